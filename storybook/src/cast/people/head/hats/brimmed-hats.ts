import { type Draw, brim, point } from './shapes.ts'
import { triples } from '../../../../scene/rows.ts'
import { piece, mark, spot, stroke } from '../head-sketch.ts'
import { shade } from '../../drawing/tone.ts'

/** Hats with a brim or a point. */

export const wideHat =
  (look: { half: number; top: number; band: string }): Draw =>
  (sketch) => {
    piece(sketch, brim(look.half, -0.74, 0.15), shade(sketch.colour, 0.1))
    piece(
      sketch,
      `M-0.42 -0.76C-0.46 ${look.top} -0.2 ${look.top - 0.04} 0 ${look.top + 0.03}C0.2 ${look.top - 0.04} 0.46 ${look.top} 0.42 -0.76Q0 -0.68 -0.42 -0.76Z`,
    )
    mark(sketch, 'M-0.43 -0.88Q0 -0.8 0.43 -0.88L0.42 -0.76Q0 -0.68 -0.42 -0.76Z', look.band)
  }

export const cowboy: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.86 -0.94C-0.62 -0.7 -0.4 -0.74 0 -0.74C0.4 -0.74 0.62 -0.7 0.86 -0.94C0.84 -0.66 0.5 -0.56 0 -0.56C-0.5 -0.56 -0.84 -0.66 -0.86 -0.94Z',
    shade(sketch.colour, 0.12),
  )
  piece(
    sketch,
    'M-0.42 -0.72C-0.5 -1.3 -0.24 -1.34 0 -1.2C0.24 -1.34 0.5 -1.3 0.42 -0.72Q0 -0.64 -0.42 -0.72Z',
  )
  mark(sketch, 'M-0.44 -0.86Q0 -0.78 0.44 -0.86L0.43 -0.74Q0 -0.66 -0.43 -0.74Z', '#5d3b2a')
}

export const witch: Draw = (sketch) => {
  piece(sketch, brim(0.82, -0.74, 0.13), shade(sketch.colour, 0.14))
  piece(
    sketch,
    'M-0.42 -0.76C-0.3 -1.2 -0.24 -1.5 -0.5 -1.8C-0.1 -1.78 0.22 -1.4 0.42 -0.76Q0 -0.68 -0.42 -0.76Z',
  )
  mark(sketch, 'M-0.42 -0.9Q0 -0.82 0.38 -0.9L0.42 -0.76Q0 -0.68 -0.42 -0.76Z', '#e08a3f')
  mark(sketch, 'M-0.08 -0.9h0.16v0.13h-0.16z', '#f2cf5a')
}

export const wizard = point(
  'M-0.46 -0.72C-0.34 -1.2 -0.2 -1.7 -0.34 -2.0C0.1 -1.8 0.36 -1.3 0.46 -0.72Q0 -0.62 -0.46 -0.72Z',
  (sketch) => {
    piece(sketch, brim(0.66, -0.72, 0.1), shade(sketch.colour, 0.14))
    for (const at of triples('-0.08 -1.1 0.06, 0.16 -0.96 0.045, -0.1 -1.5 0.045'))
      spot(sketch, at, '#f5d76a')
  },
)

export const tricorn: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.78 -0.92C-0.5 -1.0 -0.34 -1.32 0 -1.34C0.34 -1.32 0.5 -1.0 0.78 -0.92C0.56 -0.66 0.3 -0.62 0 -0.62C-0.3 -0.62 -0.56 -0.66 -0.78 -0.92Z',
  )
  stroke(sketch, 'M-0.74 -0.92C-0.5 -0.68 0.5 -0.68 0.74 -0.92', { colour: '#e0b13c', width: 0.05 })
  spot(sketch, [0, -1.02, 0.11], '#f7f3ea')
  mark(sketch, 'M-0.05 -0.96h0.1v0.12h-0.1z', '#f7f3ea')
  spot(sketch, [-0.04, -1.03, 0.026], '#3b3440')
  spot(sketch, [0.04, -1.03, 0.026], '#3b3440')
}

export const topHat: Draw = (sketch) => {
  piece(sketch, 'M-0.38 -0.76L-0.42 -1.5Q0 -1.58 0.42 -1.5L0.38 -0.76Q0 -0.7 -0.38 -0.76Z')
  mark(sketch, 'M-0.39 -0.94Q0 -0.88 0.39 -0.94L0.38 -0.78Q0 -0.7 -0.38 -0.78Z', '#b8404a')
  piece(sketch, brim(0.62, -0.74, 0.08))
}

export const santa: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.46 -0.74C-0.46 -1.2 -0.2 -1.36 -0.02 -1.34C-0.4 -1.3 -0.6 -1.1 -0.72 -0.8L-0.62 -0.78C-0.5 -1.0 -0.3 -1.1 0.1 -1.24C0.36 -1.16 0.46 -0.98 0.46 -0.74Z',
  )
  piece(sketch, 'M-0.5 -0.84Q0 -0.94 0.5 -0.84L0.5 -0.66Q0 -0.76 -0.5 -0.66Z', '#f8f5ee')
  spot(sketch, [-0.68, -0.74, 0.13], '#f8f5ee')
}

export const elf = point(
  'M-0.46 -0.7C-0.4 -1.1 -0.3 -1.4 -0.56 -1.62C-0.1 -1.6 0.36 -1.2 0.46 -0.7Q0 -0.62 -0.46 -0.7Z',
  (sketch) => {
    piece(
      sketch,
      'M-0.48 -0.8Q0 -0.72 0.48 -0.8L0.48 -0.64Q0 -0.56 -0.48 -0.64Z',
      shade(sketch.colour, 0.25),
    )
    spot(sketch, [-0.58, -1.62, 0.08], '#f2c14a')
  },
)

export const cone: Draw = (sketch) => {
  piece(sketch, 'M-0.72 -0.66Q0 -0.78 0.72 -0.66L0 -1.28Z')
  stroke(sketch, 'M0 -1.26L-0.3 -0.74M0 -1.26L0.3 -0.74M0 -1.26L0 -0.76', {
    colour: shade(sketch.colour, 0.3),
    width: 0.018,
  })
}
