import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import type { Shot, Time, Weather } from '../../src/plan/plan.ts'
import { TIMES, WEATHERS } from '../../src/plan/vocabulary.ts'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { PlaceContext } from '../../src/stage/place.ts'
import { snowIn } from '../../src/stage/places/kit/lying-snow.ts'
import type { Ink } from '../../src/stage/places/kit/paper.ts'
import { cloudHeight, drawCloud, type CloudForm } from '../../src/stage/sky/cloud-shapes.ts'
import { stage } from '../../src/stage/stage.ts'

const SIZE = { width: 192, height: 108 }

const filmed = (prompt: string, change: Partial<Shot> = {}) => {
  const plan = read(prompt)
  const shots = plan.shots.map((shot) => ({ ...shot, ...change }))
  return stage({ plan: { ...plan, shots }, seed: 2, ...SIZE, seconds: 4, fps: 24 })
}

const names = (prompt: string, change?: Partial<Shot>): string =>
  filmed(prompt, change)
    .shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))
    .join(', ')

/** Mean red, green and blue of a frame. */
function colourOf(change: Partial<Shot>): readonly number[] {
  const pixels = createPainter(filmed('a field with a tree', change)).pixels(30)
  const sum = [0, 0, 0]
  for (const [i, value] of pixels.entries()) if (i % 4 < 3) sum[i % 4] = (sum[i % 4] ?? 0) + value
  return sum.map((value) => (value * 4) / pixels.length)
}

const apart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0)

test('each hour has its own light', () => {
  const seen = new Map<Time, readonly number[]>(TIMES.map((time) => [time, colourOf({ time })]))
  for (const [time, colour] of seen) {
    for (const [other, theirs] of seen) {
      if (time < other)
        expect([time, other, apart(colour, theirs) > 9]).toEqual([time, other, true])
    }
  }
})

/** The row of the frame in which the middle of the sun's light is. */
function sunRow(time: Time, frame: number): number {
  const film = filmed('a field, static camera', { time })
  const painted = (wanted: (name: string) => boolean) => {
    const shots = film.shots.map((shot) => ({
      ...shot,
      pieces: shot.pieces.filter(({ name }) => wanted(name)),
    }))
    return createPainter({ ...film, shots }).pixels(frame)
  }
  const [lit, dark] = [painted((name) => name === 'sun'), painted(() => false)]
  let [sum, weights] = [0, 0]
  for (let at = 0; at < lit.length; at += 4) {
    const weight = Math.abs(lit[at]! - dark[at]!)
    sum += weight * Math.floor(at / 4 / SIZE.width)
    weights += weight
  }
  return sum / weights
}

test('the sun is seen to climb at dawn and to sink at sunset', () => {
  expect(sunRow('dawn', 90)).toBeLessThan(sunRow('dawn', 0) - 2)
  expect(sunRow('sunset', 90)).toBeGreaterThan(sunRow('sunset', 0) + 2)
})

test('a night is dark and blue, and not black', () => {
  const [red = 0, , blue = 0] = colourOf({ time: 'night' })
  expect(blue).toBeGreaterThan(red * 1.15)
  expect(blue).toBeGreaterThan(60)
})

describe.each([
  ['rain', /\brain -3/],
  ['storm', /bolt.*flash|flash.*bolt/],
  ['hail', /hail 6/],
  ['snow', /snow 8/],
  ['blizzard', /snow 8/],
  ['fog', /fog 16/],
  ['sandstorm', /fog 16/],
  ['rainbow', /rainbow/],
] as const)('%s', (weather: Weather, pieces) => {
  test('has its pieces', () => {
    expect(names('a field with a tree', { weather })).toMatch(pieces)
  })
})

test('every weather changes the picture', () => {
  const clear = colourOf({ weather: 'clear' })
  for (const weather of WEATHERS.filter((each) => each !== 'clear' && each !== 'wind'))
    expect([weather, apart(clear, colourOf({ weather })) > 5]).toEqual([weather, true])
})

test.each([
  ['fireflies in a meadow at night', 'floating firefly'],
  ['soap bubbles float in a garden', 'floating bubble'],
  ['a meteor shower over mountains', 'meteors'],
  ['shooting stars over a lake', 'meteors'],
  ['sky lanterns over a lake at night', 'floating lantern'],
  ['confetti falls on a stage', 'confetti shower'],
  ['northern lights over a forest', 'aurora'],
  ['fireworks over a city', 'fireworks'],
  ['autumn leaves fall in a park', 'leaf shower'],
  ['a campfire in a forest at night', 'light'],
  ['a street with neon signs', 'neon sign 1'],
  ['a car on a city street at night, neon reflections', 'neon on house 3'],
  ['a neon-lit street at night', 'wet floor'],
  ['a motorcycle on a wet highway at night', 'wet floor'],
])('%s: the air is full', (prompt, piece) => {
  expect(names(prompt)).toContain(piece)
})

test('a storm is seen from within: its light in rooms with windows, its rain in the slits of a tower', () => {
  const stairs = names('a lighthouse keeper climbs a spiral staircase during a storm')
  expect(stairs).toContain('rain in the window')
  expect(stairs).toContain('flash')
  expect(names('a woman drinks tea in the living room during a thunderstorm')).toContain('flash')
  expect(names('a prisoner sleeps in a dungeon during a storm')).not.toContain('flash')
  expect(names('a monk climbs a spiral staircase')).not.toMatch(/flash|rain in the window/u)
})

test('autumn and spring are seen in streets that have no trees, and not in rooms', () => {
  for (const season of ['autumn', 'spring'] as const) {
    expect(names('a dog in an alley', { season })).toContain('branch of the season')
    expect(names('a dog in a kitchen', { season })).not.toContain('branch of the season')
  }
  expect(names('a dog in an alley', { season: 'autumn' })).toContain('fallen leaves')
  expect(names('a dog in an alley', { season: 'summer' })).not.toContain('branch of the season')
})

test('pollen floats over grass on a fair day, and neither in the rain nor in winter', () => {
  expect(names('a meadow', { weather: 'clear', season: null })).toContain('motes')
  expect(names('a meadow', { weather: 'rain', season: null })).not.toContain('motes')
  expect(names('a forest at night', { season: 'winter' })).not.toContain('motes')
})

test('a storm hangs a cover over the sky, and a shower does not', () => {
  expect(names('a field', { weather: 'storm' })).toContain('cover of clouds 1')
  expect(names('a field', { weather: 'rain' })).not.toContain('cover of clouds')
})

test('wheels raise dust in a desert, and none on a street', () => {
  expect(names('a car drives through a desert')).toMatch(/ dust\b/u)
  expect(names('a car drives on a city street')).not.toMatch(/ dust\b/u)
  expect(names('a boy rides a bicycle on a city street')).not.toMatch(/ dust\b/u)
})

const UNIT = 20

/** The highest row, in u over its foot, that a cloud of ten u is painted on. */
function topOf(form: CloudForm, seed: number): number {
  const canvas = createCanvas(16 * UNIT, 16 * UNIT)
  const ctx = canvas.getContext('2d')
  ctx.setTransform(UNIT, 0, 0, UNIT, 8 * UNIT, 15 * UNIT)
  drawCloud(ctx, { width: 10, tone: '#ffffff', form, puffs: createRandom(seed) })
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height)
  const first = data.findIndex((value, i) => i % 4 === 3 && value > 0)
  return 15 - Math.floor(first / 4 / canvas.width) / UNIT
}

test.each(['heap', 'bank', 'tower', 'tuft'] as const)('a %s of clouds fits its sheet', (form) => {
  const room = cloudHeight(form, 10) + 0.3
  for (let seed = 0; seed < 12; seed++) expect(topOf(form, seed)).toBeLessThan(room)
})

/** The colours of a post from its top down, after a winter. */
function snowedOn(name: string): string[] {
  const ctx = createCanvas(40, 60).getContext('2d')
  ctx.fillStyle = '#804020'
  ctx.fillRect(10, 20, 20, 40)
  const context = { snowy: true } as unknown as PlaceContext
  snowIn({ ctx, unit: 30 } as unknown as Ink, { name, z: 0 }, context)
  return [20, 50].map((y) => Array.from(ctx.getImageData(20, y, 1, 1).data.slice(0, 3)).join(' '))
}

test('snow lies on the top of what stands, and not on what flows', () => {
  expect(snowedOn('fence')).toEqual(['243 248 252', '128 64 32'])
  expect(snowedOn('sea')).toEqual(['128 64 32', '128 64 32'])
})
