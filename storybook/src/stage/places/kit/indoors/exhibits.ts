import { pairs, plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

const BONE = '#f2e6cc'

/** The bones of a long-necked dinosaur on a plinth. */
export function dinosaur(ink: Ink, s: number): void {
  cut(ink, '#8a7a68', 0.14).standing(0, 0, [11 * s, 0.6])
  spine(ink, s)
  ribs(ink, s)
  legs(ink, s)
  skull(ink, s)
  for (let i = 0; i < 12; i++)
    mark(ink, darker(BONE, 0.12)).disc(
      (-4 + i * 0.5) * s,
      -(2.2 + Math.sin(i * 0.26) * 1.5) * s,
      0.13 * s,
    )
}

function bones(ink: Ink, s: number, b: { width: number; points: readonly Pair[] }): void {
  stroke(ink, BONE, b.width * s).shape((ctx) =>
    b.points.forEach(([x, y], i) =>
      i === 0 ? ctx.moveTo(x * s, -y * s) : ctx.lineTo(x * s, -y * s),
    ),
  )
}

/** Tail, back and neck in one line. */
function spine(ink: Ink, s: number): void {
  bones(ink, s, {
    width: 0.26,
    points: pairs('-5 1.4, -4 2, -3 2.8, -1.6 3.4, 0 3.6, 1.4 3.5, 2.4 4.2, 3 5.2, 3.5 6'),
  })
}

function ribs(ink: Ink, s: number): void {
  for (let i = 0; i < 7; i++)
    stroke(ink, BONE, 0.14 * s).shape((ctx) => {
      ctx.moveTo((-1.5 + i * 0.45) * s, -3.5 * s)
      ctx.quadraticCurveTo((-1.8 + i * 0.45) * s, -2.6 * s, (-1.3 + i * 0.45) * s, -2 * s)
    })
}

function legs(ink: Ink, s: number): void {
  for (const [x, knee] of pairs('-1.6 -0.2, -1.2 0.3, 1.2 -0.2, 1.6 0.3'))
    bones(ink, s, {
      width: 0.22,
      points: [
        [x, 3.2],
        [x + knee, 2],
        [x, 0.6],
      ],
    })
}

function skull(ink: Ink, s: number): void {
  cut(ink, BONE, 0.06).polygon(
    ...plotted({ w: s, h: s }, '3.2 -6.4, 4.6 -6.2, 4.8 -5.8, 3.6 -5.5, 3.1 -5.8'),
  )
  mark(ink, '#5a5048').disc(3.6 * s, -6.1 * s, 0.13 * s)
}

export function statue(ink: Ink): void {
  const stone = '#f2ece0'
  cut(ink, '#d9d0c0', 0.12).standing(0, 0, [2.2, 1.6])
  cut(ink, lighter('#d9d0c0', 0.2), 0.06).standing(0, -1.6, [2.6, 0.2])
  cut(ink, stone, 0.08).path({}, 'M-0.7 -1.8Q-0.9 -3 -0.4 -3.8L0.4 -3.8Q0.9 -3 0.7 -1.8Z')
  cut(ink, stone, 0.06).disc(0, -4.4, 0.5)
  stroke(ink, stone, 0.34).path({}, 'M-0.4 -3.6L-1.1 -2.9M0.4 -3.6L1 -4.4L0.8 -5.2')
  for (const d of [-0.3, 0.1])
    stroke(ink, darker(stone, 0.14), 0.06).path({ x: d }, 'M0 -3.4Q-0.2 -2.6 0 -1.9')
}

export function vase(ink: Ink): void {
  cut(ink, '#d9d0c0', 0.12).standing(0, 0, [2.2, 1.8])
  cut(ink, '#b5533f', [0.1, 0.3]).path(
    {},
    'M-0.5 -1.8C-1.5 -2.8 -1 -3.8 -0.4 -4L-0.5 -4.4L0.5 -4.4L0.4 -4C1 -3.8 1.5 -2.8 0.5 -1.8Z',
  )
  for (const y of [2.5, 3.2]) mark(ink, '#33262a').rect(-1, -y, [2, 0.12])
}

export function showcase(ink: Ink, b: { x: number; kind: number }): void {
  const { x } = b
  cut(ink, '#7a5f48', 0.12).standing(x, 0, [2.2, 1.1])
  if (b.kind === 0)
    mark(ink, '#d9a441').shape((ctx) => {
      ctx.arc(x, -1.3, 0.4, Math.PI, 0)
      ctx.rect(x - 0.5, -1.3, 1, 0.2)
    })
  else
    for (const [d, tone] of [
      [-0.5, '#8a5fb5'],
      [0, '#5fb5c9'],
      [0.5, '#e0728a'],
    ] as const)
      mark(ink, tone).plot({ x: x + d }, '-0.2 -1.1, -0.24 -1.5, 0 -1.8, 0.24 -1.5, 0.2 -1.1')
  cut(ink, 'rgba(214,236,240,0.35)', 0).rounded([x - 1, -2.6, 2, 1.5], 0.05)
  stroke(ink, '#b9c9cc', 0.05).rect(x - 1, -2.6, [2, 1.5])
}

export function rope(ink: Ink, from: number, to: number): void {
  const step = (to - from) / 2
  for (let i = 0; i <= 2; i++) {
    mark(ink, '#c9a24e').rect(from + i * step - 0.07, -1.2, [0.14, 1.2])
    mark(ink, '#e0b85a').disc(from + i * step, -1.25, 0.13)
    mark(ink, '#c9a24e').oval(from + i * step, -0.03, [0.28, 0.07])
  }
  stroke(ink, '#a32f3f', 0.11).shape((ctx) => {
    for (let i = 0; i < 2; i++) {
      ctx.moveTo(from + i * step, -1.1)
      ctx.quadraticCurveTo(from + (i + 0.5) * step, -0.4, from + (i + 1) * step, -1.1)
    }
  })
}
