import type { SKRSContext2D } from '@napi-rs/canvas'
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

/** A wing of three layers of feathers, pinned at 0,0 and lying back to the right; `long` in heights. */
export function wingSheet(tone: string, long: number): Sheet {
  const feathers = (ctx: SKRSContext2D, size: number, fill: string): void => {
    const path = new Path2D(
      `M0 ${0.1 * size}C${0.1 * size} ${-0.3 * size} ${0.55 * size} ${-0.42 * size} ${size} ${-0.3 * size}` +
        `C${0.96 * size} ${-0.16 * size} ${0.88 * size} ${-0.1 * size} ${0.8 * size} ${-0.08 * size}` +
        `C${0.78 * size} ${0.02 * size} ${0.68 * size} ${0.08 * size} ${0.58 * size} ${0.08 * size}` +
        `C${0.54 * size} ${0.16 * size} ${0.44 * size} ${0.2 * size} ${0.34 * size} ${0.18 * size}` +
        `C${0.2 * size} ${0.24 * size} ${0.04 * size} ${0.2 * size} 0 ${0.1 * size}Z`,
    )
    ctx.fillStyle = fill
    ctx.fill(path)
  }
  return {
    frame: { left: -0.1, top: -0.5 * long, right: long + 0.05, bottom: 0.3 * long },
    paint: (ctx) => {
      feathers(ctx, long, shift(tone, -0.1))
      feathers(ctx, long * 0.78, tone)
      feathers(ctx, long * 0.52, shift(tone, 0.08))
    },
  }
}
