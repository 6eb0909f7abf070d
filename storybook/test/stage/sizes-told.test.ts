import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only, seen } from './blocked.ts'

const SEEDS = [1, 2, 3]

/** How tall the first subject with this noun looks, in shares of the frame. */
function tallness(prompt: string, noun: string, seed: number): number {
  const blocking = block(read(prompt).shots[0]!, seed)
  const { id } = blocking.shot.subjects.find((each) => each.noun === noun)!
  const { top, bottom } = seen(only(blocking, id), blocking, 1)
  return Math.abs(bottom - top)
}

test.each(SEEDS)('what is said to be small has room around it, seed %i', (seed) => {
  const small = tallness('a small green cup on a table', 'cup', seed)
  expect(small).toBeLessThan(0.75 * tallness('a green cup on a table', 'cup', seed))
  const dog = tallness('a small dog in a park', 'dog', seed)
  expect(dog).toBeLessThan(0.85 * tallness('a dog in a park', 'dog', seed))
})

test.each(SEEDS)('what one plays with is a toy, seed %i', (seed) => {
  const prompt = 'a boy plays with a train'
  const train = tallness(prompt, 'toy train', seed)
  expect(train).toBeLessThan(0.45 * tallness(prompt, 'boy', seed))
})

test.each(SEEDS)('a lantern on a ship is no second funnel, seed %i', (seed) => {
  const prompt = 'a lantern on a ship'
  expect(tallness(prompt, 'lantern', seed)).toBeLessThan(0.4 * tallness(prompt, 'ship', seed))
})

test.each(SEEDS)('who is behind a tree looks out beside its trunk, seed %i', (seed) => {
  const blocking = block(read('a fox behind a tree').shots[0]!, seed)
  const [fox, tree] = ['s1', 's2'].map((id) => seen(only(blocking, id), blocking, 1))
  expect(fox!.left).toBeLessThan(tree!.right)
  expect(fox!.right).toBeGreaterThan(tree!.left)
})

test('what hangs from a mast hangs from a ship under sail', () => {
  const { shot } = block(read("a bell hanging from a ship's mast").shots[0]!, 1)
  expect(shot.subjects.map(({ noun }) => noun)).toEqual(['bell', 'sailing ship'])
})
