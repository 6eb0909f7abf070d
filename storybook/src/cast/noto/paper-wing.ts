import { Path2D } from '@napi-rs/canvas'
import { bodyColours } from '../colour/body-colours.ts'
import { shift, toHex } from '../colour/oklch.ts'
import { paletteOf } from '../colour/palette.ts'
import type { Sheet } from '../figure/figure.ts'

/** The tone of wings for a picture: its body's, a little darker. */
export function wingTone(body: string): string {
  const family = bodyColours(paletteOf(body))
  return family ? shift(toHex(family.middle), -0.05) : '#8a8f96'
}

/** The outline of a wing pinned at 0,0 that lies back to the right, its feathers' tips at the lower edge. */
function feathers(size: number): Path2D {
  const at = (...points: number[]): string => points.map((value) => value * size).join(' ')
  return new Path2D(
    `M${at(0, 0.1)}C${at(0.1, -0.3, 0.55, -0.42, 1, -0.3)}C${at(0.96, -0.16, 0.88, -0.1, 0.8, -0.08)}` +
      `C${at(0.78, 0.02, 0.68, 0.08, 0.58, 0.08)}C${at(0.54, 0.16, 0.44, 0.2, 0.34, 0.18)}` +
      `C${at(0.2, 0.24, 0.04, 0.2, 0, 0.1)}Z`,
  )
}

/** A wing of three layers of feathers; `long` in heights. */
export function wingSheet(tone: string, long: number): Sheet {
  const layers = [
    { size: long, fill: shift(tone, -0.1) },
    { size: long * 0.78, fill: tone },
    { size: long * 0.52, fill: shift(tone, 0.08) },
  ]
  return {
    frame: { left: -0.1, top: -0.5 * long, right: long + 0.05, bottom: 0.3 * long },
    paint: (ctx) => {
      for (const { size, fill } of layers) {
        ctx.fillStyle = fill
        ctx.fill(feathers(size))
      }
    },
  }
}
