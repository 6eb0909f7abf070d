import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

const names = (prompt: string) =>
  block(read(prompt).shots[0] ?? {}, 1).players.map(({ actor }) => actor.name)

test.each([
  ['a record spins on a turntable', ['prop:spinning-record']],
  ['dumplings in a bamboo steamer', ['prop:dumpling-steamer']],
  ['butter melts in a hot pan', ['prop:butter-in-pan']],
  ['a cat sleeps on a shelf', ['prop:wall-plank', 'noto:cat']],
  ['two jars of jam on a shelf', ['prop:bare-shelf', 'prop:jam-jar', 'prop:jam-jar']],
  ['paella in a big pan', ['noto:shallow-pan-of-food']],
  ['bubbles rise in a glass of cola', ['prop:filling-glass']],
  ['a globe turns', ['prop:turning-globe']],
])('%s: one picture of both', (prompt, expected) => {
  expect(names(prompt)).toEqual(expected)
})

test.each(['vegetables falling in slow motion', 'a table full of Italian food'])(
  '%s: of several kinds',
  (prompt) => {
    expect(new Set(names(prompt)).size).toBeGreaterThan(2)
  },
)

test('a page comes out of a printer', () => {
  const [player] = block(read('a printer prints a page').shots[0] ?? {}, 1).players
  expect(player?.performance.at(0.1).pose.open).toBe(0)
  expect(player?.performance.at(5).pose.open).toBe(1)
})

test('a candle that is blown out has no flame in the end', () => {
  const [player] = block(read('a candle is blown out').shots[0] ?? {}, 1).players
  expect(player?.performance.at(5).pose.open).toBe(1)
})
