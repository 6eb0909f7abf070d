import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, INSTANTS, RATIOS } from './blocked.ts'

test.each([
  ['penguins slide down an icy slope', 'snow-slope'],
  ['a skier skis down the mountain', 'snow-slope'],
  ['children sledding down a snowy hill', 'snow-slope'],
  ['a ball rolls down a hill', 'grass-slope'],
])('%s: downhill, and on the ground', (prompt, place) => {
  for (const ratio of RATIOS) {
    const { players, setting } = block(read(prompt).shots[0]!, 1, ratio)
    expect(setting.place.id).toBe(place)
    const fall = setting.set.incline ?? 0
    expect(fall).toBeLessThan(0)
    for (const player of players) {
      const [first, last] = [player.at(0), player.at(5)]
      expect(last.x).toBeGreaterThan(first.x)
      expect(player.ground?.(5)).toBeLessThan(player.ground?.(0) ?? -9)
      for (const t of INSTANTS) {
        const { x, y, height } = player.at(t)
        expect(Math.abs(y - fall * x)).toBeLessThan(height)
        expect(player.ground?.(t)).toBeCloseTo(fall * x, 5)
      }
    }
  }
})

test('a ski slope that nobody goes down stays as it was', () => {
  const { setting } = block({ place: 'ski slope' }, 1)
  expect(setting.place.id).toBe('ski-slope')
})
