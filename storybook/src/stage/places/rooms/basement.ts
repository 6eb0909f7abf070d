import { blot } from '../../../scene/blot.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, glowing, motes, moving, smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { pipes, tank } from '../kit/town/industry.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'

const SIZE = { height: 6.6 }

export const basementPlace = place({
  id: 'basement',
  indoors: true,
  time: 'dusk',
  sounds: { hum: 0.3, drips: 0.4 },
  set: (c) => {
    const m = roomSize(c, SIZE)
    const { half, depth } = m
    return [
      theRoom(c),
      bulb(m),
      theGlow(c, m),
      smoke(c, { at: [half * 0.6, 3.6, depth - 0.3], size: 0.22, alpha: 0.4 }),
      stairs(c, m),
      cutOut(c, { name: 'boxes', at: [half * 0.64, 0, 3.6], size: [3.4, 3] }, boxes),
      motes(c, { z: 3, count: 20 }),
      barrelPlane(c),
    ]
  },
})

const theRoom = onStage(room, {
  height: 6.6,
  wall: { style: 'stone', colour: '#9a8f88', accent: '#857a74' },
  floor: { pattern: 'slabs', colour: '#8f857e', other: '#766d68', size: 1.9 },
  ceiling: '#6f5f55',
  beams: true,
  back,
  glow: (ink) => mark(ink, '#cfe2f0').rect(-ink.half * 0.2, ink.top + 0.7, [1.8, 0.8]),
})

function bulb({ top, depth }: RoomSize) {
  return moving('bulb', { x: 0, y: top, z: depth - 2.5 }, (ctx, t) => {
    ctx.rotate(Math.sin(t * 1.2) * 0.07)
    ctx.strokeStyle = '#2a2428'
    ctx.lineWidth = 0.05
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(0, 1.6)
    ctx.stroke()
    blot(ctx, '#fff0b8', [0, 1.8, 0.22])
  })
}

function theGlow(c: PlaceContext, { top, depth }: RoomSize) {
  return glowing(c, {
    at: [0, top - 1.8, depth - 2.6],
    radius: 5,
    colour: '#ffd88a',
    strength: 0.6,
    flicker: 0.14,
  })
}

function stairs(c: PlaceContext, { half }: RoomSize) {
  return cutOut(c, { name: 'stairs', at: [-half * 0.74, 0, 4.4], size: [5, 6.6] }, steps)
}

const barrelPlane = wingOf({ name: 'barrel' }, (ink) =>
  barrel(ink, { x: ink.half * 1.06, y: ink.foot + 0.7, size: 2 }),
)

function back(ink: Ink): void {
  const s = Math.min(1, ink.half / 9)
  cut(ink, '#5d5854', 0.1).rect(-ink.half * 0.2 - 0.14, ink.top + 0.56, [2.08, 1.08])
  mark(ink, ink.light.sky.at(-2) ?? '#a9c6d4').rect(-ink.half * 0.2, ink.top + 0.7, [1.8, 0.8])
  for (const d of [0.45, 0.9, 1.35])
    mark(ink, '#3a3638').rect(-ink.half * 0.2 + d - 0.04, ink.top + 0.7, [0.08, 0.8])
  pipes(ink, {
    from: ink.left,
    to: ink.right,
    y: ink.top + 0.5,
    colour: '#a5714e',
    count: 2,
    width: 0.24,
  })
  tank(ink, { x: ink.half * 0.6, width: 2.4 * s, height: 4, colour: '#8a9aa0' })
  stroke(ink, '#a5714e', 0.24).line([ink.half * 0.6, -4], [ink.half * 0.6, ink.top + 0.5])
  mark(ink, '#fbf6e8').disc(ink.half * 0.6, -2.8, 0.3)
  shelves(ink, {
    x: 0.1,
    width: 3.8 * s,
    height: 3.6,
    rows: 3,
    fill: 'mixed',
    colour: '#7a5f4a',
    palette: ['#b5734a', '#8f9a8a', '#c9a24e', '#7a6a86', '#b5533f'],
  })
  for (let i = 0; i < 3; i++) barrel(ink, { x: -ink.half * 0.46 + i * 1.2 * s, y: 0, size: 1.3 })
  cut(ink, '#e9e6de', 0.12).rounded([ink.half * 0.3, -1.9, 1.6 * s, 1.9], 0.1)
  mark(ink, '#7f96a5').disc(ink.half * 0.3 + 0.8 * s, -0.9, 0.5 * s)
}

function steps(ink: Ink): void {
  for (let i = 0; i < 8; i++) {
    cut(ink, i % 2 ? '#8a6446' : '#97704f', 0.08).rect(-2.4 + i * 0.1, -0.75 * (i + 1), [
      2.6 - i * 0.1,
      0.24,
    ])
    mark(ink, darker('#6b4d3a', 0.2)).rect(-2.4 + i * 0.1, -0.75 * (i + 1) + 0.24, [
      2.6 - i * 0.1,
      0.5,
    ])
  }
  stroke(ink, '#5d4434', 0.2).path({}, 'M0.4 -1.6L-0.5 -7.4M0.3 0L0.3 -2')
}

function barrel(ink: Ink, b: { x: number; y: number; size: number }): void {
  const { x, y, size: s } = b
  cut(ink, '#9a6a42', [0.12, 0.25]).path(
    { x, y, w: s, h: s },
    'M-0.36 0Q-0.52 -0.5 -0.36 -1L0.36 -1Q0.52 -0.5 0.36 0Z',
  )
  for (const d of [0.2, 0.78])
    mark(ink, '#54504e').rect(x - s * 0.43, y - s * d, [s * 0.86, s * 0.08])
}

function boxes(ink: Ink): void {
  for (const [x, y, w, h, tone] of [
    [-0.8, 0, 1.4, 1.1, '#c49a6c'],
    [0.7, 0, 1.3, 1.3, '#b58a5c'],
    [-0.3, 1.1, 1.2, 0.9, '#cfa878'],
  ] as const) {
    cut(ink, tone, [0.1, 0.25]).standing(x, -y, [w, h])
    mark(ink, '#e9d6b0').rect(x - 0.12, -y - h, [0.24, h])
    mark(ink, darker(tone, 0.25)).plot({ x, y: -y - h, w }, '-0.5 0, 0 -0.16, 0.5 0')
  }
}
