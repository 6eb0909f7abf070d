import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { barCounter, barGlass } from '../kit/indoors/bar-counter.ts'
import { table } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { pendant } from '../kit/indoors/lamps.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { speaker } from '../kit/indoors/fittings.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 6.6, height: 7.6, width: 1.36 }

export const barPlace = place({
  id: 'bar',
  indoors: true,
  time: 'night',
  sounds: { cafe: 0.6 },
  spots: (c) => [
    { name: 'counter', x: 0, y: 2.2, z: 4.6 },
    { name: 'stool', x: -c.box.width * 0.2, y: 1.6, z: 4 },
  ],
  set: (c) => {
    const m = roomSize(c, SIZE)
    const { top } = m
    return [
      theRoom(c),
      plane(c, { name: 'counter', z: 4.8, haze: 0.2 }, (ink) => barCounter(ink, ink.half * 1.2)),
      neonGlows(c, m),
      glowing(c, { at: [0, top - 2.2, 5.8], radius: 5, strength: 0.35, flicker: 0.03 }),
      tables(c),
      motes(c, { z: 3, count: 22, colour: '#ffd9a0' }),
      speakerPlane(c),
    ]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'planks', colour: '#6b4a4a', accent: '#5a3c40' },
  floor: { pattern: 'planks', colour: '#8a5f48', other: '#6b4636' },
  ceiling: '#4f3a42',
  beams: true,
  lamp: false,
  back,
  glow: (ink) => {
    for (const d of [-0.6, -0.2, 0.2, 0.6])
      pendant(ink, {
        x: d * ink.half,
        top: ink.top,
        drop: 2,
        size: 0.8,
        colour: '#3f8f7a',
        glowing: true,
      })
    neon(ink)
  },
})

function neonGlows(c: PlaceContext, { half }: RoomSize) {
  return [-0.4, 0.1, 0.5].map((d, i) =>
    glowing(c, {
      at: [d * half, 3.6, 4.7],
      radius: 3,
      colour: ['#ff8ac2', '#ffd08a', '#7ad0ff'][i] ?? '#ffd08a',
      strength: 0.3,
      flicker: 0.06,
    }),
  )
}

const tables = planeOf({ name: 'tables', z: 2.6, split: true, top: 5 }, (ink) => {
  for (const d of [-0.86, 0.9]) {
    table(ink, { x: d * ink.half, width: 1.9, height: 1.9, foot: true, colour: '#7a4f38' })
    barGlass(ink, { x: d * ink.half - 0.3, y: -1.9, colour: '#e0a23c' })
    barGlass(ink, { x: d * ink.half + 0.3, y: -1.9, colour: '#d95a7a' })
  }
})

const speakerPlane = wingOf({ name: 'speaker' }, (ink) => {
  for (const s of [-1, 1])
    speaker(ink, {
      ...boxAt([s * ink.half * 1.06, ink.foot + 0.8], [Math.min(1.6, ink.half * 0.24), 2.8]),
    })
})

function back(ink: Ink): void {
  const s = Math.min(1, ink.half / 9)
  shelves(ink, {
    ...boxAt([0, -2.2], [ink.half * 1.2, 3.6]),
    rows: 3,
    fill: 'bottles',
    colour: '#8a5a3c',
    palette: ['#3f8f6a', '#a83a4a', '#e0a23c', '#7ab5c9', '#8a5fa5', '#d9d0b8'],
  })
  picture(ink, { x: -ink.half * 0.8, y: -3, width: 1.6 * s, height: 1.6 })
  dartboard(ink, ink.half * 0.82)
  for (const d of [-0.6, -0.2, 0.2, 0.6])
    pendant(ink, { x: d * ink.half, top: ink.top, drop: 2, size: 0.8, colour: '#3f8f7a' })
  neon(ink)
}

/** A glass in neon tubes above the bottles. */
function neon(ink: Ink): void {
  const y = ink.top + 1.4
  ink.ctx.save()
  for (const [width, alpha] of pairs('0.4 0.25, 0.12 1')) {
    ink.ctx.globalAlpha = alpha
    stroke(ink, '#ff6fb0', width).path({ y }, 'M-0.8 -0.4L0.8 -0.4L0 0.4ZM0 0.4L0 1M-0.4 1L0.4 1')
    stroke(ink, '#6fe0ff', width).shape((ctx) => ctx.arc(0.6, y - 0.5, 0.26, 0, 7))
  }
  ink.ctx.restore()
}

function dartboard(ink: Ink, x: number): void {
  const y = -4
  for (const [r, colour] of [
    [0.9, '#33303a'],
    [0.78, '#e9dcc0'],
    [0.56, '#a83a3f'],
    [0.4, '#e9dcc0'],
    [0.16, '#3f8f6a'],
  ] as const)
    mark(ink, colour).disc(x, y, r)
}
