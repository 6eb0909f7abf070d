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

test.each([
  'a diver discovers a wreck, a sea turtle glides past',
  'a sea turtle glides past pink corals',
])('%s: under water', (prompt) => {
  expect(block(read(prompt).shots[0]!, 1).setting.place.medium).toBe('underwater')
})

test.each(['a paper lantern', 'a dove', 'a butterfly'])('%s rises when it is released', (thing) => {
  const { performance } = only(block(read(`a girl releases ${thing}`).shots[0]!, 1), 's1')
  const [first, last] = [0, SECONDS].map((t) =>
    Math.max(...performance.at(t).companions.map(({ place }) => place.y)),
  )
  expect(last! - first!).toBeGreaterThan(0.4)
})

test.each([
  ['a violinist plays on the deck of a sinking ship as waves crash', true],
  ['two friends hug aboard the sinking Titanic', true],
  ['a captain stands on the bow of a cruise ship', false],
])('%s: the deck is the place, no second ship stands on it', (prompt, slants) => {
  const shot = retell(read(prompt).shots[0]!)
  expect(shot.place).toMatch(/ship deck$/)
  expect(shot.subjects.some(({ kind }) => kind === 'boat')).toBe(false)
  expect(shot.camera.effects.includes('dutch-angle')).toBe(slants)
  const swells = block(shot, 1).setting.pieces.filter(({ name }) => name.startsWith('swell'))
  expect(swells.length > 0).toBe(slants)
})
