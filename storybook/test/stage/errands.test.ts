import { describe, expect, it } from 'vitest'
import type { Shot, Way } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { createProjection } from '../../src/paint/projection.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import type { Moment } from '../../src/stage/actions/action.ts'
import { castShot } from '../../src/stage/playing/casting.ts'
import { perform } from '../../src/stage/playing/choreograph.ts'
import { createFinder } from '../../src/stage/telling/find-thing.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, INSTANTS, only, RATIOS } from './blocked.ts'

const SECONDS = 5

function shotOf(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return shot
}

describe('where a deed leads', () => {
  it.each<[string, Way | undefined, string | undefined]>([
    ['a cat jumps onto a table', 'onto', 'table'],
    ['a cat jumps off a wall', 'off', 'wall'],
    ['a rabbit hops out of a hat', 'out-of', 'hat'],
    ['a fox sneaks into a chicken coop', 'into', 'chicken coop'],
    ['a woman enters a house', 'into', 'house'],
    ['a train comes out of a tunnel', 'out-of', 'tunnel'],
    ['a man jumps over a bench', 'over', 'bench'],
    ['a child runs to her mother', 'to', 'mother'],
    ['a car crashes into a wall', 'to', 'wall'],
    ['an apple falls from a tree', 'off', 'tree'],
    ['a cat knocks a vase off a table', 'off', 'table'],
    ['a boy walks into the forest', undefined, undefined],
    ['children run into the sea', undefined, undefined],
    ['a cat sits on a table', undefined, undefined],
  ])('%s', (prompt, way, noun) => {
    const { subjects } = shotOf(prompt)
    const action = subjects[0]?.actions[0]
    expect(action?.way).toBe(way)
    if (way) expect(subjects.find(({ id }) => id === action?.target)?.noun).toBe(noun)
  })
})

/** The whole errand, with the goal that it brings. */
function errand(prompt: string): readonly { moment: Moment; goal: Moment['companions'][number] }[] {
  const shot = rehearse(shotOf(prompt))
  const { castings, find } = castShot(shot, 1, createFinder(1))
  const [casting] = castings
  const [actor] = casting?.actors ?? []
  if (!casting || !actor) throw new Error('Nobody plays.')
  expect(castings).toHaveLength(1)
  const cue = { ...casting, actor, find, medium: 'ground', partner: null, room: 0 } as const
  const played = perform({ ...cue, random: createRandom(1), seconds: SECONDS, ground: 'floor' })
  return Array.from({ length: 51 }, (_, index) => {
    const moment = played.at((index * SECONDS) / 50)
    const goal = moment.companions.find(({ name }) => name === casting.aim)
    if (!goal) throw new Error('The goal is not there.')
    return { moment, goal }
  })
}

describe('errands', () => {
  it('who jumps onto a table ends on it', () => {
    const { moment, goal } = errand('a cat jumps onto a table').at(-1)!
    expect(moment.place.x).toBeCloseTo(goal.place.x, 1)
    expect(moment.place.y).toBeCloseTo(goal.height, 1)
  })

  it('who jumps off a wall ends on the ground beside it', () => {
    const { moment, goal } = errand('a cat jumps off a wall').at(-1)!
    expect(moment.place.y).toBeCloseTo(0, 1)
    expect(moment.place.x).toBeGreaterThan(goal.place.x + (goal.height * goal.actor.aspect) / 2)
  })

  it('who jumps over a bench clears it and comes down behind it', () => {
    const steps = errand('a man jumps over a bench')
    const above = steps.find(({ moment, goal }) => moment.place.x >= goal.place.x)!
    expect(above.moment.place.y).toBeGreaterThan(above.goal.height)
    const { moment, goal } = steps.at(-1)!
    expect(moment.place.x).toBeGreaterThan(goal.place.x + (goal.height * goal.actor.aspect) / 2)
    expect(moment.place.y).toBeLessThan(0.1)
  })

  it('who goes through a door is gone, who comes out of one was not there', () => {
    expect(errand('a woman enters a house').at(-1)!.moment.pose.alpha).toBe(0)
    const out = errand('a dog runs out of a house')
    expect(out[0]!.moment.pose.alpha).toBe(0)
    expect(out.at(-1)!.moment.pose.alpha ?? 1).toBe(1)
  })

  it('what falls off a table breaks when it is down, and not before', () => {
    const steps = errand('a glass falls from the table and breaks')
    const whole = steps.filter(({ moment }) => moment.pose.alpha !== 0)
    expect(whole[0]!.moment.place.y).toBeCloseTo(steps[0]!.goal.height, 1)
    expect(whole.at(-1)!.moment.place.y).toBeLessThan(0.15)
    expect(steps.at(-1)!.moment.pose.alpha).toBe(0)
  })

  it('a car that crashes into a wall stops before it', () => {
    const { moment, goal } = errand('a car crashes into a wall').at(-1)!
    const wall = goal.place.x - (goal.height * goal.actor.aspect) / 2
    expect(moment.place.x).toBeLessThan(wall)
    expect(wall - moment.place.x).toBeLessThan(1.2)
  })

  it('the vase that a cat knocks off the table ends below it, the cat stays above', () => {
    const { moment, goal } = errand('a cat knocks a vase off a table')[27]!
    const vase = moment.companions.find(({ name }) => name === 'vase')!
    expect(moment.place.y).toBeCloseTo(goal.height, 1)
    expect(vase.place.y).toBeLessThan(goal.height)
  })

  it('a tunnel hides the whole train at first', () => {
    const { moment, goal } = errand('a train comes out of a tunnel')[0]!
    expect(moment.place.z).toBeGreaterThan(goal.place.z)
    expect(goal.height * goal.actor.aspect).toBeGreaterThan(3)
  })
})

describe('who cannot stop', () => {
  it('comes along as told, and what is run into gives way', () => {
    const steps = errand('a penguin slides down an icy slope and crashes into a snowman')
    const [start, end] = [steps[10]!, steps.at(-1)!]
    expect(start.moment.pose.lean).toBeGreaterThan(0.8)
    expect(start.goal.pose.open).toBe(0)
    expect(end.goal.pose.open).toBe(1)
  })

  it('a horse that stumbles lies behind the log', () => {
    const steps = errand('a horse gallops across a meadow and stumbles over a log')
    const { moment, goal } = steps.at(-1)!
    expect(moment.place.x).toBeGreaterThan(goal.place.x)
    expect(moment.pose.crouch).toBe(1)
  })
})

/** Where the goal of an errand is seen, in shares of the frame. */
function goalSeen(blocking: Blocking, noun: string, t: number): { left: number; right: number } {
  const player = only(blocking, 's1')
  const mark = player.mark(t)
  const goal = player.performance.at(t).companions.find(({ name }) => name === noun)
  if (!goal) throw new Error('The goal is not there.')
  const { box } = blocking
  const project = createProjection(
    { box, width: 1, height: box.height / box.width },
    blocking.camera(t),
  )
  const x = mark.x + mark.facing * goal.place.x * mark.height
  const half = (goal.height * goal.actor.aspect * mark.height) / 2
  return { left: project(x - half, 0, mark.z).x, right: project(x + half, 0, mark.z).x }
}

describe('the camera of an errand', () => {
  it.each([
    ['a cat jumps onto a table', 'table'],
    ['a train comes out of a tunnel', 'tunnel'],
    ['a dog runs out of a house', 'house'],
    ['a man jumps over a bench', 'bench'],
  ])('%s: keeps the whole way in sight, in every ratio', (prompt, noun) => {
    for (const [index, ratio] of RATIOS.entries()) {
      const blocking = block(shotOf(prompt), index + 1, ratio)
      for (const t of INSTANTS) {
        const { left, right } = goalSeen(blocking, noun, t)
        expect(left, `${ratio.join('×')} at ${t}`).toBeGreaterThan(-0.02)
        expect(right, `${ratio.join('×')} at ${t}`).toBeLessThan(1.02)
      }
    }
  })
})

describe('in a leap', () => {
  it.each([
    'a cat jumps onto a table',
    'a dog jumps over a fence',
    'a dolphin jumps out of the water',
    'a frog leaps from lily pad to lily pad',
    'a bird lands on a branch',
  ])('nobody is tipped from one frame to the next: %s', (prompt) => {
    const blocking = block(shotOf(prompt), 1)
    const [player] = blocking.watched
    const leans = Array.from(
      { length: SECONDS * 24 },
      (_, frame) => player?.at((frame / 24) * blocking.tempo).pose.lean ?? 0,
    )
    const tips = leans.slice(1).map((lean, index) => Math.abs(lean - (leans[index] ?? lean)))
    expect(Math.max(...leans)).toBeGreaterThan(0.01)
    expect(Math.max(...tips)).toBeLessThan(0.2)
  })
})
