import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

test.each(['three vikings sail a longship across the sea', 'three vikings row a longship'])(
  '%s: all aboard one ship',
  (prompt) => {
    const { players } = block(read(prompt).shots[0] ?? {}, 1)
    const [ship, ...crew] = players
    expect(ship?.subject.noun).toBe('longship')
    expect(crew.map(({ subject }) => subject.noun)).toEqual(['viking', 'viking', 'viking'])
    const { x, y, height } = ship!.at(2)
    for (const each of crew) {
      const head = each.at(2)
      expect(Math.abs(head.x - x)).toBeLessThan(0.5 * height)
      // Before the sail, not on top of it.
      expect(head.y + head.height).toBeLessThan(y + 0.8 * height)
    }
  },
)

test.each([
  'an old wooden ship struggles through giant waves, sailors pull the ropes',
  'a tall ship sails at sunset, the crew waves from the deck',
  'a wooden ship drifts through fog, a captain stands on the deck',
])('%s: a ship under sail with its crew aboard, and no wave stands before it', (prompt) => {
  const { subjects, relations } = retell(read(prompt).shots[0]!)
  expect(subjects.map(({ picture }) => picture)).toEqual(['prop:pirate-ship', 'person'])
  expect(relations).toMatchObject([{ relation: 'inside' }])
})

test('a pirate captain has no steamer', () => {
  const { subjects } = retell(read('a pirate captain looks from the bow of his ship').shots[0]!)
  expect(subjects.map(({ picture }) => picture)).toContain('prop:pirate-ship')
})

test('who is on a ship stands on its deck', () => {
  expect(retell(read('pirates sing on a ship').shots[0]!)).toMatchObject({ place: 'ship deck' })
})

test('one balloon has the shape that is told of it, and those behind it are hot air balloons', () => {
  const prompt =
    'a hot air balloon shaped like an elephant rises over hills, dozens of balloons behind'
  const { subjects } = retell(read(prompt).shots[0]!)
  expect(subjects.map(({ picture, shape }) => [picture, shape])).toEqual([
    ['prop:hot-air-balloon', 'elephant'],
    ['prop:hot-air-balloon', undefined],
  ])
})

test('a queue at a food truck is served from its window', () => {
  const prompt = 'a food truck at night, the cook hands tacos to a queue of hungry people'
  const { subjects } = retell(read(prompt).shots[0]!)
  expect(subjects.map(({ noun, count }) => `${count} ${noun}`)).toEqual([
    '1 food truck',
    '4 person',
    '1 taco',
  ])
})

test.each([
  'a fisherman and his son in a rowing boat on a lake',
  'a father and his daughter row a boat on a river',
  'a woman and a dog in a rowboat',
])('%s: both are in the one boat, and nobody swims beside it', (prompt) => {
  const { subjects, relations } = retell(read(prompt).shots[0]!)
  const boats = subjects.filter(({ kind }) => kind === 'boat')
  expect(boats.map(({ picture }) => picture)).toEqual(['prop:rowed-boat'])
  const aboard = relations.filter(
    ({ relation, to }) => relation === 'inside' && to === boats[0]?.id,
  )
  expect(new Set(aboard.map(({ from }) => from)).size).toBe(2)
})
