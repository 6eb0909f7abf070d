import { describe, expect, test } from 'vitest'
import { changeAt } from '../../src/lexicon/substances/at-degrees.ts'
import { doesFloat, fallOf } from '../../src/lexicon/substances/by-nature.ts'
import { blended, mixtureOf } from '../../src/lexicon/substances/mixing.ts'
import { findSubstance } from '../../src/lexicon/substances/substances.ts'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

const stuff = (name: string) => findSubstance(name)!

test.each([
  ['water', -5, 'freeze'],
  ['water', 70, 'steam'],
  ['water', 100, 'boil'],
  ['sulfuric acid', 5, 'freeze'],
  ['sulfuric acid', 20, 'stay'],
  ['ice', -10, 'stay'],
  ['butter', 25, 'soften'],
  ['dry ice', -70, 'sublime'],
] as const)('%s at %d degrees: %s', (name, degrees, change) => {
  expect(changeAt(stuff(name), degrees)).toBe(change)
})

test.each([
  ['oil', 'milk', 'float'],
  ['honey', 'water', 'sink'],
  ['salt', 'water', 'dissolve'],
  ['flour', 'water', 'cloud'],
  ['baking soda', 'vinegar', 'foam'],
  ['ammonia', 'red cabbage juice', 'turn'],
  ['coffee', 'milk', 'blend'],
] as const)('%s into %s: %s', (first, second, outcome) => {
  expect(mixtureOf(stuff(first), stuff(second)).outcome).toBe(outcome)
})

test('yellow and blue make a green, red and white a pink', () => {
  const [red, green, blue] = parts(blended('#fdd528', '#2f6fd6'))
  expect(green).toBeGreaterThan(Math.max(red, blue))
  const [pinkRed, pinkGreen, pinkBlue] = parts(blended('#e0342c', '#f7f4ed'))
  expect(pinkRed).toBeGreaterThan(200)
  expect(Math.abs(pinkGreen - pinkBlue)).toBeLessThan(30)
})

function parts(hex: string): [number, number, number] {
  const at = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

test('wood floats and metal sinks; an egg splats, a ball bounces, a key clatters', () => {
  expect(['wooden spoon', 'metal spoon'].map((noun) => doesFloat(noun))).toEqual([true, false])
  expect(['egg', 'rubber ball', 'steel key'].map((noun) => fallOf(noun))).toEqual([
    'splats',
    'bounces',
    'clatters',
  ])
})

/** The companions of the one player at a share of five seconds. */
function seen(prompt: string, share: number) {
  const { players } = block(read(prompt).shots[0] ?? {}, 1)
  return players[0]!.performance.at(5 * share).companions
}

describe('on a bench', () => {
  test('a cork comes down from above and stays up; a coin goes to the bottom', () => {
    const heights = (prompt: string): number[] =>
      [0, 0.3, 0.95].map((share) => {
        const thing = seen(prompt, share).find(({ name }) => name === 'thing')
        return thing?.place.y ?? Number.NaN
      })
    const [above = 0, on = 0, later = 0] = heights(
      'A cork is placed on the surface of a bowl of water',
    )
    expect(above).toBeGreaterThan(on)
    expect(Math.abs(later - on)).toBeLessThan(0.1)
    const [, wet = 0, sunk = 0] = heights(
      'A metal coin is placed on the surface of a bowl of water',
    )
    expect(sunk).toBeLessThan(wet - 0.2)
  })

  test('the upper glass is tipped while it pours and is upright afterwards', () => {
    const lean = (share: number): number =>
      seen('A glass of oil is poured into a glass of milk', share).find(
        ({ name }) => name === 'poured',
      )?.pose.lean ?? 0
    expect(lean(0.3)).toBeGreaterThan(1)
    expect(lean(0.9)).toBeLessThan(0.1)
  })

  test('a balloon is whole until the needle is through', () => {
    const names = (share: number): string[] =>
      seen('A needle presses into the surface of a balloon', share).map(({ name }) => name)
    expect(names(0.3)).toContain('whole')
    expect(names(0.8)).toContain('rags')
  })
})
