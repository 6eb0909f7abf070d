import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pose } from '../actor.ts'
import type { Anatomy } from './anatomy.ts'
import type { Coat } from './coat-of.ts'

/** What a borrowed part is drawn with: the context is that of the whole creature, y down. */
export interface PartBrush {
  readonly ctx: SKRSContext2D
  readonly at: Anatomy
  readonly coat: Coat
  /** Whose part it is. */
  readonly of: string
  readonly pose: Pose
  readonly t: number
}

export type DrawPart = (brush: PartBrush) => void

/** Draws at a place, one unit as long as `size`; `ahead` mirrors what is drawn as looking to the right. */
export function placed(
  ctx: SKRSContext2D,
  { x, y, size, ahead = 1 }: { x: number; y: number; size: number; ahead?: number },
  draw: () => void,
): void {
  ctx.save()
  ctx.translate(x, -y)
  ctx.scale(size * ahead, size)
  draw()
  ctx.restore()
}
