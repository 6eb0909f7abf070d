import type { Draw } from './shapes.ts'
import { mark, piece, stroke } from '../head-sketch.ts'
import { lighten, shade } from '../../drawing/tone.ts'

/** What heroes and villains of comics hide their heads in. */

const SKULL =
  'M0 -1.12C0.4 -1.12 0.52 -0.86 0.5 -0.5C0.47 -0.16 0.3 0.07 0 0.07C-0.3 0.07 -0.48 -0.16 -0.5 -0.5C-0.52 -0.86 -0.4 -1.12 0 -1.12Z'

/** A cowl with two pointed ears that leaves mouth and chin free. */
export const batCowl: Draw = (sketch) => {
  const side = sketch.view === 'side'
  for (const at of side ? [0] : [-1, 1])
    piece(
      { ...sketch, x: 0 },
      side
        ? 'M-0.2 -0.96L-0.14 -1.62L0.14 -1.0Z'
        : `M${at * 0.1} -1.02L${at * 0.42} -1.62L${at * 0.48} -0.76Z`,
    )
  const open = {
    side: 'M0.52 -0.4L0.16 -0.38Q0.06 -0.3 0.08 0.1L0.4 0.1Z',
    front: 'M0 -0.42L0.28 -0.34Q0.3 -0.08 0.16 0.1L-0.16 0.1Q-0.3 -0.08 -0.28 -0.34Z',
    back: '',
  }[sketch.view]
  const eyes = {
    side: 'M0.12 -0.56L0.4 -0.62L0.38 -0.48L0.16 -0.47Z',
    front:
      'M-0.3 -0.62L-0.06 -0.54L-0.1 -0.46L-0.27 -0.48ZM0.3 -0.62L0.06 -0.54L0.1 -0.46L0.27 -0.48Z',
    back: '',
  }[sketch.view]
  piece({ ...sketch, x: 0 }, `${SKULL}${open}`)
  if (eyes) mark({ ...sketch, x: 0 }, eyes, '#f4f4f0')
}

/** A mask over all of the head, with threads and large pale eyes. */
export const spiderMask: Draw = (sketch) => {
  piece({ ...sketch, x: 0 }, SKULL)
  if (sketch.view === 'back') return
  const x = sketch.view === 'side' ? 0.16 : 0
  const thread = { colour: shade(sketch.colour, 0.5), width: 0.018 }
  for (const to of [-0.44, -0.2, 0.2, 0.44])
    stroke(
      { ...sketch, x: 0 },
      `M${x} -0.4L${Math.max(-0.46, Math.min(0.46, x + to))} -0.98`,
      thread,
    )
  for (const to of [-0.4, -0.14, 0.14, 0.3])
    stroke({ ...sketch, x: 0 }, `M${x} -0.4L${Math.min(0.4, x + to)} -0.02`, thread)
  for (const size of [0.16, 0.32])
    stroke(
      { ...sketch, x: 0 },
      `M${x - size} -0.4Q${x} ${-0.4 - size} ${Math.min(0.48, x + size)} -0.4Q${x} ${-0.4 + size} ${x - size} -0.4`,
      thread,
    )
  for (const side of [-1, 1]) {
    const eye = `M${x + side * 0.05} -0.42Q${x + side * 0.1} -0.7 ${x + side * 0.32} -0.68Q${x + side * 0.32} -0.4 ${x + side * 0.05} -0.42Z`
    mark({ ...sketch, x: 0 }, eye, '#f6f6f2')
    stroke({ ...sketch, x: 0 }, eye, { colour: '#24242c', width: 0.045 })
  }
}

/** A dark helmet that flares over the neck, with a grille before the mouth. */
export const darkHelm: Draw = (sketch) => {
  piece(
    { ...sketch, x: 0 },
    'M0 -1.2C0.44 -1.2 0.56 -0.9 0.56 -0.56L0.68 0.02Q0.4 0.2 0 0.16Q-0.4 0.2 -0.7 0.02L-0.56 -0.56C-0.56 -0.9 -0.44 -1.2 0 -1.2Z',
  )
  const shine = { colour: lighten(sketch.colour, 0.35), width: 0.035 }
  stroke({ ...sketch, x: 0 }, 'M-0.36 -0.96Q-0.2 -1.12 0.02 -1.12', shine)
  if (sketch.view === 'back') return
  const x = sketch.view === 'side' ? 0.14 : 0
  const face = lighten(sketch.colour, 0.16)
  mark(
    { ...sketch, x: 0 },
    `M${x - 0.34} -0.66Q${x} -0.76 ${x + 0.34} -0.66L${x + 0.3} -0.24L${x + 0.16} 0.06H${x - 0.16}L${x - 0.3} -0.24Z`,
    face,
  )
  for (const side of [-1, 1])
    mark(
      { ...sketch, x: 0 },
      `M${x + side * 0.05} -0.5L${x + side * 0.27} -0.58Q${x + side * 0.32} -0.42 ${x + side * 0.22} -0.38L${x + side * 0.08} -0.4Z`,
      '#7a2a2a',
    )
  mark({ ...sketch, x: 0 }, `M${x} -0.34L${x + 0.17} -0.02H${x - 0.17}Z`, '#0f0f13')
  for (const bar of [-0.06, 0, 0.06])
    stroke({ ...sketch, x: 0 }, `M${x + bar * 0.5} -0.24L${x + bar} -0.04`, {
      colour: '#9aa0a8',
      width: 0.02,
    })
}
