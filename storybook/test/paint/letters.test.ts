import { expect, test } from 'vitest'
import { letterOf } from '../../src/scene/letters/alphabet.ts'
import { syllableOf } from '../../src/scene/letters/hangul.ts'
import { measureLetters } from '../../src/scene/letters/draw-letters.ts'

const ALPHABETS = {
  Latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzßæøéèüñçåžłĄÅ',
  Russian: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  Ukrainian: 'ҐЄІЇґєії',
  Greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέίόύώ',
  signs: '0123456789 .,!?\'"-–:;()/+=*#&%@$€£♥',
}

test.each(Object.entries(ALPHABETS))('every letter is cut: %s', (_name, letters) => {
  const missing = Array.from(letters).filter((letter) => !letterOf(letter))
  expect(missing).toEqual([])
})

test.each(['Russian', 'Greek'] as const)('no two letters are the same cut: %s', (name) => {
  const cuts = Array.from(ALPHABETS[name], (letter) => JSON.stringify(letterOf(letter)))
  expect(new Set(cuts).size).toBe(cuts.length)
})

test('a Korean syllable is put together from its letters', () => {
  const paths = (text: string): string[] => (syllableOf(text) ?? []).map(({ path }) => path)
  expect(paths('가')).toHaveLength(2)
  expect(paths('간')).toHaveLength(3)
  expect(paths('닭')).toHaveLength(4)
  expect(paths('각')[0]).toBe(paths('각')[2])
  expect(syllableOf('가')?.[0]?.height).toBeGreaterThan(syllableOf('각')?.[0]?.height ?? 10)
  expect(syllableOf('a')).toBeUndefined()
})

test('every Korean syllable stays on its square', () => {
  for (let code = 0xac_00; code <= 0xd7_a3; code++) {
    const jamo = syllableOf(String.fromCodePoint(code)) ?? []
    expect(jamo.length).toBeGreaterThan(1)
    for (const { path, left, top, width, height } of jamo) {
      if (path === '' || left < 0 || top < 0 || left + width > 10.01 || top + height > 10.01)
        expect.fail(`${String.fromCodePoint(code)} leaves its square`)
    }
  }
})

test('a line is as wide as its letters, and marks take no room', () => {
  expect(measureLetters('OO', 1)).toBeGreaterThan(2 * measureLetters('I', 1))
  expect(measureLetters('é', 1)).toBe(measureLetters('e', 1))
})
