import { NEAR } from '../../settings.ts'
import type { Deeds, Score } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { STOOL } from '../../furniture.ts'
import { posture } from '../../posture.ts'

/** Palm over palm before the chest: with a grin it is a plan, with a sad face it is a worry. */
const palms = (face: 'happy' | 'sad', seconds: number): Score => ({
  seconds,
  face,
  needs: NEAR,
  keys: {
    0: posture('rh 0.2 0.63, lh 0.24 0.68, right open, left open, rw 0.5, lw 0.3, neck 0.1'),
    0.5: posture('rh 0.25 0.69, lh 0.2 0.62, right open, left open, rw 0.3, lw 0.5, neck 0.16'),
  },
})

/** The hand with a bent finger says "come here". */
const BECKONS: Score = {
  seconds: 1.1,
  face: 'happy',
  needs: NEAR,
  keys: {
    0: posture('rh 0.34 0.76, right point, rw 0.2, neck 0.04, torso 0.04, lh hip 0.08 0.06'),
    0.4: posture('rh 0.26 0.8, right fist, rw 1.2, neck -0.04, torso 0'),
    0.7: posture('rh 0.3 0.78, right point, rw 0.6, mouth 0.3'),
  },
}

/** Pockets are white inside, and there is nothing in them. */
const EMPTY_POCKETS: Score = {
  seconds: 2.8,
  view: 'front',
  face: 'sad',
  needs: { framing: 'medium' },
  keys: {
    0: { rh: [-0.1, 0.46], lh: [0.1, 0.46], neck: 0.05 },
    0.35: { rh: [-0.2, 0.43], lh: [0.2, 0.43], neck: 0.14, hip: [0, 0.466] },
    0.7: { rh: [-0.2, 0.43], lh: [0.2, 0.43], neck: -0.1, mouth: 0.3 },
  },
  strands: ({ at }) =>
    (['rightHand', 'leftHand'] as const).map((grip) => {
      const hand = at(grip)
      const pocket = { x: hand.x * 0.45, y: hand.y + 0.05 }
      return { points: [pocket, hand], colour: '#f2ede1', width: 0.05 }
    }),
}

/** Before a shut door, behind which something goes on. */
const AT_DOOR = {
  seconds: 3,
  needs: { place: 'living-room' },
  set: [{ thing: 'door', x: 0.3, z: 0.05, height: 1.3 }],
} as const

/** A hand on the wood, and the head turned to hear. */
const LISTENS_AT_DOOR: Score = {
  ...AT_DOOR,
  keys: {
    0: posture('hip -0.06 0.46, torso 0.32, neck 0.12, rh ear 0.06 0.02, lh 0.36 0.66, left open'),
    0.5: posture(
      'hip -0.05 0.455, torso 0.38, neck 0.18, rh ear 0.06 0.02, lh 0.36 0.65, mouth 0.3',
    ),
  },
}

/** An eye at a hole in a door: bent, a hand on the wood. */
const AT_KEYHOLE: Score = {
  ...AT_DOOR,
  face: 'surprised',
  keys: {
    0: posture('hip -0.1 0.4, torso 0.75, neck -0.5, rh 0.4 0.66, lh knee 0.02 0.04, rf 0.04 0'),
    0.5: posture('hip -0.09 0.39, torso 0.8, neck -0.55, rh 0.4 0.64, mouth 0.3, rf 0.04 0'),
  },
}

/** A foot that cannot wait. */
const TAPS_FOOT: Score = {
  seconds: 0.6,
  face: 'angry',
  keys: {
    0: posture('rh hip 0.02 0.06, lh hip 0.12 0.06, right fist, left fist, rf 0.09 0, rt 0'),
    0.5: posture('rh hip 0.02 0.06, lh hip 0.12 0.06, rf 0.09 0, rt 0.6, neck 0.05'),
  },
}

const STAMPS_FOOT: Score = {
  seconds: 1,
  face: 'angry',
  keys: {
    0: posture('ra -0.5 0.6, la 0.5 0.6, right fist, left fist, rf 0.06 0, mouth 0.3'),
    0.4: posture('ra -0.6 0.9, la 0.6 0.9, rf 0.1 0.2, hip 0 0.475, neck -0.12, mouth 0.9'),
    0.55: posture('ra -0.3 0.3, la 0.3 0.3, rf 0.07 0, hip 0.01 0.455, neck 0.14, mouth 0.6'),
  },
  effects: [{ name: 'dust', at: [0.08, 0], from: 0.54, until: 0.75, strength: 0.8 }],
}

const LAID =
  'hip 0 0.07, torso -1.46, neck 0.1, rf 0.43 0.02, lf 0.4 0.02, rh eye -0.02 0.08, la 2.9 0.1, blink 1'

/** The back of a hand at the brow, and down. */
const FAINTS: Score = {
  seconds: 3.6,
  once: true,
  keys: {
    0: posture('at 0 0, hip 0 0.471, rf 0.03 0, lf -0.03 0, neck 0, rh 0.14 0.6, la 0.1 0.1'),
    0.2: posture('at 0 0, hip 0 0.471, rf 0.03 0, lf -0.03 0, rh eye -0.02 0.08, right open'),
    0.35: posture('at 0 0, hip -0.02 0.46, rf 0.04 0, torso -0.25, neck -0.3, blink 1, mouth 0.5'),
    0.45: posture('at -0.06 0, hip -0.05 0.26, rf 0.16 0, lf 0.1 0, torso -0.8, la 1.4 0.2'),
    0.56: posture(`at -0.3 0.02, ${LAID}`),
    1: posture(`at -0.3 0, ${LAID}`),
  },
  effects: [
    { name: 'dust', at: [-0.3, 0.04], from: 0.56, until: 0.66, strength: 0.8 },
    { name: 'stars', at: [-0.6, 0.26], from: 0.6, strength: 0.6 },
  ],
}

/** What bodies say without a word. */
export const BODY_LANGUAGE: Deeds = {
  'rub-hands': palms('happy', 0.5),
  'wring-hands': palms('sad', 1),
  beckon: BECKONS,
  'empty-pockets': EMPTY_POCKETS,
  'peek-keyhole': AT_KEYHOLE,
  'listen-at-door': LISTENS_AT_DOOR,
  'tap-foot': TAPS_FOOT,
  'stamp-foot': STAMPS_FOOT,
  faint: FAINTS,
  'rub-belly': {
    seconds: 1.4,
    view: 'front',
    face: 'happy',
    needs: NEAR,
    keys: {
      0: posture('rh -0.06 0.58, right open, lh hip 0.1 0.06, neck -0.06, mouth 0.2'),
      0.25: { rh: [0, 0.62] },
      0.5: { rh: [0.06, 0.58], neck: 0.06, mouth: 0.4 },
      0.75: { rh: [0, 0.53] },
    },
  },
  'hold-nose': {
    seconds: 1.2,
    face: 'sad',
    needs: NEAR,
    keys: {
      0: posture('rh nose 0.02 -0.01, right fist, lh 0.3 0.74, left open, neck -0.14, torso -0.1'),
      0.5: posture('rh nose 0.02 -0.01, lh 0.36 0.86, left open, neck -0.18, blink 1'),
    },
  },
  'lick-lips': {
    seconds: 1.6,
    face: 'tongue',
    needs: NEAR,
    keys: { 0: { neck: -0.08, rh: ['belly', 0.1, 0] }, 0.5: { neck: 0.1, torso: 0.04 } },
  },
  'clench-fists': {
    seconds: 0.5,
    view: 'front',
    face: 'angry',
    needs: NEAR,
    keys: {
      0: posture('rh -0.17 0.56, lh 0.17 0.56, right fist, left fist, neck 0.05, torso 0.01'),
      0.5: posture('rh -0.155 0.575, lh 0.155 0.575, right fist, left fist, neck -0.03, mouth 0.2'),
    },
  },
  'cross-fingers': {
    seconds: 1.6,
    view: 'front',
    needs: NEAR,
    keys: {
      0: posture('rh -0.13 0.72, lh 0.13 0.72, right scissors, left scissors, blink 1, neck 0.05'),
      0.5: posture('rh -0.12 0.75, lh 0.12 0.75, blink 1, neck -0.05, mouth 0.2, hip 0 0.476'),
    },
  },
  'count-fingers': {
    seconds: 1.2,
    needs: NEAR,
    keys: {
      0: posture('lh 0.26 0.72, left open, rh 0.34 0.76, right point, neck 0.14, mouth 0.1'),
      0.5: posture('lh 0.26 0.72, rh 0.29 0.78, right point, neck 0.2, mouth 0.5'),
    },
  },
  'roll-sleeves': {
    seconds: 1.6,
    needs: NEAR,
    keys: {
      0: posture('lh 0.34 0.66, left fist, rh 0.3 0.67, right fist, neck 0.16'),
      0.5: posture('lh 0.34 0.68, left fist, rh 0.19 0.7, right fist, neck 0.2, torso 0.05'),
    },
  },
  'turn-head': {
    seconds: 2.4,
    view: 'front',
    needs: NEAR,
    keys: {
      0: { look: 0, neck: 0 },
      0.25: { look: -0.95, neck: -0.06 },
      0.4: { look: -0.95, neck: -0.06 },
      0.7: { look: 0.95, neck: 0.06 },
      0.85: { look: 0.95, neck: 0.06 },
    },
  },
  hiccup: {
    seconds: 1.6,
    face: 'surprised',
    needs: NEAR,
    keys: {
      0: posture('rh chest 0.12 0, hip 0 0.468, at 0 0, neck 0.06, mouth 0'),
      0.3: posture('rh chest 0.12 0, hip 0 0.466, at 0 0, neck 0.08'),
      0.38: posture('rh mouth 0.05 -0.03, hip 0 0.48, at 0 0.035, neck -0.2, mouth 0.9'),
      0.52: posture('rh mouth 0.04 -0.04, hip 0 0.466, at 0 0, neck 0.1, mouth 0.1, blink 1'),
    },
    effects: [{ name: 'bubbles', at: 'mouth', from: 0.36, until: 0.6, strength: 0.5 }],
  },
  choke: {
    seconds: 0.9,
    face: 'scared',
    needs: NEAR,
    keys: {
      0: posture('rh chin 0.02 -0.08, lh chin 0.05 -0.08, torso 0.16, neck 0.1, mouth 0.8'),
      0.5: posture('rh chin 0.02 -0.08, lh chin 0.05 -0.08, torso 0.34, neck -0.1, mouth 1'),
    },
    effects: [{ name: 'sweat', at: 'mouth', strength: 0.6 }],
  },
  'spit-out': {
    seconds: 1.6,
    face: 'surprised',
    needs: NEAR,
    keys: {
      0: posture('rh belly 0.1 0, torso -0.08, neck -0.12, mouth 0'),
      0.35: posture('rh belly 0.08 0, torso 0.3, neck 0.05, mouth 1'),
      0.7: posture('rh mouth 0.04 -0.03, torso 0.16, neck 0.1, mouth 0.5, blink 1'),
    },
    effects: [
      { name: 'crumbs', at: 'mouth', from: 0.3, until: 0.6, strength: 1 },
      { name: 'splash', at: 'mouth', from: 0.3, until: 0.5, strength: 0.4 },
    ],
  },
  'stand-up': {
    seconds: 2.8,
    once: true,
    set: [STOOL],
    keys: {
      0: { ...SIT, neck: 0.04 },
      0.3: { ...SIT, torso: 0.4, neck: -0.1 },
      0.65: { hip: [0.12, 0.471], rf: [0.14, 0], lf: [0.1, 0], torso: 0.05, neck: 0 },
      1: { hip: [0.12, 0.471], rf: [0.14, 0], lf: [0.1, 0], torso: 0 },
    },
  },
}
