import type { Beat, Deeds } from '../../score.ts'
import { KNEEL } from '../../postures.ts'

/** When the boat is let go. */
const LETS_GO = 0.3

/** It bobs away from the hand that let it go. */
function drift({ phase, t }: Beat): { alpha: number; x: number; y: number } {
  const gone = Math.max(0, (phase - LETS_GO) / (1 - LETS_GO))
  return { alpha: phase < LETS_GO ? 0 : 1, x: 0.34 * gone, y: 0.006 * Math.sin(t * 4) }
}

/** A small boat, set on a puddle or the edge of a pond. */
export const TOY_BOATS: Deeds = {
  'float-toy-boat': {
    seconds: 5,
    once: true,
    needs: { place: 'street' },
    face: 'happy',
    holds: [{ thing: '?paper boat', angle: 0, height: 0.16, when: ({ phase }) => phase < LETS_GO }],
    set: [
      { thing: 'puddle', x: 0.66, z: 0.02, height: 0.12, shadow: false },
      { thing: '?paper boat', x: 0.5, y: 0.03, z: -0.02, height: 0.16, move: drift },
    ],
    keys: {
      0: { ...KNEEL, torso: 0.2, neck: 0.1, rh: [0.28, 0.4], lh: [0.2, 0.36] },
      0.22: { torso: 0.6, neck: 0, rh: [0.46, 0.12], lh: [0.34, 0.18] },
      [LETS_GO]: { torso: 0.6, rh: [0.46, 0.1] },
      0.42: { torso: 0.34, rh: [0.34, 0.26], lh: [0.28, 0.22], mouth: 0.5 },
      1: { torso: 0.22, neck: 0, rh: [0.22, 0.3], lh: [0.2, 0.26], mouth: 0.5 },
    },
  },
}
