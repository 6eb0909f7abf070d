import type { SKRSContext2D } from '@napi-rs/canvas'

/** Whether what is drawn now is seen in a mirror: letters would be back to front. */
export function isMirrored(ctx: Pick<SKRSContext2D, 'getTransform'>): boolean {
  const { a, b, c, d } = ctx.getTransform()
  return a * d - b * c < 0
}
