import { TAU } from '../../track.ts'
import type { Beat, Deeds, SetPiece } from '../../score.ts'
import { ARCHERY } from './swords-and-bows.ts'
import { posture } from '../../posture.ts'

/** How high the rider is above the ground, and how tall the horse is, in adult heights. */
const [SADDLE, HORSE] = [0.16, 1.05]
/** When the arrow leaves the bow, and when it is in the target: shares of the film. */
const [LOOSED, STRUCK] = [0.5, 0.62]

/** Where the target is that one gallops to. */
const targetAt = (phase: number): number => 2.1 - 0.7 * phase

function arrowAt({ phase }: Beat): ReturnType<NonNullable<SetPiece['move']>> {
  const share = Math.min(1, (phase - LOOSED) / (STRUCK - LOOSED))
  if (share < 0) return { alpha: 0 }
  const end = targetAt(phase) - 0.22
  return { x: 0.42 + (end - 0.42) * share, y: 0.76 - 0.5 * share, spin: Math.PI / 2 }
}

/** Archers who shoot at full gallop. */
export const MOUNTED_ARCHERY: Deeds = {
  'shoot-riding': {
    seconds: 4,
    once: true,
    costume: 'archer',
    needs: { place: 'field' },
    holds:
      ARCHERY.holds?.map((hold) =>
        hold.thing === 'arrow' ? { ...hold, when: ({ phase }: Beat) => phase < LOOSED } : hold,
      ) ?? [],
    ...(ARCHERY.strands && { strands: ARCHERY.strands }),
    set: [
      {
        thing: '?horse',
        stands: true,
        x: 0.1,
        z: 0.03,
        height: HORSE,
        move: ({ t }) => ({ gait: t * 2.4, y: 0.03 * Math.abs(Math.sin(t * TAU)) }),
      },
      { thing: 'target', x: 0, height: 0.72, move: ({ phase }) => ({ x: targetAt(phase) }) },
      { thing: 'arrow', x: 0, z: 0, height: 0.42, shadow: false, move: arrowAt },
    ],
    keys: {
      0: {
        ...posture('hip 0 0.68, rl 0.8 -0.9, ll 0.85 -0.9, lh 0.34 0.98, rh 0.2 0.96'),
        at: [0, SADDLE],
      },
      0.3: { lh: [0.36, 1.02], rh: ['chin', -0.015, 0.005], torso: -0.05 },
      [LOOSED]: { lh: [0.36, 1.02], rh: ['chin', -0.02, 0.005], blink: 0.3 },
      [LOOSED + 0.04]: { rh: ['ear', -0.06, 0], lh: [0.36, 1.01] },
      1: { rh: ['ear', -0.04, -0.06], lh: [0.34, 0.96], face: 'happy' },
    },
    effects: [{ name: 'dust', at: [-0.4, 0.03] }],
  },
}
