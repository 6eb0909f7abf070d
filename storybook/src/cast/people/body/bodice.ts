import type { Path2D } from '@napi-rs/canvas'
import type { Look } from '../outfit.ts'
import type { View } from './skeleton.ts'

/** What the drawers of details need to know about the body they decorate. */
export interface Bodice {
  readonly look: Look
  readonly view: View
  /** Length from the hips to the neck, half widths of shoulders, waist and hips, the middle line of the front. */
  readonly length: number
  readonly shoulder: number
  readonly waist: number
  readonly hip: number
  readonly middle: number
  readonly shape: Path2D
}
