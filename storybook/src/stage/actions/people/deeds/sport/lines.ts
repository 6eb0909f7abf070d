import { underFeet } from '../../grips.ts'
import { POWER_KITE } from '../../power-kite.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { wallFor } from './steep-walls.ts'
import { posture } from '../../posture.ts'

/** Down a rope, along a line, behind a kite. */
export const LINES: Deeds = {
  abseil: { needs: { place: 'cliff' }, by: abseiling },
  slackline: {
    seconds: 2.6,
    glides: true,
    needs: { place: 'park', way: 0.2 },
    keys: {
      0: posture(
        'at 0 0.24, rf 0.1 0, lf -0.1 0, hip 0 0.45, rh 0.26 0.84, lh -0.26 0.8, lean -0.05, right open, left open',
      ),
      0.25: { rf: [0, 0], lf: [0.02, 0.08], hip: [0, 0.465], rh: [0.3, 0.7], lean: 0.07 },
      0.5: { rf: [-0.1, 0], lf: [0.1, 0], hip: [0, 0.45], lh: [-0.3, 0.94], lean: -0.07 },
      0.75: { rf: [0.02, 0.08], lf: [0, 0], hip: [0, 0.465], rh: [0.22, 0.95], lean: 0.05 },
    },
    strands: ({ body }) => [
      {
        points: [
          { x: -2.4, y: 0.1 * body },
          { x: 0, y: -0.01 },
          { x: 2.4, y: 0.1 * body },
        ],
        colour: '#e0533c',
        width: 0.026,
        z: 0.01,
      },
    ],
  },
  snowkite: {
    seconds: 2.4,
    glides: true,
    costume: 'snowboarder',
    face: 'happy',
    needs: { place: 'snow', way: 0.5 },
    holds: [underFeet('snowboard', 0.09, [0.5, 0.45])],
    set: [POWER_KITE],
    keys: {
      0: posture(
        'at 0 0.05, hip -0.1 0.38, rf -0.06 0, lf 0.16 0, torso -0.32, rh 0.2 0.72, lh 0.23 0.75, lean -0.08',
      ),
      0.5: { at: [0, 0.1], torso: -0.4, mouth: 0.6, lean: -0.02 },
    },
    strands: ({ at, body }) => [
      {
        points: [at('rightHand'), { x: 0.62 * body, y: 1.2 * body }],
        colour: '#4a4650',
        width: 0.008,
      },
    ],
    effects: [{ name: 'snow', at: [-0.2, 0.04] }],
  },
}

/** Down the wall in three jumps. */
function abseiling(context: ActionContext): Score {
  return {
    seconds: 5,
    once: true,
    costume: 'climber',
    set: [{ ...wallFor(context), x: 1.95 }],
    keys: {
      0: posture(
        'at 0 0.86, hip -0.14 0.46, torso -0.5, neck 0.3, rf 0.24 0.42, lf 0.24 0.3, rh 0.1 0.8, lh -0.16 0.44',
      ),
      0.16: { at: [-0.2, 0.76], rf: [0.1, 0.36], lf: [0.12, 0.26] },
      0.3: { at: [0, 0.56], rf: [0.24, 0.42], lf: [0.24, 0.3] },
      0.4: { at: [0, 0.56], face: 'happy', mouth: 0.5 },
      0.54: { at: [-0.2, 0.46], rf: [0.1, 0.36], lf: [0.12, 0.26] },
      0.68: { at: [0, 0.26], rf: [0.24, 0.42], lf: [0.24, 0.3] },
      0.78: { at: [0, 0.26] },
      0.9: { at: [-0.18, 0.14], rf: [0.1, 0.36], lf: [0.12, 0.26] },
      1: { at: [0, 0.04], rf: [0.24, 0.42], lf: [0.24, 0.3] },
    },
    strands: ({ at, body }) => [
      {
        points: [
          { x: 0.34 * body, y: 2 * body },
          at('rightHand'),
          at('leftHand'),
          { x: -0.2 * body, y: -0.1 * body },
        ],
        colour: '#d0533c',
        width: 0.016,
      },
    ],
    effects: [{ name: 'dust', at: [0.26, 0.3], from: 0.28, until: 0.36, strength: 0.6 }],
  }
}
