import { NEAR_HOME } from '../../settings.ts'
import type { Deeds, Score } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

/** The whistle at the mouth, the other arm up. */
const WHISTLING: Score = {
  seconds: 1.8,
  face: 'kiss',
  needs: { framing: 'medium' },
  holds: [inHand('pea whistle', 0.05, [0.8, 0.4])],
  keys: {
    0: { rh: ['mouth', 0.05, -0.02], right: 'fist', lh: ['hip', 0.04, 0.05], torso: -0.03 },
    0.3: { rh: ['mouth', 0.05, -0.02], lh: [0.3, 1.04], left: 'open', mouth: 0.3 },
    0.6: { rh: ['mouth', 0.05, -0.02], lh: [0.34, 1.02], left: 'open', torso: 0.04 },
  },
}

/** What one says with the face and the voice. */
export const FACES: Deeds = {
  nod: {
    needs: NEAR_HOME,
    seconds: 0.8,
    face: 'happy',
    keepsTool: true,
    keys: { 0: { neck: -0.06 }, 0.5: { neck: 0.26 } },
  },
  'shake-head': {
    needs: NEAR_HOME,
    seconds: 0.8,
    view: 'front',
    keys: { 0: { look: -0.95, neck: -0.07 }, 0.5: { look: 0.95, neck: 0.07 } },
    face: 'sad',
    live: (stance) => ({ ...stance, rh: ['hip', -0.1, 0.06], lh: ['hip', 0.1, 0.06] }),
  },
  'tongue-out': {
    feels: true,
    needs: NEAR_HOME,
    seconds: 1.6,
    view: 'front',
    face: 'tongue',
    keys: {
      0: posture(
        'rh ear -0.1 0.015, lh ear 0.11 0.015, right open, left open, neck -0.1, rw -0.9, lw 0.9',
      ),
      0.25: { rw: -0.5, lw: 0.5 },
      0.5: { neck: 0.1, rw: -0.9, lw: 0.9 },
      0.75: { rw: -0.5, lw: 0.5 },
    },
  },
  talk: {
    seconds: 2.2,
    keys: {
      0: { rh: [0.16, 0.6], lh: [0.2, 0.58], mouth: 0.1 },
      0.18: { mouth: 0.6, rh: [0.24, 0.7], right: 'open' },
      0.36: { mouth: 0.1, rh: [0.2, 0.62] },
      0.52: { mouth: 0.55, lh: [0.27, 0.66], neck: 0.05, left: 'open' },
      0.7: { mouth: 0.15 },
      0.86: { mouth: 0.5, neck: -0.03, rh: [0.22, 0.64] },
    },
  },
  laugh: {
    feels: true,
    needs: NEAR_HOME,
    seconds: 0.56,
    view: 'front',
    face: 'happy',
    keys: {
      0: posture(
        'torso -0.05, neck -0.1, mouth 0.8, blink 1, rh -0.06 0.55, lh 0.2 0.42, hip 0 0.466, at 0 0',
      ),
      0.5: posture(
        'torso 0.04, neck 0.06, mouth 1, blink 1, rh -0.05 0.53, hip 0 0.456, at 0 0.008',
      ),
    },
    effects: [{ name: 'tears', at: 'head', strength: 0.4 }],
  },
  cry: {
    needs: { place: 'bedroom', framing: 'close-up' },
    seconds: 1,
    face: 'sad',
    keys: {
      0: posture(
        'torso 0.14, neck 0.28, rh eye 0.02 -0.025, lh eye 0.05 -0.03, blink 1, mouth 0.3',
      ),
      0.5: { torso: 0.19, neck: 0.34, rh: ['eye', 0.015, -0.04], mouth: 0.5 },
    },
    effects: [{ name: 'tears', at: 'mouth' }],
  },
  smile: {
    needs: { framing: 'close-up' },
    seconds: 3.4,
    view: 'front',
    face: 'happy',
    keepsTool: true,
    keys: { 0: { neck: -0.05 }, 0.5: { neck: 0.05, mouth: 0.25 } },
  },
  frown: {
    feels: true,
    needs: { framing: 'close-up' },
    seconds: 3.4,
    once: true,
    view: 'front',
    keepsTool: true,
    keys: {
      0: { face: 'happy', neck: -0.04, torso: 0 },
      0.25: { face: 'neutral', neck: 0.02 },
      0.45: { face: 'sad', neck: 0.16, torso: 0.04, look: -0.15 },
      1: { neck: 0.2, torso: 0.05, look: -0.2 },
    },
  },
  sigh: {
    feels: true,
    needs: NEAR_HOME,
    seconds: 3.2,
    face: 'sad',
    keys: {
      0: { torso: -0.04, neck: -0.08, hip: [0, 0.471], mouth: 0, ra: [-0.1, 0.2], la: [0.1, 0.2] },
      0.35: { torso: -0.08, neck: -0.14, hip: [0, 0.474], mouth: 0.15 },
      0.6: { torso: 0.12, neck: 0.3, hip: [0, 0.46], mouth: 0.4, blink: 1, ra: [0.1, 0.1] },
      0.85: { torso: 0.12, neck: 0.32, hip: [0, 0.46], mouth: 0, blink: 1, la: [0.14, 0.1] },
    },
    effects: [{ name: 'breath', at: 'mouth', from: 0.5, until: 0.75, strength: 0.5 }],
  },
  'roll-eyes': {
    feels: true,
    needs: NEAR_HOME,
    seconds: 2.6,
    view: 'front',
    face: 'bored',
    keys: {
      0: { neck: 0.04, look: -0.4, rh: ['hip', -0.05, 0.05], lh: [0.12, 0.44], blink: 0 },
      0.3: { neck: -0.16, look: -0.3, gaze: [-0.5, 1], blink: 0 },
      0.55: { neck: -0.2, look: 0.3, gaze: [0.5, 1], blink: 0 },
      0.8: { neck: 0.02, look: 0.5, gaze: [0.5, 0], blink: 0 },
    },
  },
  sneeze: {
    needs: { place: 'bedroom', framing: 'close-up' },
    seconds: 2.2,
    keys: {
      0: { torso: -0.05, neck: -0.1, rh: ['chest', 0.12, -0.04] },
      0.45: { torso: -0.16, neck: -0.35, mouth: 0.7, blink: 0.6, rh: ['mouth', 0.09, -0.02] },
      0.55: { torso: 0.36, neck: 0.36, mouth: 0.2, blink: 1, rh: ['mouth', 0.035, 0] },
      0.75: { torso: 0.2, neck: 0.2, blink: 0.4 },
    },
    effects: [{ name: 'splash', at: 'mouth', from: 0.53, until: 0.6, strength: 0.4 }],
  },
  yawn: {
    needs: { place: 'bedroom', framing: 'close-up' },
    seconds: 3.2,
    face: 'sleepy',
    keys: {
      0: { mouth: 0, la: [0.3, 0.4], rh: ['chest', 0.12, -0.1] },
      0.35: posture('mouth 1, blink 1, neck -0.22, torso -0.1, rh mouth 0.055 -0.01, la 2.7 0.5'),
      0.6: { mouth: 1, blink: 1, neck: -0.24, rh: ['mouth', 0.055, -0.01], la: [2.9, 0.35] },
      0.85: { mouth: 0.05, blink: 0.3, neck: 0.1, torso: 0.04 },
    },
  },
  sing: {
    seconds: 2.4,
    face: 'singing',
    holds: [{ thing: 'microphone', layer: 'hand' }],
    keys: {
      0: { rh: ['mouth', 0.06, -0.045], lh: [0.18, 0.62], mouth: 0.4, torso: -0.02, left: 'open' },
      0.25: { mouth: 1, lh: [0.28, 0.8], neck: -0.12, torso: -0.06 },
      0.5: { mouth: 0.3, lh: [0.2, 0.64], neck: 0.05, hip: [0.015, 0.468] },
      0.75: { mouth: 0.9, lh: [0.3, 0.72], neck: -0.08, hip: [-0.01, 0.468] },
    },
    effects: [{ name: 'notes', at: 'mouth' }],
    needs: { place: 'stage', framing: 'close-up' },
  },
  'blow-whistle': WHISTLING,
  officiate: { ...WHISTLING, costume: 'referee', needs: { place: 'stadium', framing: 'medium' } },
  whistle: {
    seconds: 2.4,
    face: 'kiss',
    needs: { framing: 'close-up' },
    keys: {
      0: { rh: ['hip', -0.04, 0.02], lh: ['hip', -0.02, 0.02], neck: -0.1, torso: -0.03 },
      0.3: { neck: -0.18, torso: 0.02 },
      0.6: { neck: -0.06, torso: -0.05 },
      0.8: { neck: -0.16 },
    },
    effects: [{ name: 'notes', at: 'mouth' }],
  },
}
