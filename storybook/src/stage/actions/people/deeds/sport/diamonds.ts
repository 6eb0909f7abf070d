import type { ActionContext } from '../../../action.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { KICK } from './football.ts'

const DIAMOND = { place: 'baseball-field' } as const
const GLOVE: Hold = { thing: 'fielding glove', grip: 'leftHand', angle: 0, layer: 'hand' }

/** The ball of softball is larger and yellow. */
const ballOf = ({ object }: ActionContext): { thing: string; height: number } =>
  /softball/u.test(object ?? '')
    ? { thing: 'softball', height: 0.1 }
    : { thing: 'baseball', height: 0.08 }

const TO_AND_FRO = aloft(
  [0.26, 0.95],
  [
    { until: 0.24, to: [0.26, 0.95], hidden: true },
    { until: 0.5, to: [1.36, 0.76], lift: 0.12 },
    { until: 0.74, to: [1.36, 0.95], hidden: true },
    { until: 0.99, to: [0.34, 0.76], lift: 0.12 },
    { until: 1, to: [0.34, 0.76], hidden: true },
  ],
  3,
)

/** Two of a team throw to each other and catch with the glove. */
function throwingAndCatching(context: ActionContext): Score {
  const { thing, height } = ballOf(context)
  return {
    seconds: 3.4,
    costume: 'baseball player',
    face: 'happy',
    needs: DIAMOND,
    holds: [
      GLOVE,
      { thing, height, angle: 0, layer: 'hand', when: ({ phase }) => phase > 0.08 && phase < 0.24 },
    ],
    set: [{ thing, height, z: -0.05, ...TO_AND_FRO }],
    keys: {
      0: posture('torso 0.04, lh 0.32 0.76, rh 0.22 0.66, rf -0.08 0, lf 0.08 0, hip 0 0.45'),
      0.12: posture('torso -0.22, rh -0.24 0.86, lh 0.3 0.82, rf -0.12 0, lf 0.16 0.08'),
      0.24: posture('torso 0.16, rh 0.26 0.94, lh 0.1 0.6, lf 0.2 0, hip 0.04 0.44, mouth 0.4'),
      0.36: posture('torso 0.36, rh 0.34 0.5, lh 0.1 0.56, neck -0.2'),
      0.6: posture('torso 0.06, rh 0.2 0.56, lh 0.28 0.64, rf -0.12 0, lf 0.12 0, hip -0.02 0.42'),
      0.94: posture('torso 0.04, rh 0.24 0.7, lh 0.34 0.78, rf -0.08 0, lf 0.08 0, hip 0 0.45'),
    },
    partner: {
      x: 1.7,
      face: 'happy',
      holds: [GLOVE],
      keys: {
        0: posture('torso 0.06, rh 0.2 0.56, lh 0.28 0.64, rf -0.12 0, lf 0.12 0, hip -0.02 0.42'),
        0.46: posture('torso 0.04, rh 0.24 0.7, lh 0.34 0.78, rf -0.08 0, lf 0.08 0, hip 0 0.45'),
        0.62: posture('torso -0.22, rh -0.24 0.86, lh 0.3 0.82, rf -0.12 0, lf 0.16 0.08'),
        0.74: posture('torso 0.16, rh 0.26 0.94, lh 0.1 0.6, lf 0.2 0, mouth 0.4'),
        0.86: posture('torso 0.36, rh 0.34 0.5, lh 0.1 0.56, neck -0.2'),
      },
    },
  }
}

/** Knee up, a long step, and the arm over the top. */
function pitching(context: ActionContext): Score {
  const { thing, height } = ballOf(context)
  return {
    seconds: 3,
    costume: 'baseball player',
    needs: DIAMOND,
    holds: [GLOVE, { thing, height, angle: 0, layer: 'hand', when: ({ phase }) => phase < 0.56 }],
    set: [
      {
        thing,
        z: -0.05,
        height,
        ...aloft(
          [0.3, 0.9],
          [
            { until: 0.56, to: [0.3, 0.9], hidden: true },
            { until: 0.86, to: [1.9, 0.5] },
            { until: 1, to: [1.9, 0.5], hidden: true },
          ],
          4,
        ),
      },
    ],
    keys: {
      0: posture('hip 0 0.468, rf -0.04 0, lf 0.04 0, torso 0, ra 0.7 1.5, la 0.8 1.5'),
      0.2: posture('hip -0.02 0.462, rf -0.04 0, lf 0.16 0.34, torso -0.14, ra 0.9 1.8, la 1 1.8'),
      0.34: posture(
        'hip -0.02 0.455, rf -0.06 0, lf 0.22 0.3, torso -0.24, ra -0.5 0.4, la 1.5 0.2',
      ),
      0.48: posture('hip 0.06 0.4, rf -0.26 0, lf 0.34 0, torso -0.12, ra -2.2 -0.2, la 1.4 0.1'),
      0.56: posture(
        'hip 0.1 0.38, rf -0.28 0.02, lf 0.34 0, torso 0.3, ra -4.2 0.1, la 0.9 1.2, mouth 0.6',
      ),
      0.7: posture(
        'hip 0.12 0.38, rf -0.3 0.2, lf 0.32 0, torso 0.8, neck -0.5, ra -5.4 0.2, la 0.3 1.2',
      ),
      0.9: posture(
        'hip 0.04 0.45, rf -0.1 0, lf 0.16 0, torso 0.1, neck 0, ra -5.7 1.2, la 0.7 1.2',
      ),
    },
    effects: [{ name: 'dust', at: [0.3, 0.02], from: 0.5, until: 0.62, strength: 0.6 }],
  }
}

/** Pitched, thrown, caught and kicked on the diamond. */
export const DIAMONDS: Deeds = {
  'throw-baseball': { needs: { ...DIAMOND }, by: throwingAndCatching },
  'pitch-baseball': { needs: DIAMOND, by: pitching },
  kickball: {
    ...KICK,
    needs: DIAMOND,
    set: (KICK.set ?? []).map((piece) => ({ ...piece, thing: 'red rubber ball', height: 0.17 })),
  },
}
