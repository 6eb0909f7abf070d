import { blot } from '../../../scene/blot.ts'
import type { PlaceContext } from '../../place.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { glowing } from '../kit/alive.ts'
import { clear, darker } from '../kit/colour.ts'
import { curtain } from '../kit/indoors/windows.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 12, height: 9.6, width: 1.5 } as const

export const movieTheaterPlace = place({
  id: 'movie-theater',
  indoors: true,
  time: 'night',
  sounds: { hum: 0.3, crowd: 0.1 },
  spots: [{ name: 'stage', x: 0, y: 0.8, z: 10 }],
  set: (c) => {
    const m = roomSize(c, SIZE)
    const { half, top } = m
    return [
      theRoom(c),
      film(half, top),
      theGlow(c, m),
      seatsPlane(c),
      sconceGlows(c, m),
      frontSeats(c),
    ]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'panel', colour: '#5a2f3c', accent: '#4a2533' },
  floor: { pattern: 'plain', colour: '#4f3038', other: '#3f262e' },
  ceiling: '#33202c',
  lamp: false,
  back: (ink) => {
    cut(ink, '#2a1a22', 0.2).rect(-ink.half * 0.8, ink.top * 0.86, [
      ink.half * 1.6,
      -ink.top * 0.66,
    ])
    for (const s of [-1, 1])
      curtain(ink, {
        ...boxAt([s * ink.half * 0.88, -0.6], [ink.half * 0.26, -ink.top * 0.94]),
        colour: '#a32f3f',
        side: s,
      })
    cut(ink, '#8a2434', 0.2).shape((ctx) => {
      ctx.moveTo(-ink.half, ink.top)
      ctx.lineTo(ink.half, ink.top)
      for (let i = 8; i > 0; i--)
        ctx.quadraticCurveTo(
          -ink.half + ((i - 0.5) * ink.half) / 4,
          ink.top + 2,
          -ink.half + ((i - 1) * ink.half) / 4,
          ink.top + 1.1,
        )
    })
    cut(ink, '#7a4f38', 0.12).rect(-ink.half, -0.9, [ink.half * 2, 0.9])
  },
})

function theGlow(c: PlaceContext, { top, half }: RoomSize) {
  return glowing(c, {
    at: [0, top * 0.5, SIZE.depth - 0.5],
    radius: half * 1.1,
    colour: '#cfe0ff',
    strength: 0.3,
    flicker: 0.2,
  })
}

function seatsPlane(c: PlaceContext) {
  return [9, 6.4, 4.2, 1.6].flatMap((z, i) =>
    plane(c, { name: `seats ${i}`, z, haze: 0.3, top: 2.6 }, (ink) =>
      seats(ink, {
        step: 1.55,
        heads: 0.45 - i * 0.1,
        gap: ([0.08, 0.08, 0.34, 0.66][i] ?? 0.1) * ink.half,
      }),
    ),
  )
}

function sconceGlows(c: PlaceContext, { half }: RoomSize) {
  return [-1, 1].map((s) =>
    glowing(c, {
      at: [s * half * 0.96, 4.4, 5],
      radius: 1.8,
      colour: '#ffc98a',
      strength: 0.7,
      flicker: 0.04,
    }),
  )
}

const frontSeats = wingOf({ name: 'front seats' }, (ink) => {
  for (const s of [-1, 1])
    cut(ink, '#5a1f2c', [0.2, 0.2]).rounded(
      [s * ink.half * 1.02 - 1.3, ink.foot - 1.1, 2.6, 4],
      0.6,
    )
})

/** Rows of red seats from behind, some of them taken. */
function seats(ink: Ink, how: { step: number; heads: number; gap: number }): void {
  for (let x = -Math.ceil(ink.half / how.step) * how.step; x < ink.half * 1.2; x += how.step) {
    if (Math.abs(x) < how.gap) continue
    if (ink.random.chance(how.heads)) {
      mark(ink, ink.random.pick(['#3a2a30', '#5a3f30', '#2a2430', '#7a5a3c'])).disc(x, -1.95, 0.34)
      mark(ink, '#33303f').rounded([x - 0.5, -1.65, 1, 0.8], 0.3)
    }
    cut(ink, '#b5394a', [0.1, 0.25]).rounded([x - how.step * 0.46, -1.5, how.step * 0.92, 1.6], 0.3)
    mark(ink, darker('#b5394a', 0.2)).rounded([x - how.step * 0.32, -1.3, how.step * 0.64, 1], 0.2)
  }
}

/** What the screen shows: a small film of hills, a sun and a boat; its light changes the hall. */
function film(half: number, top: number): Piece {
  const wide = half * 1.5
  const high = top * 0.6
  return live({ name: 'film on the screen', depth: SIZE.depth - 0.2 }, (pen) => {
    const p = pen.project(-wide / 2, top * 0.83, SIZE.depth)
    const { ctx } = pen
    ctx.save()
    ctx.translate(p.x, p.y)
    ctx.scale(p.scale, p.scale)
    ctx.beginPath()
    ctx.rect(0, 0, wide, high)
    ctx.clip()
    ctx.fillStyle = '#f7c98a'
    ctx.fillRect(0, 0, wide, high)
    blot(ctx, '#fff0c0', [wide * 0.62, high * 0.5 - Math.sin(pen.t * 0.3) * 0.4, high * 0.17])
    for (const [colour, y, speed] of [
      ['#c9826a', 0.62, 0.2],
      ['#8a5f78', 0.74, 0.5],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(0, high)
      for (let i = 0; i <= 14; i++)
        ctx.lineTo((wide * i) / 14, high * y + Math.sin(i * 1.3 + pen.t * speed) * high * 0.07)
      ctx.lineTo(wide, high)
      ctx.fill()
    }
    ctx.fillStyle = '#33405f'
    const x = ((pen.t * 0.5) % (wide + 4)) - 2
    ctx.beginPath()
    ctx.moveTo(x - 1, high * 0.84)
    ctx.lineTo(x + 1, high * 0.84)
    ctx.lineTo(x + 0.6, high * 0.92)
    ctx.lineTo(x - 0.6, high * 0.92)
    ctx.moveTo(x, high * 0.82)
    ctx.lineTo(x, high * 0.58)
    ctx.lineTo(x + 0.8, high * 0.8)
    ctx.fill()
    ctx.fillStyle = clear('#ffffff', 0.06 + 0.04 * Math.sin(pen.t * 13))
    ctx.fillRect(0, 0, wide, high)
    ctx.restore()
  })
}
