import type { Keys } from '../../keys.ts'
import type { Deeds } from '../../score.ts'
import { FLIP } from './gymnastics.ts'

const BAR = { thing: 'balance beam', x: 0.1, z: 0.02, height: 0.42 } as const

/** The same keys, so much above the ground. */
const raised = (keys: Keys, by: number): Keys =>
  Object.fromEntries(
    Object.entries(keys).map(([phase, { at, ...stance }]) => [
      phase,
      at ? { ...stance, at: [at[0], at[1] + by] } : stance,
    ]),
  )

/** Feats of balance and nerve. */
export const BEAM: Deeds = {
  'balance-beam': {
    seconds: 4,
    costume: 'gymnast',
    needs: { place: 'gymnasium' },
    set: [BAR],
    keys: {
      0: { at: [0, 0.42], rf: [0, 0], lf: [0.1, 0], ra: [-1.5, 0.1], la: [1.5, 0.1], torso: 0 },
      0.25: { at: [0, 0.42], lf: [0.28, 0.34], hip: [0, 0.465], torso: -0.06 },
      0.5: { lf: [0.08, 0], rf: [0, 0], torso: 0.02 },
      0.75: { rf: [-0.42, 0.5], lf: [0.04, 0], torso: 0.7, neck: -0.5, hip: [0.02, 0.46] },
    },
  },
  'beam-flip': {
    seconds: 2.6,
    costume: 'gymnast',
    needs: { place: 'gymnasium' },
    set: [BAR],
    keys: raised(FLIP, BAR.height),
  },
  'wave-cape': {
    seconds: 2,
    costume: 'matador',
    needs: { place: 'stadium' },
    holds: [{ thing: 'red cape', angle: 0, at: [0.5, 0.02] }],
    keys: {
      0: { rh: [0.3, 0.64], lh: [0.18, 0.66], torso: -0.08, neck: 0.06, rf: [-0.06, 0] },
      0.5: { rh: [0.4, 0.68], torso: 0.06, lf: [0.08, 0], hip: [0.01, 0.465] },
    },
  },
}
