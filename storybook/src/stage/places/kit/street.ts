import { clear, darker, lighter } from './colour.ts'
import {
  cut,
  disc,
  glow,
  mark,
  oval,
  polygon,
  rect,
  rounded,
  standing,
  stroke,
  type Ink,
  type Pair,
} from './paper.ts'

export interface Spot {
  readonly x: number
  readonly y?: number
  readonly height: number
  readonly colour?: string
}

/** A lamp post with a lantern. Call it again with `glowing` to light it. */
export function lamp(ink: Ink, spot: Spot & { glowing?: boolean; arm?: boolean }): void {
  const { x, y = 0, height, colour = '#3d4257' } = spot
  const head = y - height
  const hx = spot.arm ? x + height * 0.22 : x
  if (spot.glowing) {
    if (!ink.light.dark) return
    glow(ink, '#ffd58a', { x: hx, y: head + height * 0.05, radius: height * 0.42, strength: 0.75 })
    mark(ink, '#fff0c4', oval(hx, head + height * 0.05, [height * 0.045, height * 0.055]))
    return
  }
  stroke(ink, colour, {
    width: height * 0.03,
    shape: (ctx) => {
      ctx.moveTo(x, y)
      ctx.lineTo(x, head + height * 0.1)
      if (spot.arm) ctx.quadraticCurveTo(x, head, hx, head)
    },
  })
  cut(ink, colour, standing(x, y, [height * 0.09, height * 0.07]), { shadow: 0.05 })
  mark(
    ink,
    ink.light.dark ? '#ffe4a6' : '#eee6cf',
    oval(hx, head + height * 0.05, [height * 0.05, height * 0.06]),
  )
  cut(
    ink,
    colour,
    polygon([
      [hx - height * 0.07, head + height * 0.02],
      [hx, head - height * 0.05],
      [hx + height * 0.07, head + height * 0.02],
    ]),
    { shadow: 0.03 },
  )
}

export function bench(ink: Ink, spot: Spot): void {
  const { x, y = 0, height, colour = '#9a6a43' } = spot
  const w = height * 2.2
  for (const side of [-1, 1])
    stroke(ink, '#3d4257', {
      width: height * 0.08,
      shape: (ctx) => {
        ctx.moveTo(x + side * w * 0.4, y)
        ctx.lineTo(x + side * w * 0.4, y - height)
      },
    })
  for (const [row, thick] of [
    [0.5, 0.14],
    [0.72, 0.13],
    [0.92, 0.13],
  ] as const) {
    cut(ink, lighter(colour, row * 0.15), rect(x - w / 2, y - height * row, [w, height * thick]), {
      shadow: 0.05,
    })
  }
}

/** A bin with a lid. */
export function bin(ink: Ink, spot: Spot): void {
  const { x, y = 0, height, colour = '#5f7a6a' } = spot
  const w = height * 0.72
  cut(
    ink,
    colour,
    polygon([
      [x - w * 0.44, y],
      [x - w * 0.5, y - height * 0.82],
      [x + w * 0.5, y - height * 0.82],
      [x + w * 0.44, y],
    ]),
    { shadow: 0.12 },
  )
  for (const dx of [-0.25, 0, 0.25])
    mark(
      ink,
      darker(colour, 0.22),
      rect(x + dx * w - w * 0.03, y - height * 0.74, [w * 0.06, height * 0.66]),
    )
  cut(
    ink,
    lighter(colour, 0.12),
    rounded(
      { x: x - w * 0.56, y: y - height * 0.95, width: w * 1.12, height: height * 0.15 },
      height * 0.05,
    ),
    { shadow: 0.06 },
  )
}

/** A pile of rubbish bags. */
export function bags(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  for (const [dx, size, tone] of [
    [-0.5, 0.7, '#3f4254'],
    [0.5, 0.6, '#4a4d60'],
    [0, 0.9, '#35384a'],
  ] as const) {
    const r = height * size * 0.5
    cut(
      ink,
      tone,
      (ctx) => {
        ctx.moveTo(x + dx * height - r, y)
        ctx.bezierCurveTo(
          x + dx * height - r * 1.2,
          y - r * 1.4,
          x + dx * height - r * 0.2,
          y - r * 1.6,
          x + dx * height,
          y - r * 2,
        )
        ctx.bezierCurveTo(
          x + dx * height + r * 0.2,
          y - r * 1.6,
          x + dx * height + r * 1.2,
          y - r * 1.4,
          x + dx * height + r,
          y,
        )
      },
      { shadow: 0.1 },
    )
  }
}

/** Pickets or rails over a stretch of ground. */
export function fence(
  ink: Ink,
  b: {
    from: number
    to: number
    y?: number
    height: number
    colour: string
    kind?: 'picket' | 'rail' | 'iron'
  },
): void {
  const { from, to, y = 0, height, colour, kind = 'picket' } = b
  for (const row of [0.35, 0.75])
    cut(
      ink,
      colour,
      rect(from, y - height * row, [to - from, height * (kind === 'iron' ? 0.05 : 0.1)]),
      { shadow: 0.05 },
    )
  const step = kind === 'rail' ? height * 1.6 : kind === 'iron' ? height * 0.2 : height * 0.26
  for (let x = from; x <= to; x += step) {
    const w = kind === 'iron' ? height * 0.045 : height * 0.15
    const tip = kind === 'rail' ? 0 : height * 0.12
    cut(
      ink,
      lighter(colour, 0.08),
      polygon([
        [x - w / 2, y],
        [x - w / 2, y - height + tip],
        [x, y - height],
        [x + w / 2, y - height + tip],
        [x + w / 2, y],
      ]),
      { shadow: kind === 'iron' ? 0 : 0.04 },
    )
  }
}

/** A rope with washing on it, from one point to another. */
export function laundry(ink: Ink, from: Pair, to: Pair): void {
  const sag = Math.abs(to[0] - from[0]) * 0.1
  const point = (s: number): Pair => [
    from[0] + (to[0] - from[0]) * s,
    from[1] + (to[1] - from[1]) * s + Math.sin(s * Math.PI) * sag,
  ]
  stroke(ink, '#e6dcc8', {
    width: 0.035,
    shape: (ctx) => {
      for (let i = 0; i <= 12; i++) ctx.lineTo(...point(i / 12))
    },
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
      cut(
        ink,
        colour,
        polygon([
          [x - size * 0.5, y],
          [x + size * 0.5, y],
          [x + size * 0.62, y + size * 0.42],
          [x + size * 0.34, y + size * 0.4],
          [x + size * 0.32, y + size * 1.1],
          [x - size * 0.32, y + size * 1.1],
          [x - size * 0.34, y + size * 0.4],
          [x - size * 0.62, y + size * 0.42],
        ]),
        { shadow: 0.08 },
      )
    } else cut(ink, colour, rect(x - size * 0.4, y, [size * 0.8, size * 1.2]), { shadow: 0.08 })
  }
}

/** Platforms and ladders of an iron fire escape on a wall. */
export function fireEscape(
  ink: Ink,
  b: { x: number; y: number; width: number; floors: number; gap: number },
): void {
  const colour = '#3a3640'
  for (let i = 0; i < b.floors; i++) {
    const y = b.y - i * b.gap
    cut(ink, colour, rect(b.x, y, [b.width, 0.1]), { shadow: 0.1 })
    stroke(ink, colour, {
      width: 0.05,
      shape: (ctx) => {
        ctx.rect(b.x, y - 0.6, b.width, 0.6)
        for (let k = 1; k < 6; k++) {
          ctx.moveTo(b.x + (k * b.width) / 6, y)
          ctx.lineTo(b.x + (k * b.width) / 6, y - 0.6)
        }
        if (i > 0) {
          const flip = i % 2 === 0
          for (const off of [0, 0.28]) {
            ctx.moveTo(b.x + (flip ? 0.25 : b.width - 0.55) + off, y)
            ctx.lineTo(b.x + (flip ? b.width - 0.8 : 0.5) + off, y + b.gap)
          }
        }
      },
    })
  }
}

/** A simple paper car seen from the side, for traffic far away. */
export function car(
  ink: Ink,
  b: { x: number; y?: number; width: number; colour: string; facing?: number; taxi?: boolean },
): void {
  const { x, y = 0, width: w, colour, facing = 1 } = b
  const f = (share: number): number => x + share * w * facing
  cut(
    ink,
    colour,
    (ctx) => {
      ctx.moveTo(f(-0.5), y - w * 0.07)
      ctx.quadraticCurveTo(f(-0.5), y - w * 0.22, f(-0.38), y - w * 0.24)
      ctx.quadraticCurveTo(f(-0.28), y - w * 0.38, f(-0.12), y - w * 0.38)
      ctx.lineTo(f(0.1), y - w * 0.38)
      ctx.quadraticCurveTo(f(0.2), y - w * 0.36, f(0.28), y - w * 0.24)
      ctx.quadraticCurveTo(f(0.5), y - w * 0.22, f(0.5), y - w * 0.07)
      ctx.closePath()
    },
    { shadow: 0.08, edge: 0.3 },
  )
  mark(
    ink,
    '#bcd6e2',
    polygon([
      [f(-0.3), y - w * 0.24],
      [f(-0.22), y - w * 0.34],
      [f(-0.04), y - w * 0.34],
      [f(-0.04), y - w * 0.24],
    ]),
  )
  mark(
    ink,
    '#bcd6e2',
    polygon([
      [f(0), y - w * 0.24],
      [f(0), y - w * 0.34],
      [f(0.1), y - w * 0.34],
      [f(0.2), y - w * 0.24],
    ]),
  )
  mark(
    ink,
    ink.light.dark ? '#fff2b8' : '#f5ead0',
    oval(f(0.46), y - w * 0.15, [w * 0.03, w * 0.03]),
  )
  mark(ink, '#d9483f', oval(f(-0.48), y - w * 0.16, [w * 0.02, w * 0.03]))
  if (b.taxi) mark(ink, '#f7efe0', standing(f(0), y - w * 0.38, [w * 0.14, w * 0.06]))
  for (const side of [-0.28, 0.28]) {
    mark(ink, '#2b2a35', disc(f(side), y - w * 0.07, w * 0.085))
    mark(ink, '#c9c7c4', disc(f(side), y - w * 0.07, w * 0.04))
  }
}

/** A small paper walker for streets and parks far away. */
export function walker(
  ink: Ink,
  b: { x: number; y?: number; height: number; coat: string; skin?: string },
): void {
  const { x, y = 0, height: h } = b
  stroke(ink, '#3b3d52', {
    width: h * 0.09,
    shape: (ctx) => {
      ctx.moveTo(x, y - h * 0.45)
      ctx.lineTo(x - h * 0.1, y)
      ctx.moveTo(x, y - h * 0.45)
      ctx.lineTo(x + h * 0.12, y)
    },
  })
  cut(
    ink,
    b.coat,
    polygon([
      [x - h * 0.11, y - h * 0.82],
      [x + h * 0.11, y - h * 0.82],
      [x + h * 0.17, y - h * 0.36],
      [x - h * 0.17, y - h * 0.36],
    ]),
    { shadow: 0.04 },
  )
  mark(ink, b.skin ?? '#d9a07a', disc(x, y - h * 0.91, h * 0.09))
  mark(ink, clear('#2f2530', 0.9), (ctx) => ctx.arc(x, y - h * 0.93, h * 0.095, Math.PI, 0))
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
  },
): void {
  const { x, y = 0, width: w, height: h } = b
  for (const side of [-1, 1]) mark(ink, '#8a6446', standing(x + side * w * 0.46, y, [w * 0.035, h]))
  cut(ink, '#a9764b', rect(x - w / 2, y - h * 0.42, [w, h * 0.42]), { shadow: 0.14 })
  for (let i = 1; i < 6; i++)
    mark(ink, '#8f6240', rect(x - w / 2 + (i * w) / 6, y - h * 0.42, [0.04, h * 0.42]))
  const heaps = b.goods.length
  b.goods.forEach((colour, i) => {
    const cx = x - w / 2 + ((i + 0.5) * w) / heaps
    const r = w / heaps / 6.5
    for (let row = 0; row < 3; row++) {
      for (let k = 0; k < 5 - row; k++) {
        const tone = ink.random.chance(0.4) ? lighter(colour, 0.15) : colour
        mark(
          ink,
          tone,
          disc(cx + (k - (4 - row) / 2) * r * 1.25, y - h * 0.42 - r * 0.8 - row * r * 1.3, r),
        )
      }
    }
    cut(
      ink,
      '#c9935c',
      rect(cx - w / heaps / 2 + 0.05, y - h * 0.44, [w / heaps - 0.1, h * 0.09]),
      { shadow: 0.06 },
    )
  })
  const roof = y - h * 0.86
  const count = Math.max(5, Math.round(w / 0.4))
  for (let i = 0; i < count; i++) {
    const a = x - w * 0.56 + (i * w * 1.12) / count
    mark(ink, i % 2 ? '#f7efe0' : b.colour, (ctx) => {
      ctx.moveTo(x + (a - x) * 0.8, roof - h * 0.24)
      ctx.lineTo(x + (a + (w * 1.12) / count - x) * 0.8, roof - h * 0.24)
      ctx.lineTo(a + (w * 1.12) / count, roof)
      ctx.arc(a + (w * 0.56) / count, roof, (w * 0.56) / count, 0, Math.PI)
      ctx.closePath()
    })
  }
}

/** Flags on a string between two points. */
export function bunting(ink: Ink, from: Pair, to: Pair): void {
  const colours = ['#e7695c', '#f0c25e', '#6fa4c9', '#8fbf8a', '#c98bb0']
  const sag = Math.abs(to[0] - from[0]) * 0.1
  const point = (s: number): Pair => [
    from[0] + (to[0] - from[0]) * s,
    from[1] + (to[1] - from[1]) * s + Math.sin(s * Math.PI) * sag,
  ]
  stroke(ink, '#f2e8d5', {
    width: 0.04,
    shape: (ctx) => {
      for (let i = 0; i <= 16; i++) ctx.lineTo(...point(i / 16))
    },
  })
  const count = Math.max(5, Math.round(Math.abs(to[0] - from[0]) / 0.55))
  for (let i = 0; i < count; i++) {
    const [x, y] = point((i + 0.5) / count)
    mark(
      ink,
      colours[i % 5] ?? '#e7695c',
      polygon([
        [x - 0.17, y],
        [x + 0.17, y],
        [x, y + 0.42],
      ]),
    )
  }
}
