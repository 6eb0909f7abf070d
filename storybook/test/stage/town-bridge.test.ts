import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['a man proposing to a woman on a bridge in Paris', 'eiffel-tower'],
  ['a violinist on a bridge in London', 'big-ben'],
  ['a couple kisses on an old stone bridge in Istanbul', 'istanbul'],
  ['a girl walks over a bridge in Sydney', 'sydney'],
])('%s: the bridge is underfoot, and behind the river stands: %s', (prompt, sight) => {
  const [shot] = read(prompt).shots
  const { place, set } = block(shot ?? {}, 1).setting
  expect(place.id).toMatch(/bridge$/u)
  const names = set.pieces.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([sight, 'embankment', 'railing']))
})

test('a bridge in no town has its own banks', () => {
  const [shot] = read('a man stands on a bridge').shots
  const { set } = block(shot ?? {}, 1).setting
  expect(set.pieces.map(({ name }) => name)).not.toContain('embankment')
})
