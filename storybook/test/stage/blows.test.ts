import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Companion } from '../../src/stage/actions/action.ts'
import { block } from './blocked.ts'

const SECONDS = 5

/** What is beside whoever acts, by its name, early in the film and at its end. */
function sides(prompt: string, who: string, name: string): (Companion | undefined)[] {
  const [shot] = read(prompt).shots
  const { players } = block(shot ?? {}, 1)
  const { performance } = players.find(({ subject }) => subject.noun === who)!
  return [0.2, SECONDS].map((t) => performance.at(t).companions.find((each) => each.name === name))
}

test.each([
  ['A goat butts a barrel, causing it to slide across the yard', 'goat', 'barrel'],
  ['A pig nudges a pumpkin, sending it rolling through the farmyard', 'pig', 'pumpkin'],
  ['A dog kicks a bucket, making it fly away', 'dog', 'bucket'],
])('%s: it is somewhere else in the end', (prompt, who, name) => {
  const [before, after] = sides(prompt, who, name)
  expect(after!.place.x - before!.place.x).toBeGreaterThan(0.5)
})

test('what is run into goes over, and who runs into it does not', () => {
  const [before, after] = sides(
    'A bull rams a scarecrow, causing it to topple',
    'bull',
    'scarecrow',
  )
  expect(before?.pose.lean ?? 0).toBe(0)
  expect(after?.pose.lean).toBeGreaterThan(1)
})

test('a window is whole before the ball comes, and cracked afterwards', () => {
  const [before, after] = sides('A ball strikes a window, causing it to crack', 'ball', 'window')
  expect([before?.pose.open, after?.pose.open]).toEqual([0, 1])
})

test('the ice cracks under the feet, and the moose stays whole', () => {
  const prompt = 'A moose steps onto a frozen lake, causing the ice to crack'
  const [before, after] = sides(prompt, 'moose', 'ground')
  expect([before?.pose.open, after?.pose.open]).toEqual([0, 1])
})

test('a cup on the table goes over when the squirrel lands there', () => {
  const prompt = 'A squirrel leaps onto a table, causing a cup to tip over'
  const [before, after] = sides(prompt, 'squirrel', 'cup')
  expect(before?.place.y).toBeGreaterThan(0.3)
  expect(after?.pose.lean).toBeGreaterThan(1)
})

test('what hangs swings about its top, on an arm that stays where it is', () => {
  const prompt = 'A parrot pecks at a hanging lantern, making it swing'
  const [before, after] = sides(prompt, 'parrot', 'bracket')
  expect(before?.place).toEqual(after?.place)
})

test('what falls onto a thing comes from above, and goes down with it when it breaks', () => {
  const [shot] = read('A hammer falls onto a glass table and breaks it').shots
  const { players } = block(shot!, 1)
  const hammer = players.find(({ subject }) => subject.noun === 'hammer')!
  const [first = 0, struck = 0, last = 0] = [0.2, 1.5, SECONDS].map((t) => hammer.at(t).y)
  expect(first).toBeGreaterThan(struck)
  expect(last).toBeLessThan(0.3 * first)
})
