import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'
import { NEAR_BATH } from '../../settings.ts'

/** Bent over the basin, both hands full of water before the face. */
const WASH_FACE: Score = {
  seconds: 1.8,
  needs: NEAR_BATH,
  costume: 'bather',
  set: [{ thing: 'sink', x: 0.36, z: -0.05, height: 0.5 }],
  keys: {
    0: posture(
      'rh 0.28 0.58, lh 0.32 0.57, torso 0.5, neck 0, hip -0.08 0.46, right open, left open',
    ),
    0.35: posture(
      'rh mouth 0.07 0.03, lh mouth 0.08 0.01, torso 0.46, blink 1, right open, left open',
    ),
    0.5: posture('rh mouth 0.06 0.07, lh mouth 0.08 0.05, torso 0.44, blink 1'),
    0.7: posture('rh mouth 0.07 0, lh mouth 0.08 -0.02, torso 0.46, blink 1'),
  },
  effects: [
    { name: 'splash', at: [0.3, 0.78], from: 0.3, until: 0.75, strength: 0.5 },
    { name: 'bubbles', at: [0.28, 0.8], strength: 0.8 },
    { name: 'trickle', at: [0.34, 0.62], strength: 0.4 },
  ],
}

/** A thread between two hands, and between the teeth. */
const FLOSS: Score = {
  seconds: 0.9,
  needs: NEAR_BATH,
  view: 'front',
  keys: {
    0: posture('rh mouth -0.1 0.02, lh mouth 0.1 -0.05, mouth 0.5, face happy, neck 0.03'),
    0.5: posture('rh mouth -0.1 -0.05, lh mouth 0.1 0.02, mouth 0.5, face happy, neck -0.03'),
  },
  strands: ({ at }) => [
    {
      points: [at('rightHand'), at('mouth'), at('leftHand')],
      colour: '#ffffff',
      width: 0.008,
      z: -0.1,
    },
  ],
}

/** Over the shoulder, in the colour of the hair that it grows from. */
function plaiting({ performer }: ActionContext): Score {
  const colour = isPuppet(performer) ? performer.look.hair.colour : '#6b4326'
  return {
    seconds: 1.4,
    needs: { place: 'bedroom', framing: 'close-up' },
    view: 'front',
    face: 'happy',
    holds: [
      { thing: `plait in ${colour}`, grip: 'head', angle: 0.16, height: 0.34, at: [-0.55, -0.15] },
    ],
    keys: {
      0: posture('rh -0.03 0.64, lh 0.16 0.66, right point, left point, neck 0.12'),
      0.25: posture('rh 0.06 0.6, lh 0.14 0.62'),
      0.5: posture('rh 0.05 0.66, lh 0.17 0.6, neck 0.08'),
      0.75: posture('rh 0 0.61, lh 0.12 0.66, mouth 0.2'),
    },
  }
}

const LINE_EYES: Score = {
  seconds: 1.6,
  needs: NEAR_BATH,
  holds: [{ thing: 'eyeliner', angle: -1.35, height: 0.14, at: [0.5, 0.85] }],
  set: [{ thing: 'mirror', x: 0.46, z: 0.06, height: 0.95 }],
  keys: {
    0: posture('rh eye 0.12 -0.03, lh 0.2 0.6, neck -0.06, right point'),
    0.5: posture('rh eye 0.1 -0.015, neck -0.08, mouth 0.2'),
  },
}

const TRIM_BEARD: Score = {
  seconds: 0.9,
  needs: NEAR_BATH,
  holds: [{ thing: 'scissors', angle: -1, height: 0.15, at: [0.5, 0.85] }],
  set: [{ thing: 'mirror', x: 0.5, z: 0.06, height: 0.95 }],
  keys: {
    0: posture('rh chin 0.13 -0.03, lh chin 0.05 -0.05, left point, neck -0.12'),
    0.5: posture('rh chin 0.1 -0.05, neck -0.16'),
  },
  effects: [{ name: 'crumbs', at: [0.2, 0.76], strength: 0.8 }],
}

/** On the edge of a bed, one foot up and half in the sock. */
const SOCKS: Score = {
  seconds: 2,
  needs: { place: 'bedroom', framing: 'medium' },
  holds: [{ ...inHand('striped sock', 0.2, [0.42, 0.12]), grip: 'bothHands' }],
  set: [
    { thing: 'stool', x: -0.05, z: 0.04, height: 0.27 },
    { thing: 'striped sock', x: 0.42, z: -0.03, height: 0.12 },
  ],
  keys: {
    0: posture(
      'hip -0.02 0.31, lf 0.2 0, rf 0.34 0.26, rt 0.3, rh 0.34 0.42, lh 0.38 0.43, torso 0.3, neck 0.1',
    ),
    0.5: posture('rf 0.34 0.3, rt 0.5, rh 0.29 0.46, lh 0.33 0.47, torso 0.14'),
  },
}

/** Fingers locked and pushed out. */
const KNUCKLES: Score = {
  seconds: 1.6,
  needs: { place: 'living-room', framing: 'close-up' },
  view: 'front',
  keys: {
    0: posture('rh -0.02 0.66, lh 0.02 0.66, right fist, left open, neck 0.06'),
    0.35: posture('rh -0.025 0.72, lh 0.025 0.72, right fist, left open, face happy'),
    0.5: posture('rh -0.015 0.7, lh 0.03 0.71, torso 0.02, face angry, neck -0.04'),
  },
  effects: [{ name: 'stars', at: [0, 0.74], from: 0.34, until: 0.5, strength: 0.9 }],
}

/** What is done to face, hair and feet before one goes out. */
export const FINER_CARE: Deeds = {
  'wash-face': WASH_FACE,
  'floss-teeth': FLOSS,
  'braid-own-hair': { needs: { place: 'bedroom', framing: 'close-up' }, by: plaiting },
  'line-eyes': LINE_EYES,
  'trim-beard': TRIM_BEARD,
  'put-on-socks': SOCKS,
  'crack-knuckles': KNUCKLES,
}
