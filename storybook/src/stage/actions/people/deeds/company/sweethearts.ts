import { steps } from '../../steps.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { ONE_KNEE } from '../../postures.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

/** Over one who is lower than oneself, one bends; over a kitten, one kneels. */
function sheltering(context: ActionContext): Score {
  const tall = (context.partner?.metres ?? 1) / context.performer.metres
  const kneels = tall < 0.32
  const hand = kneels ? 0.5 : 0.6
  const stance = kneels ? { ...ONE_KNEE, torso: 0.16, neck: 0.24 } : { torso: 0.08, neck: 0.14 }
  return {
    seconds: 1.6,
    face: 'happy',
    holds: [{ thing: '?umbrella', angle: 0.08, layer: 'back', height: 0.74, at: [0.5, 0.94] }],
    keys: {
      0: { ...stance, rh: [0.3, hand + 0.06], lh: [0.16, hand - 0.08] },
      0.5: { rh: [0.31, hand + 0.07] },
    },
    partner: {
      x: 0.4,
      z: -0.03,
      guest: true,
      face: 'happy',
      keys: {
        0: { neck: -0.1, la: [0.3, 0.4] },
        0.5: posture('hip 0 0.5, rf 0.05 0.05, lf -0.05 0.05, neck -0.16, la 0.6 0.3, ra -0.5 0.3'),
      },
    },
  }
}

/** Asked, married, hand in hand and under one umbrella. */
export const SWEETHEARTS: Deeds = {
  propose: {
    seconds: 2.8,
    needs: { place: 'garden' },
    face: 'happy',
    holds: [inHand('ring box', 0.08)],
    keys: {
      0: { ...ONE_KNEE, rh: [0.24, 0.52], lh: ['chest', 0.05, -0.04], neck: -0.2, mouth: 0.1 },
      0.4: { rh: [0.34, 0.6], torso: 0.08, mouth: 0.6 },
      0.7: { rh: [0.34, 0.6], mouth: 0.2 },
    },
    partner: {
      x: 0.74,
      guest: true,
      face: 'surprised',
      keys: {
        0: { rh: [0.1, 0.6], lh: [0.12, 0.6] },
        0.45: { rh: ['mouth', 0.05, -0.04], lh: ['mouth', 0.07, -0.04], mouth: 0.7, neck: 0.14 },
        0.75: { rh: ['mouth', 0.05, -0.05], lh: ['mouth', 0.07, -0.05], face: 'happy', mouth: 0.5 },
      },
    },
    effects: [{ name: 'hearts', at: [0.42, 1] }],
  },
  marry: {
    seconds: 3,
    needs: { place: 'church' },
    costume: 'groom',
    face: 'happy',
    keys: {
      0: { rh: [0.26, 0.56], lh: [0.28, 0.6] },
      0.5: { rh: [0.28, 0.6], lh: [0.3, 0.64], torso: 0.08, neck: 0.06, mouth: 0.3 },
    },
    partner: {
      x: 0.58,
      touching: true,
      face: 'happy',
      keys: {
        0: { rh: [0.28, 0.57], lh: [0.3, 0.61] },
        0.5: { rh: [0.3, 0.61], lh: [0.32, 0.65], torso: 0.08 },
      },
    },
    effects: [
      { name: 'petals', at: [0.3, 1.25] },
      { name: 'hearts', at: [0.3, 1.05], strength: 0.5 },
    ],
  },
  'share-umbrella': {
    seconds: 1.3,
    glides: true,
    face: 'happy',
    needs: { place: 'street', way: 0.35 },
    holds: [{ thing: 'umbrella', angle: 0.1, layer: 'back', height: 0.95, at: [0.5, 0.94] }],
    keys: steps({ rh: [0.14, 0.7], lh: [0.12, 0.6] }, { rh: [0.15, 0.705] }),
    partner: {
      x: 0.26,
      z: -0.03,
      faces: 1,
      guest: true,
      face: 'happy',
      keys: steps({ rh: [-0.02, 0.56], la: [0.3, 0.3] }, { la: [-0.2, 0.3] }),
    },
    effects: [{ name: 'hearts', at: [0.12, 1.36], strength: 0.3 }],
  },
  shelter: { needs: { place: 'street' }, by: sheltering },
  'hold-hands': {
    seconds: 1.15,
    glides: true,
    face: 'happy',
    needs: { place: 'park', way: 0.35 },
    keys: steps({ lh: [0.14, 0.46], ra: [-0.3, 0.3] }, { lh: [0.18, 0.45], ra: [0.3, 0.3] }),
    partner: {
      x: 0.34,
      z: 0.03,
      faces: 1,
      guest: true,
      face: 'happy',
      keys: {
        0: { rf: [-0.17, 0.02], lf: [0.17, 0], hip: [0, 0.448], rh: [-0.18, 0.46], la: [0.3, 0.3] },
        0.25: { rf: [0, 0.06], lf: [0, 0], hip: [0, 0.466] },
        0.5: posture('rf 0.17 0, lf -0.17 0.02, hip 0 0.448, rh -0.14 0.45, la -0.2 0.3'),
        0.75: { rf: [0, 0], lf: [0, 0.06], hip: [0, 0.466] },
      },
    },
    effects: [{ name: 'hearts', at: [0.17, 1.1], strength: 0.4 }],
  },
  'stand-hand-in-hand': {
    seconds: 4,
    face: 'happy',
    keys: {
      0: { lh: [0.15, 0.46], neck: -0.16, look: 0.2 },
      0.5: { lh: [0.16, 0.47], neck: -0.24, mouth: 0.3, hip: [0.01, 0.468] },
    },
    partner: {
      x: 0.36,
      z: 0.03,
      faces: 1,
      face: 'happy',
      keys: {
        0: { rh: [-0.17, 0.46], neck: -0.2 },
        0.5: { rh: [-0.16, 0.47], neck: -0.14, hip: [-0.01, 0.468] },
      },
    },
    effects: [{ name: 'hearts', at: [0.17, 1.1], strength: 0.3 }],
  },
  'skate-together': {
    seconds: 2.2,
    glides: true,
    face: 'happy',
    costume: 'ice skater',
    needs: { place: 'frozen lake', way: 0.4 },
    keys: {
      0: { rf: [0.05, 0], lf: [-0.28, 0.1], hip: [0.02, 0.45], torso: 0.16, lh: [0.15, 0.5] },
      0.25: { lf: [-0.06, 0.02], hip: [0, 0.462], ra: [0.3, 0.3] },
      0.5: { lf: [0.05, 0], rf: [-0.28, 0.1], hip: [0.02, 0.45], torso: 0.18 },
      0.75: { rf: [-0.06, 0.02], hip: [0, 0.462], ra: [-0.4, 0.3] },
    },
    partner: {
      x: 0.36,
      z: 0.03,
      faces: 1,
      face: 'happy',
      keys: {
        0: { rf: [0.05, 0], lf: [-0.28, 0.1], hip: [0.02, 0.45], torso: 0.16, rh: [-0.17, 0.5] },
        0.25: { lf: [-0.06, 0.02], hip: [0, 0.462], la: [0.4, 0.3] },
        0.5: { lf: [0.05, 0], rf: [-0.28, 0.1], hip: [0.02, 0.45], torso: 0.18 },
        0.75: { rf: [-0.06, 0.02], hip: [0, 0.462], la: [-0.3, 0.3] },
      },
    },
    effects: [
      { name: 'snow', at: [-0.1, 0.02], strength: 0.4 },
      { name: 'hearts', at: [0.17, 1.1], strength: 0.3 },
    ],
  },
}
