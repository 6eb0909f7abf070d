import type { ActionContext } from '../../../action.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import { seatedHead, USUAL_HEAD } from '../../seated-head.ts'
import { SIT } from '../../postures.ts'
import { STOOL } from '../../furniture.ts'
import { posture } from '../../posture.ts'

const SCISSORS: Hold = { thing: 'scissors', angle: 1.6, height: 0.14 }

/** Behind somebody on a stool before a mirror, with a comb and what is done to the hair. */
function doingHair(context: ActionContext, tool: Hold): Score {
  // One bends down to a child, and to a lion on a stool.
  const lower = Math.max(0, USUAL_HEAD - seatedHead(context))
  return {
    seconds: 0.8,
    needs: { place: 'barbershop' },
    costume: 'hairdresser',
    holds: [tool, { thing: 'comb', grip: 'leftHand', angle: 0.8, layer: 'hand' }],
    set: [
      { thing: 'stool', x: 0.44, z: 0.03, height: 0.255 },
      { thing: 'mirror', x: 1.05, height: 0.9 },
    ],
    keys: {
      0: {
        rh: [0.34, 0.74 - lower],
        lh: [0.44, 0.84 - lower],
        neck: 0.1 + lower,
        torso: 0.06 + lower,
      },
      0.5: { rh: [0.36, 0.7 - lower], lh: [0.45, 0.81 - lower] },
    },
    partner: {
      guest: true,
      x: 0.46,
      z: 0.0,
      faces: 1,
      face: 'happy',
      keys: { 0: { ...SIT, rh: [0.16, 0.38], lh: [0.2, 0.38] }, 0.5: { neck: 0.03 } },
    },
    effects: tool === SCISSORS ? [{ name: 'crumbs', at: [0.4, 0.7], strength: 0.5 }] : [],
  }
}

/** Three strands in two hands, over and over, down the back of who sits before one. */
function braiding(context: ActionContext): Score {
  const lower = Math.max(0, USUAL_HEAD - seatedHead(context))
  const top = 0.7 - lower
  return {
    seconds: 1.4,
    needs: { place: 'bedroom' },
    face: 'happy',
    set: [{ thing: 'stool', x: 0.44, z: 0.03, height: 0.255 }],
    keys: {
      0: { rh: [0.28, top - 0.1], lh: [0.34, top - 0.18], torso: 0.06 + lower, neck: 0.14 + lower },
      0.25: { rh: [0.35, top - 0.12], lh: [0.27, top - 0.16] },
      0.5: { rh: [0.34, top - 0.18], lh: [0.28, top - 0.1], mouth: 0.2 },
      0.75: { rh: [0.27, top - 0.16], lh: [0.35, top - 0.12] },
    },
    partner: {
      guest: true,
      x: 0.46,
      z: 0.0,
      faces: 1,
      face: 'happy',
      keys: { 0: { ...SIT, rh: [0.16, 0.38], lh: [0.2, 0.38] }, 0.5: { neck: -0.04 } },
    },
    holds: [{ thing: 'plait', grip: 'rightHand', angle: 0, height: 0.24, at: [0.6, 0.3] }],
  }
}

/** Looking after somebody. */
export const CARE: Deeds = {
  massage: {
    seconds: 1.1,
    needs: { place: 'bedroom' },
    face: 'happy',
    set: [{ thing: 'stool', x: 0.4, z: 0.03, height: 0.255 }],
    keys: {
      0: { rh: [0.32, 0.6], lh: [0.36, 0.62], torso: 0.14, neck: 0.14 },
      0.5: { rh: [0.34, 0.56], lh: [0.36, 0.58], torso: 0.2 },
    },
    partner: {
      x: 0.42,
      z: -0.01,
      faces: 1,
      face: 'happy',
      keys: {
        0: { ...SIT, rh: [0.14, 0.36], lh: [0.18, 0.36], blink: 1 },
        0.5: { torso: 0.08, neck: 0.14, blink: 1 },
      },
    },
    effects: [{ name: 'hearts', at: [0.4, 0.85], strength: 0.3 }],
  },
  haircut: { needs: { place: 'barbershop' }, by: (context) => doingHair(context, SCISSORS) },
  'shave-head-of': {
    needs: { place: 'barbershop' },
    by: (context) => doingHair(context, { thing: 'clippers', height: 0.15 }),
  },
  'braid-other': { needs: { place: 'bedroom', partner: 'person' }, by: braiding },
  'dry-other': {
    needs: { place: 'barbershop' },
    by: (context) => doingHair(context, { thing: 'hair dryer', height: 0.15 }),
  },
  bandage: {
    seconds: 1.5,
    costume: 'nurse',
    needs: { place: 'hospital' },
    holds: [{ thing: 'bandage', height: 0.07 }],
    keys: {
      0: { ...SIT, hip: [0, 0.32], rh: [0.36, 0.58], lh: [0.4, 0.52], torso: 0.14, neck: 0.2 },
      0.25: { rh: [0.44, 0.53] },
      0.5: { rh: [0.37, 0.46] },
      0.75: { rh: [0.31, 0.52] },
    },
    set: [
      { ...STOOL, height: 0.28 },
      { thing: 'stool', x: 0.8, z: 0.04, height: 0.26 },
    ],
    partner: {
      guest: true,
      level: true,
      x: 0.78,
      z: 0.01,
      face: 'sad',
      keys: {
        0: { ...SIT, rh: [0.36, 0.52], lh: [0.14, 0.38], torso: 0.02 },
        0.5: { torso: 0.04, neck: 0.1 },
      },
    },
    strands: ({ at, body }) => [
      {
        points: [
          { x: 0.385 * body, y: 0.475 * body },
          { x: 0.43 * body, y: 0.545 * body },
        ],
        colour: '#fbf8f1',
        width: 0.055,
      },
      {
        points: [{ x: 0.41 * body, y: 0.53 * body }, at('rightHand')],
        colour: '#fbf8f1',
        width: 0.022,
      },
    ],
  },
  'rock-baby': {
    seconds: 2.4,
    face: 'happy',
    holds: [
      { thing: 'swaddled baby', grip: 'bothHands', angle: 0.5, height: 0.26, at: [0.5, 0.6] },
    ],
    keys: {
      0: { rh: [0.13, 0.58], lh: [0.22, 0.62], neck: 0.26, hip: [-0.012, 0.468] },
      0.5: { rh: [0.15, 0.57], lh: [0.24, 0.61], hip: [0.014, 0.468] },
    },
    effects: [{ name: 'hearts', at: [0.2, 0.8], strength: 0.4 }],
  },
  'rock-baby-seated': {
    seconds: 2.6,
    face: 'happy',
    needs: { place: 'bedroom' },
    holds: [
      { thing: 'swaddled baby', grip: 'bothHands', angle: 0.5, height: 0.26, at: [0.5, 0.6] },
    ],
    set: [
      {
        thing: 'rocking chair',
        x: -0.06,
        z: 0.04,
        height: 0.6,
        move: ({ phase }) => ({ lean: 0.05 * Math.sin(phase * Math.PI * 2) }),
      },
    ],
    keys: {
      0: { ...SIT, rh: [0.16, 0.5], lh: [0.25, 0.54], neck: 0.26 },
      0.5: { rh: [0.18, 0.49], lh: [0.27, 0.53], torso: 0.06, neck: 0.3 },
    },
    effects: [{ name: 'hearts', at: [0.2, 0.72], strength: 0.3 }],
  },
  'kiss-baby': {
    seconds: 2.8,
    face: 'happy',
    needs: { place: 'bedroom' },
    holds: [
      { thing: 'swaddled baby', grip: 'bothHands', angle: 0.5, height: 0.28, at: [0.5, 0.6] },
    ],
    keys: {
      0: { rh: [0.13, 0.62], lh: [0.22, 0.66], neck: 0.2, blink: 0 },
      0.4: { rh: [0.11, 0.68], lh: [0.19, 0.72], neck: 0.46, torso: 0.1, blink: 1 },
      0.6: { rh: [0.11, 0.68], lh: [0.19, 0.72], neck: 0.46, torso: 0.1, blink: 1 },
      0.9: { neck: 0.22, blink: 0, mouth: 0.3 },
    },
    effects: [{ name: 'hearts', at: [0.2, 0.86], from: 0.4, until: 0.8, strength: 0.8 }],
  },
  'carry-person': {
    seconds: 1.6,
    face: 'happy',
    glides: true,
    needs: { partner: 'person', way: 0.3 },
    keys: {
      0: { rh: [0.26, 0.56], lh: [0.34, 0.52], torso: -0.12, rf: [0.1, 0], lf: [-0.1, 0.02] },
      0.25: { rf: [0, 0], lf: [0, 0.06] },
      0.5: { rf: [-0.1, 0.02], lf: [0.1, 0] },
      0.75: { rf: [0, 0.06], lf: [0, 0] },
    },
    partner: {
      x: 0.4,
      z: -0.03,
      faces: 1,
      face: 'happy',
      keys: {
        0: { at: [0, 0.3], hip: [0, 0.2], torso: -0.8, rl: [1.3, -0.7], ll: [1.42, -0.6] },
        0.5: { lh: ['chest', -0.16, 0.08], rh: ['belly', 0.08, 0.06], mouth: 0.5, neck: 0.3 },
      },
    },
  },
  piggyback: {
    seconds: 1.1,
    glides: true,
    face: 'happy',
    keys: {
      0: posture('rf 0.16 0, lf -0.16 0.02, hip 0 0.45, torso 0.24, ra -0.2 1.2, la -0.1 1.2'),
      0.5: { rf: [-0.16, 0.02], lf: [0.16, 0] },
    },
    partner: {
      x: -0.1,
      z: 0.03,
      faces: 1,
      age: 'child',
      face: 'happy',
      keys: {
        0: { at: [0, 0.48], ...SIT, torso: 0.1, rh: [0.18, 0.62], lh: [0.2, 0.62] },
        0.5: { at: [0, 0.5] },
      },
    },
  },
}
