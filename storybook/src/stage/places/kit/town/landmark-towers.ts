import { pairs, plotted } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, glow, mark, stroke, turned, type Ink } from '../paper.ts'

interface LandmarkTower {
  readonly x: number
  readonly height: number
  readonly colour: string
  readonly glowing?: boolean
}

/** A television tower of pearls on a string: two great balls, a small one and a long mast. */
export function pearlTower(ink: Ink, b: LandmarkTower): void {
  const { x, height: h } = b
  if (b.glowing) {
    for (const [share, r] of PEARLS)
      glow(ink, '#ff9ac2', { x, y: -h * share, radius: h * r * 2, strength: 0.6 })
    return
  }
  legs(ink, b)
  for (const [share, r] of PEARLS) pearl(ink, b, { y: -h * share, r: h * r })
}

/** Where its balls hang, and their radius, as shares of its height. */
const PEARLS = pairs('0.26 0.09, 0.56 0.065, 0.72 0.028')

function legs(ink: Ink, { x, height: h }: LandmarkTower): void {
  const concrete = '#c3c6cf'
  for (const side of [-1, 1])
    cut(ink, concrete, 0.1).polygon(
      ...plotted({ x, w: side * h, h }, '0.14 0, 0.03 -0.26, 0.01 -0.26, 0.11 0'),
    )
  for (const d of [-0.03, 0, 0.03])
    cut(ink, concrete, 0.06).rect(x + d * h - h * 0.009, -h * 0.58, [h * 0.018, h * 0.58])
  stroke(ink, darker(concrete, 0.15), h * 0.012).line([x, -h * 0.56], [x, -h])
}

function pearl(ink: Ink, b: LandmarkTower, at: { y: number; r: number }): void {
  const { x, colour } = b
  const { y, r } = at
  cut(ink, turned(ink, colour, { span: [x - r, x + r], amount: 0.3 }), [0.12, 0.3]).disc(x, y, r)
  mark(ink, clear(lighter(colour, 0.6), 0.6)).oval(x - r * 0.35, y - r * 0.45, [r * 0.28, r * 0.16])
  mark(ink, ink.light.dark ? '#ffe0a0' : darker(colour, 0.3)).rect(x - r * 0.94, y - r * 0.08, [
    r * 1.88,
    r * 0.16,
  ])
}

/** A glass tower that turns and narrows as it rises. */
export function spiralTower(ink: Ink, b: LandmarkTower): void {
  const { x, height: h, colour } = b
  const w = h * 0.085
  const edge = (share: number): number => w * (1 - share * 0.45)
  if (!b.glowing)
    cut(ink, turned(ink, colour, { span: [x - w, x + w], amount: 0.24 }), [0.2, 0.3]).shape(
      (ctx) => {
        for (let i = 0; i <= 12; i++) ctx.lineTo(x - edge(i / 12), (-h * i) / 12)
        for (let i = 12; i >= 0; i--)
          ctx.lineTo(x + edge(i / 12), (-h * i) / 12 + (i === 12 ? h * 0.05 : 0))
      },
    )
  const band = ink.light.dark ? '#ffdf9e' : lighter(colour, 0.35)
  for (let i = 1; i < 22; i++) {
    const share = (i / 22) * 0.94
    stroke(ink, clear(band, b.glowing ? 0.7 : 0.55), h * 0.006).shape((ctx) => {
      ctx.moveTo(x - edge(share) * 0.94, -h * share)
      ctx.quadraticCurveTo(x, -h * (share + 0.012), x + edge(share) * 0.94, -h * (share + 0.03))
    })
  }
}
