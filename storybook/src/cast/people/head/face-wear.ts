import { triples } from '../../../scene/rows.ts'
import { inHead } from './head.ts'
import { PAINTED_FACES } from './painted-faces.ts'
import { mark, piece, spot, stroke, type Sketch } from './head-sketch.ts'
import type { Part } from '../body/part.ts'
import type { Extra, Look } from '../outfit.ts'
import type { View } from '../body/skeleton.ts'
import { blend, faded, shade } from '../drawing/tone.ts'

type Draw = (sketch: Sketch) => void

const STRANDS =
  'M-0.22 -0.08Q-0.2 0.01 -0.13 0.07M-0.11 -0.04Q-0.1 0.05 -0.05 0.11M0 -0.03L0 0.1M0.11 -0.04Q0.1 0.05 0.05 0.11M0.22 -0.08Q0.2 0.01 0.13 0.07'

const beard: Draw = (sketch) => {
  piece(
    { ...sketch, x: 0 },
    sketch.view === 'side'
      ? 'M-0.16 -0.46C-0.2 -0.1 -0.06 0.16 0.16 0.16C0.36 0.14 0.44 -0.04 0.42 -0.22C0.38 -0.3 0.28 -0.3 0.2 -0.29C0.08 -0.3 -0.02 -0.32 -0.08 -0.46Z'
      : 'M-0.42 -0.5C-0.43 -0.06 -0.2 0.16 0 0.16C0.2 0.16 0.43 -0.06 0.42 -0.5C0.38 -0.5 0.37 -0.44 0.36 -0.38C0.34 -0.24 0.28 -0.17 0.21 -0.19C0.16 -0.25 0.08 -0.3 0 -0.27C-0.08 -0.3 -0.16 -0.25 -0.21 -0.19C-0.28 -0.17 -0.34 -0.24 -0.36 -0.38C-0.37 -0.44 -0.38 -0.5 -0.42 -0.5Z',
  )
  const x = sketch.view === 'side' ? 0.14 : 0
  stroke({ ...sketch, x }, STRANDS, { colour: shade(sketch.colour, 0.14), width: 0.014 })
}

const longBeard: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.14 : 0
  piece(
    { ...sketch, x },
    'M-0.34 -0.44C-0.4 0.1 -0.24 0.44 0.02 0.86C0.22 0.46 0.36 0.1 0.3 -0.28C0.2 -0.3 0.1 -0.3 0 -0.29C-0.12 -0.3 -0.26 -0.3 -0.34 -0.44Z',
  )
  stroke({ ...sketch, x }, 'M-0.1 -0.1Q-0.12 0.2 0 0.6M0.12 -0.1Q0.14 0.2 0.06 0.5', {
    colour: shade(sketch.colour, 0.16),
    width: 0.025,
  })
}

const goatee: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.15 : 0
  piece(
    { ...sketch, x },
    'M-0.1 -0.12C-0.08 -0.1 0.08 -0.1 0.1 -0.12C0.12 0.02 0.06 0.14 0 0.16C-0.06 0.14 -0.12 0.02 -0.1 -0.12Z',
  )
}

/** Paint on the lids, as it is seen from afar. */
const eyeShadow: Draw = (sketch) => {
  for (const x of eyes(sketch)) spot(sketch, [x, -0.5, 0.095], faded(sketch.colour, 0.45))
}

const moustache: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.15 : 0
  piece(
    { ...sketch, x },
    'M0 -0.3C0.08 -0.35 0.2 -0.3 0.26 -0.2C0.14 -0.2 0.06 -0.22 0 -0.24C-0.06 -0.22 -0.14 -0.2 -0.26 -0.2C-0.2 -0.3 -0.08 -0.35 0 -0.3Z',
  )
}

const eyes = (sketch: Sketch): readonly number[] =>
  sketch.view === 'side' ? [-0.026, 0.278] : [-0.168, 0.168]

const glasses: Draw = (sketch) => {
  const [near = 0, far = 0] = eyes(sketch)
  const line = { colour: sketch.colour, width: 0.034 }
  for (const x of [near, far]) {
    mark(
      sketch,
      `M${x - 0.12} -0.465a0.12 0.115 0 1 0 0.24 0a0.12 0.115 0 1 0 -0.24 0Z`,
      'rgba(255,255,255,0.22)',
    )
    stroke(sketch, `M${x - 0.12} -0.465a0.12 0.115 0 1 0 0.24 0a0.12 0.115 0 1 0 -0.24 0Z`, line)
  }
  stroke(sketch, `M${near + 0.12} -0.48Q${(near + far) / 2} -0.52 ${far - 0.12} -0.48`, line)
  if (sketch.view === 'side') stroke(sketch, `M${near - 0.12} -0.48L-0.14 -0.5`, line)
}

const sunglasses: Draw = (sketch) => {
  const [near = 0, far = 0] = eyes(sketch)
  for (const x of [near, far]) {
    piece(
      sketch,
      `M${x - 0.14} -0.55L${x + 0.13} -0.55Q${x + 0.14} -0.36 ${x} -0.35Q${x - 0.13} -0.36 ${x - 0.14} -0.55Z`,
    )
  }
  stroke(sketch, `M${near - 0.14} -0.54L${far + 0.13} -0.54`, {
    colour: sketch.colour,
    width: 0.045,
  })
}

const eyepatch: Draw = (sketch) => {
  const [near = 0] = eyes(sketch)
  stroke(sketch, 'M-0.4 -0.72L0.4 -0.56', { colour: sketch.colour, width: 0.035 })
  piece(
    sketch,
    `M${near - 0.12} -0.58L${near + 0.13} -0.54Q${near + 0.1} -0.36 ${near} -0.36Q${near - 0.1} -0.38 ${near - 0.12} -0.58Z`,
  )
}

/** A cloth about the head: over the eyes, or over the forehead with a stain on it. */
const band = (low: number, high: number): Draw => {
  return (sketch) => {
    const [back, front] = sketch.view === 'side' ? [-0.44, 0.42] : [-0.43, 0.43]
    piece(
      { ...sketch, x: 0 },
      `M${back} ${high}Q${(back + front) / 2} ${high - 0.05} ${front} ${high + 0.02}L${front} ${low}Q${(back + front) / 2} ${low + 0.05} ${back} ${low - 0.02}Z`,
    )
  }
}

const blindfold: Draw = (sketch) => {
  band(-0.36, -0.58)(sketch)
  if (sketch.view === 'side')
    piece(
      sketch,
      'M-0.4 -0.5L-0.66 -0.36L-0.58 -0.3L-0.4 -0.42L-0.54 -0.16L-0.44 -0.14L-0.36 -0.4Z',
    )
}

const bandage: Draw = (sketch) => {
  band(-0.64, -0.86)(sketch)
  const x = sketch.view === 'side' ? 0.22 : 0.14
  spot(sketch, [x, -0.75, 0.075], '#d2524a')
  stroke(sketch, 'M-0.4 -0.72L0.4 -0.8M-0.4 -0.8L0.38 -0.7', {
    colour: shade(sketch.colour, 0.12),
    width: 0.014,
  })
}

const mask: Draw = (sketch) => {
  piece(
    { ...sketch, x: 0 },
    sketch.view === 'side'
      ? 'M-0.04 -0.36L0.42 -0.34Q0.46 -0.04 0.2 0.02Q-0.02 -0.02 -0.04 -0.36Z'
      : 'M-0.32 -0.36L0.32 -0.36Q0.32 -0.04 0 0.02Q-0.32 -0.04 -0.32 -0.36Z',
  )
  stroke({ ...sketch, x: 0 }, 'M-0.04 -0.32L-0.12 -0.42', { colour: '#f4f4f2', width: 0.02 })
}

const clown: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.15 : 0
  spot(sketch, [x + 0.03, -0.37, 0.095], sketch.colour)
  spot(sketch, [x + 0.0, -0.4, 0.025], 'rgba(255,255,255,0.7)')
}

const clownUnder: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.14 : 0
  mark(
    sketch,
    `M${x - 0.2} -0.2a0.2 0.12 0 1 0 0.4 0a0.2 0.12 0 1 0 -0.4 0Z`,
    'rgba(255,252,246,0.92)',
  )
  for (const side of [-0.155, 0.155]) {
    mark(
      sketch,
      `M${x + side - 0.085} -0.48a0.085 0.14 0 1 0 0.17 0a0.085 0.14 0 1 0 -0.17 0Z`,
      'rgba(255,252,246,0.9)',
    )
  }
}

const fangs: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.145 : 0
  for (const side of [-0.05, 0.05])
    mark(sketch, `M${x + side - 0.022} -0.2L${x + side + 0.022} -0.2L${x + side} -0.12Z`, '#ffffff')
}

const stitches: Draw = (sketch) => {
  stroke(
    sketch,
    'M-0.1 -0.76L0.12 -0.68M-0.06 -0.8L-0.08 -0.7M0.02 -0.77L0 -0.67M0.1 -0.74L0.08 -0.64M0.18 -0.1L0.34 -0.14M0.22 -0.15L0.24 -0.08M0.3 -0.17L0.31 -0.09',
    { colour: sketch.colour, width: 0.022 },
  )
}

const freckles: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.13 : 0
  for (const [dx, y, size] of triples(`
    0.1 -0.35 0.011, 0.15 -0.32 0.014, 0.19 -0.36 0.012, 0.23 -0.315 0.013, 0.18 -0.28 0.01,
    0.27 -0.345 0.01, 0.12 -0.29 0.009
  `)) {
    for (const side of [-1, 1]) {
      spot(sketch, [x + side * dx + y * 0.02, y + side * 0.008, size], faded(sketch.colour, 0.6))
    }
  }
  spot(sketch, [x - 0.01, -0.41, 0.01], faded(sketch.colour, 0.55))
}

const monocle: Draw = (sketch) => {
  const [, far = 0] = eyes(sketch)
  stroke(
    sketch,
    `M${far - 0.12} -0.465a0.12 0.12 0 1 0 0.24 0a0.12 0.12 0 1 0 -0.24 0ZM${far + 0.08} -0.38Q${far + 0.16} -0.1 ${far} 0.1`,
    { colour: sketch.colour, width: 0.03 },
  )
}

const earrings: Draw = (sketch) =>
  spot(sketch, [sketch.view === 'side' ? -0.1 : -0.42, -0.3, 0.045], sketch.colour)

const pacifier: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.17 : 0
  mark(
    sketch,
    `M${x - 0.11} -0.19a0.11 0.085 0 1 0 0.22 0a0.11 0.085 0 1 0 -0.22 0Z`,
    sketch.colour,
  )
  stroke(sketch, `M${x - 0.05} -0.15a0.05 0.05 0 1 0 0.1 0a0.05 0.05 0 1 0 -0.1 0Z`, {
    colour: blend(sketch.colour, '#ffffff', 0.6),
    width: 0.025,
  })
}

const pipe: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.24 : 0.1
  stroke(sketch, `M${x} -0.17Q${x + 0.16} -0.14 ${x + 0.26} -0.06`, {
    colour: '#3d2f28',
    width: 0.045,
  })
  piece(
    sketch,
    `M${x + 0.2} -0.2H${x + 0.4}Q${x + 0.42} 0.02 ${x + 0.3} 0.03Q${x + 0.2} 0.02 ${x + 0.2} -0.2Z`,
  )
}

const noseRing: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.2 : 0.05
  stroke(sketch, `M${x} -0.33a0.035 0.035 0 1 0 0.07 0`, { colour: sketch.colour, width: 0.022 })
}

/** A wooden nose that sticks out far, also when the face looks at us. */
const longNose: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.2 : 0.02
  piece(
    { ...sketch, colour: blend(sketch.colour, '#8a4f2c', 0.25) },
    `M${x} -0.42Q${x + 0.4} -0.44 ${x + 0.72} -0.47a0.045 0.045 0 0 1 0.02 0.09Q${x + 0.4} -0.31 ${x} -0.3Z`,
  )
}

/** Two bars on each cheek. */
const facePaint: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.13 : 0
  for (const side of [-1, 1])
    for (const [row, colour] of [
      [-0.35, sketch.colour],
      [-0.29, '#f7f3ea'],
    ] as const)
      stroke(sketch, `M${x + side * 0.1} ${row}L${x + side * 0.27} ${row - 0.02}`, {
        colour,
        width: 0.04,
      })
}

const scar: Draw = (sketch) => {
  const x = sketch.view === 'side' ? 0.3 : 0.2
  stroke(sketch, `M${x} -0.62L${x + 0.05} -0.26M${x - 0.03} -0.5h0.09M${x - 0.01} -0.36h0.09`, {
    colour: sketch.colour,
    width: 0.022,
  })
}

const UNDER: Partial<Record<Extra, Draw>> = {
  beard,
  goatee,
  'eye-shadow': eyeShadow,
  'long-beard': longBeard,
  'clown-face': clownUnder,
  ...PAINTED_FACES,
  freckles,
}
const OVER: Partial<Record<Extra, Draw>> = {
  moustache,
  glasses,
  sunglasses,
  eyepatch,
  blindfold,
  bandage,
  mask,
  'clown-face': clown,
  fangs,
  stitches,
  monocle,
  earrings,
  pacifier,
  pipe,
  'nose-ring': noseRing,
  'long-nose': longNose,
  'face-paint': facePaint,
  scar,
}

/** What is worn in the face below (beards) or above (glasses) the moving features. */
export function faceWear(look: Look, view: View, level: 'under' | 'over'): Part | null {
  if (view === 'back') return null
  const drawers = level === 'under' ? UNDER : OVER
  const worn = [...look.outfit.extras].flatMap(([extra, colour]) => {
    const draw = drawers[extra]
    return draw ? [{ draw, colour }] : []
  })
  if (worn.length === 0) return null
  return inHead(look, { x: -0.7, y: -1.1, width: 1.4, height: 2.2 }, (ctx) => {
    for (const { draw, colour } of worn) draw({ ctx, view, colour, x: 0 })
  })
}
