import type { Deeds, Hold } from '../../score.ts'

/** The share of the film at which they draw. */
const DRAWS = 0.62

const PISTOL: Hold = {
  thing: 'water pistol',
  angle: 0,
  height: 0.16,
  when: ({ phase }) => phase > DRAWS + 0.05,
}

/** Legs apart, hands over the holsters: neither moves. */
const WAITS = {
  hip: [0, 0.45],
  rf: [-0.15, 0],
  lf: [0.15, 0],
  rh: [0.17, 0.47],
  lh: [-0.19, 0.46],
  torso: 0.06,
} as const
const TENSE = { ...WAITS, rh: [0.19, 0.44], lh: [-0.2, 0.44], torso: 0.1 } as const
const DRAWN = { ...WAITS, rh: [0.36, 0.68], lh: [-0.22, 0.5], torso: 0.02 } as const

/** Two who face each other across an empty street, and draw. */
export const STAND_OFFS: Deeds = {
  'stand-off': {
    seconds: 4,
    once: true,
    needs: { place: 'western town' },
    face: 'angry',
    holds: [PISTOL],
    keys: { 0: WAITS, 0.3: TENSE, [DRAWS]: TENSE, [DRAWS + 0.1]: DRAWN, 1: DRAWN },
    partner: {
      x: 2.3,
      face: 'angry',
      holds: [PISTOL],
      keys: { 0: WAITS, 0.36: TENSE, [DRAWS]: TENSE, [DRAWS + 0.1]: DRAWN, 1: DRAWN },
    },
    effects: [{ name: 'dust', at: [1.15, 0.02], from: 0.15, until: 0.5, strength: 0.5 }],
  },
}
