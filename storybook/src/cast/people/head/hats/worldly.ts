import { type Draw, band, dome, peak } from './shapes.ts'
import { mark, piece, spot, stroke } from '../head-sketch.ts'
import { lighten, shade } from '../../drawing/tone.ts'

/** Hats of certain times and countries. */

export const fez: Draw = (sketch) => {
  piece(sketch, 'M-0.38 -0.76L-0.28 -1.32Q0 -1.38 0.28 -1.32L0.38 -0.76Q0 -0.68 -0.38 -0.76Z')
  stroke(sketch, 'M0 -1.33Q0.34 -1.36 0.42 -1.06L0.44 -0.84', { colour: '#2f2a30', width: 0.035 })
  spot(sketch, [0.44, -0.82, 0.06], '#2f2a30')
}

export const laurel: Draw = (sketch) => {
  for (let leaf = 0; leaf <= 8; leaf++) {
    const x = -0.46 + leaf * 0.115
    const y = -0.78 - 0.06 * Math.cos((leaf - 4) * 0.4)
    mark(
      sketch,
      `M${x} ${y}Q${x + 0.02} ${y - 0.16} ${x + 0.14} ${y - 0.2}Q${x + 0.16} ${y - 0.04} ${x} ${y}Z`,
      leaf % 2 === 0 ? sketch.colour : shade(sketch.colour, 0.2),
    )
  }
}

export const flatCap: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.5 -0.72C-0.62 -1.06 -0.3 -1.18 0.02 -1.14C0.4 -1.12 0.66 -0.92 0.6 -0.76Q0.1 -0.66 -0.5 -0.72Z',
  )
  peak(sketch)
  spot(sketch, [0.02, -1.13, 0.04], lighten(sketch.colour, 0.2))
}

export const pithHelmet: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.78 -0.58Q-0.5 -0.84 0 -0.84Q0.5 -0.84 0.78 -0.58Q0.3 -0.7 0 -0.7Q-0.3 -0.7 -0.78 -0.58Z',
    shade(sketch.colour, 0.1),
  )
  piece(sketch, dome(-1.26, -0.76))
  mark(sketch, band(-0.88, 0.1), shade(sketch.colour, 0.35))
  spot(sketch, [0, -1.27, 0.06], shade(sketch.colour, 0.2))
}

export const ushanka: Draw = (sketch) => {
  piece(sketch, dome(-1.2, -0.74), shade(sketch.colour, 0.15))
  for (const side of sketch.view === 'side' ? [-0.3] : [-0.5, 0.42])
    piece(
      sketch,
      `M${side} -0.84L${side + 0.14} -0.84Q${side + 0.2} -0.3 ${side + 0.04} -0.16Q${side - 0.14} -0.3 ${side} -0.84Z`,
      lighten(sketch.colour, 0.24),
    )
  piece(
    sketch,
    'M-0.46 -0.98Q0 -1.08 0.46 -0.98L0.46 -0.7Q0 -0.78 -0.46 -0.7Z',
    lighten(sketch.colour, 0.24),
  )
}

export const feathers: Draw = (sketch) => {
  const colours = [sketch.colour, '#f2c14a', '#3f8f8b', '#f7f3ea']
  for (let plume = 0; plume < 9; plume++) {
    const lean = (plume - 4) * 0.2
    const tip = `${Math.sin(lean) * 1.02} ${-0.7 - Math.cos(lean) * 0.98}`
    const [a, b] = [Math.sin(lean - 0.13) * 0.62, Math.sin(lean + 0.13) * 0.62]
    const y = -0.72 - Math.cos(lean) * 0.6
    piece(
      sketch,
      `M${Math.sin(lean) * 0.34} -0.78Q${a} ${y} ${tip}Q${b} ${y} ${Math.sin(lean) * 0.34} -0.78Z`,
      colours[plume % colours.length],
    )
  }
  mark(sketch, 'M-0.47 -0.88Q0 -0.8 0.46 -0.88L0.46 -0.72Q0 -0.64 -0.47 -0.72Z', '#7a4a34')
}

export const catEars: Draw = (sketch) => {
  for (const side of [-1, 1]) {
    piece(
      sketch,
      `M${side * 0.1} -0.98L${side * 0.38} -1.34L${side * 0.46} -0.82Q${side * 0.3} -0.96 ${side * 0.1} -0.98Z`,
    )
    mark(
      sketch,
      `M${side * 0.2} -0.99L${side * 0.36} -1.2L${side * 0.41} -0.9Q${side * 0.3} -0.98 ${side * 0.2} -0.99Z`,
      '#f0a0b4',
    )
  }
}

export const roman: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.12 -1.12C-0.6 -1.2 -0.86 -0.9 -0.8 -0.5L-0.62 -0.56C-0.62 -0.86 -0.4 -0.98 -0.1 -0.96L0.3 -1.02Q0.2 -1.4 -0.1 -1.4Q-0.4 -1.44 -0.66 -1.2Z',
    '#c8303f',
  )
  piece(sketch, dome(-1.18, -0.68))
  piece(
    sketch,
    'M-0.16 -0.72L0.04 -0.72Q0.1 -0.36 0.06 -0.1Q-0.14 -0.12 -0.2 -0.4Z',
    shade(sketch.colour, 0.12),
  )
  mark(sketch, band(-0.8, 0.08), lighten(sketch.colour, 0.3))
}

export const mitre: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.44 -0.72L-0.46 -1.2Q-0.2 -1.5 0 -1.86Q0.2 -1.5 0.46 -1.2L0.44 -0.72Q0 -0.64 -0.44 -0.72Z',
  )
  mark(sketch, 'M-0.06 -1.6H0.06V-0.7H-0.06Z', '#e0b13c')
  mark(sketch, band(-0.86, 0.12), '#e0b13c')
}

export const horned: Draw = (sketch) => {
  for (const side of [-1, 1])
    piece(
      sketch,
      `M${side * 0.36} -0.98C${side * 0.62} -1.0 ${side * 0.78} -1.16 ${side * 0.74} -1.52C${side * 0.98} -1.2 ${side * 0.88} -0.84 ${side * 0.42} -0.78Z`,
      '#efe4cb',
    )
  piece(sketch, dome(-1.22, -0.68))
  mark(sketch, band(-0.82, 0.12), shade(sketch.colour, 0.35))
  mark(sketch, 'M-0.05 -1.22H0.05V-0.72H-0.05Z', shade(sketch.colour, 0.2))
}
