import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { TAU } from '../../track.ts'

/** To and fro under its frame. */
const SWING: Score = {
  seconds: 2.2,
  face: 'happy',
  needs: { place: 'park' },
  holds: [
    {
      thing: 'swing',
      grip: 'seat',
      angle: 0,
      layer: 'between',
      at: [0.5, 1.0],
      height: 0.9,
      swing: ({ phase }) => -Math.sin(phase * TAU) * 0.42,
    },
  ],
  set: [{ thing: 'swing frame', x: 0, z: 0.04, height: 1.36 }],
  keys: { 0: { hip: [0, 0.32], torso: 0 } },
  live: (stance, { phase }) => {
    const a = Math.sin(phase * TAU) * 0.42
    return {
      ...stance,
      hip: [Math.sin(a) * 0.9, 0.38 + (1 - Math.cos(a)) * 0.9],
      torso: -0.2 * Math.cos(phase * TAU) + a * 0.3,
      rl: [1.3 + a * 0.5 + Math.cos(phase * TAU) * 0.3, -0.7 + Math.cos(phase * TAU) * 0.5],
      ll: [1.25 + a * 0.5 + Math.cos(phase * TAU) * 0.3, -0.7 + Math.cos(phase * TAU) * 0.5],
      rh: ['chest', 0.12, 0.02],
      lh: ['chest', 0.15, 0.02],
      mouth: 0.4,
    }
  },
}

/** Somebody behind gives it a push whenever it comes back. */
function pushed({ partner }: ActionContext): Score {
  if (!partner || !isPuppet(partner)) return SWING
  return {
    ...SWING,
    partner: {
      x: -0.78,
      z: 0.02,
      faces: 1,
      guest: true,
      face: 'happy',
      keys: {
        0: { ra: [1.2, 0.5], la: [1.3, 0.5], right: 'open', left: 'open', torso: 0.04 },
        0.3: { ra: [1.0, 0.9], la: [1.1, 0.9], torso: -0.04 },
        0.72: { ra: [1.2, 0.5], la: [1.3, 0.5], torso: 0.02 },
        0.88: { ra: [1.5, 0.1], la: [1.55, 0.1], torso: 0.22, mouth: 0.5 },
      },
    },
  }
}

/** On the playground. */
export const PLAYGROUND: Deeds = {
  swing: SWING,
  'pushed-swing': { needs: { place: 'playground' }, by: pushed },
}
