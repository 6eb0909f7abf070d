import { expect, test } from 'vitest'
import { STAGE_ACTIONS } from '../../../src/stage/actions/actions.ts'
import { HUMAN_ACTIONS } from '../../../src/stage/actions/people/human-actions.ts'
import { findPlace } from '../../../src/stage/places/finding/find-place.ts'
import {
  HOMES_OF_DEEDS,
  HOMES_OF_KINDS,
  HOMES_OF_NOUNS,
} from '../../../src/stage/setting/home-places.ts'

const unknown = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => findPlace(name.replaceAll('-', ' ')) === null)

test('everything that is at home somewhere is at home in a place that can be built', () => {
  const homes = [
    ...[...HOMES_OF_NOUNS, ...HOMES_OF_DEEDS].flatMap(([, places]) => places.split(' ')),
    ...Object.values(HOMES_OF_KINDS).flat(),
  ]
  expect(homes.length).toBeGreaterThan(150)
  expect(unknown(homes)).toEqual([])
})

test('every deed that asks for a place asks for one that can be built', () => {
  const asked = [...HUMAN_ACTIONS, ...STAGE_ACTIONS].flatMap(({ needs }) => needs?.place ?? [])
  expect(asked.length).toBeGreaterThan(100)
  expect(unknown(asked)).toEqual([])
})
