import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { interior } from '../kit/indoors/interior.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { holdPole, opening, strapRail } from '../kit/indoors/vehicle-room.ts'
import { boxAt } from '../kit/shapes.ts'

const BENCHES = ['#e0803a', '#3f86b5', '#c9483f', '#3f9a7a'] as const

/** Inside a metro train: doors in the middle, benches along the wall, poles and straps, the tunnel behind the panes. */
export const subwayCarPlace = interior({
  id: 'subway-car',
  sounds: { train: 0.5 },
  wall: { style: 'plain', colour: '#cfd6da', dado: 0.5, dadoColour: '#8a929a' },
  floor: { pattern: 'plain', colour: '#7d838c', other: '#6c727b' },
  ceiling: '#eef1f2',
  height: 6.6,
  depth: 4.4,
  near: null,
  lamps: null,
  back: side,
  glow: (ink) => {
    for (const x of [-0.62, 0, 0.62])
      mark(ink, '#fdfbe8').rounded([x * ink.half - 2, ink.top + 0.06, 4, 0.22], 0.1)
  },
  middle: (ink) => {
    for (const d of [-1, 1])
      holdPole(ink, { x: d * ink.half * 0.72, width: 0.16, colour: '#c5ccd2' })
  },
  alive: (c, { half, depth }) => [tunnel(c, { half, z: depth + 0.02 })],
})

function side(ink: Ink): void {
  const bench = ink.random.fork('bench').pick(BENCHES)
  const door = 1.5
  for (const leaf of [-1, 1]) {
    const x = leaf < 0 ? -door : 0
    cut(ink, '#aab3ba', [0.08, 0.3]).rect(x + 0.03, -5.2, [door - 0.06, 5.1])
    opening(ink, {
      ...boxAt([x + 0.28, -4.7], [door - 0.56, 2.5]),
      radius: 0.16,
      frame: '#5c636b',
      edge: 0.1,
    })
  }
  mark(ink, '#e0b83a').rect(-door, -0.16, [door * 2, 0.16])
  for (const sign of [-1, 1]) seats(ink, { from: sign * (door + 0.3), sign, colour: bench })
  map(ink)
  straps(ink)
}

/** A window over a long bench, as often as the wall is long. */
function seats(ink: Ink, b: { from: number; sign: number; colour: string }): void {
  const width = 4.2
  for (let i = 0; i < 3; i++) {
    const x = b.sign > 0 ? b.from + i * (width + 0.3) : b.from - i * (width + 0.3) - width
    opening(ink, {
      ...boxAt([x + 0.15, -4.7], [width - 0.3, 1.9]),
      radius: 0.24,
      frame: '#5c636b',
      edge: 0.12,
    })
    mark(ink, darker(b.colour, 0.5)).rect(x, -0.6, [width, 0.5])
    for (let k = 0; k < 4; k++) {
      const at = x + (k * width) / 4
      cut(ink, b.colour, [0.06, 0.3]).rounded([at + 0.04, -2.4, width / 4 - 0.08, 1.5], 0.2)
      cut(ink, lighter(b.colour, 0.12), [0.08, 0.3]).rounded(
        [at + 0.02, -1.2, width / 4 - 0.04, 0.6],
        0.16,
      )
    }
  }
}

/** The line with its stops, over the doors and the windows. */
function map(ink: Ink): void {
  mark(ink, '#f7f5ec').rect(ink.left, -5.75, [ink.right - ink.left, 0.46])
  mark(ink, '#d9483f').rect(ink.left, -5.56, [ink.right - ink.left, 0.08])
  for (let x = -Math.floor(ink.half); x < ink.half; x += 1) mark(ink, '#2b2f3a').disc(x, -5.52, 0.1)
}

function straps(ink: Ink): void {
  const at: number[] = []
  for (let x = -Math.floor(ink.half) + 0.5; x < ink.half; x += 1.25) at.push(x)
  strapRail(ink, { y: -5.9, width: 0.12, colour: '#9aa3aa', loop: 0.25, at })
}

/** Dark walls with lamps that rush past. */
function tunnel(c: PlaceContext, how: { half: number; z: number }): Piece {
  const random = c.random.fork('tunnel')
  const lamps = Array.from({ length: 9 }, () => ({
    x: random.next(),
    high: random.between(0.35, 0.8),
  }))
  return live({ name: 'tunnel', depth: how.z }, (pen) => {
    const a = pen.project(-how.half, 5.4, how.z)
    const b = pen.project(how.half, 1.8, how.z)
    const [w, h] = [b.x - a.x, b.y - a.y]
    pen.ctx.fillStyle = '#1d2230'
    pen.ctx.fillRect(a.x, a.y, w, h)
    pen.ctx.fillStyle = '#2c3346'
    pen.ctx.fillRect(a.x, a.y + h * 0.7, w, h * 0.12)
    pen.ctx.fillStyle = '#ffe6a0'
    for (const { x, high } of lamps) {
      const run = (((x * 1.2 - pen.t * 0.55) % 1.2) + 1.2) % 1.2
      pen.ctx.fillRect(a.x + (run - 0.1) * w, a.y + h * (1 - high), w * 0.035, h * 0.06)
    }
  })
}
