import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stuffOf } from '../../src/stage/setting/stuff.ts'
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

test.each([
  ['A tram climbs a steep street in Lisbon', 'steep-street', 1],
  ['A tram climbs a hill in San Francisco', 'steep-street', 1],
  ['A cable car in San Francisco rolls down a steep street', 'steep-street', -1],
  ['A mountain biker races down a forest trail', 'mountain-climb', -1],
  ['A red pickup truck drives up a steep hill at sunset', 'grass-slope', 1],
  ['A skier carves down a steep snowy mountain', 'snow-slope', -1],
  ['An old man walks up a steep cobbled lane', 'steep-street', 1],
  ['a car goes down a steep road', 'steep-street', -1],
  ['A cyclist rides up a steep hill', 'grass-slope', 1],
  ['a bus drives uphill', 'grass-slope', 1],
  ['an ant carries a leaf up a hill', 'grass-slope', 1],
  ['A cyclist climbs a steep mountain road in the fog', 'mountain-climb', 1],
  ['A red truck climbs a winding mountain pass', 'mountain-climb', 1],
  ['Two hikers climb a steep mountain trail', 'mountain-climb', 1],
  ['a car drives down a mountain road at night', 'mountain-climb', -1],
])('%s: %s, and the right way', (prompt, place, way) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(setting.place.id).toBe(place)
  const [player] = players
  expect(((player?.at(5).y ?? 0) - (player?.at(0).y ?? 0)) * way).toBeGreaterThan(0.3)
})

test('who goes on foot stays upright on a hill, and what has wheels does not', () => {
  const leanOf = (prompt: string): number =>
    block(read(prompt).shots[0]!, 1).players[0]?.at(1).pose.lean ?? 0
  const level = leanOf('a man walks in the street')
  expect(leanOf('a man walks up a steep street')).toBeCloseTo(level, 1)
  expect(leanOf('a tram climbs a steep street')).toBeLessThan(-0.1)
})

test('a ski slope that nobody goes down stays as it was', () => {
  const snowman = { id: 's1', noun: 'snowman', kind: 'nature' as const }
  const { setting } = block({ place: 'ski slope', subjects: [snowman] }, 1)
  expect(setting.place.id).toBe('ski-slope')
})

test('what splashes from the wheels of a bicycle is mud', () => {
  const { subjects } = read('a cyclist races down a trail, mud splashing').shots[0]!
  expect(subjects.map((each) => stuffOf(each)?.effect)).toEqual([undefined, 'mud'])
})

test('a tram of San Francisco is a cable car in the street', () => {
  const [tram] = read('a tram climbs a hill in San Francisco').shots[0]!.subjects
  expect(tram?.picture).toBe('prop:street-cable-car')
})

test('who slides down into the sea goes in with a splash and floats', () => {
  for (const ratio of RATIOS) {
    const { players, setting } = block(
      read('three penguins slide down an icy slope into the sea').shots[0]!,
      1,
      ratio,
    )
    const shore = setting.set.spots.find(({ name }) => name === 'shore')
    const swims = players.filter((each) => each.at(5).x > (shore?.x ?? 99) + each.at(5).height)
    expect(swims.length).toBeGreaterThan(0)
    for (const swimmer of swims) {
      const { y, height } = swimmer.at(5)
      expect(Math.abs(y - (shore?.y ?? 99))).toBeLessThan(0.1 * height)
      expect(swimmer.performance.effects.map(({ name }) => name)).toContain('splash')
    }
  }
})
