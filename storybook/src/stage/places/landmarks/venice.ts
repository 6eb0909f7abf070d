import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { passing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { sideWall, type WallBrush } from '../kit/indoors/side-wall.ts'
import { sky } from '../../sky/sky.ts'
import { water } from '../kit/nature/water.ts'

const FRONTS = ['#e0a67a', '#d98a6a', '#e9c58a', '#c9a0a0', '#dcb48c'] as const

export const venicePlace = place({
  id: 'venice',
  time: 'sunset',
  ground: 'floor',
  waterline: 0,
  far: 2.2,
  sounds: { waves: 0.4 },
  set: (c) => [
    sky(c),
    ...cathedral(c),
    water(c, { colours: ['#3f8f98', '#5aa8a8', '#86c4bc'], waves: [9, 16], waveHeight: 0.06 }),
    fronts(c, -1),
    fronts(c, 1),
    ...arch(c),
    gondola(c),
    ...(c.afloat ? [] : [quay(c), ...poles(c)]),
  ],
})

const cathedral = planeOf({ name: 'dome', z: 34 }, (ink) => {
  const stone = '#e6dac6'
  cut(ink, stone, 0.2).rect(-5, -4, [10, 4.2])
  for (const [x, r] of pairs('-3.2 1.3, 2.8 2.6')) {
    cut(ink, stone, 0.1).rect(x - r * 0.8, -4.8 - r * 0.4, [r * 1.6, r])
    cut(ink, '#9fb3b8', [0.12, 0.3]).shape((ctx) =>
      ctx.ellipse(x, -4.8 - r * 0.3, r, r * 1.15, 0, Math.PI, 0),
    )
  }
  cut(ink, '#d99a70', [0.16, 0.2]).rect(-7.6, -10, [1.5, 10])
  cut(ink, '#86a08a', 0.1).line([-7.8, -10], [-6.85, -12.6], [-5.9, -10])
})

/** Palaces that stand with their feet in the water. */
function fronts(c: PlaceContext, side: number) {
  const height = 9 * (0.6 + 0.4 * (c.box.height / 9))
  const colours = side < 0 ? FRONTS : FRONTS.toReversed()
  const each = (
    brush: WallBrush,
    paint: (at: { from: number; to: number; top: number; i: number }) => void,
  ): void => {
    for (let i = 0, from = brush.from; from < brush.to; i++, from += 5)
      paint({
        from,
        to: Math.min(brush.to, from + 5),
        top: height * (0.78 + 0.22 * Math.sin(i * 2.4 + side)),
        i,
      })
  }
  return sideWall(c, {
    name: side < 0 ? 'left palaces' : 'right palaces',
    x: side * c.box.width * 0.52,
    height,
    to: 32,
    from: 0,
    draw: (brush) =>
      each(brush, ({ from, to, top, i }) => {
        const colour = colours[i % colours.length] ?? FRONTS[0]
        brush.patch(colour, [from, to], [0, top])
        brush.patch(darker(colour, 0.3), [from, to], [0, 0.5])
        brush.patch(lighter(colour, 0.3), [from, to], [top - 0.3, top])
        for (let y = 1.6; y < top - 1.4; y += 2.1)
          for (let z = from + 0.7; z < to - 1; z += 1.5)
            brush.patch('#6f8490', [z, z + 0.8], [y, y + 1.3])
      }),
    glow: (brush) =>
      each(brush, ({ from, to, top, i }) => {
        if (!brush.ink.light.dark) return
        for (let y = 1.6, row = 0; y < top - 1.4; y += 2.1, row++)
          for (let z = from + 0.7, k = 0; z < to - 1; z += 1.5, k++)
            if ((row + k + i) % 2 === 0) brush.patch('#ffd58a', [z, z + 0.8], [y, y + 1.3])
      }),
  })
}

/** A white bridge over the canal. */
function arch(c: PlaceContext) {
  return plane(c, { name: 'bridge', z: 20 }, (ink) => {
    const wide = c.box.width * 0.56
    const stone = '#efe4cf'
    cut(ink, stone, [0.3, 0.4]).path(
      { w: wide },
      'M-1 -1.6Q0 -5.6 1 -1.6L1 0L0.72 0Q0 -4.6 -0.72 0L-1 0',
    )
    for (let x = -wide * 0.9; x < wide * 0.9; x += 0.7) {
      const y = -1.6 - 2 * (1 - (x / wide) ** 2)
      mark(ink, lighter(stone, 0.2)).rect(x, y - 0.9, [0.2, 0.9])
    }
    stroke(ink, lighter(stone, 0.3), 0.22).path({ w: wide }, 'M-1 -2.4Q0 -6.4 1 -2.4')
  })
}

function gondola(c: PlaceContext) {
  return passing(c, { name: 'gondola', y: 0, z: 12, size: [7, 3.6], speed: 0.3, start: -0.2 }, boat)
}

function boat(ink: Ink): void {
  cut(ink, '#2c2a34', [0.12, 0.3]).path(
    {},
    'M-3.2 -1.3Q-2.4 0.1 0 0.1Q2.2 0.1 3 -1.5Q1.6 -0.5 0 -0.5Q-2 -0.5 -3.2 -1.3',
  )
  mark(ink, '#c8503f').rect(-0.9, -0.9, [1.6, 0.5])
  cut(ink, '#f2f0ea', 0.05).rect(1.3, -2.1, [0.5, 0.9])
  mark(ink, '#33415c').rect(1.3, -1.3, [0.5, 0.8])
  mark(ink, '#d9a07a').disc(1.55, -2.3, 0.24)
  mark(ink, '#e6cf94').shape((ctx) => ctx.ellipse(1.55, -2.5, 0.42, 0.1, 0, 0, 7))
  stroke(ink, '#8a6446', 0.08).line([1, -2], [2.6, 0.3])
}

const quay = onStage(floor, {
  pattern: 'slabs',
  colour: '#d6c4a8',
  other: '#b9a688',
  back: 3,
  size: 1.5,
  depth: 8,
})

/** Striped mooring poles and a lamp. */
const poles = onStage(litPlane, 'mooring poles', {
  z: 3.4,
  split: true,
  draw: (ink) => {
    for (const share of [-0.86, -0.74, 0.78, 0.9])
      for (let i = 0; i < 9; i++)
        mark(ink, i % 2 ? '#f4ead6' : '#c8503f').rect(
          share * ink.half - 0.14,
          -0.4 * (i + 1),
          [0.28, 0.4],
        )
  },
  glow: (ink) => {
    if (ink.light.dark)
      for (const share of [-0.86, 0.9])
        glow(ink, '#ffd58a', { x: share * ink.half, y: -3.8, radius: 1.4, strength: 0.7 })
  },
})
