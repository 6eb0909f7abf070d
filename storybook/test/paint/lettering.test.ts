import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { drawLetters, measureLetters } from '../../src/scene/letters/draw-letters.ts'
import { letterOf } from '../../src/scene/letters/alphabet.ts'

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
    expect([character, letterOf(character) !== undefined]).toEqual([character, true])
    expect([character, inked(character) > 10]).toEqual([character, true])
  }
})

test.each([
  ['Russian', 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяё'],
  ['Greek', 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψω'],
  ['Korean', '안녕하세요빵집꽃값읽'],
])('%s letters are cut by us as well', (_, characters) => {
  const lacking = Array.from(characters).filter(
    (character) => letterOf(character) === undefined || inked(character) <= 10,
  )
  expect(lacking).toEqual([])
})

test('letters with accents are cut from a letter and a mark', () => {
  for (const [plain = '', marked = ''] of ['aä', 'eé', 'nñ', 'uü', 'oô', 'Aå'].map((pair) =>
    Array.from(pair),
  )) {
    expect(inked(marked)).toBeGreaterThan(inked(plain) * 0.9)
  }
})

test('a longer word is wider', () => {
  expect(measureLetters('Hello world', 20)).toBeGreaterThan(measureLetters('Hello', 20))
})
