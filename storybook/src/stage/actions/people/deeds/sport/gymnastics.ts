import type { Deeds, Score } from '../../score.ts'
import type { Keys } from '../../keys.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** A run, both hands on the wall, over it and on. */
const PARKOUR: Score = {
  seconds: 4.4,
  once: true,
  costume: 'skateboarder',
  needs: { place: 'street' },
  keepsTool: true,
  set: [{ thing: 'low wall', x: 0.05, z: 0.04, height: 0.5 }],
  keys: {
    0: posture('at -1.1 0, rf 0.2 0, lf -0.26 0.1, torso 0.3, ra -0.8 0.9, la 0.9 1, hip 0 0.44'),
    0.12: posture('at -0.8 0.02, rf -0.24 0.1, lf 0.2 0, ra 0.9 1, la -0.8 0.9, hip 0 0.44'),
    0.22: posture(
      'at -0.45 0.02, hip 0 0.36, rf 0.1 0, lf -0.1 0, torso 0.6, ra -1.2 0.3, la -1 0.3',
    ),
    0.34: posture(
      'at -0.08 0.5, hip 0 0.36, torso 0.9, neck -0.6, rh 0.06 0.06, lh 0.12 0.06, rf 0.3 0.24, lf 0.34 0.2, mouth 0.5',
    ),
    0.56: posture(
      'at 0.4 0.5, hip 0 0.4, torso 0.2, rf 0.32 0.2, lf 0.1 0.1, ra 1.6 0.3, la -1.2 0.3',
    ),
    0.7: posture(
      'at 0.82 0, hip 0 0.28, torso 0.7, rf 0.12 0, lf -0.1 0, rh 0.26 0.1, lh 0.22 0.2',
    ),
    0.82: posture(
      'at 1.05 0, hip 0 0.44, rf 0.2 0, lf -0.24 0.1, torso 0.3, ra -0.8 0.9, la 0.9 1',
    ),
    0.92: posture(
      'at 1.3 0.02, rf -0.16 0.06, lf 0.14 0, ra 0.5 0.6, la -0.4 0.6, torso 0.1, hip 0 0.46',
    ),
    1: posture('at 1.4 0, rf -0.05 0, lf 0.05 0, ra 0.1 0.2, la -0.1 0.2, torso 0, face happy'),
  },
  effects: [{ name: 'dust', at: 'feet', from: 0.68, until: 0.78 }],
}

/** Off both feet, over backwards, and down on them again. */
export const FLIP: Keys = {
  0: posture(
    'spin 0, at 0 0, hip -0.04 0.38, torso 0.3, rl 0.55 -1.0, ll 0.6 -1.0, ra -0.7 0.2, la -0.6 0.2',
  ),
  0.2: posture(
    'spin 0, at 0 0.04, hip 0 0.475, torso -0.1, rl 0 0, ll 0.05 0, ra 2.9 0.1, la 2.8 0.1',
  ),
  0.38: posture(
    'spin -1.6, at -0.02 0.5, torso 0.3, rl 1.5 -2.0, ll 1.55 -2.0, ra 1.0 0.8, la 1.1 0.8',
  ),
  0.5: { spin: -3.3, at: [-0.03, 0.6] },
  0.64: { spin: -5.0, at: [-0.02, 0.42], rl: [1.3, -1.6], ll: [1.3, -1.6] },
  0.78: {
    ...posture(
      'at 0 0, hip -0.04 0.38, torso 0.3, rl 0.55 -1.0, ll 0.6 -1.0, ra 1.2 0.3, la 1.3 0.3',
    ),
    spin: -TAU,
  },
  0.9: {
    ...posture('hip 0 0.47, torso 0, rl 0 0, ll 0.05 0, ra 2.6 0.1, la 2.7 0.1, face happy'),
    spin: -TAU,
  },
  0.9995: { spin: -TAU, at: [0, 0] },
}

/** Turning over. */
export const GYMNASTICS: Deeds = {
  somersault: {
    seconds: 1.6,
    glides: true,
    costume: 'gymnast',
    needs: { place: 'gym' },
    keys: {
      0: posture('hip 0 0.47, spin 0, at 0 0, ra 2.9 0.1, la 2.8 0.1, torso 0, rl 0 0, ll 0.05 0'),
      0.25: posture(
        'at 0 -0.16, spin 0.9, torso 1.5, neck 0.6, rl 1.7 -1.9, ll 1.75 -1.9, ra 1.2 0.6, la 1.3 0.6',
      ),
      0.5: posture(
        'at 0 -0.2, spin 3.14, torso 1.7, neck 0.7, rl 1.9 -2.2, ll 1.95 -2.2, ra 1.2 0.9, la 1.3 0.9',
      ),
      0.75: { at: [0, -0.16], spin: 5.4, torso: 1.5, neck: 0.4, rl: [1.7, -1.9], ll: [1.75, -1.9] },
      0.999: {
        ...posture('at 0 0, torso 0, neck 0, rl 0 0, ll 0.05 0, ra 2.9 0.1, la 2.8 0.1'),
        spin: TAU,
      },
    },
  },
  flip: {
    seconds: 2.3,
    costume: 'gymnast',
    needs: { place: 'gym' },
    keys: FLIP,
    effects: [{ name: 'dust', at: [0, 0.01], from: 0.77, until: 0.85 }],
  },
  handstand: {
    seconds: 3,
    view: 'front',
    costume: 'gymnast',
    keys: {
      0: {
        ...posture('at 0 0.08, rh -0.1 1.04, lh 0.1 1.04, rl 0.08 0, ll -0.08 0'),
        spin: Math.PI,
      },
      0.5: { rl: [0.3, -0.3], ll: [-0.3, 0.3], at: [0.01, 0.08] },
    },
  },
  parkour: PARKOUR,
}
