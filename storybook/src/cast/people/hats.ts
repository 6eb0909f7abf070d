/* oxlint-disable max-lines -- a table */
import { helmets } from './helmets.ts'
import { inHead } from './head.ts'
import { mark, piece, spot, stroke, type Sketch } from './head-sketch.ts'
import type { Part } from './limbs.ts'
import type { HeadWear, Look } from './outfit.ts'
import type { View } from './skeleton.ts'
import { lighten, shade } from './tone.ts'

type Draw = (sketch: Sketch) => void

/** The dome that most hats share, from the brow up to `top`. */
const dome = (top: number, brow = -0.7): string =>
  `M-0.48 ${brow}C-0.52 ${top + 0.06} -0.28 ${top} 0 ${top}C0.28 ${top} 0.52 ${top + 0.06} 0.48 ${brow}Q0 ${brow + 0.06} -0.48 ${brow}Z`
const brim = (half: number, y = -0.72, thick = 0.09): string =>
  `M${-half} ${y}C${-half} ${y - thick} ${half} ${y - thick} ${half} ${y}C${half} ${y + thick} ${-half} ${y + thick} ${-half} ${y}Z`
const band = (y: number, high: number): string =>
  `M-0.48 ${y}Q0 ${y + 0.06} 0.48 ${y}L0.48 ${y + high}Q0 ${y + high + 0.06} -0.48 ${y + high}Z`

const point =
  (tip: string, colour2: (sketch: Sketch) => void): Draw =>
  (sketch) => {
    piece(sketch, tip)
    colour2(sketch)
  }

const peak: Draw = (sketch) =>
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

const cap: Draw = (sketch) => {
  piece(sketch, dome(-1.13))
  peak(sketch)
  spot(sketch, [0, -1.12, 0.045], lighten(sketch.colour, 0.2))
}

const beanie: Draw = (sketch) => {
  piece(sketch, dome(-1.2, -0.68))
  piece(
    sketch,
    'M-0.5 -0.8Q0 -0.88 0.5 -0.8L0.5 -0.62Q0 -0.7 -0.5 -0.62Z',
    shade(sketch.colour, 0.14),
  )
  spot(sketch, [0, -1.24, 0.12], lighten(sketch.colour, 0.45))
}

const toque: Draw = (sketch) => {
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

const crown: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.42 -0.76L-0.5 -1.24L-0.26 -1.02L0 -1.36L0.26 -1.02L0.5 -1.24L0.42 -0.76Q0 -0.68 -0.42 -0.76Z',
  )
  for (const [x, y] of [
    [-0.5, -1.26],
    [0, -1.38],
    [0.5, -1.26],
  ] as const)
    spot(sketch, [x, y, 0.06], '#f7e3a1')
  spot(sketch, [0, -0.92, 0.075], '#d6455a')
  spot(sketch, [-0.24, -0.9, 0.05], '#4f9fd3')
  spot(sketch, [0.24, -0.9, 0.05], '#5fb87a')
}

const tiara: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.36 -0.86Q0 -0.98 0.36 -0.86L0.28 -1.04L0.12 -0.98L0 -1.22L-0.12 -0.98L-0.28 -1.04Z',
  )
  spot(sketch, [0, -1.0, 0.05], '#e0608a')
}

const wideHat =
  (look: { half: number; top: number; band: string }): Draw =>
  (sketch) => {
    piece(sketch, brim(look.half, -0.74, 0.15), shade(sketch.colour, 0.1))
    piece(
      sketch,
      `M-0.42 -0.76C-0.46 ${look.top} -0.2 ${look.top - 0.04} 0 ${look.top + 0.03}C0.2 ${look.top - 0.04} 0.46 ${look.top} 0.42 -0.76Q0 -0.68 -0.42 -0.76Z`,
    )
    mark(sketch, 'M-0.43 -0.88Q0 -0.8 0.43 -0.88L0.42 -0.76Q0 -0.68 -0.42 -0.76Z', look.band)
  }

const cowboy: Draw = (sketch) => {
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

const witch: Draw = (sketch) => {
  piece(sketch, brim(0.82, -0.74, 0.13), shade(sketch.colour, 0.14))
  piece(
    sketch,
    'M-0.42 -0.76C-0.3 -1.2 -0.24 -1.5 -0.5 -1.8C-0.1 -1.78 0.22 -1.4 0.42 -0.76Q0 -0.68 -0.42 -0.76Z',
  )
  mark(sketch, 'M-0.42 -0.9Q0 -0.82 0.38 -0.9L0.42 -0.76Q0 -0.68 -0.42 -0.76Z', '#e08a3f')
  mark(sketch, 'M-0.08 -0.9h0.16v0.13h-0.16z', '#f2cf5a')
}

const wizard = point(
  'M-0.46 -0.72C-0.34 -1.2 -0.2 -1.7 -0.34 -2.0C0.1 -1.8 0.36 -1.3 0.46 -0.72Q0 -0.62 -0.46 -0.72Z',
  (sketch) => {
    piece(sketch, brim(0.66, -0.72, 0.1), shade(sketch.colour, 0.14))
    for (const at of [
      [-0.08, -1.1, 0.06],
      [0.16, -0.96, 0.045],
      [-0.1, -1.5, 0.045],
    ] as const)
      spot(sketch, at, '#f5d76a')
  },
)

const tricorn: Draw = (sketch) => {
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

const topHat: Draw = (sketch) => {
  piece(sketch, 'M-0.38 -0.76L-0.42 -1.5Q0 -1.58 0.42 -1.5L0.38 -0.76Q0 -0.7 -0.38 -0.76Z')
  mark(sketch, 'M-0.39 -0.94Q0 -0.88 0.39 -0.94L0.38 -0.78Q0 -0.7 -0.38 -0.78Z', '#b8404a')
  piece(sketch, brim(0.62, -0.74, 0.08))
}

const santa: Draw = (sketch) => {
  piece(
    sketch,
    'M-0.46 -0.74C-0.46 -1.2 -0.2 -1.36 -0.02 -1.34C-0.4 -1.3 -0.6 -1.1 -0.72 -0.8L-0.62 -0.78C-0.5 -1.0 -0.3 -1.1 0.1 -1.24C0.36 -1.16 0.46 -0.98 0.46 -0.74Z',
  )
  piece(sketch, 'M-0.5 -0.84Q0 -0.94 0.5 -0.84L0.5 -0.66Q0 -0.76 -0.5 -0.66Z', '#f8f5ee')
  spot(sketch, [-0.68, -0.74, 0.13], '#f8f5ee')
}

const peaked: Draw = (sketch) => {
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

const nurse: Draw = (sketch) => {
  piece(sketch, 'M-0.36 -0.86L-0.44 -1.14Q0 -1.28 0.44 -1.14L0.36 -0.86Q0 -0.8 -0.36 -0.86Z')
  mark(
    sketch,
    'M-0.035 -1.14h0.07v0.08h0.08v0.07h-0.08v0.08h-0.07v-0.08h-0.08v-0.07h0.08z',
    '#d6455a',
  )
}

const beret: Draw = (sketch) => {
  piece(
    sketch,
    'M0.44 -0.8C0.4 -1.1 -0.06 -1.24 -0.44 -1.12C-0.72 -1.02 -0.72 -0.78 -0.44 -0.76Q0 -0.7 0.44 -0.8Z',
  )
  stroke(sketch, 'M-0.16 -1.16L-0.2 -1.26', { colour: shade(sketch.colour, 0.3), width: 0.05 })
}

const turban: Draw = (sketch) => {
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

const hijab: Draw = (sketch) => {
  const face =
    sketch.view === 'side'
      ? 'M0.44 -0.62C0.36 -0.84 0.1 -0.86 0 -0.66C-0.1 -0.46 -0.04 -0.08 0.16 0.02C0.36 -0.02 0.46 -0.3 0.44 -0.62Z'
      : 'M0 -0.82C0.3 -0.82 0.34 -0.56 0.33 -0.44C0.3 -0.14 0.14 -0.02 0 -0.02C-0.14 -0.02 -0.3 -0.14 -0.33 -0.44C-0.34 -0.56 -0.3 -0.82 0 -0.82Z'
  const cloth =
    'M0 -1.1C0.4 -1.1 0.52 -0.84 0.5 -0.5C0.48 -0.2 0.42 0.04 0.4 0.2Q0 0.42 -0.44 0.22C-0.46 0 -0.52 -0.2 -0.52 -0.52C-0.52 -0.86 -0.38 -1.1 0 -1.1Z'
  piece({ ...sketch, x: 0 }, sketch.view === 'back' ? cloth : `${cloth}${face}`)
}

const veil: Draw = (sketch) => {
  sketch.ctx.globalAlpha = 0.72
  piece(
    { ...sketch, x: -0.1 },
    'M0.1 -1.08C-0.3 -1.12 -0.5 -0.9 -0.56 -0.5C-0.62 0 -0.72 0.6 -0.8 1.0Q-0.4 1.1 -0.14 0.9C-0.22 0.3 -0.24 -0.5 0.1 -1.08Z',
  )
  sketch.ctx.globalAlpha = 1
  for (const x of [-0.2, 0, 0.18]) spot(sketch, [x, -1.02 + Math.abs(x) * 0.3, 0.075], '#f8e3e6')
}

const halo: Draw = (sketch) =>
  stroke(sketch, 'M-0.32 -1.26a0.32 0.09 0 1 0 0.64 0a0.32 0.09 0 1 0 -0.64 0Z', {
    colour: sketch.colour,
    width: 0.07,
  })

const party: Draw = (sketch) => {
  piece(sketch, 'M-0.3 -0.88L0 -1.52L0.3 -0.88Q0 -0.8 -0.3 -0.88Z')
  mark(sketch, 'M-0.22 -1.05L0.2 -1.1L0.16 -1.18L-0.19 -1.13Z', '#f7e3a1')
  spot(sketch, [0, -1.54, 0.085], '#f2c14a')
}

const mortarboard: Draw = (sketch) => {
  piece(sketch, dome(-1.02))
  piece(sketch, 'M-0.66 -1.06L0 -1.26L0.66 -1.06L0 -0.88Z')
  stroke(sketch, 'M0 -1.06L0.46 -0.98L0.48 -0.7', { colour: '#ecc04c', width: 0.045 })
}

const bandana: Draw = (sketch) => {
  piece(sketch, dome(-1.08, -0.66))
  piece(
    sketch,
    'M-0.44 -0.72C-0.6 -0.74 -0.76 -0.6 -0.78 -0.44L-0.6 -0.52L-0.62 -0.36L-0.42 -0.6Z',
    shade(sketch.colour, 0.12),
  )
  for (const at of [
    [-0.2, -0.86, 0.035],
    [0.06, -0.94, 0.035],
    [0.28, -0.82, 0.035],
  ] as const)
    spot(sketch, at, '#f7f3ea')
}

const bunny: Draw = (sketch) => {
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

const headband: Draw = (sketch) =>
  mark(sketch, 'M-0.47 -0.86Q0 -0.8 0.46 -0.86L0.46 -0.74Q0 -0.68 -0.47 -0.74Z', sketch.colour)

const flowers: Draw = (sketch) => {
  for (let index = -3; index <= 3; index++) {
    const x = index * 0.135
    const y = -0.86 - 0.1 * Math.cos(index * 0.5)
    spot(sketch, [x + 0.06, y + 0.05, 0.05], '#7fae62')
    spot(sketch, [x, y, 0.085], index % 2 === 0 ? sketch.colour : '#f7e9c9')
    spot(sketch, [x, y, 0.034], '#f2c14a')
  }
}

const elf = point(
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

const horns: Draw = (sketch) => {
  for (const side of [-1, 1]) {
    piece(
      sketch,
      `M${side * 0.16} -0.94C${side * 0.2} -1.2 ${side * 0.3} -1.3 ${side * 0.46} -1.36C${side * 0.44} -1.2 ${side * 0.4} -1.0 ${side * 0.36} -0.86Z`,
    )
  }
}

const cone: Draw = (sketch) => {
  piece(sketch, 'M-0.72 -0.66Q0 -0.78 0.72 -0.66L0 -1.28Z')
  stroke(sketch, 'M0 -1.26L-0.3 -0.74M0 -1.26L0.3 -0.74M0 -1.26L0 -0.76', {
    colour: shade(sketch.colour, 0.3),
    width: 0.018,
  })
}

const chullo: Draw = (sketch) => {
  beanie(sketch)
  piece(sketch, 'M-0.5 -0.66L-0.2 -0.64L-0.3 -0.26Q-0.4 -0.2 -0.44 -0.3Z')
}

const wig: Draw = (sketch) => {
  piece(sketch, dome(-1.16, -0.66))
  for (const y of [-0.58, -0.42, -0.26, -0.1]) {
    spot(sketch, [-0.42, y, 0.13], shade(sketch.colour, 0.06))
    if (sketch.view !== 'side') spot(sketch, [0.42, y, 0.13], shade(sketch.colour, 0.06))
    spot(sketch, [-0.42, y, 0.05], shade(sketch.colour, 0.2))
  }
}

const deerstalker: Draw = (sketch) => {
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

const HATS: Readonly<Record<HeadWear, Draw>> = {
  ...helmets,
  cap,
  beanie,
  toque,
  crown,
  tiara,
  'cowboy-hat': cowboy,
  'witch-hat': witch,
  'wizard-hat': wizard,
  tricorn,
  'top-hat': topHat,
  'straw-hat': wideHat({ half: 0.78, top: -1.2, band: '#c8553f' }),
  'sun-hat': wideHat({ half: 0.9, top: -1.16, band: '#e08aa3' }),
  'santa-hat': santa,
  'peaked-cap': peaked,
  'nurse-cap': nurse,
  beret,
  turban,
  hijab,
  veil,
  headband,
  halo,
  'sailor-cap': (sketch) => {
    piece(sketch, dome(-1.1, -0.78))
    piece(sketch, 'M-0.5 -0.96Q0 -1.02 0.5 -0.96L0.46 -0.74Q0 -0.8 -0.46 -0.74Z')
  },
  'party-hat': party,
  mortarboard,
  fedora: wideHat({ half: 0.68, top: -1.22, band: '#2f2a30' }),
  bandana,
  'bunny-ears': bunny,
  'flower-crown': flowers,
  bowler: (sketch) => {
    piece(sketch, dome(-1.24, -0.74))
    piece(sketch, brim(0.6, -0.73, 0.07), shade(sketch.colour, 0.1))
  },
  'cone-hat': cone,
  'elf-hat': elf,
  horns,
  chullo,
  wig,
  deerstalker,
}

/** Head wear that hides the hair on top, so that it is not drawn through it. */
export const COVERS: ReadonlySet<HeadWear> = new Set([
  'space-helmet',
  'knight-helm',
  'ninja-hood',
  'swim-cap',
  'robot-head',
  'hijab',
  'turban',
  'iron-mask',
  'trooper-helmet',
  'kabuto',
  'aviator-cap',
  'wig',
])
/** Head wear that presses the hair flat: big hair would stick out through it. */
export const PRESSES: ReadonlySet<HeadWear> = new Set([
  'cap',
  'beanie',
  'toque',
  'cowboy-hat',
  'witch-hat',
  'wizard-hat',
  'tricorn',
  'top-hat',
  'straw-hat',
  'sun-hat',
  'santa-hat',
  'hard-hat',
  'fire-helmet',
  'peaked-cap',
  'sailor-cap',
  'bike-helmet',
  'fedora',
  'bowler',
  'bandana',
  'elf-hat',
  'chullo',
  'deerstalker',
  'mortarboard',
  'cone-hat',
  'beret',
])

export function headWear(look: Look, view: View): Part | null {
  const { hat } = look.outfit
  if (!hat) return null
  return inHead(look, { x: -1.2, y: -2.15, width: 2.4, height: 3.4 }, (ctx) =>
    HATS[hat.style]({ ctx, view, colour: hat.colour, x: view === 'side' ? -0.01 : 0 }),
  )
}
