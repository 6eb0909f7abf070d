import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import { seatedHead, USUAL_HEAD } from '../../seated-head.ts'
import { BATH, NEAR_BATH } from '../../settings.ts'
import { posture } from '../../posture.ts'

/** On the head that is washed. */
const FOAM: Hold = { thing: 'foam', grip: 'head', angle: 0, height: 0.13, at: [0.5, 1.15] }

const OWN_HAIR: Score = {
  seconds: 0.7,
  view: 'front',
  holds: [FOAM],
  face: 'happy',
  costume: 'bather',
  keys: {
    0: { rh: ['crown', -0.06, -0.02], lh: ['crown', 0.09, 0.0], neck: 0.06, blink: 1 },
    0.5: { rh: ['crown', -0.08, 0.0], lh: ['crown', 0.06, -0.03], neck: -0.06, blink: 1 },
  },
  effects: [{ name: 'bubbles', at: 'top', strength: 1.6 }],
}

/** Behind whoever sits there, both hands in the foam on their head. */
function anothersHair(context: ActionContext): Score {
  const lower = Math.max(0, USUAL_HEAD - seatedHead(context))
  return {
    seconds: 0.9,
    face: 'happy',
    set: [{ thing: 'stool', x: 0.44, z: 0.03, height: 0.255 }],
    keys: {
      0: {
        rh: [0.42, 0.8 - lower],
        lh: [0.48, 0.83 - lower],
        neck: 0.1 + lower,
        torso: 0.1 + lower,
      },
      0.5: { rh: [0.48, 0.84 - lower], lh: [0.42, 0.79 - lower] },
    },
    partner: {
      guest: true,
      x: 0.46,
      z: 0,
      faces: 1,
      face: 'happy',
      holds: [FOAM],
      keys: {
        0: { ...SIT, rh: [0.16, 0.38], lh: [0.2, 0.38], blink: 1, neck: -0.04 },
        0.5: { neck: 0.03, blink: 1 },
      },
    },
    effects: [{ name: 'bubbles', at: [0.42, 0.86 - lower], strength: 1 }],
  }
}

const washingHair = (context: ActionContext): Score =>
  context.partner && isPuppet(context.partner) ? anothersHair(context) : OWN_HAIR

/** Washing oneself, and others' hair. */
export const BATHING: Deeds = {
  'wash-hands': {
    seconds: 0.8,
    needs: BATH,
    set: [{ thing: 'sink', x: 0.34, z: 0.04, height: 0.5 }],
    keys: {
      0: { rh: [0.24, 0.55], lh: [0.28, 0.57], torso: 0.2, neck: 0.2 },
      0.5: { rh: [0.29, 0.56], lh: [0.24, 0.56] },
    },
    effects: [
      { name: 'bubbles', at: 'rightHand' },
      { name: 'trickle', at: [0.29, 0.66], strength: 0.5 },
    ],
  },
  'brush-teeth': {
    seconds: 0.5,
    needs: NEAR_BATH,
    holds: [{ thing: 'toothbrush', angle: -1.5, at: [0.5, 0.9] }],
    set: [{ thing: 'sink', x: 0.44, z: 0.04, height: 0.5 }],
    face: 'happy',
    keys: {
      0: { rh: ['mouth', 0.1, -0.005], lh: [0.2, 0.52], mouth: 0.3, torso: 0.06 },
      0.5: { rh: ['mouth', 0.135, -0.005], mouth: 0.4 },
    },
    effects: [{ name: 'bubbles', at: 'mouth', strength: 0.5 }],
  },
  'wash-hair': { needs: BATH, by: washingHair },
  shower: {
    seconds: 1.6,
    view: 'front',
    needs: BATH,
    costume: 'bather',
    face: 'happy',
    set: [{ thing: 'shower', x: 0, z: 0.08, height: 1.3 }],
    keys: {
      0: { rh: ['crown', -0.05, -0.01], lh: ['chest', 0.0, -0.14], neck: 0.06, blink: 1 },
      0.5: posture(
        'rh crown -0.08 0.01, lh chest 0.06 -0.2, neck -0.05, mouth 0.4, hip 0.012 0.47',
      ),
    },
    effects: [
      { name: 'shower', at: [0, 1.16], strength: 1.5 },
      { name: 'bubbles', at: 'top', strength: 0.6 },
      { name: 'steam', at: [0, 0.4] },
    ],
  },
  bathe: {
    seconds: 2.4,
    needs: BATH,
    costume: 'bather',
    face: 'happy',
    set: [{ thing: 'bathtub', x: 0.18, z: -0.05, height: 0.36 }],
    keys: {
      0: posture('hip 0 0.15, torso -0.3, rl 1.6 -0.5, ll 1.55 -0.45, rh 0.12 0.36, lh 0.26 0.4'),
      0.5: { rh: [0.04, 0.44], torso: -0.25, mouth: 0.3 },
    },
    effects: [
      { name: 'bubbles', at: [0.2, 0.4] },
      { name: 'steam', at: [0.2, 0.4] },
    ],
  },
}
