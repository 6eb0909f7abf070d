import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { KNEEL, ON_BACK } from '../../postures.ts'
import type { Deeds } from '../../score.ts'
import { GARDEN, NEAR_BATH } from '../../settings.ts'

/** Clothes at the tub, lenses and curlers at the mirror, and a rest in the sun. */
export const WASH_DAY: Deeds = {
  'wash-by-hand': {
    seconds: 1.3,
    needs: GARDEN,
    holds: [{ thing: 'wet shirt', grip: 'bothHands', angle: 0, height: 0.22, at: [0.5, 0.3] }],
    set: [
      { thing: 'wash tub', x: 0.44, z: -0.06, height: 0.36 },
      { thing: 'laundry basket', x: -0.5, z: 0.03, height: 0.22 },
    ],
    keys: {
      0: {
        ...KNEEL,
        ...posture('torso 0.44, neck 0.1, rh 0.36 0.46, lh 0.4 0.44, right fist, left fist'),
      },
      0.5: { ...KNEEL, ...posture('torso 0.6, neck 0.06, rh 0.46 0.36, lh 0.5 0.34, mouth 0.3') },
    },
    effects: [{ name: 'bubbles', at: [0.44, 0.36], strength: 1.2 }],
  },
  'put-in-lens': {
    seconds: 2.6,
    needs: NEAR_BATH,
    holds: [
      inHand('contact lens', 0.06, [0.5, 0.9]),
      { ...inHand('lens case', 0.08), grip: 'leftHand' },
    ],
    set: [{ thing: 'mirror', x: 0.52, z: 0.06, height: 0.95 }],
    keys: {
      0: posture('rh eye 0.14 -0.04, right point, lh 0.26 0.62, neck -0.14, blink 0'),
      0.4: posture('rh eye 0.07 -0.01, right point, neck -0.2, mouth 0.3'),
      0.7: posture('rh eye 0.06 -0.01, right point, neck -0.2, mouth 0.3'),
    },
  },
  'remove-curlers': {
    seconds: 2.4,
    needs: NEAR_BATH,
    face: 'happy',
    view: 'front',
    holds: [{ ...inHand('hair curler', 0.08), when: ({ phase }) => phase > 0.35 && phase < 0.9 }],
    set: [-0.1, 0, 0.1].map((x) => ({
      thing: 'hair curler',
      x,
      y: 0.97 - Math.abs(x) * 0.4,
      z: -0.06,
      height: 0.06,
      shadow: false,
    })),
    keys: {
      0: posture('rh crown -0.08 -0.06, lh crown 0.1 -0.08, neck 0, hip 0 0.468'),
      0.35: posture('rh crown -0.1 -0.08, lh crown 0.1 -0.08'),
      0.6: posture('rh -0.3 0.84, lh crown 0.1 -0.08, mouth 0.3'),
    },
  },
  sunbathe: {
    seconds: 4,
    costume: 'swimmer',
    needs: { place: 'beach' },
    face: 'happy',
    set: [{ thing: 'bath towel', x: -0.02, y: -0.03, z: 0.03, height: 0.12, shadow: false }],
    keys: {
      0: {
        ...ON_BACK,
        ...posture('ra 2.7 2.2, la 2.8 2.2, rl 1.9 -1.1, ll 1.5 0, blink 1'),
      },
      0.5: { torso: -1.48, blink: 1 },
    },
  },
}
