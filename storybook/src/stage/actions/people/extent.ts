import { HIP_HEIGHT } from '../../../cast/people/body/proportions.ts'
import type { Held, Pose } from '../../../cast/actor.ts'
import type { Puppet } from '../../../cast/people/puppet.ts'
import type { Companion, Extent, Moment } from '../action.ts'
import { goesBeyond, heldAbove, heldBeside, seenPart } from '../seen-part.ts'

const SAMPLES = 16
/** Arms at ease reach about so far to either side. */
const ARMS = 0.3

/** How far a performance reaches to each side of its spot, by looking at it a few times. */
export function extentOf(at: (t: number) => Moment, seconds: number, body?: Puppet): Extent {
  const extents = Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const moment = at((seconds * sample) / SAMPLES)
    const { place, pose, companions } = moment
    return [
      ofBody(moment, body),
      ...(pose.holds ?? []).filter(isLarge).map((held) => ofHeld(held, place)),
      ...companions.filter(isCounted).map(ofCompanion),
    ]
  }).flat()
  const most = (side: keyof Extent): number => Math.max(0, ...extents.map((each) => each[side]))
  return { left: most('left'), right: most('right'), up: most('up'), down: most('down') }
}

function ofBody({ place, pose }: Moment, body: Puppet | undefined): Extent {
  const hat = body?.look.outfit.hat ? 0.08 : 0
  const head = 1 + hat + Math.max(0, (pose.hips ?? 0) - HIP_HEIGHT)
  const hands = body && isUpright(pose) ? highestHand(body, pose) : 0
  return {
    left: ARMS - place.x,
    right: place.x + ARMS,
    up: place.y + Math.max(head, hands),
    down: -place.y,
  }
}

function isUpright({ lean = 0, spin = 0 }: Pose): boolean {
  return Math.abs(lean) + Math.abs(spin) < 0.1
}

function highestHand(body: Puppet, pose: Pose): number {
  const hands = Math.max(body.grip('leftHand', pose).y, body.grip('rightHand', pose).y)
  return hands + (hands < OVERHEAD ? 0.04 : Math.max(0.04, ...tallAbove(pose)))
}

/** What hands hold over the head must not be cut by the frame. */
const OVERHEAD = 0.95
const tallAbove = ({ holds = [] }: Pose): readonly number[] =>
  holds.map((held) => (held.grip === 'bothHands' ? held.height * held.at.y : heldAbove(held)))

/** Held things this tall, in own heights, take room beside whoever holds them; so does the boat that one sits in. */
const TALL = 0.4

const isLarge = (held: Held): boolean => held.height >= TALL || heldBeside(held) > 0

function ofHeld({ height, actor, grip, at }: Held, place: Moment['place']): Extent {
  const half = (height * actor.aspect) / 2
  return {
    left: half * 0.9 - place.x,
    right: place.x + half * 0.9,
    up: place.y + (grip === 'back' ? 0.72 : 0.5) + height * at.y,
    down: 0,
  }
}

function isCounted(companion: Companion): boolean {
  return (companion.shadow || companion.height >= 0.3) && !goesBeyond(companion)
}

/** Heads of those who lean far are well beyond their feet. */
const FAR_BACK = 0.35

function ofCompanion(companion: Companion): Extent {
  const { place, height, pose } = companion
  const { half, up, down } = seenPart(companion)
  const torso = pose.joints?.torso ?? 0
  const lean = Math.abs(torso) > FAR_BACK ? Math.sin(torso) * (pose.turn ?? 1) * 0.5 * height : 0
  return {
    left: half - place.x + Math.max(0, -lean),
    right: place.x + half + Math.max(0, lean),
    up,
    down,
  }
}
