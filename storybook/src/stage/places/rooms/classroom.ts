import { pairs, quads } from '../../../scene/rows.ts'
import { motes, moving } from '../kit/alive.ts'
import { blackboard, clock } from '../kit/indoors/fittings.ts'
import { chair, counter, cornerPot, table } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { door, window } from '../kit/indoors/windows.ts'
import { darker } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { sunPatch } from '../kit/indoors/rug.ts'

const SIZE = { depth: 7.4, height: 7.8, width: 1.36 }

export const classroomPlace = place({
  id: 'classroom',
  indoors: true,
  time: 'morning',
  sounds: { room: 0.2, clock: 0.2 },
  spots: (c) => [{ name: 'desk', x: -c.box.width * 0.3, y: 1.4, z: 3 }],
  set: (c) => {
    const m = roomSize(c, SIZE)
    return [theRoom(c), fan(m), farDesks(c), desks(c), motes(c, { z: 3, count: 18 }), globePlane(c)]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'plain', colour: '#f0e2c0', dado: 1.8, dadoColour: '#8fb59a' },
  floor: { pattern: 'planks', colour: '#c49a6c', other: '#a67c50' },
  ceiling: '#f9f3e4',
  rug: (ink) => sunPatch(ink, { x: -4, z: [0.4, 6], width: 3.6 }),
  back,
})

function fan({ top }: RoomSize) {
  return moving('fan', { x: 0, y: top - 0.6, z: 4 }, (ctx, t) => {
    ctx.fillStyle = darker('#a8937a', 0.1)
    for (let i = 0; i < 4; i++) {
      const reach = Math.cos(t * 6 + (i * Math.PI) / 2) * 2.2
      ctx.fillRect(Math.min(0, reach), -0.06, Math.abs(reach), 0.14)
    }
    ctx.fillRect(-0.08, -0.6, 0.16, 0.7)
  })
}

const farDesks = planeOf({ name: 'far desks', z: 5, haze: 0.3, top: 4 }, (ink) => {
  for (let d = -0.84; d < 0.9; d += 0.42) pupilDesk(ink, d * ink.half, d)
})

const desks = planeOf({ name: 'desks', z: 2.8, split: true, top: 4 }, (ink) => {
  for (const d of [-0.92, -0.6, 0.62, 0.94]) pupilDesk(ink, d * ink.half, d)
})

const globePlane = wingOf({ name: 'globe' }, (ink) => {
  globe(ink, { x: -ink.half * 1.02, y: ink.foot + 0.5, size: Math.min(1.3, ink.half * 0.2) })
  cornerPot(ink, { side: 1, height: 2.4 })
})

function back(ink: Ink): void {
  const s = Math.min(1, ink.half / 9.5)
  blackboard(ink, { x: 0.4 * s, y: -2.1, width: 6.4 * s, height: 2.7 })
  counter(ink, {
    x: -2 * s,
    width: 3.2 * s,
    height: 1.5,
    colour: '#a8744a',
    top: '#c98f5a',
    doors: 2,
  })
  globe(ink, { x: -2.9 * s, y: -1.5, size: 0.5 })
  mark(ink, '#d9483f').disc(-1.5 * s, -1.72, 0.2)
  window(ink, { x: -ink.half * 0.68, y: -2.3, width: 2.8 * s, height: 3, view: 'trees' })
  shelves(ink, {
    x: ink.half * 0.6,
    width: 2.2 * s,
    height: 3.6,
    rows: 3,
    fill: 'books',
    colour: '#b58a5c',
  })
  door(ink, { x: ink.right - 1.2, width: 1.7, height: 4.2, colour: '#5f8f7a', glass: true })
  clock(ink, { x: 0.4 * s, y: -6, size: 0.5 })
  for (const [i, colour] of ['#e0728a', '#6fb5c9', '#f2c14e', '#8fc48a'].entries())
    cut(ink, colour, 0.06).rounded(
      [ink.half * 0.46 + i * 0.7 * s, -5.2 - (i % 2) * 0.2, 0.6 * s, 0.8],
      0.04,
    )
  picturePosters(ink, -ink.half * 0.36)
}

/** Paintings by children, pinned to the wall. */
function picturePosters(ink: Ink, x: number): void {
  for (const [dx, dy] of pairs('0 4.4, 0.1 5.7')) {
    cut(ink, '#fffaf0', 0.06).rect(x + dx - 0.5, -dy, [1, 0.9])
    mark(ink, '#f2c14e').disc(x + dx + 0.2, -dy + 0.28, 0.15)
    mark(ink, '#8fc48a').rect(x + dx - 0.4, -dy + 0.6, [0.8, 0.2])
    mark(ink, '#d9584c').plot({ x: x + dx, y: -dy }, '-0.3 0.6, -0.1 0.34, 0.08 0.6')
  }
}

function pupilDesk(ink: Ink, x: number, d: number): void {
  chair(ink, { x, width: 0.9, height: 1.9, colour: '#5f8fa5' })
  table(ink, { x, width: 2.1, height: 1.4, colour: '#d9b07a' })
  const tone =
    ['#d9584c', '#4f8fb5', '#8fae52', '#e0a23c'][Math.abs(Math.round(d * 10)) % 4] ?? '#d9584c'
  cut(ink, tone, 0.03).plot({ x }, '-0.6 -1.42, -0.5 -1.56, 0.1 -1.56, 0.14 -1.42')
  for (let i = 0; i < 3; i++)
    mark(ink, ['#f2c14e', '#e0728a', '#6fb5c9'][i] ?? '#f2c14e').rect(
      x + 0.5 + i * 0.1,
      -1.85,
      [0.06, 0.4],
    )
  cut(ink, '#6d6a70', 0.02).rounded([x + 0.44, -1.66, 0.4, 0.26], 0.05)
}

export function globe(ink: Ink, b: { x: number; y: number; size: number }): void {
  const { x, y, size: s } = b
  mark(ink, '#8a5f3c').oval(x, y - s * 0.06, [s * 0.5, s * 0.1])
  mark(ink, '#8a5f3c').rect(x - s * 0.06, y - s * 0.5, [s * 0.12, s * 0.5])
  cut(ink, '#4f9fc9', 0.08).disc(x, y - s * 1.1, s * 0.66)
  for (const [dx, dy, w, h] of quads('-0.2 -1.3 0.26 0.2, 0.22 -1 0.2 0.3, -0.2 -0.8 0.16 0.12'))
    mark(ink, '#8fc46a').oval(x + dx * s, y + dy * s, [w * s, h * s])
  stroke(ink, '#c9a24e', s * 0.07).shape((ctx) => ctx.arc(x, y - s * 1.1, s * 0.74, -1, 2.2))
}
