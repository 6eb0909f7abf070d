import { plotted, quads, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { cutOut, glowing, motes } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { piano, speaker } from '../kit/indoors/fittings.ts'
import { cornerPot } from '../kit/indoors/furniture.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { rug } from '../kit/indoors/rug.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 6, height: 7.4, width: 1.34 }

export const musicStudioPlace = place({
  id: 'music-studio',
  indoors: true,
  time: 'dusk',
  sounds: { room: 0.2 },
  set: (c) => {
    const m = roomSize(c, SIZE)
    const { half, depth } = m
    return [
      theRoom(c),
      levels(half, depth),
      cutOut(c, { name: 'drums', at: [-half * 0.62, 0, 4.2], size: [4, 3.6] }, drums),
      pianoPlane(c, m),
      microphonePlane(c, m),
      cutOut(c, { name: 'guitar', at: [-half * 0.24, 0, 3.9], size: [1.4, 2.8] }, guitar),
      theGlow(c),
      motes(c, { z: 3, count: 16 }),
      speakers(c),
    ]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'planks', colour: '#c49a7c', accent: '#b0866a' },
  floor: { pattern: 'planks', colour: '#c4946a', other: '#a07448' },
  ceiling: '#a5887c',
  rug: (ink) =>
    rug(ink, { width: ink.half * 1.2, z: [-1, 3.6], colour: '#3f6a7a', border: '#e0a94a' }),
  back,
  glow: (ink) => {
    mark(ink, '#e8483c').rounded([-0.9, ink.top + 0.5, 1.8, 0.5], 0.2)
  },
})

function pianoPlane(c: PlaceContext, { half }: RoomSize) {
  return cutOut(c, { name: 'piano', at: [half * 0.66, 0, 4.2], size: [3.6, 2.6] }, (ink) =>
    piano(ink, { x: 0, width: 3, height: 2.3 }),
  )
}

function microphonePlane(c: PlaceContext, { half }: RoomSize) {
  return cutOut(c, { name: 'microphone', at: [half * 0.24, 0, 3.8], size: [1.4, 3.6] }, microphone)
}

function theGlow(c: PlaceContext) {
  return glowing(c, {
    at: [0, 5.4, 5.8],
    radius: 4.4,
    colour: '#ffb08a',
    strength: 0.3,
    flicker: 0.04,
  })
}

const speakers = wingOf({ name: 'speakers' }, (ink) => {
  speaker(ink, {
    ...boxAt([-ink.half * 1.05, ink.foot + 0.8], [Math.min(1.7, ink.half * 0.25), 3]),
  })
  cornerPot(ink, { side: 1, height: 2.4 })
})

/** Foam on the walls, the window of the control room, the desk with its faders. */
function back(ink: Ink): void {
  for (const s of [-1, 1]) {
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 3; k++) {
        const x = s * ink.half * 0.54 + s * (k + 0.2) * ink.half * 0.145 - ink.half * 0.06
        const y = ink.top + 0.7 + row * 1.25
        const tone = (row + k) % 2 ? '#4a4652' : '#b5533f'
        cut(ink, tone, 0.06).rect(x, y, [ink.half * 0.13, 1.15])
        mark(ink, darker(tone, 0.2)).plot({ x, y, w: ink.half }, '0 0, 0.065 0.57, 0 1.15')
      }
  }
  cut(ink, '#5a4034', 0.14).rect(-ink.half * 0.43, -5.2, [ink.half * 0.86, 2.5])
  mark(ink, '#c9a878').rect(-ink.half * 0.4, -5, [ink.half * 0.8, 2.1])
  for (const d of [-0.16, 0.14]) {
    mark(ink, '#2a3444').disc(d * ink.half, -3.7, 0.34)
    mark(ink, '#2a3444').rounded([d * ink.half - 0.6, -3.4, 1.2, 0.6], 0.2)
  }
  for (const s of [-1, 1])
    speaker(ink, { x: s * ink.half * 0.34, y: -1.7, width: 0.9, height: 1.3 })
  cut(ink, '#3a3640', 0.14).polygon(
    ...plotted({ w: ink.half }, '-0.36 0, -0.34 -1.7, 0.34 -1.7, 0.36 0'),
  )
  for (let i = 0; i < 18; i++) {
    const x = -ink.half * 0.31 + (i * ink.half * 0.62) / 18
    mark(ink, '#6d6874').rect(x, -1.4, [0.05, 0.8])
    mark(ink, ['#e0a94a', '#d9584c', '#5fb5a5'][i % 3] ?? '#e0a94a').rect(
      x - 0.08,
      -1.2 + ((i * 7) % 5) * 0.11,
      [0.2, 0.12],
    )
  }
  mark(ink, '#8a2a24').rounded([-0.9, ink.top + 0.5, 1.8, 0.5], 0.2)
}

/** Bars of light that dance on the meters of the desk. */
function levels(half: number, depth: number): Piece {
  return live({ name: 'levels', depth: depth - 0.1 }, (pen) => {
    for (let i = 0; i < 14; i++) {
      const level = 0.3 + 0.7 * Math.abs(Math.sin(pen.t * (2.4 + (i % 4) * 0.7) + i * 1.3))
      const x = -half * 0.3 + (i * half * 0.6) / 13
      for (let k = 0; k < 5; k++) {
        if (k / 5 > level) continue
        const p = pen.project(x, 1.78 + k * 0.13, depth)
        pen.ctx.fillStyle = k > 3 ? '#ff6a5a' : k > 2 ? '#ffd25a' : '#6ff0a0'
        pen.ctx.fillRect(p.x, p.y, 0.2 * p.scale, 0.09 * p.scale)
      }
    }
  })
}

function drums(ink: Ink): void {
  for (const [x, y, r] of triples('-1.3 -2.9 0.7, 1.4 -2.7 0.66')) {
    stroke(ink, '#9aa0a6', 0.06).line([x, 0], [x, y])
    cut(ink, '#e0b23c', 0.05).oval(x, y, [r, 0.13])
  }
  for (const [x, y, w, h] of quads('-0.5 -1.9 0.9 0.6, 0.55 -1.9 0.9 0.6, 1.3 -0.2 1 1.1')) {
    cut(ink, '#c4453c', 0.08).rounded([x - w / 2, y - h, w, h], 0.1)
    mark(ink, '#fbf3e4').oval(x, y - h, [w / 2, 0.1])
  }
  cut(ink, '#c4453c', 0.12).disc(0, -0.95, 0.95)
  mark(ink, '#fbf3e4').disc(0, -0.95, 0.76)
  mark(ink, '#e0b23c').disc(0, -0.95, 0.2)
}

function microphone(ink: Ink): void {
  stroke(ink, '#4a4650', 0.08).path({}, 'M-0.5 0L0 -0.5L0.5 0M0 -0.3L0 -3L0.35 -3.2')
  cut(ink, '#33303a', 0.05).rounded([0.2, -3.5, 0.4, 0.62], 0.2)
  mark(ink, '#8d8a94').rect(0.2, -3.2, [0.4, 0.06])
}

function guitar(ink: Ink): void {
  ink.ctx.save()
  ink.ctx.rotate(-0.12)
  mark(ink, '#6b4a36').rect(-0.08, -2.6, [0.16, 1.8])
  mark(ink, '#4a3026').rect(-0.14, -2.75, [0.28, 0.34])
  cut(ink, '#d9843c', 0.08).disc(0, -0.42, 0.52)
  cut(ink, '#d9843c', 0).disc(0, -1.05, 0.38)
  mark(ink, '#4a3026').disc(0, -0.8, 0.15)
  ink.ctx.restore()
}
