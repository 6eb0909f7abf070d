import type { Deeds } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { FARM, NEAR_HOME } from '../../settings.ts'
import { TAU } from '../../track.ts'

/** Horses, sheep and goldfish. */
export const STABLE: Deeds = {
  'feed-fish': {
    seconds: 1.6,
    needs: NEAR_HOME,
    face: 'happy',
    holds: [{ ...inHand('feeding tin', 0.12), angle: 2.2 }],
    set: [
      { thing: 'table', x: 0.46, z: -0.05, height: 0.42 },
      { thing: 'fishbowl', x: 0.46, y: 0.42, z: -0.06, height: 0.3, shadow: false },
    ],
    keys: {
      0: { rh: [0.34, 0.84], lh: [0.26, 0.48], neck: 0.16, torso: 0.06 },
      0.25: { rh: [0.36, 0.87] },
      0.5: { rh: [0.34, 0.84], mouth: 0.4 },
      0.75: { rh: [0.36, 0.87] },
    },
    effects: [{ name: 'crumbs', at: [0.42, 0.8], strength: 1 }],
  },
  'groom-horse': {
    seconds: 1.3,
    needs: FARM,
    face: 'happy',
    holds: [{ ...inHand('sponge', 0.07) }],
    set: [
      {
        thing: 'horse',
        stands: true,
        x: 0.84,
        z: 0.03,
        height: 1.05,
        flip: false,
        move: ({ t }) => ({ y: Math.sin(t * 2) * 0.004 }),
      },
    ],
    keys: {
      0: { rh: [0.3, 0.8], lh: [0.32, 0.7], torso: 0.08 },
      0.5: { rh: [0.34, 0.64], torso: 0.16 },
    },
    effects: [{ name: 'hearts', at: [1.2, 1.05], strength: 0.3 }],
  },
  'shave-sheep': {
    seconds: 1,
    needs: FARM,
    costume: 'farmer',
    holds: [{ ...inHand('clippers', 0.15, [0.5, 0.2]), angle: 1.8 }],
    set: [{ thing: 'sheep', stands: true, x: 0.72, z: -0.03, height: 0.5 }],
    keys: {
      0: {
        hip: [-0.06, 0.36],
        torso: 0.62,
        neck: -0.3,
        rh: [0.4, 0.44],
        lh: [0.36, 0.5],
        rf: [-0.1, 0],
        lf: [0.1, 0],
      },
      0.5: { rh: [0.48, 0.38], torso: 0.7 },
    },
    effects: [{ name: 'snow', at: [0.6, 0.36], strength: 1.3 }],
    live: (stance, { phase }) => ({ ...stance, neck: -0.3 + Math.sin(phase * TAU) * 0.04 }),
  },
}
