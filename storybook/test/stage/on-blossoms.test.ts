import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { findDeed } from '../../src/stage/actions/actions.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test('a butterfly that lands on a flower ends up on it, and stays', () => {
  const { subjects } = told('a butterfly landing on a flower')
  const [butterfly, flower] = subjects.map((each) =>
    castSubject(each, { seed: 1, index: 0, wears: [] }),
  )
  const [deed] = subjects[0]!.actions
  const moves = findDeed(deed!, subjects[0]!, butterfly!)!.perform({
    performer: butterfly!,
    partner: null,
    object: 'flower',
    find: () => flower!,
    random: createRandom(1),
    seconds: 5,
    tempo: 1,
    room: 0,
    ground: 'grass',
  })
  const at = (t: number) => moves.at(t)
  const blossom = at(4).companions[0]!
  expect(Math.abs(at(4).place.x - blossom.place.x)).toBeLessThan(0.05)
  expect(at(0).place.y - at(4).place.y).toBeGreaterThan(0.5)
})

test('butterflies that flutter around a rose circle one rose', () => {
  const { subjects, relations } = told('butterflies flutter around a rose')
  expect(relations).toMatchObject([{ relation: 'around' }])
  expect(subjects.map(({ noun, count }) => [noun, count])).toContainEqual(['rose', 1])
})
