import { blot } from '../../../scene/blot.ts'
import { pairs } from '../../../scene/rows.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { glowing, motes, moving } from '../kit/alive.ts'
import { clear } from '../kit/colour.ts'
import { speaker } from '../kit/indoors/fittings.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { dancingCrowd } from '../kit/indoors/dancing-crowd.ts'
import { beams, lasers } from '../kit/indoors/stage-lights.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 6.4, height: 8.4, width: 1.36 } as const

export const nightclubPlace = place({
  id: 'nightclub',
  indoors: true,
  time: 'night',
  sounds: { crowd: 0.4 },
  set: (c) => {
    const { half, top } = roomSize(c, SIZE)
    return [
      theRoom(c),
      litTiles(half),
      beams(c, { half, top, z: 4 }),
      lasers({ half, top, z: 4 }),
      mirrorBall(half, top),
      glowing(c, { at: [0, 1, 4], radius: 5, colour: '#ffd9f0', strength: 0.35, flicker: 0.05 }),
      motes(c, { z: 3, count: 34, colour: '#ffd0f0' }),
      ...(isFull(c) ? dancingCrowd(c) : [cornerSpeakers(c)]),
    ]
  },
})

/** A disc jockey has people to play for. */
const isFull = ({ words, deeds = [] }: PlaceContext): boolean =>
  deeds.includes('dj') || /\b(crowded|packed|busy|full|bustling|lively)\b/u.test(words)

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'panel', colour: '#5d4a86', accent: '#4c3c72' },
  floor: { pattern: 'tiles', colour: '#5a4a7a', other: '#463a63', size: 1.5 },
  ceiling: '#2c2444',
  lamp: false,
  back,
  glow: neon,
})

/** The desk of the disc jockey between towers of loudspeakers. */
function back(ink: Ink): void {
  for (const side of [-1, 1])
    for (const y of [0, -3]) speaker(ink, { x: side * ink.half * 0.62, y, width: 1.8, height: 2.8 })
  cut(ink, '#4a3f72', [0.2, 0.3]).rounded([-3, -2.4, 6, 2.4], 0.16)
  mark(ink, '#2f2850').rect(-2.8, -1.9, [5.6, 1.6])
  for (const side of [-1, 1]) {
    cut(ink, '#3a3350', 0.06).disc(side * 1.7, -2.55, 0.5)
    mark(ink, '#d9d4e6').disc(side * 1.7, -2.55, 0.12)
  }
}

const HEIGHTS = [0.5, 0.9, 1.3, 0.8, 1.4, 1, 0.6, 1.2, 0.7] as const

/** Bars of sound on the desk, and rings of light on the walls. */
function neon(ink: Ink): void {
  HEIGHTS.forEach((h, i) =>
    mark(ink, i % 2 ? '#7ae8ff' : '#ff8ad0').rect(-2.5 + i * 0.58, -0.4 - h, [0.36, h]),
  )
  for (const side of [-1, 1])
    for (const [r, colour] of [
      [0.95, '#ff7ac8'],
      [0.65, '#7ae0ff'],
      [0.35, '#ffe27a'],
    ] as const)
      stroke(ink, colour, 0.1).shape((ctx) =>
        ctx.arc(side * ink.half * 0.62, ink.top * 0.82, r, 0, 7),
      )
}

const TONES = ['255,130,205', '120,215,255', '255,220,120', '180,145,255'] as const

/** Tiles of the floor that light up in turn, like a wave. */
function litTiles(half: number): Piece {
  const wide = half / 5
  return live({ name: 'lit tiles', depth: 38 }, (pen) => {
    for (let row = 0; row < 6; row++) {
      for (let i = -4; i < 4; i++) {
        const alpha = 0.16 + 0.34 * Math.max(0, Math.sin(pen.t * 2.4 + i * 0.9 + row * 1.7))
        pen.ctx.fillStyle = `rgba(${TONES[(i + 8 + row) % 4] ?? TONES[0]},${alpha.toFixed(3)})`
        pen.ctx.beginPath()
        for (const [dx, dz] of pairs('0.04 0.05, 0.96 0.05, 0.96 0.95, 0.04 0.95')) {
          const p = pen.project((i + dx) * wide, 0, -2.4 + (row + dz) * 1.4)
          pen.ctx.lineTo(p.x, p.y)
        }
        pen.ctx.fill()
      }
    }
  })
}

/** It hangs beside the middle, so that it does not sit on a dancer's head. */
function mirrorBall(half: number, top: number): Piece {
  const r = 0.75
  return moving('mirror ball', { x: -half * 0.3, y: top, z: 5 }, (ctx, t) => {
    ctx.fillStyle = '#2a2440'
    ctx.fillRect(-0.03, 0, 0.06, 0.6)
    ctx.translate(0, 0.6 + r)
    blot(ctx, '#b9bcd6', [0, 0, r])
    for (let row = -3; row <= 3; row++) {
      const ring = Math.sqrt(1 - (row / 3.8) ** 2)
      for (let i = 0; i < 9; i++) {
        const turn = (i / 9) * Math.PI + ((t * 0.5) % (Math.PI / 9))
        const shine = 0.5 + 0.5 * Math.sin(t * 3 + i * 2.3 + row * 1.9)
        ctx.fillStyle = clear(shine > 0.75 ? '#ffffff' : '#7f86b8', 0.35 + shine * 0.6)
        ctx.fillRect(-Math.cos(turn) * ring * r - 0.06, (row / 3.8) * r - 0.07, 0.11, 0.14)
      }
    }
  })
}

const cornerSpeakers = wingOf({ name: 'speakers' }, (ink) => {
  for (const side of [-1, 1])
    speaker(ink, {
      ...boxAt([side * ink.half * 1.07, ink.foot + 0.8], [Math.min(1.7, ink.half * 0.25), 2.6]),
    })
})
