import type { Light } from '../../../scene/light.ts'
import type { Random } from '../../../scene/random.ts'
import type { Season } from '../../../plan/plan.ts'
import { clear, darker, lighter } from './colour.ts'
import type { Land } from './nature/lands.ts'
import type { TreeKind } from './nature/tree-kind.ts'
import { pen, type Ctx, type Pair, type Pen, type Shape } from './shapes.ts'

export type Gradient = ReturnType<Ctx['createLinearGradient']>
export type Fill = string | Gradient

/**
 * What a set piece is cut with. One unit of the context is one u; x to the right; the ground is y = 0 and
 * up is negative, as on any canvas. `left`, `right` and `top` are the edges that a camera may ever see.
 */
/** What a pane can show of the world outside. */
export type Outlook =
  | 'hills'
  | 'city'
  | 'sea'
  | 'waves'
  | 'trees'
  | 'leaves'
  | 'deep'
  | 'stars'
  | 'snow'

/** How all windows of a room are made, when it is built into something. */
export interface Panes {
  readonly shape: 'square' | 'round' | 'arched' | 'none'
  readonly frame: string
}

export interface Ink {
  readonly ctx: Ctx
  readonly light: Light
  readonly random: Random
  readonly season: Season | null
  /** Whether somebody plays one already, so that the set need not show it. */
  readonly plays: (words: RegExp) => boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** What shows at rest in this plane: half the width, and the highest y. */
  readonly half: number
  readonly crown: number
  /** The lower edge of the frame at rest in this plane. */
  readonly foot: number
  /** Pixels for one u. */
  readonly unit: number
  /** The frame's height in landscape heights: above 1 in portrait, where things may grow taller. */
  readonly tall: number
  /** How far what grows leans in the wind: sideways for each u of height. */
  readonly lean: number
  /** The kinds of trees that the prompt names; absent: each set has its own. */
  readonly trees?: readonly TreeKind[]
  /** The land the place lies in, when the prompt names one. */
  readonly land?: Land
  /** The paint of the houses, when the prompt names it. */
  readonly fronts?: string
  /** What the windows show, when the prompt says it. */
  readonly outlook?: Outlook
  readonly panes?: Panes
  /** There is no wall behind: nothing hangs on it. */
  readonly open?: boolean
}

/** Softness of the paper's shadow in u, 0 for none; with it, how light the line along the cut is, 0…1. */
type Cut = number | readonly [shadow: number, edge: number]

/** From here on a shadow is drawn as a few wide strokes: Skia's blur of a sheet across the frame takes 11 ms. */
const WIDE_SHADOW = 0.24

/** Lays a piece of paper: its shadow on what lies behind, its colour, and a light edge. */
export function cut(ink: Ink, fill: Fill, how: Cut = 0.14): Pen {
  const [shadow, edge] = typeof how === 'number' ? [how, 0] : how
  return pen((shape) => {
    lay(ink, fill, { shape, shadow })
    if (edge) edgeOf(ink, fill, { shape, strength: edge })
  })
}

function lay(ink: Ink, fill: Fill, { shape, shadow }: { shape: Shape; shadow: number }): void {
  const { ctx, light, unit } = ink
  ctx.save()
  if (shadow >= WIDE_SHADOW) strokeShadow(ink, shape, shadow)
  else if (shadow > 0) {
    ctx.shadowColor = clear(light.shadow, 0.2 + light.shadowAmount * 0.5)
    ctx.shadowBlur = shadow * unit
    ctx.shadowOffsetX = -light.from * shadow * 0.35 * unit
    ctx.shadowOffsetY = shadow * 0.3 * unit
  }
  ctx.fillStyle = fill
  ctx.beginPath()
  shape(ctx)
  ctx.fill()
  ctx.restore()
}

const RINGS = 5

function strokeShadow({ ctx, light }: Ink, shape: Shape, shadow: number): void {
  ctx.save()
  ctx.translate(-light.from * shadow * 0.2, shadow * 0.12)
  ctx.strokeStyle = clear(light.shadow, (0.2 + light.shadowAmount * 0.5) / (RINGS * 1.6))
  ctx.lineJoin = 'round'
  ctx.beginPath()
  shape(ctx)
  for (let ring = 1; ring <= RINGS; ring++) {
    ctx.lineWidth = (shadow * 1.7 * ring) / RINGS
    ctx.stroke()
  }
  ctx.restore()
}

function edgeOf(ink: Ink, fill: Fill, how: { shape: Shape; strength: number }): void {
  const { shape, strength } = how
  const { ctx, unit } = ink
  ctx.save()
  ctx.beginPath()
  shape(ctx)
  ctx.clip()
  ctx.translate(-ink.light.from * 0.01, 0.02)
  ctx.strokeStyle = clear(typeof fill === 'string' ? lighter(fill, 0.7) : '#fff6e2', strength)
  ctx.lineWidth = Math.max(0.05, 2.2 / unit)
  ctx.beginPath()
  shape(ctx)
  ctx.stroke()
  ctx.restore()
}

/** A flat mark without any shadow. */
export function mark({ ctx }: Ink, fill: Fill): Pen {
  return pen((shape) => {
    ctx.fillStyle = fill
    ctx.beginPath()
    shape(ctx)
    ctx.fill()
  })
}

/** Draws something that the wind bends: its foot at x, y stays where it is. */
export function bent(ink: Ink, foot: Pair, draw: () => void): void {
  if (ink.lean === 0) return draw()
  ink.ctx.save()
  ink.ctx.transform(1, 0, -ink.lean, 1, ink.lean * foot[1], 0)
  draw()
  ink.ctx.restore()
}

/** A stroke, `width` in u. */
export function stroke({ ctx }: Ink, colour: Fill, width: number): Pen {
  return pen((shape) => {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.beginPath()
    shape(ctx)
    ctx.stroke()
  })
}

/** A fill that goes from one colour to another between two heights. */
export function fade(ink: Ink, colours: readonly string[], span: Pair): Gradient {
  const gradient = ink.ctx.createLinearGradient(0, span[0], 0, span[1])
  colours.forEach((colour, i) => gradient.addColorStop(i / Math.max(1, colours.length - 1), colour))
  return gradient
}

/** A fill lit from the light's side, between two x. */
export function turned(ink: Ink, colour: string, how: { span: Pair; amount?: number }): Gradient {
  const amount = how.amount ?? 0.25
  const gradient = ink.ctx.createLinearGradient(how.span[0], 0, how.span[1], 0)
  const bright = lighter(colour, amount * 0.7)
  const shaded = darker(colour, amount)
  gradient.addColorStop(0, ink.light.from <= 0 ? bright : shaded)
  gradient.addColorStop(1, ink.light.from <= 0 ? shaded : bright)
  return gradient
}

/** A round glow that fades to nothing. */
export function glow(
  ink: Ink,
  colour: string,
  how: { x: number; y: number; radius: number; strength?: number },
): void {
  const { x, y, radius, strength = 0.8 } = how
  const gradient = ink.ctx.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, clear(colour, strength))
  gradient.addColorStop(0.35, clear(colour, strength * 0.38))
  gradient.addColorStop(1, clear(colour, 0))
  mark(ink, gradient).disc(x, y, radius)
}
