import { describe, expect, test } from 'vitest'
import { createPicture } from '../../src/cast/create-picture.ts'
import { OTHER_PHRASES } from '../../src/lexicon/deeds/all-deeds.ts'
import type { Kind } from '../../src/plan/plan.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { ActionContext, Choreography, Moment } from '../../src/stage/actions/action.ts'
import { STAGE_ACTIONS } from '../../src/stage/actions/actions.ts'
import { createFinder } from '../../src/stage/telling/find-thing.ts'

const SECONDS = 5
const find = createFinder(1)

/** Somebody who can do it. */
const PERFORMERS: Readonly<Partial<Record<Kind | 'puppet', string>>> = {
  animal: 'noto:dog',
  bird: 'noto:eagle',
  fish: 'noto:dolphin',
  insect: 'noto:honeybee',
  creature: 'noto:dragon',
  vehicle: 'noto:automobile',
  boat: 'noto:sailboat',
  aircraft: 'prop:airplane',
  plant: 'prop:flower',
  thing: 'prop:lamp',
  food: 'noto:red-apple',
  toy: 'prop:teddy-bear',
}

function contextFor(deed: Choreography): ActionContext {
  const kind = deed.for.find((each) => PERFORMERS[each] !== undefined) ?? 'animal'
  return {
    performer: createPicture(PERFORMERS[kind] ?? 'noto:dog'),
    partner: null,
    object: null,
    find,
    random: createRandom(7).fork(deed.id),
    seconds: SECONDS,
    tempo: 1,
    room: 1.8,
    ground: 'grass',
  }
}

const numbersOf = ({ place, pose, companions }: Moment): number[] =>
  [place, pose, ...companions.map((each) => each.place), ...companions.map((each) => each.pose)]
    .flatMap((part) => Object.values(part))
    .filter((value): value is number => typeof value === 'number')

describe.each(
  STAGE_ACTIONS.map((deed) => [`${deed.id} of ${deed.for.join(', ') || 'anybody'}`, deed] as const),
)('%s', (_, deed) => {
  const performance = deed.perform(contextFor(deed))
  const moments = Array.from({ length: SECONDS * 24 }, (__, frame) => performance.at(frame / 24))

  test('is a number at every frame', () => {
    for (const moment of moments) expect(numbersOf(moment).every(Number.isFinite)).toBe(true)
  })

  test('never jumps from one frame to the next', () => {
    moments.slice(1).forEach(({ place, pose }, index) => {
      const last = moments[index]
      const before = last?.place ?? place
      // What rains down begins anew above, unseen.
      if (Math.max(pose.alpha ?? 1, last?.pose.alpha ?? 1) < 0.2) return
      expect(Math.hypot(place.x - before.x, place.y - before.y)).toBeLessThan(0.3)
    })
  })

  test('says how much room it takes', () => {
    const { left, right, up, down } = performance.extent
    for (const side of [left, right, up, down]) expect(side).toBeLessThan(8)
    expect(up).toBeGreaterThan(0.5)
  })
})

test('every phrase of animals, vehicles and things asks for a deed that somebody can do', () => {
  const known = new Set(STAGE_ACTIONS.map(({ id }) => id))
  const unknown = OTHER_PHRASES.map(({ id }) => id).filter((id) => !known.has(id))
  expect([...new Set(unknown)]).toEqual([])
})
