import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only } from './blocked.ts'

test.each([
  'A gondola glides under a bridge in Venice at dusk',
  'a sailboat passes under a stone bridge',
  'a red canoe floats under a bridge',
])('%s: through its arch, and there is one bridge', (prompt) => {
  const blocking = block(read(prompt).shots[0]!, 1)
  const bridges = blocking.setting.pieces.filter(({ name }) => /bridge/u.test(name))
  expect(bridges.map(({ name }) => name)).toEqual(['bridge above'])
  expect(bridges[0]?.depth(0)).toBeLessThan(only(blocking, 's1').at(0).z)
  expect(blocking.players).toHaveLength(1)
})

test('who plays under a bridge of a city has its arch behind them and the city through it', () => {
  const blocking = block(read('a man plays the violin under a bridge in Paris').shots[0]!, 1)
  expect(blocking.setting.pieces.map(({ name }) => name)).toContain('bridge above')
  expect(blocking.players).toHaveLength(1)
})

test.each([
  'A troll sits under a stone bridge. A goat walks across above him.',
  'A man walks across a bridge, a boat passes under the bridge.',
])('%s: one is on the bridge, the other under it', (prompt) => {
  const shot = read(prompt).shots[0]!
  const blocking = block(shot, 1)
  const heightOf = (noun: RegExp): number =>
    only(blocking, shot.subjects.find((each) => noun.test(each.noun))!.id).at(0).y
  expect(heightOf(/goat|man/u)).toBeGreaterThan(heightOf(/troll|boat/u))
})
