import type { Expression } from '../../actor.ts'
import type { Point } from '../../../scene/space.ts'

/** What moves in a face from frame to frame. */
export interface Mien {
  readonly expression: Expression
  readonly mouth: number
  readonly blink: number
  /** −1…1 along the head: where the face looks; three-quarter is about 0.3. */
  readonly turn: number
  /** Seen from so near that eyes have irises and mouths have lips. */
  readonly near: boolean
  /** Where the irises are: −1…1 to the right and up. */
  readonly gaze: Point
  /** 0…0.5 they gather in the eyes, 1 they have run down the cheeks. */
  readonly tears: number
}

/** Who winks smiles, and shuts the one eye. */
export function eyeMien(mien: Mien, side: number): Mien {
  if (mien.expression !== 'wink') return mien
  return { ...mien, expression: 'happy', blink: side > 0 ? 1 : 0 }
}

/** How much higher one brow is than the other. */
export const DOUBT: Readonly<Partial<Record<Expression, number>>> = {
  confused: 0.075,
  curious: 0.03,
}
