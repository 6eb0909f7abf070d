import type { Deeds } from '../../score.ts'
import { posture } from '../../posture.ts'

const NEAR = { framing: 'medium' } as const

/** How people stand who are tired, proud, bored, curious, shy, jealous or at a loss. */
export const BEARINGS: Deeds = {
  /** The head sinks, jerks up, and there is a yawn behind the hand. */
  'stand-tired': {
    seconds: 4.4,
    face: 'sleepy',
    needs: NEAR,
    keys: {
      0: posture('torso 0.16, neck 0.3, ra 0.1 0.1, la 0.16 0.1, hip -0.01 0.455, blink 0.4'),
      0.3: { torso: 0.22, neck: 0.55, blink: 1 },
      0.38: { torso: 0.1, neck: 0.1, blink: 0 },
      0.55: { rh: ['mouth', 0.05, -0.01], torso: -0.04, neck: -0.14, mouth: 1, blink: 1 },
      0.72: { rh: ['mouth', 0.05, -0.01], neck: -0.16, mouth: 1, blink: 1 },
      0.88: { ra: [0.1, 0.1], torso: 0.14, neck: 0.26, mouth: 0, blink: 0.3 },
    },
  },
  /** The chest out, the fists on the hips, the chin up. */
  'stand-proud': {
    seconds: 3.4,
    face: 'proud',
    needs: NEAR,
    view: 'front',
    keys: {
      0: posture(
        'rh -0.1 0.51, lh 0.1 0.51, right fist, left fist, rf -0.09 0, lf 0.09 0, hip 0 0.47, neck 0.07',
      ),
      0.3: { neck: -0.08, look: 0.35, blink: 1, at: [0, 0.012] },
      0.6: { neck: -0.06, look: 0.3, blink: 1, at: [0, 0.012] },
      0.8: { neck: 0.06, look: -0.2, blink: 0 },
    },
    effects: [{ name: 'gleam', at: [0.12, 0.9], strength: 1.2 }],
  },
  /** The weight on one leg, the cheek in the hand, the eyes to heaven. */
  'stand-bored': {
    seconds: 5,
    face: 'bored',
    needs: NEAR,
    keys: {
      0: posture(
        'torso 0.14, neck 0.16, rh chin 0.03 -0.02, right fist, lh chest 0.1 -0.14, hip -0.03 0.45, rf -0.06 0, lf 0.09 0',
      ),
      0.4: { neck: -0.06, look: -0.3, torso: 0.1 },
      0.6: { neck: 0.24, torso: 0.2, mouth: 0.25, look: 0 },
      0.8: { neck: 0.2, blink: 1, mouth: 0 },
    },
  },
  /** The heels off the ground, stretched as tall as one can. */
  'stand-on-tiptoe': {
    seconds: 3,
    needs: { framing: 'wide' },
    keys: {
      0: posture(
        'hip 0 0.505, torso -0.02, neck -0.12, rf -0.03 0.045, lf 0.04 0.045, rt -0.95, lt -0.95, ra 0.5 0.2, la 0.62 0.2',
      ),
      0.5: posture(
        'hip 0 0.515, torso -0.04, neck -0.16, rf -0.03 0.05, lf 0.04 0.05, rt -1.05, lt -1.05, ra 0.7 0.2, la 0.8 0.2',
      ),
    },
  },
  /** Bends forward, on tiptoe, and looks from this side and that. */
  'stand-curious': {
    seconds: 3.2,
    face: 'curious',
    needs: NEAR,
    keys: {
      0: posture('torso 0.26, neck -0.18, ra -0.3 0.3, la -0.2 0.3, rf -0.05 0, lf 0.08 0'),
      0.3: { torso: 0.36, neck: -0.28, look: -0.3, rh: ['chin', 0.03, -0.02] },
      0.6: { torso: 0.4, neck: -0.1, look: 0.4, rh: ['chin', 0.03, -0.02], mouth: 0.15 },
      0.85: { torso: 0.24, neck: -0.2, look: 0 },
    },
  },
  /** Looks at the feet, of which one draws circles, the hands before the body. */
  'stand-shy': {
    seconds: 2.8,
    face: 'shy',
    needs: NEAR,
    view: 'front',
    keys: {
      0: posture(
        'rh -0.02 0.45, lh 0.02 0.45, neck 0.14, look -0.3, hip 0.012 0.465, rf -0.04 0, lf 0.05 0',
      ),
      0.3: { rf: [-0.08, 0.02], hip: [-0.012, 0.462], neck: 0.18, look: -0.4, torso: 0.03 },
      0.55: { rf: [-0.03, 0.02], neck: 0.12, look: -0.35, torso: -0.03 },
      0.75: { rf: [-0.04, 0], neck: -0.06, look: 0.1, rh: ['mouth', -0.05, -0.03] },
      0.9: { rh: ['mouth', -0.05, -0.03], neck: 0.1, look: -0.3 },
    },
  },
  /** Arms crossed, a foot that taps, and looks askance. */
  'stand-jealous': {
    seconds: 2.4,
    face: 'jealous',
    needs: NEAR,
    view: 'front',
    bends: { rh: -1, lh: 1 },
    keys: {
      0: posture(
        'rh 0.07 0.62, lh -0.07 0.645, right fist, left fist, look 0.45, neck 0.06, lf 0.07 0',
      ),
      0.25: { lf: [0.075, 0.03], look: 0.5 },
      0.5: { lf: [0.07, 0], neck: 0.1, look: 0.5 },
      0.75: { lf: [0.075, 0.03], look: 0.05, neck: 0 },
    },
    effects: [{ name: 'envy', at: [0.16, 1.02], strength: 0.6 }],
  },
  'scratch-head': {
    seconds: 1.8,
    face: 'confused',
    needs: NEAR,
    view: 'front',
    keys: {
      0: posture('rh crown -0.06 0, right open, lh 0.22 0.62, left open, lw 0.8, neck 0.12'),
      0.25: { rh: ['crown', -0.03, 0.01], right: 'open' },
      0.5: { rh: ['crown', -0.07, 0], lh: [0.24, 0.64], neck: 0.14, look: 0.2 },
      0.75: { rh: ['crown', -0.03, 0.01], right: 'open' },
    },
  },
}
