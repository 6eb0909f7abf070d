import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { passing } from '../kit/alive.ts'
import { floor } from '../kit/nature/ground.ts'
import { tree } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { stood } from '../kit/site/structures.ts'
import { thing } from '../kit/thing.ts'

const WARES = [
  'mango',
  'pineapple',
  'watermelon',
  'banana',
  'tangerine',
  'coconut',
  'hibiscus',
  'leafy-green',
] as const
const SHADES = ['#d8574a', '#e0a43c', '#4f8f6a', '#4a7fa8'] as const

/** Boats full of fruit and flowers on a canal, each under its parasol; huts on poles behind, a landing of boards before. */
export const floatingMarketPlace = place({
  id: 'floating-market',
  time: 'day',
  ground: 'floor',
  waterline: 0,
  far: 2,
  sounds: { water: 0.5, people: 0.3 },
  set: (c) => [
    sky(c),
    huts(c),
    water(c, { colours: ['#4f8a78', '#659c88', '#93bda6'], far: 19, glitter: 0.6 }),
    ...pairs('14.6 -0.74, 14.4 -0.06, 14.2 0.66, 6.4 -0.4, 5.6 0.34').map(([z, start], i) =>
      trader(c, { z, start, i }),
    ),
    ...(c.afloat ? [] : [landing(c), ...posts(c)]),
  ],
})

function huts(c: PlaceContext): Piece[] {
  return plane(c, { name: 'huts', z: 19, reflect: { y: 0, strength: 0.3 } }, (ink) => {
    for (const share of [-0.98, -0.3, 0.36, 1])
      tree(ink, 'palm', { x: share * ink.half, height: 8 * ink.tall })
    for (const share of [-0.82, -0.5, -0.08, 0.2, 0.56, 0.86])
      stood(ink, 'stilt-hut', { x: share * ink.half, height: 5.4 })
  })
}

function trader(c: PlaceContext, { z, start, i }: { z: number; start: number; i: number }): Piece {
  const where = { name: `trader ${i}`, y: 0, z, size: [8, 4.6] as const, start: start / 1.5 }
  return passing(c, { ...where, speed: i % 2 ? 0.12 : -0.12, bob: 0.03 }, (ink) => {
    wares(ink, i)
    cut(ink, '#8a5a38', [0.12, 0.3]).path(
      {},
      'M-3.6 -1.1Q-2.6 0.1 0 0.1Q2.6 0.1 3.6 -1.1Q2 -0.6 0 -0.6Q-2 -0.6 -3.6 -1.1',
    )
  })
}

/** The one who sells sits under a parasol behind the heaps. */
function wares(ink: Ink, i: number): void {
  const [x, shade] = [i % 2 ? 1.5 : -1.5, SHADES[i % SHADES.length] ?? SHADES[0]]
  stroke(ink, '#6b4a30', 0.1).line([x, -0.5], [x, -3.7])
  cut(ink, shade, [0.1, 0.3]).plot({ x }, '-1.8 -3.1, 0 -4, 1.8 -3.1')
  cut(ink, i % 3 ? '#4f6a9a' : '#b5576a', 0.08).rounded([x - 0.45, -1.7, 0.9, 1.2], 0.3)
  mark(ink, '#c98f68').disc(x, -1.96, 0.3)
  cut(ink, '#e6cf94', 0.05).plot({ x }, '-0.62 -2.04, 0 -2.5, 0.62 -2.04')
  for (const [rank, at] of [-1, -0.5, 0, 0.5].entries())
    for (const y of [-0.5, -1])
      thing(ink, `noto:${WARES[(rank + i * 3) % WARES.length] ?? 'mango'}`, {
        x: -x * 0.55 + at * 1.2 + (y < -0.9 ? 0.3 : 0),
        y,
        height: 0.72,
      })
}

function landing(c: PlaceContext): Piece {
  const boards = { pattern: 'planks', colour: '#a8835c', other: '#8f6c48', size: 0.9 } as const
  return floor(c, { ...boards, back: 1.4, depth: 8 })
}

function posts(c: PlaceContext): Piece[] {
  return plane(c, { name: 'posts', z: 1.6, split: true, top: 3 }, (ink) => {
    for (const share of [-0.92, -0.7, 0.72, 0.94])
      cut(ink, '#6b4f36', 0.1).standing(share * ink.half, 0.3, [0.3, 1.9])
    for (const side of [-1, 1])
      thing(ink, 'noto:basket', { x: side * ink.half * 0.82, height: 1.2 })
  })
}
