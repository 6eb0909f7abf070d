import { type Sketch, piece } from '../head-sketch.ts'
import { shade } from '../../drawing/tone.ts'

export type Draw = (sketch: Sketch) => void

/** The dome that most hats share, from the brow up to `top`. */
export const dome = (top: number, brow = -0.7): string =>
  `M-0.48 ${brow}C-0.52 ${top + 0.06} -0.28 ${top} 0 ${top}C0.28 ${top} 0.52 ${top + 0.06} 0.48 ${brow}Q0 ${brow + 0.06} -0.48 ${brow}Z`

export const brim = (half: number, y = -0.72, thick = 0.09): string =>
  `M${-half} ${y}C${-half} ${y - thick} ${half} ${y - thick} ${half} ${y}C${half} ${y + thick} ${-half} ${y + thick} ${-half} ${y}Z`

export const band = (y: number, high: number): string =>
  `M-0.48 ${y}Q0 ${y + 0.06} 0.48 ${y}L0.48 ${y + high}Q0 ${y + high + 0.06} -0.48 ${y + high}Z`

export const point =
  (tip: string, colour2: (sketch: Sketch) => void): Draw =>
  (sketch) => {
    piece(sketch, tip)
    colour2(sketch)
  }

export const peak: Draw = (sketch) =>
  sketch.view === 'side'
    ? piece(
        sketch,
        'M0.3 -0.82Q0.82 -0.8 0.9 -0.62Q0.6 -0.66 0.24 -0.66Z',
        shade(sketch.colour, 0.18),
      )
    : sketch.view === 'front' &&
      piece(
        sketch,
        'M-0.42 -0.74Q0 -0.86 0.42 -0.74Q0.36 -0.54 0 -0.54Q-0.36 -0.54 -0.42 -0.74Z',
        shade(sketch.colour, 0.18),
      )
