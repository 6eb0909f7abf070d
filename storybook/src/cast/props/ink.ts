import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { drawLetters, type LetterStyle } from '../../scene/letters/draw-letters.ts'
import { shift, toOklch } from '../colour/oklch.ts'
import { GLASS } from './tones.ts'

/** Corners as in SVG, `'4,100 22,52'`, or as a list: x, y, x, y, or a pair each. */
type Points = string | readonly number[] | readonly (readonly [number, number])[]

/** What props are drawn with: flat shapes in a few tones. The sheet is 100 high, with 0,0 at its top left. */
export interface Ink extends Tones {
  /** In its own colours; not so when the prompt asked for one: then it should be mostly that. */
  readonly own: boolean
  /** The other colour of "black and white". */
  readonly second?: string
  readonly box: (
    area: readonly [x: number, y: number, width: number, height: number],
    fill: string,
    round?: number,
  ) => void
  readonly disc: (at: readonly [x: number, y: number, radius: number], fill: string) => void
  readonly oval: (
    at: readonly [x: number, y: number, rx: number, ry: number],
    fill: string,
    turn?: number,
  ) => void
  /** A closed shape from an SVG path. */
  readonly shape: (path: string, fill: string) => void
  /** A closed shape with straight sides. */
  readonly poly: (points: Points, fill: string) => void
  /** A stroke through points, or along an SVG path, with round ends. */
  readonly line: (points: Points, width: number, colour: string) => void
  /** A ring: a circle drawn as a stroke. */
  readonly ring: (
    at: readonly [x: number, y: number, radius: number],
    width: number,
    colour: string,
  ) => void
  /** A line of cut letters, its middle at x 0 and its foot at y 0. */
  readonly letters: (text: string, style: LetterStyle) => void
  /** A window: the paper is cut away, and glass lets through who sits behind it. */
  readonly pane: (path: string) => void
  /** Draws with everything turned and moved. */
  readonly moved: (change: Change, draw: () => void) => void
  /** Draws with part of the paper showing through. */
  readonly faint: (alpha: number, draw: () => void) => void
}

/** The thing's own colour in five tones; the one that a prompt may change. */
interface Tones {
  readonly pale: string
  readonly light: string
  readonly main: string
  readonly dark: string
  readonly deep: string
}

interface Change {
  readonly x?: number
  readonly y?: number
  readonly turn?: number
  readonly scale?: number
  readonly flip?: boolean
}

/** How much a window pane hides of who sits behind it. */
const PANE = 0.2

/** What a prompt asked for: whether that is the thing's own colour, and the second of two. */
interface InkWish {
  readonly own?: boolean
  readonly second?: string | null
}

export function createInk(ctx: SKRSContext2D, colour: string, wish: InkWish = {}): Ink {
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
    ...wishedTones(colour, wish),
    box: ([x, y, width, height], style, round = 0) => {
      const path = new Path2D()
      path.roundRect(x, y, width, height, round)
      fill(path, style)
    },
    disc: (at, style) => fill(circle(at), style),
    oval: ([x, y, rx, ry], style, turn = 0) => {
      const path = new Path2D()
      path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
      fill(path, style)
    },
    shape: (path, style) => fill(new Path2D(path), style),
    poly: (points, style) => fill(through(points, 'Z'), style),
    line: (points, width, style) => stroke(through(points, ''), width, style),
    ring: (at, width, style) => stroke(circle(at), width, style),
    letters: (text, style) => drawLetters(ctx, text, style),
    pane: (outline) => cutPane(ctx, new Path2D(outline)),
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

function cutPane(ctx: SKRSContext2D, path: Path2D): void {
  ctx.save()
  ctx.globalCompositeOperation = 'destination-out'
  ctx.fill(path)
  ctx.globalCompositeOperation = 'source-over'
  ctx.globalAlpha *= PANE
  ctx.fillStyle = GLASS
  ctx.fill(path)
  ctx.restore()
}

function wishedTones(
  colour: string,
  { own = true, second = null }: InkWish,
): Tones & Pick<Ink, 'own' | 'second'> {
  const tones = { ...tonesOf(colour), own }
  return second === null ? tones : { ...tones, second, pale: second }
}

/** Near white the light tones would vanish and near black the dark ones: the steps are smaller there. */
function tonesOf(main: string): Tones {
  const { l } = toOklch(main)
  const up = l > 0.9 ? 0.03 : 0.07
  const down = l < 0.4 ? 0.05 : 0.08
  return {
    pale: shift(main, up * 2),
    light: shift(main, up),
    main,
    dark: shift(main, -down),
    deep: shift(main, -down * 2.2),
  }
}

function circle([x, y, radius]: readonly [number, number, number]): Path2D {
  const path = new Path2D()
  path.arc(x, y, radius, 0, Math.PI * 2)
  return path
}

function through(points: Points, end: 'Z' | ''): Path2D {
  if (typeof points !== 'string') return new Path2D(`M${points.flat().join(' ')}${end}`)
  return new Path2D(points.startsWith('M') ? points : `M${points.replaceAll(' ', 'L')}${end}`)
}
