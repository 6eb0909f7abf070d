import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'

/** Rows that would show a reader that looks at every word from every other. */
const UNITS: Readonly<Record<string, string>> = {
  letters: 'a',
  words: 'dog ',
  sentences: 'a red dog runs over the hill and ',
  lists: 'a cat, ',
  adjectives: 'very ',
  light: 'light ',
  numbers: 'one red one ',
  denials: 'without ',
  cameras: 'camera slowly pans ',
  'small words': 'of the in as ',
  'quotes and brackets': '"([',
  spaces: '  ',
  lines: '\n- ',
  dashes: 'a-b-',
  unknown: 'xqzv ',
  emoji: '🐱',
  Chinese: '一只猫在',
  Japanese: '猫が走って',
  Korean: '고양이가 달리고 ',
  Russian: 'кошка бежит ',
  German: 'der Hund läuft ',
  Thai: 'แมว',
  Hindi: 'बिल्ली ',
  Arabic: 'قطة تجري ',
}

/** Ten times the text is ten times the work; a square would be a hundred. */
const MOST = 80

describe('the time that reading takes', () => {
  it.each(Object.entries(UNITS))('grows no faster than the text: %s', (_, unit) => {
    const first = growth(unit)
    // A second look where somebody else may have been in the way of the first.
    expect(first < MOST ? first : growth(unit)).toBeLessThan(MOST)
  })
})

/** How many times as long ten times the text takes. Short times are noise. */
function growth(unit: string): number {
  return timeOf(fill(unit, 3000)) / Math.max(timeOf(fill(unit, 300)), 4)
}

function fill(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

/** CPU time in milliseconds. */
function timeOf(prompt: string): number {
  const from = process.cpuUsage()
  read(prompt)
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}
