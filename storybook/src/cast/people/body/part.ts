import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Frame } from '../drawing/paper.ts'
import { blend } from '../drawing/tone.ts'

/** A part that is drawn once: how much room it needs around its pin, and how. Limbs hang downwards from their pin. */
export interface Part {
  readonly frame: Frame
  readonly paint: (ctx: SKRSContext2D) => void
}

/** Far limbs are a shade darker: they are on the other side of the body. */
export type Depth = 'near' | 'far'

/** The colour on the far side of the body. */
export function tone(colour: string, depth: Depth): string {
  return depth === 'far' ? blend(colour, '#43305c', 0.2) : colour
}
