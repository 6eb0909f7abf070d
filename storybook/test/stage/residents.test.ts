import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { PLACES } from '../../src/stage/places/finding/all-places.ts'
import { withResidents } from '../../src/stage/telling/residents.ts'
import { findDeed } from '../../src/stage/actions/actions.ts'
import { Shot } from '../../src/plan/plan.ts'
import { block } from './blocked.ts'

function shotOf(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in “${prompt}”.`)
  return shot
}

test.each([
  ['restaurant', 2, 'dine'],
  ['a ballroom at night', 2, 'waltz'],
  ['underwater coral reef', 5, 'swim'],
  ['une cuisine', 1, 'cook'],
])('%s: %i there, who %s', (prompt, count, verb) => {
  const { players, shot } = block(shotOf(prompt), 1)
  expect(players[0]?.subject.count).toBe(count)
  expect(players[0]?.subject.actions[0]?.verb).toBe(verb)
  expect(shot.camera.framing).toBe('wide')
})

test.each([
  'an empty restaurant',
  'an abandoned hospital',
  'a library without people',
  'a kitchen, close-up',
  'a flooded classroom',
  'a mountain valley',
  'a spooky office',
])('%s: nobody is there', (prompt) => {
  expect(block(shotOf(prompt), 1).players).toEqual([])
})

const SEVERAL = PLACES.flatMap(({ id }) => {
  const lively = withResidents(Shot.parse({ place: id }), id)
  return lively ? [[id, lively] as const] : []
})

test.each(SEVERAL)('those who are in a %s do something there', (_, lively) => {
  const { players } = block(lively, 1)
  const [first] = players
  const [deed] = lively.subjects[0]?.actions ?? []
  expect(first && deed && findDeed(deed, first.subject, first.actor)).not.toBeNull()
})
