import { pairs } from '../../../scene/rows.ts'
import { clear, darker, lighter } from '../../places/kit/colour.ts'
import { curtain } from '../../places/kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../../places/kit/paper.ts'
import { disc, rect, rounded, type Rect, type Shape } from '../../places/kit/shapes.ts'
import type { PaneShape, WindowLook } from './window-looks.ts'

const SHAPES: Readonly<Record<PaneShape, (pane: Rect) => Shape>> = {
  square: (pane) => rect(pane.x, pane.y, [pane.width, pane.height]),
  soft: (pane) => rounded(sides(pane), Math.min(pane.width, pane.height) * 0.14),
  oval: (pane) => rounded(sides(pane), Math.min(pane.width, pane.height) * 0.46),
  round: (pane) => {
    const radius = Math.min(pane.width, pane.height) / 2
    return disc(pane.x + pane.width / 2, pane.y + pane.height / 2, radius)
  },
  arch: (pane) => {
    const radius = Math.min(pane.width / 2, pane.height * 0.8)
    return rounded(sides(pane), [radius, radius, 0, 0])
  },
}

function sides({ x, y, width, height }: Rect) {
  return [x, y, width, height] as const
}

/** How wide the frame is, in u. */
const EDGE = 0.26

/** Cuts a window into a painted wall: a hole to look through, its frame and bars, a gleam, curtains and a sill. */
export function windowFrame(ink: Ink, pane: Rect, look: WindowLook): void {
  const shape = SHAPES[look.shape](pane)
  cut(ink, look.frame, [0.2, 0.3]).shape(grown(pane, look.shape))
  ink.ctx.save()
  ink.ctx.globalCompositeOperation = 'destination-out'
  mark(ink, '#000000').shape(shape)
  ink.ctx.restore()
  const opens = look.open === true && look.shape === 'square'
  if (!opens) {
    gleam(ink, pane, shape)
    bars(ink, pane, look)
  }
  if (look.shape === 'round') bolts(ink, pane, look.frame)
  stroke(ink, darker(look.frame, 0.24), 0.05).shape(shape)
  if (look.shape === 'square') sill(ink, pane, look.frame)
  if (look.curtains !== undefined) drape(ink, pane, look.curtains)
  if (opens) for (const side of [-1, 1]) casement(ink, pane, { side, frame: look.frame })
}

/** How far an open casement stands into the room, and how much it grows on the way, in u. */
const [SWUNG, NEARER] = [1.5, 0.5]

/** Half of the window, turned into the room on its hinges at the side. */
function casement(
  ink: Ink,
  { x, y, width, height }: Rect,
  { side, frame }: { side: number; frame: string },
): void {
  const hinge = side < 0 ? x : x + width
  const at = (out: number, down: number): [number, number] => [
    hinge + side * SWUNG * out * -0.6,
    y + height * down + NEARER * out * (2 * down - 1),
  ]
  mark(ink, clear('#dff1fb', 0.42)).polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1))
  stroke(ink, frame, 0.2).polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1))
  stroke(ink, darker(frame, 0.2), 0.05).polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1))
  stroke(ink, frame, 0.12).polygon(at(0, 0.4), at(1, 0.4))
}

function grown({ x, y, width, height }: Rect, shape: PaneShape): Shape {
  const around = { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE }
  return SHAPES[shape](around)
}

/** Light on the glass, so thin that the view stays clear. */
function gleam({ ctx, ...ink }: Ink, { x, y, width: w, height: h }: Rect, shape: Shape): void {
  ctx.save()
  ctx.beginPath()
  shape(ctx)
  ctx.clip()
  for (const [from, wide] of pairs('0.12 0.1, 0.3 0.04'))
    mark({ ...ink, ctx }, clear('#ffffff', 0.13)).polygon(
      [x + w * from, y + h],
      [x + w * (from + 0.22), y],
      [x + w * (from + 0.22 + wide), y],
      [x + w * (from + wide), y + h],
    )
  ctx.restore()
}

function bars(ink: Ink, { x, y, width: w, height: h }: Rect, { bars: count, frame }: WindowLook) {
  const [columns, rows] = count
  for (let i = 1; i < columns; i++)
    cut(ink, frame, 0.05).rect(x + (w * i) / columns - 0.08, y, [0.16, h])
  // The cross bar sits high: eyes look out under it.
  for (let i = 1; i < rows; i++)
    cut(ink, frame, 0.05).rect(x, y + (h * i * 0.62) / rows - 0.07, [w, 0.14])
}

function bolts(ink: Ink, { x, y, width: w, height: h }: Rect, frame: string): void {
  const radius = Math.min(w, h) / 2 + EDGE * 0.5
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    mark(ink, lighter(frame, 0.35)).disc(x + w / 2 + dx, y + h / 2 + dy, 0.07)
  }
}

function sill(ink: Ink, { x, y, width: w, height: h }: Rect, frame: string): void {
  cut(ink, lighter(frame, 0.2), [0.16, 0.4]).rect(x - 0.5, y + h + EDGE * 0.6, [w + 1, 0.26])
}

function drape(ink: Ink, pane: Rect, colour: string): void {
  const rail = pane.y - 0.55
  for (const side of [-1, 1])
    curtain(ink, {
      x: pane.x + pane.width / 2 + side * (pane.width / 2 + 0.35),
      y: pane.y + pane.height + 0.9,
      width: Math.min(2.1, pane.width * 0.2),
      height: pane.height + 1.45,
      colour,
      side,
    })
  cut(ink, '#7a5a41').rounded([pane.x - 1.6, rail - 0.1, pane.width + 3.2, 0.2], 0.1)
  for (const side of [-1, 1])
    mark(ink, '#8d6a4c').oval(
      pane.x + pane.width / 2 + side * (pane.width / 2 + 1.6),
      rail,
      [0.2, 0.2],
    )
}
