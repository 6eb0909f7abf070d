import { HIP_HEIGHT } from '../../../cast/people/body/proportions.ts'
import type { Pose } from '../../../cast/actor.ts'
import type { Puppet } from '../../../cast/people/puppet.ts'
import type { Extent, Moment } from '../action.ts'

const SAMPLES = 16

/** How far a performance reaches to each side of its spot, by looking at it a few times. A puppet's arms reach about 0.3 to either side. */
export function extentOf(at: (t: number) => Moment, seconds: number, body?: Puppet): Extent {
  const hat = body?.look.outfit.hat ? 0.08 : 0
  let [left, right, up, down] = [0, 0, 0, 0]
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const { place, pose, companions } = at((seconds * sample) / SAMPLES)
    left = Math.max(left, 0.3 - place.x)
    right = Math.max(right, place.x + 0.3)
    up = Math.max(up, place.y + 1 + hat + Math.max(0, (pose.hips ?? 0) - HIP_HEIGHT))
    if (body && upright(pose)) up = Math.max(up, place.y + highestHand(body, pose))
    down = Math.max(down, -place.y)
    for (const held of pose.holds ?? []) {
      if (held.height < 0.4) continue
      const half = (held.height * held.actor.aspect) / 2
      left = Math.max(left, half * 0.9 - place.x)
      right = Math.max(right, place.x + half * 0.9)
      up = Math.max(up, place.y + (held.grip === 'back' ? 0.72 : 0.5) + held.height * held.at.y)
    }
    for (const each of companions) {
      // What is thrown flies out of the picture; it must not make its thrower small.
      if (!each.shadow && each.height < 0.3) continue
      if (each.name === 'javelin' || each.name === 'arrow') continue
      const half = (each.height * each.actor.aspect) / 2
      left = Math.max(left, half - each.place.x)
      right = Math.max(right, each.place.x + half)
      up = Math.max(up, each.place.y + each.height)
      down = Math.max(down, -each.place.y)
    }
  }
  return { left, right, up, down }
}

function upright({ lean = 0, spin = 0 }: Pose): boolean {
  return Math.abs(lean) + Math.abs(spin) < 0.1
}

function highestHand(body: Puppet, pose: Pose): number {
  return Math.max(body.grip('leftHand', pose).y, body.grip('rightHand', pose).y) + 0.04
}
