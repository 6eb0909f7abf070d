import type { Draw } from './shapes.ts'
import { mark, piece, spot, stroke } from '../head-sketch.ts'
import { lighten, shade } from '../../drawing/tone.ts'

/** Hoods, and cloths that leave the face free. */

/** The opening of a hood, for the face. */
const opening = (view: string): string => {
  if (view === 'back') return ''
  return view === 'side'
    ? 'M0.42 -0.66C0.36 -0.9 0.06 -0.94 -0.1 -0.74C-0.24 -0.52 -0.16 -0.1 0.1 0.03C0.34 0.0 0.48 -0.34 0.42 -0.66Z'
    : 'M0 -0.9C0.3 -0.9 0.4 -0.66 0.38 -0.44C0.34 -0.12 0.16 0.02 0 0.02C-0.16 0.02 -0.34 -0.12 -0.38 -0.44C-0.4 -0.66 -0.3 -0.9 0 -0.9Z'
}

const SHELL =
  'M-0.02 -1.18C0.34 -1.18 0.5 -0.94 0.5 -0.6C0.52 -0.24 0.42 0.02 0.26 0.14Q-0.06 0.24 -0.36 0.12C-0.56 -0.06 -0.6 -0.4 -0.58 -0.68C-0.56 -1.02 -0.34 -1.18 -0.02 -1.18Z'

export const hood: Draw = (sketch) => {
  const face = opening(sketch.view)
  piece({ ...sketch, x: 0 }, `${SHELL}${face}`)
  if (face) stroke({ ...sketch, x: 0 }, face, { colour: shade(sketch.colour, 0.26), width: 0.045 })
}

export const furHood: Draw = (sketch) => {
  hood(sketch)
  const side = sketch.view === 'side'
  if (sketch.view === 'back') return
  for (let step = 0; step <= 14; step++) {
    const angle = (step / 14) * Math.PI * 2
    const x = (side ? 0.12 : 0) + Math.cos(angle) * (side ? 0.33 : 0.41)
    spot({ ...sketch, x: 0 }, [x, -0.45 + Math.sin(angle) * 0.47, 0.085], '#efe2cb')
  }
}

export const balaclava: Draw = (sketch) => {
  const slit =
    sketch.view === 'side'
      ? 'M0.5 -0.6L-0.04 -0.62Q-0.1 -0.5 -0.04 -0.38L0.5 -0.36Z'
      : sketch.view === 'front'
        ? 'M-0.35 -0.6Q0 -0.56 0.35 -0.6L0.33 -0.36Q0 -0.32 -0.33 -0.36Z'
        : ''
  piece(
    { ...sketch, x: 0 },
    `M0 -1.1C0.4 -1.1 0.51 -0.86 0.48 -0.5C0.46 -0.16 0.3 0.06 0 0.06C-0.3 0.06 -0.47 -0.16 -0.48 -0.5C-0.51 -0.86 -0.4 -1.1 0 -1.1Z${slit}`,
  )
}

/** The striped head cloth of a pharaoh. */
export const nemes: Draw = (sketch) => {
  const falls = sketch.view === 'side' ? [-1] : [-1, 1]
  for (const side of falls)
    piece(
      { ...sketch, x: 0 },
      `M${side * 0.44} -0.74L${side * 0.7} -0.1L${side * 0.5} 0.46L${side * 0.24} 0.42L${side * 0.34} -0.3Z`,
      '#3f5fae',
    )
  piece(
    { ...sketch, x: 0 },
    'M-0.52 -0.62C-0.6 -1.04 -0.32 -1.2 0 -1.2C0.32 -1.2 0.6 -1.04 0.5 -0.62Q0 -0.8 -0.52 -0.62Z',
  )
  for (const y of [-1.06, -0.94, -0.82])
    stroke({ ...sketch, x: 0 }, `M-0.5 ${y + 0.1}Q0 ${y - 0.1} 0.48 ${y + 0.1}`, {
      colour: '#3f5fae',
      width: 0.045,
    })
  spot(sketch, [sketch.view === 'side' ? 0.34 : 0, -0.84, 0.08], '#d6553f')
}

/** A wide hat with a veil around it, against bees. */
export const beeVeil: Draw = (sketch) => {
  mark(sketch, 'M-0.6 -0.74L-0.5 0.1Q0 0.26 0.52 0.1L0.62 -0.74Z', 'rgba(60,52,46,0.3)')
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4])
    stroke(sketch, `M${x * 1.3} -0.74L${x} 0.14`, { colour: 'rgba(50,44,40,0.35)', width: 0.014 })
  for (const y of [-0.5, -0.28, -0.06])
    stroke(sketch, `M-0.56 ${y}Q0 ${y + 0.1} 0.56 ${y}`, {
      colour: 'rgba(50,44,40,0.35)',
      width: 0.014,
    })
  piece(
    sketch,
    'M-0.84 -0.72C-0.84 -0.84 0.84 -0.84 0.84 -0.72C0.84 -0.62 -0.84 -0.62 -0.84 -0.72Z',
  )
  piece(
    sketch,
    'M-0.44 -0.76C-0.48 -1.12 -0.24 -1.16 0 -1.16C0.24 -1.16 0.48 -1.12 0.44 -0.76Q0 -0.7 -0.44 -0.76Z',
    lighten(sketch.colour, 0.08),
  )
}
