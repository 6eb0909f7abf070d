import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { express, mienAt } from '../../src/picture/alive/expressions.ts'
import { seatOn } from '../../src/picture/guests/seat-on.ts'
import { lookAt } from '../../src/picture/look.ts'
import { findFaceParts } from '../../src/picture/regions/face-parts.ts'
import { findAnyFace } from '../../src/picture/regions/head.ts'
import { visitorsIn } from '../../src/picture/wishes/guests.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { wishesOf } from '../../src/picture/wishes/wishes.ts'
import { boxFor } from '../../src/stage/box.ts'
import { candle, petOnSofa, portrait } from './corpus/subjects.ts'
import { changeIn, psnr, staged } from './frames.ts'
import { drawn, pictureFolder, type Rgb } from './pictures.ts'

const save = pictureFolder()
const somebody = save('portrait.jpg', portrait())

/** Somebody whose straight hair falls to the shoulders, in colours or without. */
function longHaired(grey: boolean): Canvas {
  return drawn(480, 360, (u, v) => {
    const [x, y] = [(u - 0.5) * 4, (v - 0.45) * 3]
    const tone = toneOf(x, y)
    const [red, green, blue] = tone
    const light = 0.3 * red + 0.59 * green + 0.11 * blue
    return grey ? [light, light, light] : tone
  })
}

const isIn = (x: number, y: number, [wide, high]: readonly [number, number]): boolean =>
  Math.hypot(x / wide, y / high) < 1

function toneOf(x: number, y: number): Rgb {
  if (isIn(Math.abs(x) - 0.16, y + 0.04, [0.07, 0.04])) return [40, 24, 18]
  if (isIn(x, y - 0.32, [0.13, 0.035])) return [150, 70, 66]
  if (isIn(x, y, [0.4, 0.52])) return [226, 178, 146]
  if (Math.abs(x) < 0.2 && y > 0.3 && y < 0.85) return [212, 160, 126]
  if (isHair(x, y)) return [62, 38, 26]
  return y > 0.8 && Math.abs(x) < 0.9 ? [48, 92, 138] : [132, 150, 146]
}

function isHair(x: number, y: number): boolean {
  return (Math.abs(x) < 0.52 && y > -0.1 && y < 0.8) || isIn(x, y + 0.05, [0.52, 0.7])
}

describe('a face in a picture', () => {
  test('has its eyes above its mouth', () => {
    const look = lookAt(portrait())
    const parts = findFaceParts(findAnyFace(look)!, look)!
    expect(parts.eyes.map(({ u }) => Math.round(u * 100))).toEqual([44, 57])
    expect(Math.abs(parts.eyes[0].v - 0.435)).toBeLessThan(0.02)
    expect(Math.abs(parts.mouth.v - 0.55)).toBeLessThan(0.03)
  })

  test('is found between long brown hair, and without any colours', () => {
    for (const grey of [false, true]) {
      const look = lookAt(longHaired(grey))
      const parts = findFaceParts(findAnyFace(look)!, look)!
      expect(parts.eyes.map(({ u }) => Math.round(u * 50))).toEqual([23, 27])
    }
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

  test.each([
    ['a butterfly lands on her shoulder', 'shoulder'],
    ['a parrot sits on her shoulder', 'shoulder'],
    ["a bird lands on the man's head", 'head'],
    ['a ladybug lands on his nose', 'nose'],
  ])('“%s”: the guest sits there', (prompt, landing) => {
    const plan = readForPicture(prompt)
    expect(visitorsIn(plan.shots[0]!)).toHaveLength(1)
    expect(wishesOf(plan, plan.shots[0]!).landing).toBe(landing)
    expect(plan.not_shown).toEqual([])
  })

  test('is where guests sit down', () => {
    const parts = {
      eyes: [
        { u: 0.45, v: 0.4 },
        { u: 0.55, v: 0.4 },
      ],
      mouth: { u: 0.5, v: 0.6 },
      apart: 0.1,
    } as const
    const box = boxFor({ width: 320, height: 320 })
    const world = { left: -0.5, right: 0.5, top: -0.5, bottom: 0.5 }
    const head = seatOn('head', parts, { box, world })
    expect(head.row).toBeCloseTo(0.275, 2)
    const shoulder = seatOn('shoulder', parts, { box, world })
    expect([shoulder.x, shoulder.row]).toEqual([expect.closeTo(0.175, 2), expect.closeTo(0.7, 2)])
  })

  test('blinks unasked when the picture is a portrait', async () => {
    const film = await staged(somebody, 'static camera')
    expect(psnr(film.frame(0), film.frame(25))).toBeLessThan(psnr(film.frame(0), film.frame(40)))
  })
})
