import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { drawLetters, measureLetters } from '../../src/paint/letters/draw-letters.ts'
import { glyphOf } from '../../src/paint/letters/glyphs.ts'

const style = { height: 40, colours: ['#000000'], playful: 0 }

function inked(text: string): number {
  const canvas = createCanvas(600, 80)
  const ctx = canvas.getContext('2d')
  ctx.translate(300, 60)
  drawLetters(ctx, text, style)
  const { data } = ctx.getImageData(0, 0, 600, 80)
  let count = 0
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 128) count++
  return count
}

test('every Latin letter, digit and common sign is cut by us and needs no font', () => {
  const characters =
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,!?\'"-:;()&/+%#@$€£'
  for (const character of characters) {
    expect([character, glyphOf(character) !== undefined]).toEqual([character, true])
    expect([character, inked(character) > 10]).toEqual([character, true])
  }
})

test('letters with accents are cut from a letter and a mark', () => {
  for (const [plain = '', marked = ''] of ['aä', 'eé', 'nñ', 'uü', 'oô', 'Aå'].map((pair) =>
    Array.from(pair),
  )) {
    expect(inked(marked)).toBeGreaterThan(inked(plain) * 0.9)
  }
})

test('a longer word is wider', () => {
  const ctx = createCanvas(10, 10).getContext('2d')
  expect(measureLetters(ctx, 'Hello world', 20)).toBeGreaterThan(measureLetters(ctx, 'Hello', 20))
})
