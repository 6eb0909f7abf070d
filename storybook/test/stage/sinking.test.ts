import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block, only, SECONDS } from './blocked.ts'

test.each([
  ['a car at the bottom of a lake', 'lie-sunken'],
  ['an airplane on the sea floor', 'lie-sunken'],
  ['a submarine at the bottom of the sea', undefined],
  ['a diver discovers a sunken airplane', 'dive'],
])('%s: %s', (prompt, verb) => {
  expect(retell(read(prompt).shots[0]!).subjects[0]?.actions[0]?.verb).toBe(verb)
})

test('a sunken ship is seen as a wreck on the sea floor', () => {
  const { setting } = block(read('fish swim around a sunken pirate ship').shots[0]!, 1)
  expect(setting.place.medium).toBe('underwater')
})

test.each(['a paper lantern', 'a dove', 'a butterfly'])('%s rises when it is released', (thing) => {
  const { performance } = only(block(read(`a girl releases ${thing}`).shots[0]!, 1), 's1')
  const [first, last] = [0, SECONDS].map((t) =>
    Math.max(...performance.at(t).companions.map(({ place }) => place.y)),
  )
  expect(last! - first!).toBeGreaterThan(0.4)
})
