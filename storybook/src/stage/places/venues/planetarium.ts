import { pairs } from '../../../scene/rows.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { interior } from '../kit/indoors/interior.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { cut, fade, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'

/** A dark hall under a dome of stars, with the projector in the middle and rows of seats that lean back. */
export const planetariumPlace = interior({
  id: 'planetarium',
  time: 'day',
  sounds: { hum: 0.2 },
  wall: { style: 'plain', colour: '#2a2848', accent: '#23213e' },
  floor: { pattern: 'plain', colour: '#4a4468' },
  ceiling: '#16162e',
  height: 9.4,
  depth: 7,
  asked: true,
  near: null,
  lamps: null,
  back,
  glow: stars,
  middle: (ink) => {
    for (const side of [-1, 1])
      for (let i = 0; i < 2; i++) chair(ink, [side * ink.half * (0.74 + i * 0.2), 0], 2.2)
  },
  alive: (c, { depth }) => [rays(c, depth - 0.6)],
})

const rim = (ink: Ink): [number, number] => [ink.half * 0.96, -ink.top - 2.5]

function dome(ink: Ink): (ctx: Ink['ctx']) => void {
  const [rx, ry] = rim(ink)
  return (ctx) => {
    ctx.ellipse(0, -2.3, rx, ry, 0, Math.PI, 0)
    ctx.closePath()
  }
}

function back(ink: Ink): void {
  cut(ink, fade(ink, ['#0c1030', '#1c2258', '#3a3f86'], [ink.top, -2.3]), 0.2).shape(dome(ink))
  ink.ctx.save()
  ink.ctx.beginPath()
  dome(ink)(ink.ctx)
  ink.ctx.clip()
  for (let i = 0; i < 12; i++)
    glow(ink, i % 2 ? '#8a7fe0' : '#7ab0f0', {
      x: (i / 11 - 0.5) * ink.half * 1.5,
      y: -4 - i * 0.26,
      radius: 1.5,
      strength: 0.3,
    })
  planet(ink, { x: -ink.half * 0.5, y: -5, size: 0.8, colour: '#e0a05a' })
  planet(ink, { x: ink.half * 0.54, y: -5.2, size: 0.55, colour: '#5fa5d9' })
  ink.ctx.restore()
  mark(ink, '#12142c').rect(ink.left, -2.3, [ink.right - ink.left, 0.5])
  for (let x = ink.left; x < ink.right; x += 1.1)
    mark(ink, x % 2 > 1 ? '#3f3a6a' : '#4a4478').rect(x, -2, [0.9, 0.2])
  for (const [row, y] of pairs('0 -0.75, 1 0'))
    for (let x = -Math.floor(ink.half / 1.5) * 1.5 + row * 0.75; x < ink.half; x += 1.5)
      if (Math.abs(x) > 1.5) chair(ink, [x, y], 1.5)
  projector(ink)
}

function planet(ink: Ink, b: { x: number; y: number; size: number; colour: string }): void {
  cut(ink, b.colour, [0, 0.4]).disc(b.x, b.y, b.size)
  mark(ink, clear(darker(b.colour, 0.3), 0.5)).oval(b.x, b.y + b.size * 0.3, [
    b.size * 0.9,
    b.size * 0.16,
  ])
  if (b.size > 0.7)
    stroke(ink, lighter(b.colour, 0.4), 0.12).shape((ctx) =>
      ctx.ellipse(b.x, b.y, b.size * 1.7, b.size * 0.4, -0.3, 0, 7),
    )
}

function stars(ink: Ink): void {
  const random = ink.random.fork('stars')
  const [rx, ry] = rim(ink)
  for (let i = 0; i < 150; i++) {
    const [x, y] = [random.between(-1, 1), random.next()]
    if (x * x + y * y > 0.96) continue
    mark(ink, random.chance(0.2) ? '#ffe6a8' : '#f4f8ff').disc(
      x * rx,
      -2.4 - y * ry,
      random.between(0.025, 0.085),
    )
  }
  for (const [x, y, points] of SIGNS)
    stroke(ink, clear('#bcd4ff', 0.7), 0.05).shape((ctx) => {
      for (const [dx, dy] of points) ctx.lineTo(x * ink.half + dx, y + dy)
    })
}

/** The Plough and Cassiopeia, drawn with lines as shows do. */
const SIGNS = [
  [-0.16, -5.7, pairs('-1.6 -0.4, -0.9 -0.6, -0.3 -0.2, 0.3 0, 0.4 0.6, 1.3 0.6, 1.4 -0.1, 0.3 0')],
  [0.24, -6.4, pairs('-0.8 0, -0.4 0.6, 0 0.1, 0.5 0.6, 0.8 -0.1')],
] as const

/** Two balls of lenses on a slender frame. */
function projector(ink: Ink): void {
  cut(ink, '#4f5468', [0.12, 0.3]).rect(-0.9, -0.9, [1.8, 0.9])
  for (const d of [-0.55, 0.45]) mark(ink, '#6a7088').rect(d, -2.6, [0.12, 1.8])
  cut(ink, '#33384a', 0.1).rounded([-0.34, -3, 0.68, 1.6], 0.2)
  for (const y of [-3.3, -1.5]) {
    cut(ink, '#23283a', [0.12, 0.5]).disc(0, y, 0.66)
    for (let i = 0; i < 7; i++)
      mark(ink, '#a8c8ff').disc(Math.cos(i * 0.9) * 0.4, y + Math.sin(i * 0.9) * 0.4, 0.09)
  }
}

function chair(ink: Ink, [x, y]: Pair, h: number): void {
  const colour = '#a8404f'
  mark(ink, '#1f1d30').rect(x - h * 0.2, y - h * 0.24, [h * 0.4, h * 0.24])
  cut(ink, colour, [0.1, 0.35]).rounded([x - h * 0.34, y - h, h * 0.68, h * 0.84], h * 0.16)
  mark(ink, lighter(colour, 0.14)).rounded(
    [x - h * 0.22, y - h * 0.94, h * 0.44, h * 0.26],
    h * 0.1,
  )
}

/** Thin beams from the projector, turning slowly. */
function rays(c: PlaceContext, z: number): Piece {
  const lean = c.random.fork('rays').between(0, 1)
  return live({ name: 'rays', depth: z }, (pen) => {
    const from = pen.project(0, 3.3, z)
    for (let i = 0; i < 7; i++) {
      const angle = -Math.PI * (0.12 + 0.76 * ((i / 7 + lean + pen.t * 0.012) % 1))
      const long = 6 * from.scale
      pen.ctx.fillStyle = 'rgba(190,210,255,0.09)'
      pen.ctx.beginPath()
      pen.ctx.moveTo(from.x, from.y)
      pen.ctx.lineTo(from.x + Math.cos(angle - 0.03) * long, from.y + Math.sin(angle - 0.03) * long)
      pen.ctx.lineTo(from.x + Math.cos(angle + 0.03) * long, from.y + Math.sin(angle + 0.03) * long)
      pen.ctx.fill()
    }
  })
}
