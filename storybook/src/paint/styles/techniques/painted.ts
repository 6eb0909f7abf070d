import type { ColourRule } from './colour-table.ts'
import { layered } from './layered.ts'
import type { Packed } from './packed.ts'
import { createStrokes } from './strokes.ts'
import type { Style, StyleSetup } from '../style.ts'

/** A picture in brush strokes. */
export interface PaintedOptions {
  readonly hold: number
  readonly layouts: number
  /** Sizes as shares of the frame's height. */
  readonly length: number
  readonly thickness: number
  readonly bristle: number
  readonly jitter: number
  /** The fine brush's share of the broad one. Default 0.3. */
  readonly fine?: number
  readonly detail?: number
  readonly colours: readonly ColourRule[]
  readonly direction: (setup: StyleSetup) => (x: number, y: number) => number
}

export function painted(options: PaintedOptions): Style {
  const layer = (setup: StyleSetup, index: number, share: number): Packed =>
    createStrokes({
      ...setup,
      seed: 31 + index * 7 + Math.round(share * 100),
      length: options.length * setup.height * share,
      thickness: Math.max(2, options.thickness * setup.height * share),
      direction: options.direction(setup),
      bristle: options.bristle,
      jitter: options.jitter * (share < 1 ? 0.4 : 1),
    })
  return layered({
    ...options,
    near: true,
    broad: (setup, index) => layer(setup, index, 1),
    fine: (setup) => layer(setup, 0, options.fine ?? 0.3),
  })
}
