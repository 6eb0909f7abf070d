import type { PlaceContext } from '../../place.ts'
import { clear } from '../kit/colour.ts'
import { cornerPot } from '../kit/indoors/furniture.ts'
import { window } from '../kit/indoors/windows.ts'
import { lay, level, type GroundInk } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { caustics } from '../kit/nature/reef.ts'
import { room } from '../kit/indoors/room.ts'
import { glitter, rings } from '../kit/nature/water.ts'
import { isDrained } from '../kit/forsaken.ts'
import { dryFloor, dryWall } from '../kit/town/dry-basin.ts'
import { ladder, lounger } from '../kit/town/poolside.ts'
import { boxAt } from '../kit/shapes.ts'

export const indoorSwimmingPoolPlace = place({
  id: 'indoor-swimming-pool',
  indoors: true,
  time: 'day',
  ground: 'floor',
  waterline: -0.05,
  sounds: { water: 0.5, crowd: 0.2 },
  set: (c) => [
    room(c, {
      depth: 17,
      height: 9.4,
      width: 1.6,
      wall: {
        style: 'tiles',
        colour: '#bfe0e4',
        accent: '#8fc6d0',
        dado: 1.6,
        dadoColour: '#4f9fb5',
      },
      floor: { pattern: 'tiles', colour: '#e6eee9', other: '#c4d6d4', size: 1.2 },
      ceiling: '#eef4f2',
      beams: true,
      lamp: false,
      rug: (ink) => (isDrained(c) ? dryFloor(ink) : basinOf(ink, 14.6)),
      back: (ink) => {
        for (let d = -0.84; d < 0.9; d += 0.42)
          window(ink, {
            ...boxAt([d * ink.half, -2.6], [ink.half * 0.32, -ink.top * 0.5]),
            view: 'trees',
            frame: '#ffffff',
            bars: [2, 3],
          })
        cut(ink, '#fbfaf4', 0.1).disc(0, ink.top + 1.4, 0.7)
        stroke(ink, '#33424f', 0.09).path({ y: ink.top }, 'M0 1.4L0 0.95M0 1.4L0.3 1.5')
      },
    }),
    ...(isDrained(c) ? dryWall(c) : swim(c)),
  ],
})

/** The water's life and the things around the basin. */
function swim(c: PlaceContext) {
  return [
    caustics(c, { near: 0, far: 14, count: 46 }),
    glitter(c, { y: 0, count: 50, near: 0, far: 14 }),
    rings(c, { y: 0, near: 1, far: 13, count: 7 }),
    ...plane(c, { name: 'blocks', z: 14.6, top: 4, haze: 0.3 }, (ink) => {
      for (let i = -3; i <= 3; i++) startBlock(ink, i * 2.6)
    }),
    ...plane(c, { name: 'ladder', z: 6, split: true, top: 5 }, (ink) => {
      ladder(ink, -ink.half * 0.84)
      guard(ink, ink.half * 0.9)
    }),
    ...plane(c, { name: 'loungers', z: 2.2, split: true, top: 4 }, (ink) => {
      lounger(ink, -ink.half * 0.9, 1)
      ring(ink, ink.half * 0.88)
    }),
    ...wing(c, { name: 'palms' }, (ink) => {
      for (const s of [-1, 1]) cornerPot(ink, { side: s, height: 2.8, colour: '#f4f0e6' })
    }),
  ]
}

/** A basin in the floor with lanes, steps of depth and a tiled rim. */
export function basinOf(ink: GroundInk, far: number): void {
  const w = 9.2
  lay(ink, '#f7faf8', () => level(ink, [-w - 0.7, w + 0.7], [-0.6, far + 0.5]))
  lay(ink, '#3f8fb0', () => level(ink, [-w, w], [0, far]))
  lay(ink, '#4fb0cc', () => level(ink, [-w, w], [0, far - 0.5]))
  lay(ink, '#6ac6da', () => level(ink, [-w + 0.4, w - 0.4], [0.6, far - 1.2]))
  lay(ink, clear('#2f6f95', 0.5), () => {
    for (let i = -3; i <= 3; i++) level(ink, [i * 2.6 - 0.12, i * 2.6 + 0.12], [0.6, far - 1])
  })
  for (let i = -3; i < 3; i++) {
    for (let z = 0.3, k = 0; z < far - 0.4; z += 0.55, k++) {
      const p = ink.at((i + 0.5) * 2.6, z)
      lay(ink, k % 2 ? '#f7f2e6' : '#d9483f', (ctx) =>
        ctx.ellipse(p.x, p.y, 0.15 * p.scale, 0.08 * p.scale, 0, 0, 7),
      )
    }
  }
}

function startBlock(ink: Ink, x: number): void {
  cut(ink, '#f4f0e6', 0.1).plot({ x }, '-0.6 0, -0.5 -0.8, 0.5 -1, 0.6 0')
  mark(ink, '#3f7fb5').rect(x - 0.5, -0.7, [1, 0.3])
}

function guard(ink: Ink, x: number): void {
  stroke(ink, '#f7f2e6', 0.16).path(
    { x },
    'M-0.9 0L-0.5 -3M0.9 0L0.5 -3M-0.75 -1L0.75 -1M-0.64 -2L0.64 -2',
  )
  cut(ink, '#d9483f', 0.08).rounded([x - 0.7, -3.2, 1.4, 0.24], 0.06)
  cut(ink, '#d9483f', 0.06).rounded([x - 0.6, -4.4, 1.2, 1.1], 0.1)
}

function ring(ink: Ink, x: number): void {
  cut(ink, '#f7f2e6', 0.1).disc(x, -0.7, 0.7)
  for (let i = 0; i < 4; i++)
    mark(ink, '#d9483f').shape((ctx) => {
      ctx.arc(x, -0.7, 0.7, i * 1.57, i * 1.57 + 0.7)
      ctx.arc(x, -0.7, 0.36, i * 1.57 + 0.7, i * 1.57, true)
    })
  mark(ink, '#cfe0dc').disc(x, -0.7, 0.36)
}
