import { plotted } from '../../../../scene/rows.ts'
import { thing } from '../thing.ts'
import { lighter } from '../colour.ts'
import { cut, glow, mark, stroke, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

/** Points along a rope that hangs between two others, by the share of the way. */
function sagging(from: Pair, to: Pair): (share: number) => Pair {
  const sag = Math.abs(to[0] - from[0]) * 0.1
  return (share) => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ]
}

/** A rope with washing on it, from one point to another. */
export function laundry(ink: Ink, from: Pair, to: Pair): void {
  const point = sagging(from, to)
  stroke(ink, '#e6dcc8', 0.035).shape((ctx) => {
    for (let i = 0; i <= 12; i++) ctx.lineTo(...point(i / 12))
  })
  const count = Math.max(3, Math.floor(Math.abs(to[0] - from[0]) / 0.8))
  for (let i = 1; i < count; i++) {
    const [x, y] = point(i / count)
    const colour = ink.random.pick([
      '#e7695c',
      '#f4e9d4',
      '#6fa4c9',
      '#f0c25e',
      '#8fbf8a',
      '#c98bb0',
    ])
    const size = ink.random.between(0.45, 0.65)
    if (ink.random.chance(0.5)) {
      cut(ink, colour, 0.08).polygon(
        ...plotted(
          { x, y, w: size, h: size },
          '-0.5 0, 0.5 0, 0.62 0.42, 0.34 0.4, 0.32 1.1, -0.32 1.1, -0.34 0.4, -0.62 0.42',
        ),
      )
    } else cut(ink, colour, 0.08).rect(x - size * 0.4, y, [size * 0.8, size * 1.2])
  }
}

/** A market stall with an awning and heaps of goods in bright balls. */
export function stall(
  ink: Ink,
  b: {
    x: number
    y?: number
    width: number
    height: number
    colour: string
    goods: readonly string[]
    /** Pictures of what is sold, instead of heaps. */
    wares?: readonly string[]
  },
): void {
  const { x, y = 0, width: w, height: h } = b
  for (const side of [-1, 1]) mark(ink, '#8a6446').standing(x + side * w * 0.46, y, [w * 0.035, h])
  cut(ink, '#a9764b', 0.14).rect(x - w / 2, y - h * 0.42, [w, h * 0.42])
  for (let i = 1; i < 6; i++)
    mark(ink, '#8f6240').rect(x - w / 2 + (i * w) / 6, y - h * 0.42, [0.04, h * 0.42])
  if (b.wares) laidOut(ink, { ...b, wares: b.wares })
  else heaps(ink, b)
  const roof = y - h * 0.86
  const count = Math.max(5, Math.round(w / 0.4))
  for (let i = 0; i < count; i++) {
    const a = x - w * 0.56 + (i * w * 1.12) / count
    mark(ink, i % 2 ? '#f7efe0' : b.colour).shape((ctx) => {
      ctx.moveTo(x + (a - x) * 0.8, roof - h * 0.24)
      ctx.lineTo(x + (a + (w * 1.12) / count - x) * 0.8, roof - h * 0.24)
      ctx.lineTo(a + (w * 1.12) / count, roof)
      ctx.arc(a + (w * 0.56) / count, roof, (w * 0.56) / count, 0, Math.PI)
      ctx.closePath()
    })
  }
}

interface Laid {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly height: number
}

/** Balls of each colour in a heap. */
function heaps(ink: Ink, b: Laid & { readonly goods: readonly string[] }): void {
  const { x, y = 0, width: w, height: h } = b
  const count = b.goods.length
  b.goods.forEach((colour, i) => {
    const cx = x - w / 2 + ((i + 0.5) * w) / count
    const r = w / count / 6.5
    for (let row = 0; row < 3; row++) {
      for (let k = 0; k < 5 - row; k++) {
        const tone = ink.random.chance(0.4) ? lighter(colour, 0.15) : colour
        mark(ink, tone).disc(
          cx + (k - (4 - row) / 2) * r * 1.25,
          y - h * 0.42 - r * 0.8 - row * r * 1.3,
          r,
        )
      }
    }
    cut(ink, '#c9935c', 0.06).rect(cx - w / count / 2 + 0.05, y - h * 0.44, [
      w / count - 0.1,
      h * 0.09,
    ])
  })
}

/** What is sold, side by side, large enough to be known. */
function laidOut(ink: Ink, b: Laid & { readonly wares: readonly string[] }): void {
  const { x, y = 0, width: w, height: h } = b
  const size = h * 0.36
  const count = Math.max(2, Math.floor(w / (size * 0.95)))
  for (let i = 0; i < count; i++)
    thing(ink, b.wares[i % b.wares.length] ?? 'noto:wrapped-gift', {
      x: x - w / 2 + ((i + 0.5) * w) / count,
      y: y - h * 0.4,
      height: size,
      shadow: 0.04,
    })
}

/** Flags on a string between two points. */
export function bunting(ink: Ink, from: Pair, to: Pair): void {
  const colours = ['#e7695c', '#f0c25e', '#6fa4c9', '#8fbf8a', '#c98bb0']
  const point = sagging(from, to)
  stroke(ink, '#f2e8d5', 0.04).shape((ctx) => {
    for (let i = 0; i <= 16; i++) ctx.lineTo(...point(i / 16))
  })
  const count = Math.max(5, Math.round(Math.abs(to[0] - from[0]) / 0.55))
  for (let i = 0; i < count; i++) {
    const [x, y] = point((i + 0.5) / count)
    mark(ink, colours[i % 5] ?? '#e7695c').polygon([x - 0.17, y], [x + 0.17, y], [x, y + 0.42])
  }
}

const LANTERNS = ['#e8503a', '#f2a23c', '#e0485a', '#f0c25e'] as const

/** A cord with paper lanterns. Call it again with `glowing` to light them. */
export function lanternCord(
  ink: Ink,
  [from, to]: readonly [Pair, Pair],
  how: { readonly glowing?: boolean; readonly colour?: string } = {},
): void {
  const point = sagging(from, to)
  if (!how.glowing)
    stroke(ink, '#4a3a34', 0.05).shape((ctx) => {
      for (let i = 0; i <= 16; i++) ctx.lineTo(...point(i / 16))
    })
  const count = Math.max(3, Math.round(Math.abs(to[0] - from[0]) / 1.7))
  for (let i = 0; i < count; i++) {
    const [x, y] = point((i + 0.5) / count)
    const colour = how.colour ?? LANTERNS[i % LANTERNS.length] ?? LANTERNS[0]
    if (how.glowing) {
      glow(ink, colour, { x, y: y + 0.55, radius: 1.5, strength: 0.5 })
      mark(ink, lighter(colour, 0.3)).oval(x, y + 0.55, [0.4, 0.42])
      mark(ink, '#fff0c0').oval(x, y + 0.6, [0.2, 0.26])
    } else {
      cut(ink, colour, 0.08).oval(x, y + 0.55, [0.46, 0.44])
      for (const end of [0.1, 0.94]) mark(ink, '#7a3328').rect(x - 0.2, y + end, [0.4, 0.1])
    }
  }
}
