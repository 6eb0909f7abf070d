import { inBothHands } from '../../grips.ts'
import type { Beat, Deeds, Score, SetPiece } from '../../score.ts'
import { HOME } from '../../settings.ts'

/** When the thing hangs and the hands let go of it. */
const HUNG = 0.62
const after = ({ phase }: Beat): { alpha: number } => ({ alpha: phase >= HUNG ? 1 : 0 })

interface Hung {
  readonly thing: string
  /** Where its lower edge is when it hangs, and how tall it is. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly set?: readonly SetPiece[]
}

/** Up with both hands, hung with care, and a step back to see whether it is straight. */
function hanging({ thing, x, y, height, set = [] }: Hung): Score {
  const middle = y + height / 2
  return {
    seconds: 4.4,
    once: true,
    needs: HOME,
    holds: [{ ...inBothHands(thing, height), when: ({ phase }) => phase < HUNG }],
    set: [...set, { thing, x, y, z: 0.08, height, shadow: false, move: after }],
    keys: {
      0: { rh: [x - 0.06, 0.56], lh: [x + 0.02, 0.56], torso: 0.04, neck: 0.08 },
      0.25: { rh: [x - 0.06, middle], lh: [x + 0.02, middle], torso: 0.02, neck: -0.14 },
      0.4: { rh: [x - 0.05, middle + 0.02], lh: [x + 0.03, middle - 0.01], neck: -0.18 },
      [HUNG]: { rh: [x - 0.06, middle], lh: [x + 0.02, middle], neck: -0.16, mouth: 0.2 },
      0.8: { rh: [0.2, 0.7], lh: ['hip', 0.04, 0.06], neck: -0.08, mouth: 0.4, face: 'happy' },
      1: { rh: ['hip', 0.05, 0.06], lh: ['hip', 0.04, 0.06], neck: -0.1, face: 'happy' },
    },
  }
}

const HOOKS: SetPiece = { thing: 'coat hooks', x: 0.42, y: 0.94, z: 0.1, height: 0.13 }
const SCARF: SetPiece = { thing: 'hung scarf', x: 0.62, y: 0.6, z: 0.09, height: 0.36 }
const PICTURES = /picture|painting|photo|portrait|poster|frame|print|drawing/u

/** What goes on walls, and on hooks at the wall. */
export const AT_WALLS: Deeds = {
  'hang-picture': {
    needs: HOME,
    by: ({ object }) => {
      const thing = object === null || PICTURES.test(object) ? 'framed picture' : object
      return hanging({ thing, x: 0.34, y: 0.76, height: 0.32 })
    },
  },
  'hang-coat': {
    needs: HOME,
    by: ({ object }) => {
      const long = /coat|jacket|dress|robe/u.test(object ?? 'coat')
      const height = long ? 0.42 : 0.24
      const thing = object ?? 'coat'
      return hanging({ thing, x: 0.3, y: 0.97 - height, height, set: [HOOKS, SCARF] })
    },
  },
  'hammer-wall': {
    seconds: 1.1,
    needs: HOME,
    holds: [{ thing: 'hammer', angle: 1.1, height: 0.26, upright: false }],
    set: [
      { thing: 'wall nail', x: 0.42, y: 0.84, z: 0.08, height: 0.035, flip: true },
      { thing: 'framed picture', x: 0.8, height: 0.24 },
    ],
    keys: {
      0: { rh: [0.14, 0.98], lh: [0.34, 0.86], torso: -0.04, neck: -0.06 },
      0.3: { rh: [0.1, 1], torso: -0.06 },
      0.45: { rh: [0.26, 0.88], torso: 0.06, mouth: 0.2 },
      0.6: { rh: [0.24, 0.89], torso: 0.05 },
    },
    effects: [{ name: 'sparks', at: [0.4, 0.86], from: 0.43, until: 0.5, strength: 0.4 }],
  },
  'wind-clock': {
    seconds: 1.6,
    needs: HOME,
    set: [{ thing: '?grandfather clock', x: 0.5, z: 0.06, height: 1.16, stands: true }],
    keys: {
      0: { rh: [0.36, 0.84], lh: [0.3, 0.6], torso: 0.04, neck: -0.06 },
      0.25: { rh: [0.38, 0.87] },
      0.5: { rh: [0.4, 0.84], mouth: 0.2 },
      0.75: { rh: [0.38, 0.81] },
    },
  },
  'open-curtains': {
    seconds: 3.6,
    once: true,
    view: 'back',
    needs: { place: 'bedroom' },
    set: [
      { thing: 'big window', x: 0, y: 0.42, z: 0.12, height: 0.9 },
      ...[-1, 1].map((side): SetPiece => ({
        thing: 'half curtain',
        x: 0,
        y: 0.3,
        z: 0.1,
        height: 1.1,
        move: ({ phase }) => ({
          x: side * (0.2 + 0.34 * Math.min(1, Math.max(0, (phase - 0.15) / 0.5))),
        }),
      })),
    ],
    keys: {
      0: { rh: [0.06, 0.84], lh: [-0.06, 0.84] },
      0.15: { rh: [0.06, 0.86], lh: [-0.06, 0.86] },
      0.65: { rh: [0.34, 0.84], lh: [-0.34, 0.84], neck: -0.04 },
      1: { rh: [0.34, 0.82], lh: [-0.34, 0.82], neck: 0.04 },
    },
    effects: [{ name: 'gleam', at: [0, 1], from: 0.5, until: 0.9, strength: 0.5 }],
  },
}
