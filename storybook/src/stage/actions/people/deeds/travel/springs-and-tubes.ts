import { underSeat } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { keyed } from '../../track.ts'

/** How tall the horse is that is played on, and how high its rider is lifted, in adult heights. */
const [HORSE, SADDLE] = [1.05, 0.16]

/** Drawn, carried and sprung along. */
export const SPRINGS_AND_TUBES: Deeds = {
  tube: {
    seconds: 2.4,
    costume: 'swimmer',
    face: 'happy',
    glides: true,
    needs: { place: 'river', ground: 'water', way: 0.4 },
    holds: [{ ...underSeat('big inner tube', 0.26, [0.42, 0.42]), layer: 'front' }],
    keys: {
      0: posture(
        'at 0 0.02, hip -0.06 0.12, torso -0.5, neck 0.3, rl 1.75 0.1, ll 1.6 0.1, ra 0.9 0.2, la -0.7 0.5, lean -0.04',
      ),
      0.5: posture('at 0 0.06, lean 0.06, torso -0.4, la 1.4 0.3, mouth 0.7'),
    },
    effects: [
      { name: 'wake', at: [-0.3, 0.02] },
      { name: 'splash', at: [-0.2, 0.03], strength: 0.6 },
    ],
  },
  'snow-tube': {
    seconds: 1.1,
    costume: 'skier',
    face: 'happy',
    glides: true,
    needs: { place: 'snow slope', way: 0.55 },
    holds: [{ ...underSeat('big inner tube', 0.26, [0.42, 0.42]), layer: 'front' }],
    keys: {
      0: posture(
        'at 0 0, hip -0.06 0.12, torso -0.34, neck 0.2, rl 1.8 0, ll 1.65 0, rh 0.1 0.2, lh 0.14 0.2, lean 0.03',
      ),
      0.5: posture('at 0 0.03, lean -0.04, torso -0.24, mouth 0.8'),
    },
    effects: [
      { name: 'snow', at: [-0.3, 0.04], strength: 1.6 },
      { name: 'speed', at: [-0.4, 0.34] },
    ],
  },
  skijor: {
    seconds: 0.9,
    costume: 'skier',
    glides: true,
    face: 'happy',
    needs: { place: 'snow', way: 0.4 },
    holds: [
      { thing: 'skis', grip: 'feet', angle: 0, layer: 'back', at: [0.44, 0.6], height: 0.07 },
    ],
    set: [
      {
        thing: '?husky',
        x: 1.05,
        z: 0.02,
        height: 0.44,
        move: ({ t }) => ({ gait: t * 2.4, y: Math.abs(Math.sin(t * 7)) * 0.02 }),
      },
    ],
    keys: {
      0: posture(
        'at 0 0.03, hip -0.1 0.4, rf 0.06 0, lf 0.1 0, torso -0.08, rh 0.26 0.56, lh 0.28 0.57',
      ),
      0.5: posture('hip -0.12 0.38, torso -0.16, mouth 0.6'),
    },
    strands: ({ at, body }) => [
      {
        points: [at('rightHand'), { x: 0.95 * body, y: 0.26 * body }],
        colour: '#6b4529',
        width: 0.012,
      },
    ],
    effects: [{ name: 'snow', at: [-0.2, 0.04], strength: 1.2 }],
  },
  'spring-stilts': {
    seconds: 1.1,
    face: 'happy',
    glides: true,
    costume: 'skater',
    needs: { way: 0.3 },
    holds: [
      {
        thing: 'spring stilts',
        grip: 'feet',
        angle: 0,
        height: 0.34,
        at: [0.46, 0.02],
        layer: 'back',
      },
    ],
    keys: {
      0: posture('at 0 0.3, hip 0 0.4, rf 0.09 0, lf -0.09 0, ra -0.4 0.8, la 0.6 0.8, torso 0.14'),
      0.5: posture('at 0 0.62, hip 0 0.468, ra 1.4 0.5, la 1.1 0.6, torso -0.04, mouth 0.8'),
    },
    effects: [{ name: 'dust', at: [0, 0.02], from: 0, until: 0.12, strength: 0.6 }],
  },
  'play-polo': {
    seconds: 1.6,
    costume: 'jockey',
    needs: { place: 'meadow', way: 0.3 },
    glides: true,
    holds: [
      {
        thing: 'polo mallet',
        angle: 3.14,
        height: 0.95,
        at: [0.5, 0.95],
        swing: keyed([
          [0, -0.9],
          [0.35, 0.1],
          [0.5, 0.7],
          [0.75, -0.4],
        ]),
      },
    ],
    set: [
      {
        thing: 'horse',
        x: 0.1,
        z: 0.03,
        height: HORSE,
        move: ({ t }) => ({ gait: t * 2.2, y: 0.025 * Math.abs(Math.sin(t * 5)) }),
      },
      {
        thing: 'juggling ball',
        x: 0.3,
        z: -0.04,
        height: 0.08,
        move: ({ phase }) => ({ x: phase < 0.38 ? 0.36 : 0.36 + (phase - 0.38) * 1.6 }),
      },
    ],
    keys: {
      0: {
        ...posture('hip 0 0.68, rl 0.8 -0.9, ll 0.85 -0.9, lh 0.24 0.82, rh -0.08 0.86, torso 0.1'),
        at: [0, SADDLE],
      },
      0.35: posture('rh 0.16 0.66, torso 0.36'),
      0.5: posture('rh 0.3 0.72, torso 0.34, mouth 0.5'),
      0.75: posture('rh 0.02 0.9, torso 0.14'),
    },
    effects: [{ name: 'dust', at: [-0.4, 0.03] }],
  },
}
