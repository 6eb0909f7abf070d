import { mark, piece, spot, stroke, type Sketch } from './head-sketch.ts'
import { lighten, shade } from '../drawing/tone.ts'

type Draw = (sketch: Sketch) => void

const shell =
  'M-0.5 -0.66C-0.56 -1.0 -0.34 -1.2 0 -1.2C0.34 -1.2 0.56 -1.0 0.5 -0.66Q0 -0.76 -0.5 -0.66Z'
const around =
  'M0 -1.14C0.42 -1.14 0.53 -0.86 0.51 -0.5C0.5 -0.16 0.32 0.08 0 0.08C-0.32 0.08 -0.5 -0.16 -0.51 -0.5C-0.53 -0.86 -0.42 -1.14 0 -1.14Z'

const hard: Draw = (sketch) => {
  piece(sketch, shell)
  piece(
    sketch,
    'M-0.62 -0.7Q0 -0.86 0.66 -0.68Q0.3 -0.6 0 -0.62Q-0.4 -0.6 -0.62 -0.7Z',
    shade(sketch.colour, 0.1),
  )
  mark(sketch, 'M-0.07 -1.2h0.14v0.42h-0.14z', lighten(sketch.colour, 0.3))
}

const fire: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.94 -0.5Q-0.6 -0.8 0 -0.78Q0.44 -0.78 0.74 -0.64Q0.3 -0.58 0 -0.6Q-0.56 -0.6 -0.94 -0.5Z',
    shade(sketch.colour, 0.16),
  )
  piece(
    sketch,
    'M-0.48 -0.7C-0.5 -1.1 -0.2 -1.26 0 -1.26C0.24 -1.26 0.5 -1.08 0.46 -0.7Q0 -0.78 -0.48 -0.7Z',
  )
  const x = sketch.view === 'side' ? 0.24 : 0
  mark(
    sketch,
    `M${x - 0.14} -1.12L${x + 0.14} -1.12L${x + 0.12} -0.86L${x} -0.78L${x - 0.12} -0.86Z`,
    '#f2c14a',
  )
}

const space: Draw = (sketch) => {
  const glass =
    sketch.view === 'back'
      ? ''
      : sketch.view === 'side'
        ? 'M0.54 -0.56C0.54 -0.9 0.3 -0.98 0.1 -0.92C-0.18 -0.84 -0.22 -0.28 0.04 -0.12C0.3 0.0 0.54 -0.24 0.54 -0.56Z'
        : 'M0 -0.96C0.36 -0.96 0.44 -0.76 0.43 -0.52C0.42 -0.22 0.28 -0.08 0 -0.08C-0.28 -0.08 -0.42 -0.22 -0.43 -0.52C-0.44 -0.76 -0.36 -0.96 0 -0.96Z'
  const bowl =
    'M0 -1.22C0.48 -1.22 0.62 -0.9 0.62 -0.5C0.62 -0.1 0.4 0.16 0 0.16C-0.42 0.16 -0.62 -0.1 -0.62 -0.5C-0.62 -0.9 -0.48 -1.22 0 -1.22Z'
  piece(sketch, `${bowl}${glass}`)
  if (!glass) return
  mark(sketch, glass, 'rgba(80,130,190,0.28)')
  stroke(sketch, glass, { colour: '#d9a441', width: 0.05 })
  stroke(
    sketch,
    sketch.view === 'side' ? 'M0.36 -0.8Q0.46 -0.68 0.46 -0.5' : 'M0.24 -0.82Q0.34 -0.7 0.34 -0.52',
    { colour: 'rgba(255,255,255,0.75)', width: 0.06 },
  )
}

const knight: Draw = (sketch) => {
  const slit =
    sketch.view === 'side'
      ? 'M0.5 -0.6L-0.06 -0.62L-0.06 -0.42L0.5 -0.4Z'
      : sketch.view === 'front'
        ? 'M-0.34 -0.6L0.34 -0.6L0.34 -0.4L-0.34 -0.4Z'
        : ''
  piece(sketch, `${around}${slit}`)
  stroke(
    sketch,
    sketch.view === 'side'
      ? 'M0.2 -0.3L0.2 -0.06M0.32 -0.3L0.3 -0.08'
      : 'M-0.12 -0.3L-0.12 -0.06M0 -0.3V-0.04M0.12 -0.3V-0.06',
    { colour: shade(sketch.colour, 0.5), width: 0.035 },
  )
  piece(
    sketch,
    'M0.02 -1.12C-0.1 -1.5 -0.5 -1.5 -0.72 -1.2C-0.9 -0.94 -0.84 -0.6 -0.74 -0.4C-0.7 -0.8 -0.56 -1.02 -0.3 -1.06Z',
    '#c8403f',
  )
}

const kabuto: Draw = (sketch) => {
  // Its neck guard spreads in rows, wider than the head.
  for (const [side, wide] of sketch.view === 'side'
    ? [[-1, 1]]
    : [
        [-1, 1],
        [1, 1],
      ]) {
    const x = (at: number): number => (side ?? 1) * at * (wide ?? 1)
    piece(
      sketch,
      `M${x(0.36)} -0.8L${x(0.94)} -0.14Q${x(0.66)} -0.02 ${x(0.42)} -0.1L${x(0.34)} -0.6Z`,
      '#2b2a35',
    )
    stroke(
      sketch,
      `M${x(0.5)} -0.6L${x(0.38)} -0.46M${x(0.66)} -0.42L${x(0.4)} -0.28M${x(0.8)} -0.24L${x(0.46)} -0.14`,
      { colour: sketch.colour, width: 0.06 },
    )
  }
  piece(sketch, shell, '#2b2a35')
  const crest =
    'C-0.34 -1.06 -0.56 -1.4 -0.5 -1.84C-0.3 -1.5 -0.06 -1.24 0.1 -1.1C0.26 -1.24 0.5 -1.5 0.7 -1.84C0.76 -1.4 0.54 -1.06 0.1 -0.78Z'
  piece(sketch, `M0.1 -0.78${crest}`, '#e8bf4a')
  spot(sketch, [0.1, -0.92, 0.12], sketch.colour)
}

const ninja: Draw = (sketch) => {
  const slit =
    sketch.view === 'side'
      ? 'M0.5 -0.6L-0.04 -0.64Q-0.1 -0.5 -0.04 -0.4L0.5 -0.38Z'
      : sketch.view === 'front'
        ? 'M-0.35 -0.62Q0 -0.56 0.35 -0.62L0.33 -0.38Q0 -0.32 -0.33 -0.38Z'
        : ''
  piece(sketch, `${around}${slit}`)
  mark(sketch, 'M-0.5 -0.84Q0 -0.76 0.5 -0.84L0.5 -0.72Q0 -0.64 -0.5 -0.72Z', '#8f2f35')
  piece(sketch, 'M-0.46 -0.82L-0.84 -0.7L-0.6 -0.66L-0.8 -0.5L-0.44 -0.7Z', '#8f2f35')
}

const bike: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.5 -0.66C-0.62 -1.0 -0.4 -1.22 0.02 -1.22C0.4 -1.22 0.58 -1.0 0.54 -0.7Q0.2 -0.84 -0.1 -0.74Q-0.34 -0.66 -0.5 -0.66Z',
  )
  for (const x of [-0.24, 0.0, 0.24])
    mark(
      sketch,
      `M${x - 0.05} -0.86Q${x} -1.1 ${x + 0.09} -1.12Q${x + 0.1} -0.92 ${x + 0.05} -0.86Z`,
      shade(sketch.colour, 0.5),
    )
  stroke(sketch, 'M-0.2 -0.68Q-0.14 -0.2 0.08 -0.02', { colour: '#3a3440', width: 0.032 })
}

const swim: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.46 -0.56C-0.54 -0.94 -0.3 -1.08 0 -1.08C0.3 -1.08 0.52 -0.94 0.46 -0.64Q0.1 -0.78 -0.12 -0.62Q-0.3 -0.52 -0.46 -0.56Z',
  )
  stroke(sketch, 'M-0.3 -0.98Q0 -0.86 0.3 -0.98', {
    colour: lighten(sketch.colour, 0.6),
    width: 0.05,
  })
}

const lenses = (sketch: Sketch, y: number, glass: string): void => {
  stroke(sketch, `M-0.46 ${y - 0.02}Q-0.2 ${y - 0.06} 0.44 ${y}`, {
    colour: shade(sketch.colour, 0.4),
    width: 0.07,
  })
  if (sketch.view === 'back') return
  const from = sketch.view === 'side' ? -0.1 : -0.33
  const to = sketch.view === 'side' ? 0.42 : 0.33
  piece(
    sketch,
    `M${from} ${y - 0.13}Q${(from + to) / 2} ${y - 0.19} ${to} ${y - 0.13}L${to - 0.02} ${y + 0.13}Q${(from + to) / 2} ${y + 0.06} ${from + 0.03} ${y + 0.13}Z`,
  )
  mark(
    sketch,
    `M${from + 0.05} ${y - 0.09}Q${(from + to) / 2} ${y - 0.14} ${to - 0.04} ${y - 0.09}L${to - 0.06} ${y + 0.08}Q${(from + to) / 2} ${y + 0.02} ${from + 0.07} ${y + 0.08}Z`,
    glass,
  )
}

const goggles: Draw = (sketch) => lenses(sketch, -0.82, 'rgba(70,140,190,0.9)')

const snorkel: Draw = (sketch) => {
  swim({ ...sketch, colour: '#30394d' })
  lenses(sketch, -0.47, 'rgba(170,220,240,0.55)')
  stroke(sketch, 'M-0.14 -0.16Q-0.34 -0.2 -0.36 -0.6L-0.38 -1.3', {
    colour: sketch.colour,
    width: 0.085,
  })
  stroke(sketch, 'M-0.38 -1.3L-0.38 -1.42', { colour: '#e0553f', width: 0.09 })
}

const aviator: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.5 -0.2C-0.6 -0.9 -0.4 -1.12 0 -1.12C0.34 -1.12 0.5 -0.96 0.46 -0.7Q0.1 -0.84 -0.06 -0.6Q-0.12 -0.3 -0.1 -0.02Q-0.36 0.02 -0.5 -0.2Z',
  )
  lenses({ ...sketch, colour: '#c99c3c' }, -0.86, 'rgba(120,180,200,0.8)')
}

const phones: Draw = (sketch) => {
  const band =
    sketch.view === 'side'
      ? 'M-0.14 -0.44C-0.3 -1.3 0.3 -1.3 0.14 -1.06'
      : 'M-0.46 -0.46C-0.56 -1.3 0.56 -1.3 0.46 -0.46'
  stroke(sketch, band, { colour: sketch.colour, width: 0.085 })
  const spots = sketch.view === 'side' ? [-0.12] : [-0.45, 0.45]
  for (const x of spots)
    piece(
      sketch,
      `M${x - 0.12} -0.62Q${x} -0.7 ${x + 0.12} -0.62L${x + 0.12} -0.28Q${x} -0.2 ${x - 0.12} -0.28Z`,
      '#d6553f',
    )
}

const robot: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.44 -1.0Q-0.44 -1.08 -0.36 -1.08L0.4 -1.08Q0.48 -1.08 0.48 -1.0L0.48 -0.08Q0.48 0.02 0.38 0.02L-0.34 0.02Q-0.44 0.02 -0.44 -0.08Z',
  )
  stroke(sketch, 'M0 -1.08L0 -1.32', { colour: shade(sketch.colour, 0.4), width: 0.05 })
  spot(sketch, [0, -1.36, 0.08], '#e0553f')
  spot(sketch, [-0.46, -0.5, 0.1], shade(sketch.colour, 0.3))
  if (sketch.view === 'back') return
  const x = sketch.view === 'side' ? 0.12 : 0
  mark(
    sketch,
    `M${x - 0.32} -0.76Q${x} -0.8 ${x + 0.32} -0.76L${x + 0.32} -0.42Q${x} -0.38 ${x - 0.32} -0.42Z`,
    '#2f4454',
  )
  for (const side of [-1, 1]) spot(sketch, [x + side * 0.15, -0.59, 0.085], '#8ff0f2')
  mark(sketch, `M${x - 0.2} -0.28h0.4v0.11h-0.4z`, '#3f5666')
  for (const bar of [-0.14, -0.03, 0.08])
    mark(sketch, `M${x + bar} -0.27h0.05v0.09h-0.05z`, '#8ff0f2')
}

const superMask: Draw = (sketch) => {
  if (sketch.view === 'back') return
  const x = sketch.view === 'side' ? 0.13 : 0
  const holes = [-0.15, 0.15]
    .map((eye) => `M${x + eye - 0.085} -0.47a0.085 0.08 0 1 0 0.17 0a0.085 0.08 0 1 0 -0.17 0Z`)
    .join('')
  piece(
    sketch,
    `M${x - 0.36} -0.6Q${x} -0.7 ${x + 0.3} -0.6Q${x + 0.34} -0.4 ${x + 0.16} -0.34Q${x} -0.46 ${x - 0.16} -0.34Q${x - 0.38} -0.36 ${x - 0.36} -0.6Z${holes}`,
  )
}

const iron: Draw = (sketch) => {
  piece(sketch, around)
  if (sketch.view === 'back') return
  const x = sketch.view === 'side' ? 0.13 : 0
  piece(
    sketch,
    `M${x - 0.28} -0.74L${x - 0.12} -0.78L${x - 0.1} -0.66L${x + 0.1} -0.66L${x + 0.12} -0.78L${x + 0.27} -0.74L${x + 0.26} -0.3L${x + 0.16} -0.04L${x - 0.16} -0.04L${x - 0.28} -0.3Z`,
    '#e0b13c',
  )
  for (const side of [-1, 1])
    mark(
      sketch,
      `M${x + side * 0.06} -0.48L${x + side * 0.22} -0.52L${x + side * 0.22} -0.44L${x + side * 0.07} -0.42Z`,
      '#d9fbff',
    )
  mark(sketch, `M${x - 0.1} -0.2h0.2v0.03h-0.2z`, '#8a6a1f')
}

const trooper: Draw = (sketch) => {
  piece(
    sketch,
    'M0 -1.2C0.46 -1.2 0.6 -0.92 0.58 -0.56L0.62 -0.16C0.5 0.1 0.3 0.16 0 0.16C-0.3 0.16 -0.52 0.1 -0.62 -0.16L-0.58 -0.56C-0.6 -0.92 -0.46 -1.2 0 -1.2Z',
  )
  mark(sketch, 'M-0.58 -0.82Q0 -0.7 0.58 -0.82L0.58 -0.74Q0 -0.62 -0.58 -0.74Z', '#2b2d33')
  if (sketch.view === 'back') return
  const x = sketch.view === 'side' ? 0.14 : 0
  for (const side of [-1, 1])
    mark(
      sketch,
      `M${x + side * 0.03} -0.56L${x + side * 0.34} -0.62Q${x + side * 0.4} -0.44 ${x + side * 0.28} -0.36L${x + side * 0.07} -0.42Z`,
      '#24262c',
    )
  mark(
    sketch,
    `M${x - 0.2} -0.22Q${x} -0.34 ${x + 0.2} -0.22L${x + 0.15} -0.12Q${x} -0.2 ${x - 0.15} -0.12Z`,
    '#24262c',
  )
  for (const side of [-1, 1]) spot(sketch, [x + side * 0.26, -0.04, 0.075], '#4a4d55')
  stroke(sketch, `M${x - 0.1} -0.03H${x + 0.1}M${x - 0.08} 0.05H${x + 0.08}`, {
    colour: '#9aa0a8',
    width: 0.035,
  })
}

/** Hard and closed head wear. */
export const helmets = {
  'hard-hat': hard,
  'fire-helmet': fire,
  'space-helmet': space,
  'knight-helm': knight,
  kabuto,
  'ninja-hood': ninja,
  'bike-helmet': bike,
  'swim-cap': swim,
  goggles,
  snorkel,
  'aviator-cap': aviator,
  headphones: phones,
  'robot-head': robot,
  'super-mask': superMask,
  'iron-mask': iron,
  'trooper-helmet': trooper,
} satisfies Readonly<Record<string, Draw>>
