import type { SKRSContext2D } from '@napi-rs/canvas'
import { plotted, type Plot } from '../../../scene/rows.ts'

export type Ctx = SKRSContext2D

/** An outline, traced onto a context that has begun a path. */
export type Shape = (ctx: Ctx) => void

export type Pair = readonly [x: number, y: number]

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where something is and how large, for whoever takes these four among others. */
export const boxAt = ([x, y]: Pair, [width, height]: Pair): Rect => ({ x, y, width, height })

/** An open line from point to point. */
export function line(...points: Pair[]): Shape {
  return (ctx) =>
    points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
}

export function polygon(...points: Pair[]): Shape {
  return (ctx) => {
    line(...points)(ctx)
    ctx.closePath()
  }
}

/** A closed soft outline through the points. */
export function soft(...points: Pair[]): Shape {
  return (ctx) => {
    const at = (index: number): Pair => points[(index + points.length) % points.length] ?? [0, 0]
    const between = (a: Pair, b: Pair): Pair => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const start = between(at(-1), at(0))
    ctx.moveTo(start[0], start[1])
    points.forEach((point, index) => {
      const end = between(point, at(index + 1))
      ctx.quadraticCurveTo(point[0], point[1], end[0], end[1])
    })
    ctx.closePath()
  }
}

/** A soft skyline through the points, closed down to `floor`. */
export function skyline(points: readonly Pair[], floor: number): Shape {
  return (ctx) => {
    const first = points[0] ?? [0, 0]
    const last = points.at(-1) ?? first
    ctx.moveTo(first[0], floor)
    ctx.lineTo(first[0], first[1])
    for (let index = 0; index < points.length - 1; index++) {
      const [x, y] = points[index] ?? first
      const [x2, y2] = points[index + 1] ?? last
      ctx.quadraticCurveTo(x, y, (x + x2) / 2, (y + y2) / 2)
    }
    ctx.lineTo(last[0], last[1])
    ctx.lineTo(last[0], floor)
    ctx.closePath()
  }
}

/** A box that stands on its `y`: x is its middle. */
export function standing(x: number, y: number, size: Pair): Shape {
  return (ctx) => ctx.rect(x - size[0] / 2, y - size[1], size[0], size[1])
}

export function rect(x: number, y: number, size: Pair): Shape {
  return (ctx) => ctx.rect(x, y, size[0], size[1])
}

/** A box with round corners: its left, its top, its width and its height. */
export function rounded(
  box: readonly [x: number, y: number, width: number, height: number],
  radius: number | number[],
): Shape {
  return (ctx) => ctx.roundRect(...box, radius)
}

export function disc(x: number, y: number, radius: number): Shape {
  return (ctx) => {
    ctx.moveTo(x + radius, y)
    ctx.arc(x, y, radius, 0, Math.PI * 2)
  }
}

export function oval(x: number, y: number, radii: Pair): Shape {
  return (ctx) => {
    ctx.moveTo(x + radii[0], y)
    ctx.ellipse(x, y, radii[0], radii[1], 0, 0, Math.PI * 2)
  }
}

const STEPS = {
  M: 'moveTo',
  L: 'lineTo',
  Q: 'quadraticCurveTo',
  C: 'bezierCurveTo',
  Z: 'closePath',
} as const

/** An outline as SVG writes it, in absolute steps and units of its own: `path({ x, w, h }, 'M-1 0Q0 -2 1 0Z')` is a hill. */
function path({ x = 0, y = 0, w = 1, h = 1 }: Plot, text: string): Shape {
  const steps = Array.from(text.matchAll(/([MLQCZ])([^MLQCZ]*)/gu), ([, letter, of = '']) => ({
    step: STEPS[letter as keyof typeof STEPS],
    at: of.split(' ').map((n, i) => (i % 2 ? y + Number(n) * h : x + Number(n) * w)),
  }))
  return (ctx) => {
    for (const { step, at } of steps) Reflect.apply(ctx[step], ctx, at)
  }
}

/** What is done to whichever outline is named next: `mark(ink, red).disc(0, -1, 0.3)`. */
export type Pen = ReturnType<typeof pen>

export function pen(lay: (shape: Shape) => void) {
  const by =
    <Of extends unknown[]>(shape: (...of: Of) => Shape) =>
    (...of: Of): void =>
      lay(shape(...of))
  return {
    shape: lay,
    path: by(path),
    line: by(line),
    polygon: by(polygon),
    /** A polygon in units of its own. */
    plot: by((at: Plot, points: string) => polygon(...plotted(at, points))),
    soft: by(soft),
    skyline: by(skyline),
    standing: by(standing),
    rect: by(rect),
    rounded: by(rounded),
    disc: by(disc),
    oval: by(oval),
  }
}
