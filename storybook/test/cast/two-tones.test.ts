import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { toOklch } from '../../src/cast/colour/oklch.ts'
import { paletteOf } from '../../src/cast/colour/palette.ts'
import { readColour } from '../../src/cast/colour/read-colour.ts'
import { recolour } from '../../src/cast/colour/recolour.ts'
import { createPicture } from '../../src/cast/create-picture.ts'
import { iconBody } from '../../src/cast/noto/icons.ts'
import { findProp } from '../../src/cast/props/find-prop.ts'
import { propFigure } from '../../src/cast/props/prop-figure.ts'
import { CAT_BREEDS } from '../../src/cast/props/creatures/breeds/cat-breeds.ts'
import { patternsOf, toneOf } from '../../src/cast/props/creatures/breeds/second-tone.ts'
import { createInk } from '../../src/cast/props/ink.ts'

/** How much of a picture is dark and how much is nearly white. */
function sharesOf(name: string, colour: string): { dark: number; white: number } {
  const palette = paletteOf(recolour(iconBody(name) ?? '', colour))
  const sum = (fits: (l: number) => boolean): number =>
    palette.filter(({ l }) => fits(l)).reduce((total, { share }) => total + share, 0)
  return { dark: sum((l) => l < 0.5), white: sum((l) => l > 0.85) }
}

describe('a coat in two colours', () => {
  test.each(['dog', 'cow'])('the %s has black patches on white', (name) => {
    const { dark, white } = sharesOf(name, 'black and white')
    expect(dark).toBeGreaterThan(0.12)
    expect(white).toBeGreaterThan(0.4)
  })

  test('a picture without patches takes the first colour, and the second for the rest', () => {
    const { dark, white } = sharesOf('cat', 'black and white')
    expect(dark).toBeGreaterThan(0.6)
    expect(white).toBeGreaterThan(0.02)
  })

  test('the order of the words does not matter to patches', () => {
    expect(sharesOf('cow', 'white and brown')).toEqual(sharesOf('cow', 'brown and white'))
  })
})

test('where one colour is wanted, the first of two is', () => {
  expect(readColour('red and white')).toBe(readColour('red'))
  expect(toOklch(readColour('white and red') ?? '').l).toBeGreaterThan(0.9)
})

describe('drawn animals in two colours', () => {
  const ctx = createCanvas(1, 1).getContext('2d')
  const pied = createInk(ctx, '#ffffff', { own: false, second: '#ee7711' })
  const plain = createInk(ctx, '#ffffff', { own: false })

  test.each(['tabby-cat', 'persian-cat'])('a %s shows the second in patches', (name) => {
    const breed = CAT_BREEDS.find((each) => each.name === name)!
    expect(toneOf(pied, breed)).toBe('#ee7711')
    expect(patternsOf(pied, breed)).toContain('patches')
    expect(patternsOf(plain, breed)).not.toContain('patches')
  })

  test.each([
    ['black and white', 'prop:tuxedo-cat'],
    ['white and orange', 'prop:calico-cat'],
    ['black', 'noto:cat'],
  ])('a cat that is %s is played by %s', (colour, name) => {
    expect(createPicture('noto:cat', { colour }).name).toBe(name)
  })
})

test('a kite of two colours shows both', () => {
  const share = (colour: string): number => {
    const canvas = createCanvas(100, 100)
    const paint = { colour: '#ff0000', own: false, patched: false, rainbow: false, alpha: 1 }
    const second = readColour(colour)
    const figure = propFigure(findProp('kite')!, { ...paint, second }, colour)
    const ctx = canvas.getContext('2d')
    ctx.setTransform(100, 0, 0, 100, 32, 100)
    figure.sheets[0]!.paint(ctx, 100)
    const { data } = ctx.getImageData(0, 0, 100, 100)
    return data.filter((blue, at) => at % 4 === 2 && blue > 120 && data[at - 2]! < 120).length
  }
  expect(share('red')).toBe(0)
  expect(share('blue')).toBeGreaterThan(300)
})
