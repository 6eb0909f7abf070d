import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut } from '../kit/alive.ts'
import { interior } from '../kit/indoors/interior.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { polygon } from '../kit/shapes.ts'
import { thing } from '../kit/thing.ts'

const BALLS = [
  '#f2c53d',
  '#3f6fc4',
  '#d9483f',
  '#7a4fa5',
  '#e0803a',
  '#3f9a5a',
  '#8a3a34',
  '#26262e',
] as const

/** Green tables under low lamps, a rack of cues, darts. */
export const poolHallPlace = interior({
  id: 'pool-hall',
  time: 'dusk',
  sounds: { crowd: 0.2 },
  wall: { style: 'panel', colour: '#7a4a3f', dado: 2, dadoColour: '#4f332c' },
  floor: { pattern: 'planks', colour: '#7d5a42', other: '#6c4d39' },
  ceiling: '#4f3a34',
  near: null,
  lamps: null,
  back,
  glow: (ink) => glow(ink, '#ffe0a0', { x: 0, y: -4.4, radius: 4.6, strength: 0.5 }),
  // Who plays brings a table.
  alive: (c, { half }) =>
    c.deeds?.includes('billiards')
      ? []
      : [-0.52, 0.52].map((share) => table(c, { x: share * half, z: 3.9 })),
})

function back(ink: Ink, s: number): void {
  cues(ink, -ink.half * 0.2)
  const x = ink.half * 0.24
  cut(ink, '#33262a', 0.14).disc(x, -4.4, 1.2)
  for (const [r, colour] of [
    [1, '#e9dfc4'],
    [0.75, '#c9483f'],
    [0.5, '#e9dfc4'],
    [0.28, '#3f8a5a'],
    [0.12, '#c9483f'],
  ] as const)
    mark(ink, colour).disc(x, -4.4, r)
  thing(ink, 'prop:jukebox', { x: ink.half * 0.8, height: 4.2 * Math.max(0.8, s) })
  picture(ink, { x: -ink.half * 0.7, y: -5, width: 2.4 * s, height: 1.8 })
  for (const share of [-0.52, 0.52]) shade(ink, share * ink.half)
}

/** A long lamp over a table. */
function shade(ink: Ink, x: number): void {
  for (const d of [-1, 1]) stroke(ink, '#2b2024', 0.05).line([x + d, ink.top], [x + d, -5.9])
  cut(ink, '#2f7a52', [0.12, 0.4]).polygon(
    ...plotted({ x }, '-1.3 -6, 1.3 -6, 1.9 -5.2, -1.9 -5.2'),
  )
  mark(ink, '#fff0c0').rect(x - 1.8, -5.22, [3.6, 0.12])
}

function cues(ink: Ink, x: number): void {
  cut(ink, '#5a3a2c', 0.08).rect(x - 1.3, -5.8, [2.6, 0.3])
  cut(ink, '#5a3a2c', 0.08).rect(x - 1.3, -1.6, [2.6, 0.3])
  for (let i = 0; i < 5; i++) {
    const at = x - 1 + i * 0.5
    stroke(ink, '#e0b87a', 0.1).line([at, -1.6], [at, -5.9])
    stroke(ink, '#3a2420', 0.14).line([at, -1.6], [at, -2.9])
  }
}

/** A billiard table seen from its long side, from a little above. */
function table(c: PlaceContext, { x, z }: { x: number; z: number }) {
  const name = `table ${Math.sign(x)}`
  return cutOut(c, { name, at: [x, 0, z], size: [6.4, 2.6] }, billiards)
}

function billiards(ink: Ink): void {
  for (const d of [-2.3, 2.3]) cut(ink, '#5a3424', 0.08).rounded([d - 0.3, -1.2, 0.6, 1.2], 0.1)
  cut(ink, '#6f4430', [0.14, 0.3]).shape(slab({ far: 3, near: 2.9, y: -1.6, high: 0.7 }))
  cut(ink, '#7f4f38', [0.06, 0.3]).shape(slab({ far: 2.5, near: 3, y: -2.4, high: 0.9 }))
  mark(ink, '#2f8a5a').shape(slab({ far: 2.3, near: 2.7, y: -2.3, high: 0.66 }))
  for (const side of [-1, 0, 1])
    for (const [far, y] of pairs('2.35 -2.28, 2.75 -1.62'))
      mark(ink, '#16201c').disc(side * far, y, 0.14)
  BALLS.forEach((colour, i) => {
    const x = 0.8 + (i % 4) * 0.3 - (i > 3 ? 0.15 : 0)
    mark(ink, colour).disc(x, -1.86 - Math.floor(i / 4) * 0.16, 0.13)
  })
  mark(ink, '#fbf8ee').disc(-1.4, -1.86, 0.13)
}

/** A board that is as wide as `far` at its top and `near` at its foot, to either side. */
function slab(b: { far: number; near: number; y: number; high: number }) {
  return polygon([-b.far, b.y], [b.far, b.y], [b.near, b.y + b.high], [-b.near, b.y + b.high])
}
