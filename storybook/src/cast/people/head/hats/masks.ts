import type { Draw } from './shapes.ts'
import { mark, piece, spot, stroke } from '../head-sketch.ts'
import { lighten, shade } from '../../drawing/tone.ts'

/** What is worn before the face. */

export const weldingMask: Draw = (sketch) => {
  const side = sketch.view === 'side'
  piece(
    { ...sketch, x: 0 },
    side
      ? 'M-0.3 -0.98C-0.06 -1.16 0.34 -1.1 0.48 -0.86L0.5 -0.2L0.34 0.12Q0.08 0.16 -0.1 0.04Q-0.28 -0.4 -0.3 -0.98Z'
      : 'M-0.44 -0.94Q0 -1.22 0.44 -0.94L0.46 -0.2Q0.3 0.16 0 0.16Q-0.3 0.16 -0.46 -0.2Z',
  )
  if (sketch.view === 'back') return
  const [from, to] = side ? [0.1, 0.48] : [-0.28, 0.28]
  mark({ ...sketch, x: 0 }, `M${from} -0.62H${to}V-0.36H${from}Z`, '#f2a03c')
  mark({ ...sketch, x: 0 }, `M${from + 0.03} -0.58H${to - 0.03}V-0.4H${from + 0.03}Z`, '#2b2420')
  stroke({ ...sketch, x: 0 }, `M${from + 0.06} -0.44L${from + 0.16} -0.56`, {
    colour: '#f8d79a',
    width: 0.03,
  })
}

export const vrHeadset: Draw = (sketch) => {
  stroke({ ...sketch, x: 0 }, 'M-0.46 -0.56Q0 -0.66 0.42 -0.56', {
    colour: shade(sketch.colour, 0.3),
    width: 0.12,
  })
  if (sketch.view === 'back') return
  const [from, to] = sketch.view === 'side' ? [-0.02, 0.56] : [-0.38, 0.38]
  piece(
    { ...sketch, x: 0 },
    `M${from} -0.68Q${(from + to) / 2} -0.76 ${to} -0.68Q${to + 0.04} -0.46 ${to - 0.02} -0.32Q${(from + to) / 2} -0.22 ${from + 0.02} -0.32Q${from - 0.04} -0.5 ${from} -0.68Z`,
  )
  stroke({ ...sketch, x: 0 }, `M${from + 0.1} -0.56H${to - 0.1}`, {
    colour: '#6fe0ef',
    width: 0.05,
  })
  spot({ ...sketch, x: 0 }, [to - 0.08, -0.38, 0.03], '#6fe0ef')
}

export const gasMask: Draw = (sketch) => {
  if (sketch.view === 'back') return
  const x = sketch.view === 'side' ? 0.14 : 0
  piece(
    { ...sketch, x },
    'M-0.34 -0.72Q0 -0.84 0.34 -0.72Q0.4 -0.36 0.22 -0.06Q0 0.08 -0.22 -0.06Q-0.4 -0.36 -0.34 -0.72Z',
  )
  for (const eye of [-0.16, 0.16]) {
    spot({ ...sketch, x }, [eye, -0.5, 0.14], shade(sketch.colour, 0.4))
    spot({ ...sketch, x }, [eye, -0.5, 0.1], '#bfe0dc')
  }
  spot({ ...sketch, x }, [0.02, -0.12, 0.17], shade(sketch.colour, 0.3))
  spot({ ...sketch, x }, [0.02, -0.12, 0.1], lighten(sketch.colour, 0.2))
}

/** The beak of a plague doctor, under a wide black hat. */
export const plagueMask: Draw = (sketch) => {
  if (sketch.view !== 'back') {
    const beak =
      sketch.view === 'side'
        ? 'M-0.04 -0.68Q0.3 -0.76 0.46 -0.56L1.08 -0.06Q0.6 -0.12 0.3 -0.06Q0.02 -0.1 -0.04 -0.68Z'
        : 'M-0.34 -0.68Q0 -0.78 0.34 -0.68Q0.34 -0.36 0.12 -0.2L0 0.34L-0.12 -0.2Q-0.34 -0.36 -0.34 -0.68Z'
    piece({ ...sketch, x: 0 }, beak)
    for (const eye of sketch.view === 'side' ? [0.2] : [-0.16, 0.16]) {
      spot({ ...sketch, x: 0 }, [eye, -0.5, 0.12], '#6b5238')
      spot({ ...sketch, x: 0 }, [eye, -0.5, 0.08], '#9fc0b8')
    }
  }
  piece(
    sketch,
    'M-0.8 -0.72C-0.8 -0.84 0.8 -0.84 0.8 -0.72C0.8 -0.64 -0.8 -0.64 -0.8 -0.72Z',
    '#2f2a33',
  )
  piece(
    sketch,
    'M-0.44 -0.76L-0.4 -1.24Q0 -1.32 0.4 -1.24L0.44 -0.76Q0 -0.7 -0.44 -0.76Z',
    '#2f2a33',
  )
}

/** A shopping bag over the whole head, with holes and a smile that somebody has drawn. */
export const paperBag: Draw = (sketch) => {
  const front = { ...sketch, x: 0 }
  piece(
    front,
    'M-0.56 -1.3L-0.42 -1.36L-0.28 -1.3L-0.14 -1.36L0 -1.3L0.14 -1.36L0.28 -1.3L0.42 -1.36L0.56 -1.3L0.6 0.12Q0 0.2 -0.6 0.12Z',
  )
  const dark = shade(sketch.colour, 0.16)
  stroke(front, 'M-0.56 -1.18H0.56', { colour: dark, width: 0.02 })
  stroke(front, 'M-0.46 0.1L-0.42 -1.26', { colour: dark, width: 0.025 })
  if (sketch.view === 'back') return
  const x = sketch.view === 'side' ? 0.16 : 0
  const ink = '#3a2a22'
  for (const eye of [-0.19, 0.19]) spot({ ...sketch, x }, [eye, -0.56, 0.1], ink)
  stroke({ ...sketch, x }, 'M-0.22 -0.26Q0 -0.06 0.22 -0.26', { colour: ink, width: 0.05 })
}

export const fencingMask: Draw = (sketch) => {
  const face =
    sketch.view === 'side'
      ? 'M0.0 -0.94Q0.5 -0.9 0.5 -0.5Q0.48 -0.06 0.18 0.08Q-0.06 0.02 -0.12 -0.3Q-0.14 -0.7 0 -0.94Z'
      : 'M0 -1.02Q0.46 -0.96 0.44 -0.5Q0.4 0.06 0 0.1Q-0.4 0.06 -0.44 -0.5Q-0.46 -0.96 0 -1.02Z'
  piece(
    { ...sketch, x: 0 },
    'M-0.02 -1.1C0.4 -1.1 0.52 -0.8 0.5 -0.5C0.48 -0.06 0.3 0.18 0 0.18C-0.36 0.18 -0.52 -0.1 -0.52 -0.5C-0.52 -0.86 -0.38 -1.1 -0.02 -1.1Z',
    '#f0ece2',
  )
  if (sketch.view === 'back') return
  piece({ ...sketch, x: 0 }, face)
  for (const y of [-0.78, -0.62, -0.46, -0.3, -0.14])
    stroke({ ...sketch, x: 0 }, `M-0.06 ${y}Q0.2 ${y + 0.04} 0.42 ${y}`, {
      colour: lighten(sketch.colour, 0.3),
      width: 0.016,
    })
}
