import { plotted, triples } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

const RED = '#b5493c'
const SLATE = '#4a5a66'

/** A pagoda of three swept roofs. */
export function pagoda(ink: Ink, s: number): void {
  cut(ink, '#b9b0a2', 0.14).rect(-6.4 * s, -0.7 * s, [12.8 * s, 0.8 * s])
  for (const [half, low, high] of triples('4.6 0.6 3, 3.5 4.4 2.1, 2.5 7.3 1.7')) {
    pillaredFloor(ink, s, { half, top: low + high, high })
    if (low < 1) doors(ink, s)
    sweptRoof(ink, s, { half, y: -(low + high) * s })
  }
  spire(ink, s)
}

function pillaredFloor(ink: Ink, s: number, f: { half: number; top: number; high: number }): void {
  const { half, top, high } = f
  cut(ink, '#f2e4cc', 0.14).rect(-half * 0.86 * s, -top * s, [half * 1.72 * s, high * s])
  for (let k = -2; k <= 2; k++)
    mark(ink, RED).rect((k * half * 0.42 - 0.14) * s, -top * s, [0.28 * s, high * s])
  mark(ink, RED).rect(-half * 0.86 * s, -top * s, [half * 1.72 * s, 0.3 * s])
}

function doors(ink: Ink, s: number): void {
  for (const d of [-2.2, 0, 2.2])
    mark(ink, ink.light.dark ? '#ffd58a' : '#7a4a38').rect((d - 0.7) * s, -2.4 * s, [
      1.4 * s,
      2 * s,
    ])
}

function sweptRoof(ink: Ink, s: number, { half, y }: { half: number; y: number }): void {
  cut(ink, SLATE, [0.2, 0.4]).shape((ctx) => {
    ctx.moveTo(-(half + 1.7) * s, y - 0.5 * s)
    ctx.quadraticCurveTo(-half * 0.9 * s, y - 0.1 * s, -half * 0.5 * s, y - 1.1 * s)
    ctx.lineTo(half * 0.5 * s, y - 1.1 * s)
    ctx.quadraticCurveTo(half * 0.9 * s, y - 0.1 * s, (half + 1.7) * s, y - 0.5 * s)
    ctx.quadraticCurveTo((half + 0.9) * s, y + 0.4 * s, half * s, y + 0.3 * s)
    ctx.lineTo(-half * s, y + 0.3 * s)
    ctx.quadraticCurveTo(-(half + 0.9) * s, y + 0.4 * s, -(half + 1.7) * s, y - 0.5 * s)
  })
}

function spire(ink: Ink, s: number): void {
  cut(ink, SLATE, 0.1).polygon([-1.3 * s, -10 * s], [0, -11.6 * s], [1.3 * s, -10 * s])
  stroke(ink, '#e0b85a', 0.16 * s).line([0, -11.4 * s], [0, -13 * s])
  for (const y of [11.9, 12.4, 12.9]) mark(ink, '#e0b85a').oval(0, -y * s, [0.34 * s, 0.12 * s])
}

export function torii(ink: Ink, s: number): void {
  const red = '#d2493a'
  for (const d of [-2.6, 2.6])
    cut(ink, red, 0.14).polygon(
      [(d - 0.3) * s, 0],
      [(d * 0.94 - 0.26) * s, -4.8 * s],
      [(d * 0.94 + 0.26) * s, -4.8 * s],
      [(d + 0.3) * s, 0],
    )
  cut(ink, red, 0.1).rect(-3.1 * s, -4 * s, [6.2 * s, 0.4 * s])
  cut(ink, darker(red, 0.15), [0.14, 0.3]).path(
    { w: s, h: s },
    'M-4 -5.6Q0 -4.8 4 -5.6L3.8 -4.9Q0 -4.2 -3.8 -4.9Z',
  )
}

export function lantern(ink: Ink, b: { x: number; height: number }): void {
  const { x, height: h } = b
  const stone = '#a8a39c'
  cut(ink, stone, 0.08).rect(x - h * 0.09, -h * 0.6, [h * 0.18, h * 0.6])
  cut(ink, darker(stone, 0.1), 0.05).rect(x - h * 0.22, -h * 0.08, [h * 0.44, h * 0.1])
  cut(ink, lighter(stone, 0.1), 0.05).rounded([x - h * 0.17, -h * 0.86, h * 0.34, h * 0.27], 0.04)
  mark(ink, ink.light.dark ? '#ffdf9e' : '#5d5850').rect(x - h * 0.08, -h * 0.8, [
    h * 0.16,
    h * 0.16,
  ])
  cut(ink, darker(stone, 0.15), 0.06).polygon(
    ...plotted({ x, w: h, h }, '-0.3 -0.84, 0 -1.02, 0.3 -0.84'),
  )
  mark(ink, stone).disc(x, -h * 1.03, h * 0.05)
}
