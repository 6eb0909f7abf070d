import { describe, expect, test } from 'vitest'
import { express, mienAt } from '../../src/picture/alive/expressions.ts'
import { lookAt } from '../../src/picture/look.ts'
import { findFaceParts } from '../../src/picture/regions/face-parts.ts'
import { findAnyFace } from '../../src/picture/regions/head.ts'
import { candle, petOnSofa, portrait } from './corpus/subjects.ts'
import { changeIn, psnr, staged } from './frames.ts'
import { pictureFolder } from './pictures.ts'

const save = pictureFolder()
const somebody = save('portrait.jpg', portrait())

describe('a face in a picture', () => {
  test('has its eyes above its mouth', () => {
    const look = lookAt(portrait())
    const parts = findFaceParts(findAnyFace(look)!, look)!
    expect(parts.eyes.map(({ u }) => Math.round(u * 100))).toEqual([44, 57])
    expect(Math.abs(parts.eyes[0].v - 0.435)).toBeLessThan(0.02)
    expect(Math.abs(parts.mouth.v - 0.55)).toBeLessThan(0.03)
  })

  test.each([
    ['a candle', candle],
    ['a pet on a sofa', petOnSofa],
  ])('is not found in %s', (_, make) => {
    const look = lookAt(make())
    const patch = findAnyFace(look)
    expect(patch && findFaceParts(patch, look)).toBeNull()
  })

  test('keeps still at first, and an eye that closes is drawn together about its middle', () => {
    const place = { u: 0.4, v: 0.4 }
    const parts = {
      eyes: [place, { u: 0.6, v: 0.4 }],
      mouth: { u: 0.5, v: 0.6 },
      apart: 0.2,
    } as const
    const moved = (t: number, v: number): number => {
      const spot = { u: 0.4, v }
      express(spot, { parts, shape: 1 }, mienAt(t, ['sleep']))
      return spot.v - v
    }
    expect(moved(0, 0.42)).toBe(0)
    expect(moved(1.8, 0.42)).toBeGreaterThan(0.01)
    expect(moved(1.8, 0.38)).toBeLessThan(-0.01)
    expect(moved(1.8, 0.4)).toBe(0)
  })

  test('smiles, and nothing around it moves', async () => {
    const film = await staged(somebody, 'she smiles, static camera')
    const [first, last] = [film.frame(0), film.frame(47)]
    expect(changeIn(first, last, { ...film, rows: [0.45, 0.6] })).toBeGreaterThan(0.3)
    expect(changeIn(first, last, { ...film, rows: [0.85, 1] })).toBeLessThan(0.1)
    expect(psnr(first, film.frame(1))).toBeGreaterThan(50)
  })

  test('blinks unasked when the picture is a portrait', async () => {
    const film = await staged(somebody, 'static camera')
    expect(psnr(film.frame(0), film.frame(25))).toBeLessThan(psnr(film.frame(0), film.frame(40)))
  })
})
