import { type Draw, dome } from './shapes.ts'
import { triples } from '../../../../scene/rows.ts'
import { piece, stroke, spot, mark } from '../head-sketch.ts'
import { shade } from '../../drawing/tone.ts'

/** Cloths around the head. */

export const turban: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.5 -0.62C-0.62 -1.1 -0.34 -1.26 0 -1.26C0.34 -1.26 0.62 -1.1 0.5 -0.62Q0 -0.84 -0.5 -0.62Z',
  )
  stroke(
    sketch,
    'M-0.48 -0.8Q-0.1 -1.2 0.3 -1.2M-0.5 -0.68Q0.1 -1.0 0.48 -1.0M0.5 -0.7Q0.2 -0.96 -0.2 -1.1',
    { colour: shade(sketch.colour, 0.3), width: 0.026 },
  )
  spot(sketch, [0.06, -0.96, 0.075], '#d6455a')
}

export const hijab: Draw = (sketch) => {
  const face =
    sketch.view === 'side'
      ? 'M0.44 -0.62C0.36 -0.84 0.1 -0.86 0 -0.66C-0.1 -0.46 -0.04 -0.08 0.16 0.02C0.36 -0.02 0.46 -0.3 0.44 -0.62Z'
      : 'M0 -0.82C0.3 -0.82 0.34 -0.56 0.33 -0.44C0.3 -0.14 0.14 -0.02 0 -0.02C-0.14 -0.02 -0.3 -0.14 -0.33 -0.44C-0.34 -0.56 -0.3 -0.82 0 -0.82Z'
  const cloth =
    'M0 -1.1C0.4 -1.1 0.52 -0.84 0.5 -0.5C0.48 -0.2 0.42 0.04 0.4 0.2Q0 0.42 -0.44 0.22C-0.46 0 -0.52 -0.2 -0.52 -0.52C-0.52 -0.86 -0.38 -1.1 0 -1.1Z'
  piece({ ...sketch, x: 0 }, sketch.view === 'back' ? cloth : `${cloth}${face}`)
}

export const veil: Draw = (sketch) => {
  sketch.ctx.globalAlpha = 0.72
  piece(
    { ...sketch, x: -0.1 },
    'M0.1 -1.08C-0.3 -1.12 -0.5 -0.9 -0.56 -0.5C-0.62 0 -0.72 0.6 -0.8 1.0Q-0.4 1.1 -0.14 0.9C-0.22 0.3 -0.24 -0.5 0.1 -1.08Z',
  )
  sketch.ctx.globalAlpha = 1
  for (const x of [-0.2, 0, 0.18]) spot(sketch, [x, -1.02 + Math.abs(x) * 0.3, 0.075], '#f8e3e6')
}

export const bandana: Draw = (sketch) => {
  piece(sketch, dome(-1.08, -0.66))
  piece(
    sketch,
    'M-0.44 -0.72C-0.6 -0.74 -0.76 -0.6 -0.78 -0.44L-0.6 -0.52L-0.62 -0.36L-0.42 -0.6Z',
    shade(sketch.colour, 0.12),
  )
  for (const at of triples('-0.2 -0.86 0.035, 0.06 -0.94 0.035, 0.28 -0.82 0.035'))
    spot(sketch, at, '#f7f3ea')
}

export const headband: Draw = (sketch) =>
  mark(sketch, 'M-0.47 -0.86Q0 -0.8 0.46 -0.86L0.46 -0.74Q0 -0.68 -0.47 -0.74Z', sketch.colour)

export const wig: Draw = (sketch) => {
  piece(sketch, dome(-1.16, -0.66))
  for (const y of [-0.58, -0.42, -0.26, -0.1]) {
    spot(sketch, [-0.42, y, 0.13], shade(sketch.colour, 0.06))
    if (sketch.view !== 'side') spot(sketch, [0.42, y, 0.13], shade(sketch.colour, 0.06))
    spot(sketch, [-0.42, y, 0.05], shade(sketch.colour, 0.2))
  }
}
