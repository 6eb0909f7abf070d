import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only } from './blocked.ts'

test.each([
  'a fisherman waving at a passing boat',
  'a boy on the beach waving at a sailboat',
  'a man on the beach, a ship sails in the distance',
])('%s: the ship is out on the water, and who sees it stands on the shore', (prompt) => {
  const [shot] = read(prompt).shots
  const ship = shot?.subjects.find(({ kind }) => kind === 'boat')
  const person = shot?.subjects.find(({ kind }) => kind === 'person')
  const blocking = block(shot ?? {}, 1)
  expect(only(blocking, ship?.id ?? '').at(2).z).toBeGreaterThan(8)
  expect(only(blocking, person?.id ?? '').at(2).z).toBeLessThan(4)
})

test('a sled that glides down a hill stays on it', () => {
  const [shot] = read('a sled gliding down a snowy hill').shots
  const sled = only(block(shot ?? {}, 1), 's1')
  expect(sled.subject.actions[0]?.verb).toBe('slide')
})

test('an otter on its back floats as it is drawn for that', () => {
  const [shot] = read('an otter floating on its back in a river').shots
  expect(only(block(shot ?? {}, 1), 's1').actor.name).toBe('prop:floating-otter')
})

test('smoke over a village rises from its houses, and no roofs stand in the street', () => {
  const [shot] = read('a quiet village, smoke rising from chimneys').shots
  expect(block(shot ?? {}, 1).players).toHaveLength(0)
})
