import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { STYLES } from '../../src/plan/plan.ts'
import { toyScene } from './toy-scene.ts'

const WIDTH = 320
const HEIGHT = 180
const golden = new URL('golden/', import.meta.url)

/** Mean difference of two pictures, in levels of 255. */
function apart(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 4) {
    for (let c = 0; c < 3; c++) sum += Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0))
  }
  return sum / (a.length * 0.75)
}

const painted = (style: (typeof STYLES)[number], frame = 12): Uint8Array =>
  Uint8Array.from(createPainter(toyScene({ width: WIDTH, height: HEIGHT, style })).pixels(frame))

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
    expect(Buffer.from(painted(style)).equals(Buffer.from(painted(style)))).toBe(true)
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

test('no two styles look alike', () => {
  const all = STYLES.map((style) => ({ style, pixels: painted(style) }))
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const difference = apart(one.pixels, other.pixels)
      expect([one.style, other.style, difference > 5]).toEqual([one.style, other.style, true])
    }
  }
})
