import type { DrawLook, Worn } from './worn.ts'

type BoundName = 'tied' | 'chained' | 'bandaged' | 'wrapped'
type At = readonly [number, number]

/** What is wound about somebody or something. */
export const BOUND: Readonly<Record<BoundName, DrawLook>> = {
  tied: (worn) => loops(worn, rope),
  chained: (worn) => loops(worn, chain),
  bandaged,
  wrapped,
}

/** A cloth about all but the head, in folds, with a light hem. */
function wrapped({ ctx, left, top, wide, pixels, tone = '#5f86b8' }: Worn): void {
  const at = (x: number, y: number): At => [left + x * wide, top + y * pixels]
  const edge = (down: number): void => {
    ctx.beginPath()
    ctx.moveTo(...at(-0.6, down))
    ctx.quadraticCurveTo(...at(0.5, down + 0.14), ...at(1.6, down - 0.02))
  }
  edge(0.46)
  ctx.lineTo(...at(1.6, 1.2))
  ctx.lineTo(...at(-0.6, 1.2))
  ctx.closePath()
  ctx.fillStyle = tone
  ctx.fill()
  ctx.lineWidth = 0.05 * pixels
  ctx.strokeStyle = 'rgba(255,255,255,0.75)'
  edge(0.48)
  ctx.stroke()
  ctx.lineWidth = 0.02 * pixels
  ctx.strokeStyle = 'rgba(20,20,40,0.28)'
  for (const down of [0.6, 0.72, 0.84]) {
    edge(down)
    ctx.stroke()
  }
}

/** Across the middle of who stands, about the trunk of who is on four legs; one crosses the others. */
function loops(worn: Worn, wind: (worn: Worn, from: At, to: At) => void): void {
  const { left, top, wide, pixels } = worn
  const at = (x: number, y: number): At => [left + x * wide, top + y * pixels]
  const long = wide > pixels * 0.6
  for (const part of [0.42, 0.5, 0.58])
    if (long) wind(worn, at(part - 0.04, 0), at(part + 0.04, 1))
    else wind(worn, at(-0.6, part - 0.02), at(1.6, part + 0.02))
  wind(worn, long ? at(0.3, 0) : at(-0.6, 0.36), long ? at(0.66, 1) : at(1.6, 0.62))
}

function rope({ ctx, pixels }: Worn, from: At, to: At): void {
  for (const [colour, width, dash] of [
    ['#6f4d24', 0.04, []],
    ['#cfa566', 0.03, []],
    ['#8f6a36', 0.03, [0.008, 0.022]],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * pixels
    ctx.setLineDash(dash.map((part) => part * pixels))
    line(ctx, from, to)
  }
}

function chain({ ctx, pixels }: Worn, from: At, to: At): void {
  const link = 0.034 * pixels
  const many = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (1.5 * link))
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  for (const [colour, width] of [
    ['#3f444b', 0.4],
    ['#b4bcc5', 0.22],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * link
    for (let i = 0; i <= many; i++) {
      const [x, y] = [
        from[0] + ((to[0] - from[0]) * i) / many,
        from[1] + ((to[1] - from[1]) * i) / many,
      ]
      ctx.beginPath()
      ctx.ellipse(x, y, link, link * (i % 2 === 0 ? 0.6 : 0.3), angle, 0, 2 * Math.PI)
      ctx.stroke()
    }
  }
}

function line(ctx: Worn['ctx'], from: At, to: At): void {
  ctx.beginPath()
  ctx.moveTo(...from)
  ctx.lineTo(...to)
  ctx.stroke()
}

/** A dressing about the middle, with a stain, and a plaster above it. */
function bandaged({ ctx, left, top, wide, pixels }: Worn): void {
  const at = (x: number, y: number): At => [left + x * wide, top + y * pixels]
  for (const [colour, width] of [
    ['#d9d2c2', 0.2],
    ['#fbf8f0', 0.18],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * pixels
    line(ctx, at(0.52, 0.3), at(0.4, 1.1))
  }
  ctx.strokeStyle = 'rgba(150,140,120,0.5)'
  ctx.lineWidth = 0.008 * pixels
  for (const down of [0.5, 0.6, 0.7, 0.8]) line(ctx, at(0.34, down), at(0.6, down + 0.05))
  ctx.fillStyle = '#d2524a'
  ctx.beginPath()
  ctx.arc(...at(0.46, 0.66), 0.035 * pixels, 0, 2 * Math.PI)
  ctx.fill()
}
