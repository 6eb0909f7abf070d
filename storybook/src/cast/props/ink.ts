import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { shift, toOklch } from '../colour/oklch.ts'

type Points = readonly (readonly [number, number])[]

/** What props are drawn with: flat shapes in a few tones. The sheet is 100 high, with 0,0 at its top left. */
export interface Ink {
  /** The thing's own colour in five tones; the one that a prompt may change. */
  readonly pale: string
  readonly light: string
  readonly main: string
  readonly dark: string
  readonly deep: string
  box(
    area: readonly [x: number, y: number, width: number, height: number],
    fill: string,
    round?: number,
  ): void
  disc(at: readonly [x: number, y: number, radius: number], fill: string): void
  oval(
    at: readonly [x: number, y: number, rx: number, ry: number],
    fill: string,
    turn?: number,
  ): void
  /** A closed shape from an SVG path. */
  shape(path: string, fill: string): void
  /** A closed shape with straight sides. */
  poly(points: Points, fill: string): void
  /** A stroke through points, or along an SVG path, with round ends. */
  line(points: Points | string, width: number, colour: string): void
  /** A ring: a circle drawn as a stroke. */
  ring(at: readonly [x: number, y: number, radius: number], width: number, colour: string): void
  /** Draws again with everything turned and moved. */
  moved(
    change: { x?: number; y?: number; turn?: number; scale?: number; flip?: boolean },
    draw: () => void,
  ): void
  /** Draws with part of the paper showing through. */
  faint(alpha: number, draw: () => void): void
}

export function createInk(ctx: SKRSContext2D, colour: string): Ink {
  const { l } = toOklch(colour)
  // Near white the light tones would vanish and near black the dark ones: the steps lean to where there is room.
  const up = l > 0.9 ? 0.03 : 0.07
  const down = l < 0.4 ? 0.05 : 0.08
  const fill = (path: Path2D, style: string): void => {
    ctx.fillStyle = style
    ctx.fill(path)
  }
  const stroke = (path: Path2D, width: number, style: string): void => {
    ctx.strokeStyle = style
    ctx.lineWidth = width
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.stroke(path)
  }
  return {
    pale: shift(colour, up * 2),
    light: shift(colour, up),
    main: colour,
    dark: shift(colour, -down),
    deep: shift(colour, -down * 2.2),
    box: ([x, y, width, height], style, round = 0) => {
      const path = new Path2D()
      path.roundRect(x, y, width, height, round)
      fill(path, style)
    },
    disc: ([x, y, radius], style) => {
      const path = new Path2D()
      path.arc(x, y, radius, 0, Math.PI * 2)
      fill(path, style)
    },
    oval: ([x, y, rx, ry], style, turn = 0) => {
      const path = new Path2D()
      path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
      fill(path, style)
    },
    shape: (path, style) => fill(new Path2D(path), style),
    poly: (points, style) => fill(through(points, true), style),
    line: (points, width, style) =>
      stroke(
        typeof points === 'string' ? new Path2D(points) : through(points, false),
        width,
        style,
      ),
    ring: ([x, y, radius], width, style) => {
      const path = new Path2D()
      path.arc(x, y, radius, 0, Math.PI * 2)
      stroke(path, width, style)
    },
    moved: ({ x = 0, y = 0, turn = 0, scale = 1, flip = false }, draw) => {
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate(turn)
      ctx.scale(flip ? -scale : scale, scale)
      draw()
      ctx.restore()
    },
    faint: (alpha, draw) => {
      ctx.save()
      ctx.globalAlpha *= alpha
      draw()
      ctx.restore()
    },
  }
}

function through(points: Points, closed: boolean): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  if (closed) path.closePath()
  return path
}
