import { createPicture, type PictureLook } from '../../../cast/create-picture.ts'
import { clear } from './colour.ts'
import type { Ink } from './paper.ts'

export interface Thing {
  readonly x: number
  /** What it stands on; the ground by default. */
  readonly y?: number
  readonly height: number
  /** −1 looks left, 1 right. */
  readonly turn?: number
  /** Radians about its foot. */
  readonly lean?: number
  readonly look?: PictureLook
  /** Softness of its shadow on what lies behind; 0 for none. */
  readonly shadow?: number
}

/** One of the cast's pictures or props (`noto:teapot`, `prop:desk`) as part of the set: it takes the plane's light. */
export function thing(ink: Ink, name: string, how: Thing): void {
  const { ctx, light, unit } = ink
  const { x, y = 0, height, shadow = 0.1 } = how
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(how.lean ?? 0)
  ctx.scale(height, height)
  if (shadow > 0) {
    ctx.shadowColor = clear(light.shadow, 0.2 + light.shadowAmount * 0.4)
    ctx.shadowBlur = shadow * unit
    ctx.shadowOffsetY = shadow * 0.3 * unit
  }
  const brush = { ctx, light: { ...light, tintAmount: 0, rim: 0 }, pixels: height * unit, t: 0 }
  createPicture(name, how.look).draw(brush, how.turn === undefined ? {} : { turn: how.turn })
  ctx.restore()
}

/** Things side by side, as on a shelf: from `x` on, `gap` apart. */
export function things(
  ink: Ink,
  names: readonly string[],
  how: Thing & { readonly gap: number },
): void {
  for (const [index, name] of names.entries())
    thing(ink, name, { ...how, x: how.x + index * how.gap })
}
