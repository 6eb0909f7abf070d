import { type Draw, dome, peak, band } from './shapes.ts'
import { piece, spot, stroke, mark } from '../head-sketch.ts'
import { lighten, shade } from '../../drawing/tone.ts'

/** Caps and everyday hats. */

export const cap: Draw = (sketch) => {
  piece(sketch, dome(-1.13))
  peak(sketch)
  spot(sketch, [0, -1.12, 0.045], lighten(sketch.colour, 0.2))
}

export const beanie: Draw = (sketch) => {
  piece(sketch, dome(-1.2, -0.68))
  piece(
    sketch,
    'M-0.5 -0.8Q0 -0.88 0.5 -0.8L0.5 -0.62Q0 -0.7 -0.5 -0.62Z',
    shade(sketch.colour, 0.14),
  )
  spot(sketch, [0, -1.24, 0.12], lighten(sketch.colour, 0.45))
}

export const toque: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.42 -0.72L-0.46 -1.06C-0.78 -1.08 -0.72 -1.5 -0.4 -1.42C-0.32 -1.72 0.18 -1.74 0.26 -1.46C0.6 -1.58 0.76 -1.12 0.44 -1.06L0.42 -0.72Q0 -0.66 -0.42 -0.72Z',
  )
  stroke(sketch, 'M-0.18 -1.36Q-0.2 -1.2 -0.14 -1.1M0.16 -1.38Q0.2 -1.22 0.14 -1.1', {
    colour: 'rgba(140,125,120,0.5)',
    width: 0.03,
  })
  piece(sketch, band(-0.9, 0.2))
}

export const peaked: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.46 -0.8C-0.7 -0.92 -0.62 -1.16 -0.3 -1.2Q0.1 -1.26 0.46 -1.18C0.7 -1.1 0.62 -0.88 0.46 -0.8Z',
  )
  mark(
    sketch,
    'M-0.46 -0.84Q0 -0.78 0.46 -0.84L0.45 -0.7Q0 -0.64 -0.45 -0.7Z',
    shade(sketch.colour, 0.45),
  )
  spot(sketch, [sketch.view === 'side' ? 0.26 : 0, -0.98, 0.085], '#ecc04c')
  peak({ ...sketch, colour: '#2f2c38' })
}

export const nurse: Draw = (sketch) => {
  piece(sketch, 'M-0.36 -0.86L-0.44 -1.14Q0 -1.28 0.44 -1.14L0.36 -0.86Q0 -0.8 -0.36 -0.86Z')
  mark(
    sketch,
    'M-0.035 -1.14h0.07v0.08h0.08v0.07h-0.08v0.08h-0.07v-0.08h-0.08v-0.07h0.08z',
    '#d6455a',
  )
}

export const beret: Draw = (sketch) => {
  piece(
    sketch,
    'M0.44 -0.8C0.4 -1.1 -0.06 -1.24 -0.44 -1.12C-0.72 -1.02 -0.72 -0.78 -0.44 -0.76Q0 -0.7 0.44 -0.8Z',
  )
  stroke(sketch, 'M-0.16 -1.16L-0.2 -1.26', { colour: shade(sketch.colour, 0.3), width: 0.05 })
}

export const mortarboard: Draw = (sketch) => {
  piece(sketch, dome(-1.02))
  piece(sketch, 'M-0.66 -1.06L0 -1.26L0.66 -1.06L0 -0.88Z')
  stroke(sketch, 'M0 -1.06L0.46 -0.98L0.48 -0.7', { colour: '#ecc04c', width: 0.045 })
}

export const chullo: Draw = (sketch) => {
  beanie(sketch)
  piece(sketch, 'M-0.5 -0.66L-0.2 -0.64L-0.3 -0.26Q-0.4 -0.2 -0.44 -0.3Z')
}

export const deerstalker: Draw = (sketch) => {
  piece(sketch, dome(-1.16))
  piece(
    sketch,
    'M-0.44 -0.76Q-0.74 -0.7 -0.78 -0.56Q-0.5 -0.6 -0.4 -0.66Z',
    shade(sketch.colour, 0.2),
  )
  peak(sketch)
  stroke(sketch, 'M-0.16 -1.12L-0.2 -0.74M0.14 -1.12L0.2 -0.74M-0.46 -0.92Q0 -0.98 0.46 -0.92', {
    colour: shade(sketch.colour, 0.35),
    width: 0.02,
  })
}
