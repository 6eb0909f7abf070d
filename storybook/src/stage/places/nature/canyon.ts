import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { nearRocks, path } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { cactus, grass } from '../kit/nature/plants.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

export const canyonPlace = place({
  id: 'canyon',
  time: 'golden',
  ground: 'rock',
  sounds: { wind: 0.5 },
  set: (c) => [
    sky(c, { clouds: 0.3 }),
    farMesas(c),
    ARCHED.test(c.words) ? stoneArch(c) : ALONE.test(c.words) ? tableLand(c) : mesas(c),
    theGround(c),
    ...(ALONE.test(c.words) ? [] : walls(c)),
    scrub(c),
    farBirds(c, { count: 3 }),
    nearRocks(c, { height: 1.4, colour: '#8f4a30' }),
  ],
})

const farMesas = planeOf({ name: 'far mesas', z: 38 }, (ink) => {
  for (let x = ink.left; x < ink.right; x += ink.random.between(8, 14))
    mesa(ink, {
      x,
      width: ink.random.between(5, 10),
      height: ink.random.between(4, 9),
      colour: '#d59a7a',
    })
})

const ALONE = /\b(?:mesa|butte)s?\b/u

/** One table mountain, or a tower of rock, that stands by itself on the plain. */
function tableLand(c: PlaceContext) {
  const slim = /butte/u.test(c.words)
  return plane(c, { name: 'table land', z: 20 }, (ink) => {
    const high = -ink.crown * (slim ? 0.74 : 0.6)
    mesa(ink, {
      x: -ink.half * 0.1,
      width: slim ? high * 0.9 : ink.half * 1.3,
      height: high,
      colour: '#c96f48',
    })
    mesa(ink, { x: ink.half * 0.82, width: high * 0.4, height: high * 0.5, colour: '#d08560' })
  })
}

const ARCHED = /\barch(?:es)?\b/u

/** A bow of sandstone that wind and water left standing. */
const stoneArch = planeOf({ name: 'stone arch', z: 15 }, (ink) => {
  const high = -ink.crown * 0.66
  const wide = Math.min(high * 1.25, ink.half * 0.84)
  const tones = ['#b3603c', '#cc7a52', '#d68a60', '#c57049']
  const bow = (outer: number, inner: number) => (ctx: Ink['ctx']) => {
    ctx.ellipse(0, 0.2, wide * outer, high * outer, 0, Math.PI, 0)
    ctx.ellipse(wide * 0.05, 0.2, wide * inner, high * inner * 0.98, 0, 0, Math.PI, true)
    ctx.closePath()
  }
  for (const [i, tone] of tones.entries())
    cut(ink, tone, [i === 0 ? 0.2 : 0.04, 0.2]).shape(bow(1 - i * 0.085, 0.6))
  for (const side of [-1, 1])
    rocks(ink, { x: side * wide * 0.86, width: 5, height: 2, colour: '#b3603c' })
})

const mesas = planeOf({ name: 'mesas', z: 26 }, (ink) => {
  for (const [dx, w, h] of triples('-0.78 10 0.72, 0.86 11 0.8, 0.3 3.4 0.48, -0.34 4.4 0.4'))
    mesa(ink, { x: dx * ink.half, width: w, height: -ink.crown * h, colour: '#cc7a52' })
})

const DRY = /\b(?:dry|arid|parched|cracked|dried-up)\b/u

function theGround(c: PlaceContext) {
  const bed = DRY.test([c.words, ...(c.scenery ?? [])].join(' ')) ? '#f0d3ae' : '#4fa3b0'
  return terrain(c, {
    colours: ['#c9794e', '#d99468', '#e3ad86'],
    bump: 0.2,
    dress: (ink) => {
      path(ink, { colour: '#b9683f', width: 4.4, from: 0, to: 3, bend: 6, far: 26 })
      path(ink, { colour: bed, width: 2.6, from: 0.2, to: 3, bend: 6, far: 26 })
    },
  })
}

const walls = planeOf({ name: 'walls', z: 11, split: true }, (ink) => {
  mesa(ink, {
    x: -ink.half * 1.02,
    width: ink.half * 0.5,
    height: -ink.crown * 0.82,
    colour: '#c0653f',
  })
  mesa(ink, {
    x: ink.half * 1.08,
    width: ink.half * 0.5,
    height: -ink.crown * 0.66,
    colour: '#b95f3c',
  })
})

const scrub = planeOf({ name: 'scrub', z: 5, split: true }, (ink) => {
  cactus(ink, { x: -ink.half * 0.74, height: 2.6 })
  rocks(ink, { x: ink.half * 0.72, width: 2.6, height: 1, colour: '#b3623f' })
  grass(ink, { x: ink.half * 0.5, height: 0.6, colour: '#a99a4e' })
  grass(ink, { x: -ink.half * 0.56, height: 0.7, colour: '#a99a4e' })
})

/** A table mountain of coloured layers. */
export function mesa(
  ink: Ink,
  b: { x: number; width: number; height: number; colour: string },
): void {
  const { x, width: w, height: h, colour } = b
  const layers = 6
  const tones = [
    darker(colour, 0.16),
    lighter(colour, 0.14),
    colour,
    lighter(colour, 0.26),
    darker(colour, 0.08),
    lighter(colour, 0.1),
  ]
  const at = (share: number): number => w * (0.62 - share * 0.2)
  for (let i = 0; i < layers; i++) {
    const low = i / layers
    const top = (i + 1) / layers
    const jag = ink.random.between(-0.03, 0.05) * w
    cut(ink, tones[i] ?? colour, 0.1).polygon(
      [x - at(low) - jag, -h * low + 0.1],
      [x - at(top), -h * top],
      [x + at(top), -h * top],
      [x + at(low) + jag, -h * low + 0.1],
    )
  }
  mark(ink, 'rgba(60,20,40,0.18)').polygon(
    [x + w * 0.1, 0.1],
    [x + w * 0.16, -h],
    [x + at(1), -h],
    [x + at(0), 0.1],
  )
}
