import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import type { StyleName } from '../../src/plan/plan.ts'
import { STYLES } from '../../src/plan/vocabulary.ts'
import { toyScene } from './toy-scene.ts'

const WIDTH = 240
const HEIGHT = 136
const golden = new URL('golden/', import.meta.url)

/** Mean difference of two pictures, in levels of 255. */
function apart(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 4) {
    for (let c = 0; c < 3; c++) sum += Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0))
  }
  return sum / (a.length * 0.75)
}

const paintAnew = (style: StyleName): Uint8Array =>
  Uint8Array.from(createPainter(toyScene({ width: WIDTH, height: HEIGHT, style })).pixels(12))

const known = new Map<StyleName, Uint8Array>()

function painted(style: StyleName): Uint8Array {
  const pixels = known.get(style) ?? paintAnew(style)
  known.set(style, pixels)
  return pixels
}

describe.each(STYLES)('the style %s', (style) => {
  // Antialiasing may differ by a level or two between builds of Skia; a wrong picture differs by dozens.
  test('looks as it did', async () => {
    const file = new URL(`${style}.png`, golden)
    const now = painted(style)
    if (process.env.UPDATE_GOLDEN || !existsSync(file)) {
      mkdirSync(golden, { recursive: true })
      const canvas = createPainter(toyScene({ width: WIDTH, height: HEIGHT, style })).paint(12)
      writeFileSync(file, canvas.toBuffer('image/png'))
    }
    const canvas = createCanvas(WIDTH, HEIGHT)
    canvas.getContext('2d').drawImage(await loadImage(readFileSync(file)), 0, 0)
    expect(apart(now, canvas.data())).toBeLessThan(4)
  })

  test('paints the same frame the same way twice', () => {
    expect(Buffer.from(paintAnew(style)).equals(Buffer.from(painted(style)))).toBe(true)
  })

  test.runIf(style !== 'paper')('changes the whole picture', () => {
    expect(apart(painted(style), painted('paper'))).toBeGreaterThan(6)
  })

  test('leaves every pixel opaque', () => {
    const pixels = painted(style)
    let clear = 0
    for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) clear++
    expect(clear).toBe(0)
  })
})

// Canvases and sheets are used again from picture to picture: nothing of one may shine into the next.
test.each(['cyberpunk', 'surreal', 'anime', 'vhs', 'tilt-shift', 'watercolour', 'clay'] as const)(
  'in %s a picture does not depend on those before it',
  (style) => {
    const painter = createPainter(toyScene({ width: WIDTH, height: HEIGHT, style }))
    for (const frame of [30, 2, 20]) painter.pixels(frame)
    expect(Buffer.from(painter.pixels(12)).equals(Buffer.from(painted(style)))).toBe(true)
  },
)

test('no two styles look alike', () => {
  const all = STYLES.map((style) => ({ style, pixels: painted(style) }))
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const difference = apart(one.pixels, other.pixels)
      expect([one.style, other.style, difference > 5]).toEqual([one.style, other.style, true])
    }
  }
})

/** What can be counted in a picture: mean brightness and colour, how much it differs from pixel to pixel, its inks. */
function statistics(pixels: Uint8Array): {
  readonly light: number
  readonly colour: number
  readonly texture: number
  readonly inks: number
} {
  let [light, colour, texture] = [0, 0, 0]
  const inks = new Set<number>()
  const count = pixels.length / 4
  for (let i = 0; i < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3)
    light += (red + green + blue) / 3
    colour += Math.max(red, green, blue) - Math.min(red, green, blue)
    texture += Math.abs(green - (pixels[i + 5] ?? green))
    inks.add((red << 16) | (green << 8) | blue)
  }
  return {
    light: light / count,
    colour: colour / count,
    texture: texture / count,
    inks: inks.size,
  }
}

const looks = Object.fromEntries(
  STYLES.map((style) => [style, statistics(painted(style))]),
) as Record<StyleName, ReturnType<typeof statistics>>

describe('a stranger can tell a style by its numbers', () => {
  test.each(['monochrome', 'noir', 'pencil', 'charcoal'] as const)('%s has no colour', (style) => {
    expect(looks[style].colour).toBeLessThan(10)
  })

  test.each(['pop-art', 'stained-glass', 'comic', 'render-3d'] as const)('%s is loud', (style) => {
    expect(looks[style].colour).toBeGreaterThan(looks.paper.colour * 1.1)
  })

  test.each(['pencil', 'watercolour', 'ink', 'pastel'] as const)('%s leaves paper', (style) => {
    expect(looks[style].light).toBeGreaterThan(165)
  })

  test.each(['neon', 'chalk', 'blueprint'] as const)('%s is drawn in light on dark', (style) => {
    expect(looks[style].light).toBeLessThan(125)
  })

  test.each(['pixel', 'bricks', 'bauhaus', 'art-deco'] as const)('%s uses few inks', (style) => {
    expect(looks[style].inks).toBeLessThan(looks.paper.inks / 2)
  })

  test.each([
    'van-gogh',
    'oil',
    'mosaic',
    'embroidery',
    'pointillist',
    'engraving',
    'felt',
  ] as const)('%s has a surface', (style) => {
    expect(looks[style].texture).toBeGreaterThan(looks.paper.texture * 1.6)
  })
})

/** Those that cover a sheet with strokes, cells or hatching before their first frame: seconds, at 1080p. */
const LABORIOUS = [
  'charcoal',
  'chalk',
  'clay',
  'crayon',
  'embroidery',
  'felt',
  'golden',
  'impressionist',
  'mosaic',
  'oil',
  'pastel',
  'pencil',
  'pointillist',
  'stained-glass',
  'van-gogh',
  'watercolour',
] as const satisfies readonly StyleName[]

test.each(LABORIOUS)('%s can be given up while it is prepared', (style) => {
  let calls = 0
  const heed = (): void => {
    if (++calls === 100) throw new Error('enough')
  }
  const painter = createPainter(toyScene({ width: WIDTH, height: HEIGHT, style }), heed)
  expect(() => [...painter.warm(0, 1)]).toThrow('enough')
})
