import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, glowing, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { chair, table } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { window } from '../kit/indoors/windows.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { ceiling, roomSize } from '../kit/indoors/room.ts'
import { rug } from '../kit/indoors/rug.ts'
import { shellFor, type Shell } from '../kit/indoors/shells.ts'
import { sideWall } from '../kit/indoors/side-wall.ts'
import { wall } from '../kit/indoors/wall.ts'
import { boxAt } from '../kit/shapes.ts'

const OWN: Shell = {
  wall: { style: 'plain', colour: '#8a5f42' },
  floor: { pattern: 'planks', colour: '#a8744a', other: '#8a5a36' },
  ceiling: '#d9c09a',
}

const SPINES = [
  '#b9503f',
  '#4f7f8a',
  '#d9a441',
  '#6b8f5a',
  '#8a5a86',
  '#e6d6b8',
  '#3f5f86',
  '#c98a5a',
] as const

export const libraryPlace = place({
  id: 'library',
  indoors: true,
  time: 'golden',
  sounds: { room: 0.3, clock: 0.3 },
  spots: (c) => [{ name: 'table', x: c.box.width * 0.3, y: 1.5, z: 3 }],
  set: (c) => {
    const m = measures(c)
    const { half, top, depth, around } = m
    return [
      theFloor(c, m),
      endWall(c, m),
      ceiling(c, { half, top, depth, colour: m.ceiling ?? '#d9c09a' }),
      bookSide(c, { ...m, x: -half }),
      bookSide(c, { ...m, x: half }),
      farDesks(c, m),
      ladder(c, m),
      desks(c),
      lampGlows(c),
      motes(c, { z: 5, count: 34, colour: '#fff0c8' }),
      books(c),
      ...around,
    ]
  },
})

function measures(c: PlaceContext) {
  const { half, top } = roomSize(c, { depth: 14, height: 9.4, width: 1.0 })
  const { around, ...look } = shellFor(c) ?? OWN
  return { half, top, depth: 14, ...look, around: around?.(c, 14) ?? [] }
}

type Measures = ReturnType<typeof measures>

function theFloor(c: PlaceContext, { depth, half, floor: laid }: Measures) {
  return floor(c, {
    ...laid,
    back: depth,
    dress: (ink) =>
      rug(ink, { width: half * 0.84, z: [-1, 12], colour: '#8a3a40', border: '#d9b46a' }),
  })
}

function endWall(c: PlaceContext, { depth, half, top, wall: look, behind }: Measures) {
  return plane(c, { name: 'end wall', z: depth, haze: 0.6 }, (ink) => {
    wall(ink, look, { left: -half - 0.1, right: half + 0.1, top: -top })
    behind?.({ ...ink, left: -half, right: half, top: -top, crown: -top, half })
    window(ink, {
      ...boxAt([0, -2.6], [half * 0.62, top * 0.62]),
      view: 'trees',
      frame: '#5f4030',
      bars: [3, 4],
    })
    for (const s of [-1, 1])
      shelves(ink, {
        x: s * half * 0.68,
        width: half * 0.5,
        height: top * 0.86,
        rows: 6,
        fill: 'books',
        colour: darker(look.colour, 0.24),
        palette: SPINES,
      })
  })
}

function farDesks(c: PlaceContext, { half }: Measures) {
  return litPlane(c, 'far desks', {
    z: 10,
    haze: 0.4,
    top: 5,
    draw: (ink) => {
      for (const s of [-1, 1]) desk(ink, s * half * 0.5)
    },
    glow: (ink) => {
      for (const s of [-1, 1]) lampLight(ink, s * half * 0.5)
    },
  })
}

function ladder(c: PlaceContext, { half }: Measures) {
  return cutOut(c, { name: 'ladder', at: [-half * 0.82, 0, 7], size: [2, 7] }, (ink) =>
    stroke(ink, '#c98f5a', 0.13).shape((ctx) => {
      for (const d of [-0.45, 0.45]) {
        ctx.moveTo(d + 0.5, 0)
        ctx.lineTo(d * 0.8 - 0.5, -6.6)
      }
      for (let i = 1; i < 9; i++) {
        ctx.moveTo(0.05 + 0.46 - i * 0.11, -i * 0.72)
        ctx.lineTo(0.95 - 0.04 - i * 0.11, -i * 0.72)
      }
    }),
  )
}

const desks = onStage(litPlane, 'desks', {
  z: 3.4,
  split: true,
  top: 5,
  draw: (ink) => {
    for (const s of [-1, 1]) desk(ink, s * ink.half * 0.78)
  },
  glow: (ink) => {
    for (const s of [-1, 1]) lampLight(ink, s * ink.half * 0.78)
  },
})

function lampGlows(c: PlaceContext) {
  return [-0.78, 0.78].map((d) =>
    glowing(c, {
      at: [d * (c.box.width / 2) * 1.28, 2.2, 3.3],
      radius: 2.2,
      strength: 0.4,
      flicker: 0.04,
    }),
  )
}

const books = wingOf({ name: 'books' }, (ink) => {
  for (const s of [-1, 1])
    stack(ink, {
      x: s * ink.half * 1.02,
      y: ink.foot + 0.5,
      size: Math.min(1.9, ink.half * 0.28),
    })
})

/** A wall of books that runs away: cases, shelves, spines of every colour. */
function bookSide(c: PlaceContext, b: Measures & { x: number }): Piece {
  const board = b.wall.colour
  return sideWall(c, {
    name: `books ${b.x < 0 ? 'left' : 'right'}`,
    x: b.x,
    height: b.top,
    to: b.depth,
    haze: 0.5,
    draw: (brush) => {
      const { random } = brush.ink
      brush.patch(darker(board, 0.36), [-9, b.depth], [0, b.top])
      const rows = Math.floor(b.top / 1.25)
      for (let row = 0; row < rows; row++) {
        const y = 0.5 + row * 1.25
        for (let z = -8; z < b.depth;) {
          const thick = random.between(0.14, 0.34)
          const high = random.between(0.75, 1.05)
          const colour = random.pick(SPINES)
          if (random.chance(0.94)) {
            brush.patch(colour, [z, z + thick * 0.92], [y, y + high])
            brush.patch(
              lighter(colour, 0.3),
              [z, z + thick * 0.92],
              [y + high * 0.7, y + high * 0.78],
            )
          }
          z += thick
        }
        brush.patch(board, [-9, b.depth], [y - 0.14, y])
      }
      for (let z = -8; z < b.depth; z += 4)
        brush.patch(darker(board, 0.1), [z, z + 0.34], [0, b.top])
    },
  })
}

function desk(ink: Ink, x: number): void {
  for (const s of [-1, 1])
    chair(ink, { x: x + s * 1.7, width: 0.9, height: 2.1, colour: '#7a4f38' })
  table(ink, { x, width: 3, height: 1.5, colour: '#8a5a3a' })
  stack(ink, { x: x - 0.8, y: -1.5, size: 0.7 })
  cut(ink, '#fbf3e0', 0.04).plot({ x }, '0.1 -1.52, 0.5 -1.66, 0.9 -1.52')
  stroke(ink, '#c9a24e', 0.08).line([x - 0.1, -1.5], [x - 0.1, -2.2])
  cut(ink, '#3f8f6a', 0.06).path({ x }, 'M-0.5 -2.2Q-0.1 -2.75 0.3 -2.2Z')
}

function lampLight(ink: Ink, x: number): void {
  mark(ink, '#fff0b8').oval(x - 0.1, -2.2, [0.36, 0.06])
}

function stack(ink: Ink, b: { x: number; y: number; size: number }): void {
  for (let i = 0; i < 4; i++)
    cut(ink, SPINES[(i * 3) % 8] ?? '#b9503f', 0.05).rect(
      b.x - b.size * (0.5 - (i % 2) * 0.06),
      b.y - (i + 1) * b.size * 0.22,
      [b.size * (1 - (i % 2) * 0.1), b.size * 0.2],
    )
}
