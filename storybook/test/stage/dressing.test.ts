import { describe, expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import type { StyleName } from '../../src/plan/plan.ts'
import { STYLES } from '../../src/plan/vocabulary.ts'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const filmed = (prompt: string, style: StyleName, size: readonly [number, number] = [192, 108]) =>
  stage({
    plan: { ...read(prompt), style },
    seed: 3,
    width: size[0],
    height: size[1],
    seconds: 3,
    fps: 24,
  })

const names = (prompt: string, style: StyleName): string[] =>
  filmed(prompt, style).shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))

const WHERE = [
  'a dog on a beach',
  'a cat in a kitchen',
  'a shark in the ocean',
  'an astronaut in space',
  'an eagle in the sky',
] as const

describe.each(WHERE)('%s', (prompt) => {
  test('can be shown in every style', () => {
    for (const style of STYLES) expect(() => filmed(prompt, style)).not.toThrow()
  })
})

test('surrealism hangs wonders in every place', () => {
  for (const prompt of WHERE) {
    const wonders = new Set(names(prompt, 'surreal'))
    expect(wonders).toContain('melting clock')
    expect(wonders).toContain('floating island')
    expect(wonders).toContain('door in the sky')
  }
})

test('cyberpunk brings signs, traffic and rain to a beach', () => {
  const things = new Set(names('a dog on a beach', 'cyberpunk'))
  for (const name of ['mega towers', 'neon sign 0', 'flying cars', 'hologram', 'wet floor'])
    expect(things).toContain(name)
})

test.each([
  ['steampunk', 'gears'],
  ['vaporwave', 'striped sun'],
  ['van-gogh', 'great star 0'],
  ['ukiyo-e', 'the mountain'],
  ['art-deco', 'sunburst'],
] as const)('%s has its %s', (style, name) => {
  expect(names('a dog on a beach', style)).toContain(name)
})

test('the house style stays as it is', () => {
  expect(names('a dog on a beach', 'paper')).not.toContain('melting clock')
})

/** Mean brightness, 0…255. */
function brightness(prompt: string, style: StyleName): number {
  const pixels = createPainter(filmed(prompt, style)).pixels(24)
  let sum = 0
  for (const [i, value] of pixels.entries()) if (i % 4 < 3) sum += value
  return sum / (pixels.length * 0.75)
}

test.each(['cyberpunk', 'van-gogh', 'noir', 'paper'] as const)(
  'nights in %s are nights that one can see',
  (style) => {
    for (const prompt of ['a fox in a forest at night', 'the bund shanghai at night'])
      expect(brightness(prompt, style)).toBeGreaterThan(34)
  },
)
