import type { Draw } from './shapes.ts'
import { pairs } from '../../../../scene/rows.ts'
import { shade } from '../../drawing/tone.ts'
import { piece, spot, stroke, mark } from '../head-sketch.ts'

/** Crowns, halos, horns and parties. */

export const crown: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.42 -0.76L-0.5 -1.24L-0.26 -1.02L0 -1.36L0.26 -1.02L0.5 -1.24L0.42 -0.76Q0 -0.68 -0.42 -0.76Z',
  )
  for (const [x, y] of pairs('-0.5 -1.26, 0 -1.38, 0.5 -1.26'))
    spot(sketch, [x, y, 0.06], '#f7e3a1')
  spot(sketch, [0, -0.92, 0.075], '#d6455a')
  spot(sketch, [-0.24, -0.9, 0.05], '#4f9fd3')
  spot(sketch, [0.24, -0.9, 0.05], '#5fb87a')
}

export const tiara: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.36 -0.86Q0 -0.98 0.36 -0.86L0.28 -1.04L0.12 -0.98L0 -1.22L-0.12 -0.98L-0.28 -1.04Z',
  )
  spot(sketch, [0, -1.0, 0.05], '#e0608a')
}

export const halo: Draw = (sketch) =>
  stroke(sketch, 'M-0.32 -1.26a0.32 0.09 0 1 0 0.64 0a0.32 0.09 0 1 0 -0.64 0Z', {
    colour: sketch.colour,
    width: 0.07,
  })

export const party: Draw = (sketch) => {
  piece(sketch, 'M-0.3 -0.88L0 -1.52L0.3 -0.88Q0 -0.8 -0.3 -0.88Z')
  mark(sketch, 'M-0.22 -1.05L0.2 -1.1L0.16 -1.18L-0.19 -1.13Z', '#f7e3a1')
  spot(sketch, [0, -1.54, 0.085], '#f2c14a')
}

export const bunny: Draw = (sketch) => {
  for (const x of [-0.2, 0.18]) {
    piece(
      { ...sketch, x: sketch.x + x },
      'M-0.12 -0.9C-0.2 -1.4 -0.1 -1.7 0 -1.7C0.1 -1.7 0.2 -1.4 0.12 -0.9Z',
    )
    mark(
      { ...sketch, x: sketch.x + x },
      'M-0.06 -0.95C-0.1 -1.3 -0.05 -1.55 0 -1.55C0.05 -1.55 0.1 -1.3 0.06 -0.95Z',
      '#f3a9b5',
    )
  }
}

export const flowers: Draw = (sketch) => {
  for (let index = -3; index <= 3; index++) {
    const x = index * 0.135
    const y = -0.86 - 0.1 * Math.cos(index * 0.5)
    spot(sketch, [x + 0.06, y + 0.05, 0.05], '#7fae62')
    spot(sketch, [x, y, 0.085], index % 2 === 0 ? sketch.colour : '#f7e9c9')
    spot(sketch, [x, y, 0.034], '#f2c14a')
  }
}

export const horns: Draw = (sketch) => {
  for (const side of [-1, 1]) {
    piece(
      sketch,
      `M${side * 0.16} -0.94C${side * 0.2} -1.2 ${side * 0.3} -1.3 ${side * 0.46} -1.36C${side * 0.44} -1.2 ${side * 0.4} -1.0 ${side * 0.36} -0.86Z`,
    )
  }
}

/** Snakes that rise from the head in the place of hair: where each ends, and which way its tongue points. */
const SNAKES = pairs('-0.92 -0.5, -0.86 -1.0, -0.5 -1.42, 0 -1.56, 0.5 -1.42, 0.86 -1.0, 0.92 -0.5')

export const snakes: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.48 -0.5C-0.56 -1.2 0.56 -1.2 0.48 -0.5Q0.3 -0.86 0 -0.84Q-0.3 -0.86 -0.48 -0.5Z',
  )
  for (const [index, [x, y]] of SNAKES.entries()) {
    const colour = index % 2 ? shade(sketch.colour, 0.18) : sketch.colour
    const bend = index % 2 ? 0.22 : -0.2
    stroke(
      sketch,
      `M${x * 0.42} ${-0.72 + (y + 0.72) * 0.3}Q${x * 0.75 + bend} ${y * 0.82} ${x * 0.86} ${y * 0.9}T${x} ${y}`,
      { colour, width: 0.13 },
    )
    spot(sketch, [x, y, 0.11], colour)
    spot(sketch, [x - 0.035, y - 0.03, 0.026], '#2b2a26')
    spot(sketch, [x + 0.045, y - 0.03, 0.026], '#2b2a26')
  }
}
