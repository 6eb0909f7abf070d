import { pairs, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf, wing, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { bunting } from '../kit/town/stalls.ts'
import { scalloped } from '../kit/nature/tree-parts.ts'
import { wood } from '../kit/nature/trees.ts'

const WOOD = '#b98a58'

export const treehousePlace = place({
  id: 'treehouse',
  time: 'day',
  ground: 'floor',
  far: 2.6,
  sounds: { birds: 0.7 },
  set: (c) => [
    sky(c),
    ...plane(c, { name: 'tree tops', z: 26 }, (ink) =>
      wood(ink, ['round'], { height: [5, 8 * ink.tall], step: [2, 3.2] }),
    ),
    ...hut(c),
    floor(c, {
      pattern: 'planks',
      colour: '#c49a6a',
      other: '#a07848',
      back: 4.4,
      size: 0.9,
      depth: 9,
    }),
    ...railing(c),
    farBirds(c, { count: 4 }),
    motes(c, { z: 3, count: 14 }),
    ...wing(c, { name: 'leaves', sway: 0.01 }, (ink) => {
      for (const side of [-1, 1])
        for (const [dx, dy] of pairs('1 0.5, 1.1 0.8, 0.9 0.95'))
          cut(ink, '#4f8a48', 0.2).shape(
            scalloped(side * ink.half * (dx + 0.06), ink.crown * dy, 0.9),
          )
    }),
  ],
})

/** The trunk that goes through the house, its branches and crown, the hut with a rope and a ladder. */
function hut(c: PlaceContext) {
  return litPlane(c, 'hut', {
    z: 6.4,
    draw: (ink) => {
      const k = Math.min(1.25, ink.tall)
      const s = Math.min(1, ink.half / 10)
      cut(ink, '#7a5a40', [0.2, 0.3]).soft(
        [-2.2, 0.6],
        [-1.5, -3],
        [-1.6, ink.top],
        [1.6, ink.top],
        [1.5, -3],
        [2.2, 0.6],
      )
      for (const side of [-1, 1])
        stroke(ink, '#7a5a40', 0.8).shape((ctx) => {
          ctx.moveTo(side, -4 * k)
          ctx.quadraticCurveTo(side * 4, -5 * k, side * ink.half * 0.9, ink.crown * 0.8)
        })
      for (const [dx, dy, r] of triples(
        '-0.8 0.86 2.4, -0.4 0.98 2.8, 0 1.02 2.6, 0.4 0.96 2.8, 0.82 0.84 2.4',
      ))
        cut(ink, dx % 0.8 ? '#5f9c52' : '#72ae5e', [0.2, 0.2]).shape(
          scalloped(dx * ink.half, ink.crown * dy, r),
        )
      house(ink, 4.4 * s, 4.6 * k)
      ladder(ink, -ink.half * 0.72)
    },
    glow: (ink) => {
      if (c.light.dark) glow(ink, '#ffd58a', { x: 1.9, y: -2.6, radius: 2.4, strength: 0.5 })
    },
  })
}

function house(ink: Ink, half: number, high: number): void {
  cut(ink, WOOD, [0.24, 0.3]).rect(-half, -high, [half * 2, high])
  for (let x = -half; x < half; x += 0.7) mark(ink, darker(WOOD, 0.16)).rect(x, -high, [0.05, high])
  cut(ink, '#b5493f', [0.2, 0.4]).polygon(
    [-half - 0.8, -high],
    [0, -high - 2.4],
    [half + 0.8, -high],
  )
  cut(ink, darker(WOOD, 0.3), 0.08).rounded([-half * 0.7, -3, 1.5, 3], [0.7, 0.7, 0, 0])
  cut(ink, lighter(WOOD, 0.3), 0.08).disc(half * 0.45, -2.6, 0.85)
  mark(ink, ink.light.dark ? '#ffdf9a' : '#a9d4e4').disc(half * 0.45, -2.6, 0.66)
  mark(ink, lighter(WOOD, 0.3)).rect(half * 0.45 - 0.05, -3.3, [0.1, 1.4])
  bunting(ink, [-half, -high + 0.3], [half, -high + 0.3])
}

function ladder(ink: Ink, x: number): void {
  stroke(ink, '#d0b078', 0.1).shape((ctx) => {
    for (const d of [-0.5, 0.5]) {
      ctx.moveTo(x + d, 0.6)
      ctx.lineTo(x + d, ink.crown * 0.7)
    }
  })
  for (let y = 0; y > ink.crown * 0.68; y -= 0.7) mark(ink, '#a8804c').rect(x - 0.6, y, [1.2, 0.14])
}

const railing = planeOf({ name: 'railing', z: 4.2, top: 2, split: true }, (ink) => {
  for (const side of [-1, 1]) {
    const from = side * ink.half * 0.56
    for (let x = from; Math.abs(x) < ink.right; x += side * 1)
      cut(ink, WOOD, 0.06).rect(x - 0.09, -1.4, [0.18, 1.4])
    cut(ink, lighter(WOOD, 0.14), [0.08, 0.4]).rounded(
      [Math.min(from, side * ink.right), -1.5, ink.right - Math.abs(from), 0.22],
      0.1,
    )
    mark(ink, '#e0728a').oval(from, -1.6, [0.12, 0.12])
  }
})
