import type { Deeds } from '../../score.ts'
import { ONE_KNEE } from '../../postures.ts'
import { posture } from '../../posture.ts'

/** Ropes, rings and hard heads. */
export const ROUGH_GAMES: Deeds = {
  sumo: {
    seconds: 1.8,
    face: 'angry',
    costume: 'sumo wrestler',
    needs: { place: 'sumo-ring' },
    keys: {
      0: posture(
        'hip -0.04 0.34, rf -0.18 0, lf 0.14 0, torso 0.4, neck -0.2, rh 0.36 0.6, lh 0.4 0.54, right open, left open',
      ),
      0.5: { hip: [0.02, 0.35], torso: 0.5, rh: [0.42, 0.64], lh: [0.44, 0.56], mouth: 0.6 },
    },
    partner: {
      x: 0.78,
      face: 'angry',
      keys: {
        0: posture(
          'hip -0.04 0.34, rf -0.18 0, lf 0.14 0, torso 0.42, neck -0.2, rh 0.34 0.58, lh 0.38 0.52',
        ),
        0.5: { hip: [-0.08, 0.34], torso: 0.36, mouth: 0.5 },
      },
    },
    effects: [{ name: 'dust', at: [0.1, 0.03], strength: 0.8 }],
  },
  headbutt: {
    seconds: 2.6,
    face: 'angry',
    keys: {
      0: posture('torso -0.14, neck -0.2, ra -0.3 0.5, la -0.2 0.5, right fist, left fist'),
      0.3: posture('torso -0.26, neck -0.4, hip 0 0.46, rf -0.04 0, lf 0.06 0'),
      0.4: posture('torso 0.5, neck 0.4, hip 0.06 0.45, rf -0.14 0, lf 0.14 0'),
      0.62: posture('torso 0.5, neck 0.4, hip 0.06 0.45, rf -0.14 0, lf 0.14 0'),
      0.8: posture('torso 0.1, neck 0, hip 0 0.46, rf -0.04 0, lf 0.06 0'),
    },
    partner: {
      x: 0.62,
      guest: true,
      face: 'scared',
      keys: {
        0: { neck: 0.06 },
        0.38: posture('torso 0.02, neck 0.1, hip 0 0.465, at 0 0'),
        0.46: posture(
          'torso -0.2, neck -0.4, ra 1.2 0.4, la 1.4 0.4, mouth 0.9, hip -0.04 0.455, blink 1, at 0 0',
        ),
        0.62: posture('torso -0.3, neck -0.4, mouth 0.9, hip -0.06 0.45, blink 1, at -0.04 0'),
        0.85: posture('torso -0.1, neck -0.2, mouth 0.5, rh crown 0.06 -0.06, blink 1, at -0.02 0'),
      },
    },
    effects: [{ name: 'stars', at: [0.34, 0.9], from: 0.38, until: 0.66, strength: 1.6 }],
  },
  slap: {
    seconds: 1.5,
    face: 'angry',
    keys: {
      0: { rh: [-0.06, 0.7], right: 'open', la: [0.1, 0.3] },
      0.3: { rh: [-0.2, 0.86], torso: -0.14, right: 'open' },
      0.42: { rh: [0.37, 0.88], torso: 0.16, right: 'open', mouth: 0.6 },
      0.6: { rh: [0.3, 0.72], torso: 0.12, right: 'open' },
    },
    partner: {
      x: 0.62,
      guest: true,
      face: 'scared',
      keys: {
        0: { neck: 0 },
        0.4: { neck: 0.02, look: 0 },
        0.5: { neck: -0.4, torso: -0.14, look: -0.9, mouth: 0.9, blink: 1 },
        0.8: { neck: -0.2, rh: ['mouth', -0.03, 0.02], look: -0.4, blink: 0, mouth: 0.4 },
      },
    },
    effects: [{ name: 'stars', at: [0.44, 0.88], from: 0.4, until: 0.54, strength: 1.3 }],
  },
  'break-boards': {
    seconds: 2.2,
    face: 'angry',
    costume: 'karateka',
    needs: { place: 'gymnasium' },
    set: [
      {
        thing: 'whole boards',
        x: 0.5,
        z: -0.04,
        height: 0.36,
        move: ({ phase }) => ({ alpha: phase > 0.5 ? 0 : 1 }),
      },
      {
        thing: 'boards',
        x: 0.5,
        z: -0.04,
        height: 0.36,
        move: ({ phase }) => ({ alpha: phase > 0.5 ? 1 : 0, y: phase > 0.5 ? -0.02 : 0 }),
      },
    ],
    keys: {
      0: {
        ...ONE_KNEE,
        ...posture('hip -0.02 0.34, rh 0.4 0.48, lh 0.1 0.46, torso 0.16, right open'),
      },
      0.36: { rh: [0.16, 0.92], torso: -0.08, mouth: 0.3 },
      0.5: { rh: [0.46, 0.36], torso: 0.5, mouth: 1 },
      0.75: { rh: [0.45, 0.34], torso: 0.46, mouth: 0.5 },
    },
    effects: [
      { name: 'stars', at: [0.5, 0.42], from: 0.5, until: 0.6, strength: 1.3 },
      { name: 'dust', at: [0.5, 0.36], from: 0.5, until: 0.62 },
    ],
  },
}
