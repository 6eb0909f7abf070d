import { plotted } from '../../../scene/rows.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { fogBank } from '../../weather/fog.ts'
import { glowing, motes } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { curtain } from '../kit/indoors/windows.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { boxAt, polygon } from '../kit/shapes.ts'
import { litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'

const SIZE = { depth: 6.2, height: 8.2, width: 1.36 } as const
const VELVET = '#8f2438'

/** A small stage before a curtain between brick walls, one warm spot, lamps on round tables, and haze. */
export const jazzClubPlace = place({
  id: 'jazz-club',
  indoors: true,
  time: 'night',
  sounds: { cafe: 0.4 },
  set: (c) => {
    const size = roomSize(c, SIZE)
    return [
      theRoom(c),
      backTables(c),
      spots(size),
      glowing(c, { at: [0, 0.5, 4], radius: 5.4, colour: '#ffdca0', strength: 0.4 }),
      ...haze(c),
      rim(c),
      motes(c, { z: 2, count: 24, colour: '#ffdca0' }),
      frontTables(c),
      tableLight(c),
    ]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'brick', colour: '#8f4f40', accent: '#74392f' },
  floor: { pattern: 'planks', colour: '#8a5a3c', other: '#6f452e', size: 1 },
  ceiling: '#2e1f26',
  lamp: false,
  back: (ink) => {
    const wide = ink.half * 1.1
    for (let x = -wide / 2; x < wide / 2 - 0.1; x += wide / 6)
      curtain(ink, {
        ...boxAt([x + wide / 12, 0], [wide / 6, -ink.top * 0.92]),
        colour: VELVET,
        tied: false,
      })
    mark(ink, darker(VELVET, 0.25)).rect(-wide / 2 - 0.2, ink.top * 0.98, [wide + 0.4, 0.7])
    for (const side of [-1, 1])
      picture(ink, { x: side * ink.half * 0.74, y: -4.4, width: 1.4, height: 1.7 })
  },
})

/** Two warm cones from under the ceiling that meet on whoever plays. */
function spots({ half, top }: RoomSize): Piece {
  return live({ name: 'warm spots', depth: 5 }, (pen) => {
    for (const side of [-1, 1]) {
      const from = pen.project(side * half * 0.42, top * 0.95, 4)
      const to = pen.project(side * half * 0.08, 0, 3)
      const wide = half * 0.34 * to.scale
      const gradient = pen.ctx.createLinearGradient(0, from.y, 0, to.y)
      gradient.addColorStop(0, 'rgba(255,222,150,0.4)')
      gradient.addColorStop(1, 'rgba(255,205,130,0.06)')
      pen.ctx.fillStyle = gradient
      pen.ctx.beginPath()
      pen.ctx.moveTo(from.x - 0.16 * from.scale, from.y)
      pen.ctx.lineTo(from.x + 0.16 * from.scale, from.y)
      pen.ctx.lineTo(to.x + wide, to.y)
      pen.ctx.lineTo(to.x - wide, to.y)
      pen.ctx.fill()
    }
  })
}

/** Always a little; thick where it is said to be smoky. */
function haze(c: PlaceContext): Piece[] {
  const strength = /smok|haz/u.test(c.words) ? 0.5 : 0.22
  return [
    fogBank(c, { z: 4.4, y: 0.4, height: 2.6, strength, colour: '#d9b9a0' }),
    fogBank(c, { z: 3.4, y: 3.4, height: 1.8, strength: strength * 0.6, colour: '#c9a9a0' }),
    fogBank(c, { z: -1.2, y: -0.4, height: 0.9, strength: strength * 0.8, colour: '#e0c4a8' }),
  ]
}

/** The front edge of the stage. */
const rim = planeOf({ name: 'rim', z: -1.6, top: 1, bottom: -2 }, (ink) => {
  mark(ink, '#3f2730').rect(ink.left, 0.1, [ink.right - ink.left, 3])
  cut(ink, '#a8703f', 0.1).rect(ink.left, 0, [ink.right - ink.left, 0.2])
})

function backTables(c: PlaceContext) {
  const each = (ink: Ink, glows: boolean): void => {
    for (const share of [-0.84, 0.84]) roundTable(ink, { x: share * ink.half, size: 1, glows })
  }
  return litPlane(c, 'tables', {
    z: 4.6,
    split: true,
    top: 4,
    draw: (ink) => each(ink, false),
    glow: (ink) => each(ink, true),
  })
}

const frontTables = wingOf({ name: 'front tables' }, (ink) => {
  for (const side of [-1, 1]) {
    const at = { x: side * ink.half * 0.9, y: ink.foot + 0.9, size: 1.1 }
    roundTable(ink, { ...at, glows: false })
    roundTable(ink, { ...at, glows: true })
  }
})

function tableLight(c: PlaceContext) {
  const { half } = roomSize(c, SIZE)
  return [-1, 1].map((side) =>
    glowing(c, {
      at: [side * half * 0.8, 2.2, 4.4],
      radius: 2.2,
      colour: '#ffc27a',
      strength: 0.5,
      flicker: 0.04,
    }),
  )
}

interface RoundTable {
  readonly x: number
  readonly y?: number
  readonly size: number
  readonly glows: boolean
}

/** A cloth to the floor and a little lamp with a pleated shade. */
function roundTable(ink: Ink, { x, y = 0, size, glows }: RoundTable): void {
  const top = y - 1.5 * size
  const shade = polygon(
    ...plotted({ x, y: top, w: size, h: size }, '-0.42 -0.5, -0.24 -1, 0.24 -1, 0.42 -0.5'),
  )
  if (glows) {
    mark(ink, '#ffd08a').shape(shade)
    return
  }
  cut(ink, '#7a2a3a', [0.14, 0.2]).polygon(
    [x - 1.1 * size, top],
    [x + 1.1 * size, top],
    [x + 0.85 * size, y],
    [x - 0.85 * size, y],
  )
  cut(ink, '#a34a52', 0.06).oval(x, top, [1.15 * size, 0.24 * size])
  mark(ink, '#c9a25a').standing(x, top, [0.1 * size, 0.6 * size])
  cut(ink, '#e0a86a', 0.05).shape(shade)
}
