import { blot } from '../../../scene/blot.ts'
import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { moving } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { floor, lay, level, type GroundInk } from '../kit/nature/ground.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { ceiling } from '../kit/indoors/room.ts'

const DEEP = 15
const LANE = 3

export const bowlingAlleyPlace = place({
  id: 'bowling-alley',
  indoors: true,
  time: 'night',
  sounds: { crowd: 0.3 },
  far: 3,
  set: (c) => {
    const top = 7 * (0.6 + 0.4 * (c.box.height / 9))
    return [
      floor(c, { pattern: 'plain', colour: '#7a5a9a', back: DEEP, dress: (ink) => lanes(ink) }),
      ...end(c, top),
      ceiling(c, { half: c.box.width * 1.6, top, depth: DEEP, colour: '#4a3f6a', step: 2.6 }),
      ...pins(c),
      rolling(),
      ...returns(c),
      ...balls(c),
    ]
  },
})

/** Polished lanes with gutters and arrows, each its own. */
function lanes(ink: GroundInk): void {
  for (let i = -6; i <= 6; i++) {
    const x = i * LANE
    lay(ink, '#3f3450', () => level(ink, [x - LANE / 2, x + LANE / 2], [1.6, DEEP]))
    lay(ink, '#e6b878', () => level(ink, [x - LANE * 0.38, x + LANE * 0.38], [1.6, DEEP]))
    for (const d of [-0.24, -0.08, 0.08, 0.24])
      lay(ink, '#c9965a', () => level(ink, [x + d * LANE - 0.02, x + d * LANE + 0.02], [1.6, DEEP]))
    for (const d of [-0.2, 0, 0.2])
      lay(ink, '#c8503f', () =>
        level(
          ink,
          [x + d * LANE - 0.06, x + d * LANE + 0.06],
          [6 - Math.abs(d) * 4, 6.7 - Math.abs(d) * 4],
        ),
      )
  }
  lay(ink, '#d9a05c', () => level(ink, [-60, 60], [ink.near, 1.5]))
  lay(ink, '#3a3050', () => level(ink, [-60, 60], [1.5, 1.6]))
}

function end(c: PlaceContext, top: number) {
  return litPlane(c, 'end', {
    z: DEEP,
    haze: 0.2,
    top: top + 0.1,
    draw: (ink) => {
      const wide = ink.right - ink.left
      mark(ink, '#2c2444').rect(ink.left, -3.4, [wide, 3.4])
      cut(ink, c.random.fork('wall').pick(['#5a3f8a', '#3f4f8a', '#8a3f6a', '#3f6a7a']), 0.2).rect(
        ink.left,
        -top,
        [wide, top - 3],
      )
      for (let x = -12; x <= 12; x += 4) star(ink, x, -(top + 3.4) / 2)
    },
    glow: (ink) => {
      for (let x = -12; x <= 12; x += 4)
        glow(ink, x % 8 ? '#ff7ac8' : '#5ad8ff', {
          x,
          y: -(top + 3.4) / 2,
          radius: 2.4,
          strength: 0.35,
        })
      for (const y of [-3.3, -top + 0.3])
        mark(ink, '#ff9ae0').rect(ink.left, y, [ink.right - ink.left, 0.12])
    },
  })
}

function star(ink: Ink, x: number, y: number): void {
  mark(ink, x % 8 ? '#ffb0e0' : '#9ae8ff').disc(x, y, 0.9)
  mark(ink, '#5a3f8a').disc(x, y, 0.7)
  mark(ink, '#ffd24a').disc(x, y, 0.36)
}

/** Ten pins at the end of every lane. */
const pins = planeOf({ name: 'pins', z: DEEP - 0.8, haze: 0.1, tint: 0.4, top: 3 }, (ink) => {
  for (let lane = -6; lane <= 6; lane++)
    for (let row = 3; row >= 0; row--)
      for (let i = 0; i <= row; i++) pin(ink, lane * LANE + (i - row / 2) * 0.6, -0.1 - row * 0.12)
})

function pin(ink: Ink, x: number, y: number): void {
  cut(ink, '#fbf6ec', 0.06).soft(
    ...plotted(
      { x, y },
      '-0.13 0, -0.24 -0.5, -0.1 -0.95, -0.14 -1.3, 0.14 -1.3, 0.1 -0.95, 0.24 -0.5, 0.13 0',
    ),
  )
  mark(ink, '#d9483f').rect(x - 0.12, y - 1.02, [0.24, 0.1])
}

/** A ball that runs down a lane beside the actors. */
function rolling() {
  return moving('rolling ball', { x: LANE, y: 0, z: 9 }, (ctx, t) => {
    const share = (t * 0.4) % 1
    blot(ctx, '#3f6fb5', [0, -0.4 - share * 0.5, 0.44 - share * 0.14])
  })
}

/** The racks where balls come back. */
const returns = planeOf({ name: 'ball return', z: 2, split: true }, (ink) => {
  for (const side of [-1, 1]) {
    const x = side * ink.half * 0.72
    cut(ink, '#5a5f74', [0.16, 0.4]).rounded([x - 1.5, -1.1, 3, 1.1], 0.3)
    for (const [i, colour] of ['#d9483f', '#f0c23c', '#3f9a7a', '#8a5fb0'].entries())
      ball(ink, { x: x - 1 + i * 0.68, y: -1.4, colour })
  }
})

function ball(ink: Ink, b: { x: number; y: number; colour: string }): void {
  cut(ink, b.colour, [0.06, 0.4]).disc(b.x, b.y, 0.36)
  for (const [dx, dy] of pairs('-0.08 -0.14, 0.08 -0.16, 0 0'))
    mark(ink, darker(b.colour, 0.6)).oval(b.x + dx, b.y + dy, [0.045, 0.045])
}

const balls = wingOf({ name: 'near balls' }, (ink) => {
  for (const side of [-1, 1])
    ball(ink, {
      x: side * ink.half * 1.0,
      y: ink.foot - 0.2,
      colour: side < 0 ? '#3f6fb5' : '#d9483f',
    })
})
