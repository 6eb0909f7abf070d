import { underFeet } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Hold, SetPiece } from '../../score.ts'
import { ATHLETE } from '../../settings.ts'
import { steps } from '../../steps.ts'
import { aloft } from '../../thrown.ts'

const PIT: SetPiece = { thing: 'sand pit', x: 1.2, z: 0.02, height: 0.17, shadow: false }

const POLES: readonly Hold[] = (['rightHand', 'leftHand'] as const).map((grip) => ({
  thing: 'ski pole',
  grip,
  angle: 0.1,
  layer: 'hand',
}))

/** Under one foot, wherever that steps. */
const snowshoe = (since: number, z: number): SetPiece => ({
  thing: 'snowshoe',
  x: 0,
  z,
  height: 0.075,
  shadow: false,
  move: ({ phase }) => {
    const step = (phase + since) % 1
    const back = step < 0.5
    return {
      x: 0.02 + (back ? 0.16 - step * 0.64 : (step - 0.5) * 0.64 - 0.16),
      y: back ? 0 : Math.sin((step - 0.5) * 2 * Math.PI) * 0.06,
    }
  },
})

/** Leaps, ice, snow and pools. */
export const JUMPS_AND_ICE: Deeds = {
  /** One foot, the same foot, the other, and into the sand. */
  'triple-jump': {
    ...ATHLETE,
    seconds: 3.2,
    once: true,
    holds: [],
    set: [PIT],
    keys: {
      0: posture('at -1.3 0, rf -0.22 0.1, lf 0.18 0, torso 0.2, ra 0.9 1.4, la -0.7 1.4'),
      0.08: posture('at -1.1 0.02, rf 0.2 0, lf -0.22 0.1, ra -0.7 1.4, la 0.9 1.4'),
      0.2: posture('at -0.8 0.2, rl 1.1 -1.2, ll -0.5 -0.3, ra 1.6 0.3, la -1.2 0.3, torso 0'),
      0.3: posture('at -0.5 0, rf 0.14 0, lf -0.2 0.1, torso 0.16, ra -0.4 0.8, la 0.7 0.8'),
      0.42: posture(
        'at -0.15 0.22, rl -0.5 -0.3, ll 1.2 -1.1, ra -1.2 0.3, la 1.7 0.3, torso 0.04',
      ),
      0.52: posture('at 0.16 0, rf -0.2 0.1, lf 0.14 0, torso 0.18, ra 0.7 0.8, la -0.4 0.8'),
      0.66: posture('at 0.6 0.34, rl 1.3 -0.5, ll 1.0 -0.6, ra 2.9 0.2, la 3 0.2, torso 0.1'),
      0.78: posture('at 1 0.08, rl 1.4 -0.2, ll 1.35 -0.2, torso 0.6, ra 1.5 0.2, la 1.6 0.2'),
      0.85: posture('at 1.12 0, hip -0.05 0.42, rl 1.3 -1.5, ll 1.25 -1.45, torso 0.6'),
      1: posture(
        'at 1.14 0, hip 0 0.47, rl 0.05 -0.1, ll 0.1 -0.1, torso 0, ra 2.6 0.2, la 2.7 0.2, face happy',
      ),
    },
    effects: [{ name: 'dust', at: [0, 0.04], from: 0.82, until: 0.95, strength: 1.4 }],
  },
  'vault-over': {
    seconds: 4.2,
    once: true,
    costume: 'gymnast',
    needs: { place: 'gymnasium' },
    holds: [],
    set: [
      { thing: 'spring board', x: -0.34, z: 0.03, height: 0.17 },
      { thing: 'vaulting table', x: 0.1, z: 0.04, height: 0.56, stands: true },
      { thing: 'big mat', x: 1.3, z: 0.05, height: 0.2 },
    ],
    keys: {
      0: posture('at -1.3 0, spin 0, rf -0.22 0.1, lf 0.18 0, torso 0.2, ra 0.9 1.4, la -0.7 1.4'),
      0.1: posture('at -0.9 0.02, spin 0, rf 0.2 0, lf -0.22 0.1, ra -0.7 1.4, la 0.9 1.4'),
      0.2: posture(
        'at -0.44 0.1, spin 0, rl 0.1 -0.2, ll 0.1 -0.2, ra 2.4 0.2, la 2.5 0.2, torso 0.1',
      ),
      0.32: posture(
        'at -0.2 0.5, spin 1.4, rl -0.1 -0.1, ll -0.06 -0.1, ra 2.9 0.05, la 3 0.05, torso 0',
      ),
      0.42: posture('at 0.1 0.6, spin 3.14, rl 0 0, ll 0.05 0, ra 3.1 0, la 3.05 0'),
      0.56: posture('at 0.62 0.8, spin 4.9, rl 0.3 -0.3, ll 0.34 -0.3, ra 2.8 0.1, la 2.9 0.1'),
      0.68: posture(
        'at 1.1 0.12, spin 6.28, rl 0.7 -1.1, ll 0.75 -1.1, ra 1.8 0.2, la 1.9 0.2, torso 0.4',
      ),
      0.78: posture(
        'at 1.16 0.05, spin 6.28, rl 0.05 0, ll 0.1 0, ra 2.7 0.1, la 2.8 0.1, torso -0.05, face happy',
      ),
      1: posture(
        'at 1.16 0.05, spin 6.28, rl 0.05 0, ll 0.1 0, ra 2.7 0.1, la 2.8 0.1, face happy',
      ),
    },
    effects: [{ name: 'dust', at: 'feet', from: 0.67, until: 0.76, strength: 0.6 }],
  },
  'speed-skate': {
    seconds: 1.5,
    costume: 'speed skater',
    glides: true,
    needs: { place: 'ice-arena', way: 0.6 },
    keys: {
      0: posture(
        'hip -0.08 0.33, torso 1.05, neck -0.9, rf -0.34 0.06, lf 0.08 0, rh -0.2 0.5, la 1.6 0.3, rt -0.5',
      ),
      0.25: posture('hip -0.06 0.31, rf -0.02 0.02, lf 0.06 0'),
      0.5: posture(
        'hip -0.08 0.33, rf 0.08 0, lf -0.34 0.06, rh 0.36 0.6, la -1.1 0.2, lt -0.5, rt 0',
      ),
      0.75: posture('hip -0.06 0.31, lf -0.02 0.02, rf 0.06 0'),
    },
    effects: [
      { name: 'snow', at: [-0.2, 0.02], strength: 0.8 },
      { name: 'speed', at: [-0.4, 0.5], strength: 0.8 },
    ],
  },
  snowshoe: {
    seconds: 1.8,
    glides: true,
    costume: 'skier',
    needs: { place: 'snow', way: 0.3 },
    holds: POLES,
    set: [snowshoe(0, -0.02), snowshoe(0.5, 0.02)],
    keys: steps(
      { rh: [0.24, 0.6], lh: [0.02, 0.56], torso: 0.12 },
      { rh: [0.06, 0.56], lh: [0.28, 0.6] },
    ),
    effects: [{ name: 'snow', at: [0, 0.03], strength: 1.2 }],
  },
  'cross-country-ski': {
    seconds: 1.6,
    costume: 'skier',
    glides: true,
    needs: { place: 'snow', way: 0.45 },
    holds: [
      underFeet('skis', 0.06, [0.46, 0.6]),
      { thing: 'ski pole', angle: 0.35 },
      { thing: 'ski pole', grip: 'leftHand', angle: 0.2, layer: 'hand' },
    ],
    keys: {
      0: posture(
        'at 0 0.03, hip -0.02 0.42, torso 0.34, neck -0.2, rf 0.16 0, lf -0.2 0.05, lt -0.5, ra -0.7 0.3, la 1.1 0.4',
      ),
      0.5: posture(
        'at 0 0.03, rf -0.2 0.05, lf 0.16 0, rt -0.5, lt 0, ra 1.1 0.4, la -0.7 0.3, mouth 0.3',
      ),
    },
    effects: [{ name: 'snow', at: [-0.2, 0.03], strength: 0.7 }],
  },
  'water-polo': {
    seconds: 2.2,
    costume: 'swimmer',
    needs: { place: 'swimming-pool', ground: 'water' },
    holds: [{ thing: 'yellow ball', angle: 0, height: 0.14, when: ({ phase }) => phase < 0.5 }],
    set: [
      { thing: 'goal', x: 1.55, z: 0.04, height: 0.6, shadow: false },
      {
        thing: 'yellow ball',
        z: -0.03,
        height: 0.14,
        ...aloft(
          [0.2, 0.75],
          [
            { until: 0.5, to: [0.2, 0.75], hidden: true },
            { until: 0.75, to: [1.5, 0.2], lift: 0.06 },
            { until: 1, to: [1.5, 0.2], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: posture('at 0 -0.52, rh -0.12 0.98, la 1.2 0.4, torso -0.1'),
      0.35: posture('at 0 -0.42, rh -0.24 1, la 1.4 0.3, torso -0.24, face angry'),
      0.5: posture('at 0 -0.4, rh 0.3 0.94, torso 0.2, mouth 0.6'),
      0.7: posture('at 0 -0.52, rh 0.34 0.7, torso 0.24'),
    },
    effects: [
      { name: 'splash', at: [0, 0.04], strength: 1 },
      { name: 'wake', at: [0, 0.03] },
    ],
  },
}
