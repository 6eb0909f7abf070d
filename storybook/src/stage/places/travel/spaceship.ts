import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import type { Piece } from '../../../scene/scene.ts'
import { live } from '../../../paint/pieces/live.ts'
import { glowing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { litPlane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'

const SIZE = { depth: 7, height: 8, width: 1.36 } as const

export const spaceshipPlace = place({
  id: 'spaceship',
  indoors: true,
  time: 'night',
  sounds: { hum: 0.6, space: 0.3 },
  set: (c) => {
    const m = roomSize(c, SIZE)
    const { half, top } = m
    return [theRoom(c), stream(half, top), consoleGlows(c, m), consoles(c), frame(c)]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'metal', colour: '#8f9ab5', accent: '#7d88a5' },
  floor: { pattern: 'tiles', colour: '#6f7a96', other: '#5c6682', size: 1.8 },
  ceiling: '#5f6a86',
  beams: true,
  lamp: false,
  back: (ink) => bridge(ink),
  glow: (ink) => {
    lightsOf(ink)
    view(ink)
  },
})

function consoleGlows(c: PlaceContext, { half }: RoomSize) {
  return [-0.7, 0.7].map((d, i) =>
    glowing(c, {
      at: [d * half, 2.6, 6.6],
      radius: 2.6,
      colour: i ? '#ff8ac2' : '#7ae0ff',
      strength: 0.45,
      flicker: 0.12,
    }),
  )
}

const consoles = onStage(litPlane, 'consoles', {
  z: 3.6,
  split: true,
  haze: 0.1,
  draw: (ink) => {
    for (const s of [-1, 1]) consoleDesk(ink, s * ink.half * 0.8)
  },
  glow: (ink) => {
    for (const s of [-1, 1]) buttons(ink, s * ink.half * 0.8)
  },
})

const frame = wingOf({ name: 'frame' }, (ink) => {
  for (const s of [-1, 1]) {
    cut(ink, '#3f4a66', 0.3).polygon(
      [s * ink.half * 1.5, ink.top],
      [s * ink.half * 0.9, ink.top],
      [s * ink.half * 1.08, ink.crown * 0.5],
      [s * ink.half * 1.08, ink.foot * 0.2],
      [s * ink.half * 0.94, ink.foot + 1.4],
      [s * ink.half * 1.5, ink.foot + 1.4],
    )
    mark(ink, '#7ae0ff').disc(s * ink.half * 1.1, -0.4, 0.12)
  }
})

/** The main window on the stars, a console below it, doors at its sides. */
function bridge(ink: Ink): void {
  const w = ink.half * 1.24
  cut(ink, '#5f6a86', 0.16).rounded([-w / 2 - 0.3, ink.top + 0.7, w + 0.6, 4.4], 1.2)
  view(ink)
  for (const s of [-1, 1]) {
    cut(ink, '#7d88a5', 0.12).rounded([s * ink.half * 0.84 - 0.9, -4, 1.8, 4], 0.3)
    mark(ink, darker('#7d88a5', 0.25)).rect(s * ink.half * 0.84 - 0.04, -3.8, [0.08, 3.8])
    mark(ink, s < 0 ? '#6ff0a0' : '#ff7a6a').rounded(
      [s * ink.half * 0.84 - 0.2, -4.5, 0.4, 0.2],
      0.1,
    )
  }
  cut(ink, '#4f5a78', [0.16, 0.3]).polygon(
    ...plotted({ w }, '-0.5 0, -0.44 -1.7, 0.44 -1.7, 0.5 0'),
  )
  lightsOf(ink)
}

function view(ink: Ink): void {
  const w = ink.half * 1.24
  const { ctx } = ink
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(-w / 2, ink.top + 1, w, 3.8, 1)
  ctx.clip()
  mark(ink, '#0d0c26').rect(-w / 2, ink.top + 1, [w, 3.8])
  glow(ink, '#6b3fa0', { x: -w * 0.2, y: ink.top + 2.4, radius: 4, strength: 0.5 })
  glow(ink, '#2f6fb0', { x: w * 0.26, y: ink.top + 3.4, radius: 4, strength: 0.5 })
  const stars = ink.random.fork('window stars')
  for (let i = 0; i < 60; i++)
    mark(ink, '#fff8e2').disc(
      stars.between(-0.5, 0.5) * w,
      ink.top + 1 + stars.between(0, 3.8),
      stars.between(0.015, 0.05),
    )
  cut(ink, '#e0a868', 0).disc(w * 0.26, ink.top + 3.4, 1.3)
  mark(ink, '#c98a4a').shape((c2) => c2.ellipse(w * 0.26, ink.top + 3.5, 1.3, 0.2, 0.1, 0, 7))
  mark(ink, lighter('#e0a868', 0.3)).shape((c2) =>
    c2.ellipse(w * 0.26, ink.top + 3, 1.1, 0.14, 0.1, 0, 7),
  )
  ctx.restore()
  for (const d of [-0.17, 0.17]) mark(ink, '#5f6a86').rect(d * w - 0.09, ink.top + 1, [0.18, 3.8])
}

function lightsOf(ink: Ink): void {
  const w = ink.half * 1.24
  const random = ink.random.fork('buttons')
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 16; i++)
      mark(ink, random.pick(['#6ff0c0', '#ff8a6a', '#ffd86a', '#7ac8ff', '#3a4664'])).rounded(
        [-w * 0.4 + i * w * 0.051, -1.4 + row * 0.4, w * 0.03, 0.22],
        0.05,
      )
}

function consoleDesk(ink: Ink, x: number): void {
  cut(ink, '#5c6682', [0.14, 0.3]).plot({ x }, '-1.6 0, -1.3 -1.5, 1.3 -1.5, 1.6 0')
  cut(ink, '#2a3450', 0.1).rounded([x - 1.1, -2.7, 2.2, 1.1], 0.14)
}

function buttons(ink: Ink, x: number): void {
  mark(ink, '#4fd0c9').rounded([x - 1, -2.6, 2, 0.9], 0.1)
  mark(ink, '#d6fff4').plot({ x }, '-0.8 -1.9, -0.3 -2.3, 0.1 -2, 0.7 -2.45, 0.7 -1.9')
  for (let i = 0; i < 5; i++)
    mark(ink, ['#ff8a6a', '#ffd86a', '#6ff0c0'][i % 3] ?? '#ffd86a').disc(
      x - 0.9 + i * 0.45,
      -1.2,
      0.11,
    )
}

/** Stars that stream past the window. */
function stream(half: number, top: number): Piece {
  const wide = half * 1.2
  return live({ name: 'star stream', depth: SIZE.depth - 0.1 }, (pen) => {
    pen.ctx.strokeStyle = 'rgba(255,250,230,0.8)'
    pen.ctx.beginPath()
    for (let i = 0; i < 26; i++) {
      const angle = i * 2.399
      const run = (((i * 37) % 26) / 26 + pen.t * 0.35) % 1
      const near = run * run
      const x = Math.cos(angle) * near * wide * 0.5
      const y = top - 2.9 + Math.sin(angle) * near * 1.8
      if (Math.abs(y - top + 2.9) > 1.7) continue
      const p = pen.project(x, y, SIZE.depth)
      const q = pen.project(x * 0.93, top - 2.9 + (y - top + 2.9) * 0.93, SIZE.depth)
      pen.ctx.moveTo(p.x, p.y)
      pen.ctx.lineTo(q.x, q.y)
    }
    pen.ctx.lineWidth = Math.max(1, pen.height / 600)
    pen.ctx.stroke()
  })
}
