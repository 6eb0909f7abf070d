import { darker, lighter } from '../kit/colour.ts'
import { interior } from '../kit/indoors/interior.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { column } from '../kit/town/castles.ts'

const RED = '#8a2f3a'
const WOOD = '#7a5236'

/** Benches in a half round, one over the other, a rostrum before them, and flags. */
export const parliamentPlace = interior({
  id: 'parliament',
  sounds: { crowd: 0.3 },
  wall: { style: 'panel', colour: '#dcc7a0', accent: '#c8b088', dado: 1.2, dadoColour: WOOD },
  floor: { pattern: 'plain', colour: '#8f3f46', other: '#7d353d' },
  ceiling: '#f3e9d2',
  depth: 10,
  height: 9.8,
  width: 1.5,
  lamps: null,
  near: null,
  back,
  middle: (ink, fit) => {
    for (const side of [-1, 1])
      thing(ink, 'prop:flagpole', { x: side * ink.half * 0.86, height: 4.6 * Math.max(0.8, fit) })
  },
})

function back(ink: Ink, fit: number): void {
  for (let share = -0.96; share <= 1; share += 0.32)
    column(ink, { x: share * ink.half, width: 0.8, height: -ink.top - 0.6, colour: '#e9dcc0' })
  emblem(ink)
  for (let row = 4; row >= 0; row--) bench(ink, row, fit)
  rostrum(ink)
}

/** A sun of gold over the chair of the house. */
function emblem(ink: Ink): void {
  const y = ink.top + 2
  cut(ink, RED, 0.14).rect(-2.4, ink.top + 0.4, [4.8, 4.2])
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2
    mark(ink, '#e8c25a').disc(Math.cos(angle) * 1.2, y + 0.2 + Math.sin(angle) * 1.2, 0.14)
  }
  cut(ink, '#e8c25a', 0.05).disc(0, y + 0.2, 0.8)
}

/** One tier: seats side by side on an arc that rises to the wings. */
function bench(ink: Ink, row: number, fit: number): void {
  const seats = 15
  for (let i = 0; i < seats; i++) {
    const share = (i / (seats - 1) - 0.5) * 2
    if (Math.abs(share) < 0.24 - row * 0.02) continue
    const x = share * ink.half * (1.02 - row * 0.03)
    const y = -row * 0.72 - share * share * 0.9
    const w = Math.max(0.7, 1.25 * fit)
    cut(ink, row % 2 ? RED : lighter(RED, 0.12), [0.06, 0.3]).rounded(
      [x - w / 2, y - 1.4, w, 1.3],
      0.3,
    )
    if (ink.random.chance(0.6)) member(ink, x, y - 1.1)
    cut(ink, WOOD, 0.06).rect(x - w * 0.62, y - 0.7, [w * 1.24, 0.8])
  }
}

function member(ink: Ink, x: number, y: number): void {
  cut(ink, ink.random.pick(['#33404f', '#4a4f5a', '#5f4a54', '#2f3d5c']), 0.04).rounded(
    [x - 0.4, y - 0.5, 0.8, 1.1],
    0.3,
  )
  cut(ink, ink.random.pick(['#e3b48e', '#c58c62', '#8a5a3c', '#f0c9a4']), 0.04).disc(
    x,
    y - 0.8,
    0.34,
  )
  mark(ink, ink.random.pick(['#3a2a22', '#7a7470', '#c9c2b8', '#5f4030'])).shape((ctx) =>
    ctx.arc(x, y - 0.86, 0.36, Math.PI, 0),
  )
}

function rostrum(ink: Ink): void {
  cut(ink, darker(WOOD, 0.1), [0.16, 0.3]).rect(-2.6, -2.1, [5.2, 2.1])
  for (const x of [-1.7, 0, 1.7]) mark(ink, lighter(WOOD, 0.14)).rect(x - 0.65, -1.7, [1.3, 1.4])
  cut(ink, lighter(WOOD, 0.2), 0.06).rect(-2.9, -2.35, [5.8, 0.3])
  for (const x of [-0.5, 0.5]) mark(ink, '#33363f').rect(x - 0.04, -3, [0.08, 0.7])
  for (const x of [-0.5, 0.5]) mark(ink, '#33363f').disc(x, -3.05, 0.13)
}
