import { pairs } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { fire } from '../kit/alive.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const SAND = '#c99b5c'
const GOLD = '#f2c230'
const BLUE = '#2f6fb0'
const PAINTS = [BLUE, '#b8452f', '#2f8a6a', '#3a2a20'] as const
const TORCHES = [-0.3, 0.3]

export const pharaohsTombPlace = interior({
  id: 'pharaohs-tomb',
  time: 'night',
  sounds: { drips: 0.15 },
  wall: { style: 'stone', colour: SAND },
  floor: { pattern: 'slabs', colour: '#b98b52', other: '#a67a46', size: 1.6 },
  ceiling: '#7d5a34',
  height: 7.8,
  lamps: null,
  near: null,
  back,
  glow: (ink) => {
    for (const share of TORCHES)
      glow(ink, '#ffb04a', { x: share * ink.half, y: -4.6, radius: 4.4, strength: 0.6 })
  },
  middle: (ink) => {
    for (const [share, tall] of pairs('-0.9 1.5, -0.78 1.1, 0.8 1.2, 0.92 1.6'))
      thing(ink, 'noto:amphora', { x: share * ink.half, height: tall })
  },
  alive: (_, { half, depth }) =>
    TORCHES.map((share) => fire({ x: share * half, y: 4.3, z: depth - 0.1, size: 0.6 })),
})

/** Columns and rows of painted signs, a golden coffin that stands upright in its niche, torches beside it. */
function back(ink: Ink, s: number): void {
  for (const [from, to] of pairs('-0.96 -0.4, 0.4 0.96'))
    for (let row = 0; row < 4; row++)
      signs(ink, { from: from * ink.half, to: to * ink.half, y: -6.2 + row * 1.3, row })
  cut(ink, '#5a3f26', [0.2, 0.3]).rounded([-1.7 * s, -6, 3.4 * s, 6], 0.2)
  coffin(ink, s)
  for (const share of [-0.62, 0.62]) column(ink, share * ink.half)
  for (const share of TORCHES)
    cut(ink, '#5a3f26', 0.05).rounded([share * ink.half - 0.16, -4.4, 0.32, 1.3], 0.1)
}

function column(ink: Ink, x: number): void {
  cut(ink, '#d9b070', [0.2, 0.3]).rect(x - 0.7, -7.8, [1.4, 7.8])
  for (const [at, y] of [-7.4, -6.8, -1.2, -0.6].entries())
    mark(ink, PAINTS[at % 3]!).rect(x - 0.7, y, [1.4, 0.34])
  mark(ink, GOLD).rect(x - 0.7, -6.3, [1.4, 0.16])
}

function coffin(ink: Ink, s: number): void {
  const body = cut(ink, GOLD, [0.14, 0.3])
  body.polygon(
    ...pairs('-1 -4.4, -0.7 -0.4, 0.7 -0.4, 1 -4.4').flatMap(([x, y]) => [[x * s, y] as const]),
  )
  cut(ink, BLUE, 0.1).rounded([-0.85 * s, -5.6, 1.7 * s, 1.9], 0.6)
  mark(ink, GOLD).rounded([-0.5 * s, -5.3, s, 1.3], 0.45)
  for (const x of [-0.2, 0.2]) mark(ink, '#2a2018').rounded([x * s - 0.11, -4.8, 0.22, 0.14], 0.06)
  for (let y = -3.4; y < -0.8; y += 0.5) mark(ink, BLUE).rect(-0.75 * s, y, [1.5 * s, 0.2])
  stroke(ink, '#b8452f', 0.12).line([-0.5 * s, -3.7], [0.5 * s, -3.0])
  stroke(ink, '#b8452f', 0.12).line([0.5 * s, -3.7], [-0.5 * s, -3.0])
}

interface Row {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly row: number
}

/** Birds, eyes, waves and staves, none of which says anything. */
function signs(ink: Ink, { from, to, y, row }: Row): void {
  stroke(ink, '#8a6234', 0.05).line([from, y + 0.55], [to, y + 0.55])
  for (let x = from + 0.4, at = row; x < to - 0.3; x += 0.85, at++) {
    const pen = stroke(ink, PAINTS[(at * 3 + row) % 4]!, 0.09)
    if (at % 4 === 0) pen.shape((ctx) => ctx.ellipse(x, y, 0.26, 0.15, 0, 0, 7))
    else if (at % 4 === 1)
      pen.line([x - 0.26, y], [x - 0.13, y - 0.18], [x, y], [x + 0.13, y - 0.18], [x + 0.26, y])
    else if (at % 4 === 2)
      pen.line([x - 0.2, y + 0.3], [x - 0.1, y - 0.1], [x + 0.22, y - 0.28], [x + 0.1, y + 0.3])
    else pen.line([x, y - 0.34], [x, y + 0.34], [x + 0.2, y + 0.34])
  }
}
