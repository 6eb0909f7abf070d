import { expect, test } from 'vitest'
import { bodyColours } from '../../src/cast/colour/body-colours.ts'
import { BODY_HINTS } from '../../src/cast/colour/body-hints.ts'
import { hueDistance, toHex, toOklch } from '../../src/cast/colour/oklch.ts'
import { paletteOf } from '../../src/cast/colour/palette.ts'
import { readColour } from '../../src/cast/colour/read-colour.ts'
import { recolour, remake } from '../../src/cast/colour/recolour.ts'
import { iconBody } from '../../src/cast/noto/icons.ts'

const SUBJECTS = [
  'automobile',
  'bird',
  'cat',
  'dog',
  'umbrella',
  'bowl-with-spoon',
  'chair',
  'elephant',
  'rabbit',
  'horse',
  'butterfly',
  'bus',
  'rose',
  'fish',
  'motorcycle',
  'dress',
  'sailboat',
  'pig',
  'turtle',
  'balloon',
]
const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'turquoise',
  '#3366cc',
]

const pairs = SUBJECTS.flatMap((subject) => COLOURS.map((colour) => [colour, subject] as const))

test.each(pairs)('a %s %s', (colour, subject) => {
  const body = iconBody(subject) ?? ''
  const hint = BODY_HINTS[subject]
  const part = hint?.body === undefined ? undefined : toOklch(hint.body)
  const before = bodyColours(paletteOf(body), part)
  const after = recolour(body, colour, hint)
  const wanted = toOklch(readColour(colour) ?? '#000000')
  const now = bodyColours(paletteOf(after), wanted) ?? {
    swatches: [],
    middle: { l: 0, c: 0, h: 0 },
  }
  expect(Math.abs(hueDistance(now.middle.h, wanted.h))).toBeLessThan(25)
  expect(Math.abs(now.middle.l - wanted.l)).toBeLessThan(0.2)
  const spread = (list: readonly { l: number; share: number }[]): number => {
    const seen = list.filter(({ share }) => share > 0.01).map(({ l }) => l)
    return Math.max(...seen) - Math.min(...seen)
  }
  const kept = spread(now.swatches) / Math.max(0.02, spread(before?.swatches ?? []))
  expect(kept, 'shading is kept').toBeGreaterThan(0.3)
})

test.each(['dog', 'cat', 'bear', 'elephant'])(
  'the eyes of a white, a red and a black %s stay dark',
  (subject) => {
    const body = iconBody(subject) ?? ''
    for (const colour of ['white', 'red', 'black']) {
      const darkest = Math.min(
        ...paletteOf(recolour(body, colour))
          .filter(({ share }) => share > 0.002)
          .map(({ l }) => l),
      )
      expect(darkest).toBeLessThan(0.42)
    }
  },
)

test('windows and tyres of a red bus are no redder than before', () => {
  const body = iconBody('automobile') ?? ''
  const painted = recolour(body, 'green')
  for (const hex of ['#b3e5fc', '#504e52']) {
    if (body.includes(hex)) expect(painted).toContain(hex)
  }
})

test('black and white differ from each other and from what was drawn', () => {
  const body = iconBody('horse') ?? ''
  const light = (colour: string): number =>
    bodyColours(paletteOf(recolour(body, colour)))?.middle.l ?? 0
  expect(light('white')).toBeGreaterThan(0.85)
  expect(light('black')).toBeLessThan(0.5)
})

test.each([
  ['dark green', 'green'],
  ['navy', 'blue'],
  ['midnight-blue', 'blue'],
])('%s is darker than %s', (dark, plain) => {
  const light = (name: string): number => toOklch(readColour(name) ?? '').l
  expect(light(dark)).toBeLessThan(light(plain))
})

test.each([
  'pastel pink',
  'light blue',
  'reddish',
  'golden',
  'silver',
  'neon green',
  'rainbow',
  '#abc',
])('%s is a colour', (name) => {
  expect(readColour(name)).not.toBeNull()
})

test.each(['house', 'house-with-garden'])('a red %s has red walls and no red roof', (name) => {
  const hint = BODY_HINTS[name]
  const body = iconBody(name) ?? ''
  expect(body).toContain(hint?.body)
  const painted = recolour(body, 'red', hint)
  expect(painted).toContain(readColour('red'))
  expect(painted).not.toContain(hint?.beside?.part)
  expect(recolour(body, 'blue', hint)).toContain(hint?.beside?.part)
})

test('a word that names no colour changes nothing', () => {
  expect(recolour('<path fill="#ff0000"/>', 'sleepy')).toBe('<path fill="#ff0000"/>')
})

test('things of gold, wood and glass look like it', () => {
  const body = iconBody('teapot') ?? ''
  const hue = (material: string): number =>
    bodyColours(paletteOf(remake(body, material)))?.middle.h ?? 0
  expect(Math.abs(hueDistance(hue('golden'), 85))).toBeLessThan(25)
  expect(Math.abs(hueDistance(hue('wooden'), 62))).toBeLessThan(25)
  expect(remake(body, 'glass')).toContain('opacity="0.62"')
})

test('colours survive the way to OKLCH and back', () => {
  for (const hex of ['#ff0000', '#1f8a4c', '#0a0a0a', '#fefefe', '#7744cc'])
    expect(toHex(toOklch(hex))).toBe(hex)
})
