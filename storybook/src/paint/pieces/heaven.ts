import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Pen, Piece } from '../../scene/scene.ts'

/** Colours from high above to far below, the same all across the frame: a clear sky, deep water. */
export interface HeavenOptions {
  readonly name: string
  readonly z: number
  /** From the top to the bottom, at least two. */
  readonly colours: readonly string[]
  /** The heights of the first and the last colour, in u; beyond them they go on. */
  readonly top: number
  readonly bottom: number
}

/** So many steps from the first colour to the last. */
const STEPS = 720

export function heaven(options: HeavenOptions): Piece {
  let strip: Canvas | undefined
  return {
    name: options.name,
    covers: true,
    depth: () => options.z,
    draw(pen) {
      strip ??= paintStrip(options.colours)
      const top = pen.project(0, options.top, options.z).y
      const bottom = pen.project(0, options.bottom, options.z).y
      stretch(pen, strip, { top, bottom, ends: [options.colours[0]!, options.colours.at(-1)!] })
    },
  }
}

/** A column of colours, one pixel wide: stretching it costs a fifth of filling a gradient. */
function paintStrip(colours: readonly string[]): Canvas {
  const canvas = createCanvas(1, STEPS)
  const ctx = canvas.getContext('2d')
  const gradient = ctx.createLinearGradient(0, 0, 0, STEPS)
  colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), colour))
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, 1, STEPS)
  return canvas
}

function stretch(
  { ctx, spare, width, height }: Pen,
  strip: Canvas,
  to: { readonly top: number; readonly bottom: number; readonly ends: readonly [string, string] },
): void {
  const { top, bottom, ends } = to
  const wide = width + 2 * spare
  ctx.fillStyle = ends[0]
  if (top > -spare) ctx.fillRect(-spare, -spare, wide, top + spare + 1)
  ctx.fillStyle = ends[1]
  ctx.fillRect(-spare, bottom - 1, wide, Math.max(0, height + spare - bottom + 1))
  ctx.drawImage(strip, -spare, top, wide, bottom - top)
}
