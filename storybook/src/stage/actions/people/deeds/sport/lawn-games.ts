import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { READY } from '../../postures.ts'
import type { Beat, Deeds } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { keyed } from '../../track.ts'

/** From the racket to the front wall behind, and back: there it is smaller. */
function offTheWall({ phase }: Beat): { x: number; y: number; z: number } {
  const [hit, wall] = [0.42, 0.7]
  const far =
    phase < hit
      ? 1 - (phase + 1 - wall) / (hit + 1 - wall)
      : phase < wall
        ? (phase - hit) / (wall - hit)
        : 1 - (phase - wall) / (hit + 1 - wall)
  return { x: 0.42 + far * 0.8, y: 0.6 + far * 0.5, z: far * 1.6 }
}

/** Balls on lawns, sticks and walls. */
export const LAWN_GAMES: Deeds = {
  'play-croquet': {
    seconds: 2.6,
    needs: { place: 'garden' },
    face: 'happy',
    holds: [
      {
        thing: 'croquet mallet',
        angle: 0,
        upright: true,
        height: 0.56,
        at: [0.5, 0.04],
        swing: keyed([
          [0, 0],
          [0.3, -0.7],
          [0.42, 0.1],
          [0.55, 0.45],
          [0.8, 0],
        ]),
      },
    ],
    set: [
      { thing: 'croquet hoop', x: 0.86, z: 0.02, height: 0.24 },
      { thing: 'croquet peg', x: 1.5, z: 0.03, height: 0.34 },
      { thing: 'croquet ball', x: -0.3, z: 0.04, height: 0.08 },
      {
        thing: 'croquet ball',
        z: -0.03,
        height: 0.08,
        ...aloft(
          [0.3, 0],
          [
            { until: 0.42, to: [0.3, 0] },
            { until: 0.85, to: [1.36, 0] },
            { until: 0.96, to: [1.36, 0] },
            { until: 1, to: [0.3, 0], hidden: true },
          ],
          3,
        ),
      },
    ],
    keys: {
      0: posture(
        'hip -0.06 0.45, torso 0.5, neck 0.1, rh 0.2 0.55, lh 0.2 0.58, rf -0.08 0, lf 0.06 0',
      ),
      0.3: posture('rh 0.12 0.56, lh 0.13 0.59'),
      0.45: posture('rh 0.24 0.55, lh 0.25 0.58, torso 0.46'),
      0.7: posture('torso 0.34, neck -0.1, rh 0.22 0.58, lh 0.22 0.61, mouth 0.4'),
    },
  },
  'play-boules': {
    seconds: 2.8,
    needs: { place: 'park' },
    holds: [
      {
        ...inHand('boule', 0.12),
        layer: 'hand',
        when: ({ phase }) => phase < 0.42 || phase > 0.95,
      },
    ],
    set: [
      { thing: 'boule jack', x: 1.14, z: 0.02, height: 0.065 },
      { thing: 'boule', x: 0.98, z: 0.03, height: 0.12 },
      { thing: 'boule', x: 1.32, z: 0.01, height: 0.12 },
      {
        thing: 'boule',
        z: -0.03,
        height: 0.12,
        ...aloft(
          [0.3, 0.5],
          [
            { until: 0.42, to: [0.3, 0.5], hidden: true },
            { until: 0.68, to: [0.82, 0], lift: 0.4 },
            { until: 0.8, to: [1.06, 0] },
            { until: 0.95, to: [1.06, 0] },
            { until: 1, to: [0.3, 0.5], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: posture(
        'hip -0.08 0.34, torso 0.36, rh 0.18 0.4, lh 0.16 0.42, rf -0.08 0, lf 0.12 0, neck -0.1',
      ),
      0.24: posture('rh -0.22 0.36, lh 0.2 0.46, torso 0.5, hip -0.08 0.32'),
      0.42: posture('rh 0.34 0.62, torso 0.2, hip -0.03 0.4'),
      0.6: posture('rh 0.3 0.82, torso 0.1, hip 0 0.44, neck 0, mouth 0.4'),
      0.85: posture('rh 0.2 0.6, face happy, mouth 0.6'),
    },
    effects: [{ name: 'dust', at: [0.82, 0.02], from: 0.67, until: 0.74, strength: 0.5 }],
  },
  'play-lacrosse': {
    seconds: 2.2,
    costume: 'rugby player',
    needs: { place: 'stadium' },
    holds: [
      {
        thing: 'lacrosse stick',
        angle: 0,
        upright: true,
        height: 0.66,
        layer: 'hand',
        swing: keyed([
          [0, -0.5],
          [0.4, -0.9],
          [0.55, 0.9],
          [0.7, 1.2],
          [0.9, -0.4],
        ]),
      },
    ],
    set: [
      { thing: 'goal', x: 1.3, z: 0.1, height: 0.62 },
      {
        thing: 'croquet ball',
        z: -0.03,
        height: 0.055,
        ...aloft(
          [-0.2, 1.06],
          [
            { until: 0.44, to: [-0.22, 1.06], hidden: true },
            { until: 0.72, to: [1.2, 0.36], lift: 0.05 },
            { until: 1, to: [1.2, 0.36], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: posture('rh 0.02 0.66, lh 0.12 0.52, torso 0.16, rf 0.16 0, lf -0.18 0.04, hip 0 0.44'),
      0.4: posture('rh -0.06 0.86, lh 0.1 0.7, torso -0.08, rf -0.18 0, lf 0.18 0'),
      0.55: posture('rh 0.28 0.8, lh 0.18 0.62, torso 0.3, mouth 0.5'),
      0.75: posture('rh 0.24 0.62, lh 0.1 0.54, torso 0.26, rf 0.16 0, lf -0.18 0.05'),
    },
    effects: [{ name: 'speed', at: [0.5, 0.9], from: 0.44, until: 0.56 }],
  },
  'play-squash': {
    seconds: 1.9,
    costume: 'tennis player',
    needs: { place: 'squash-court' },
    holds: [{ thing: 'badminton racket', layer: 'hand' }],
    set: [
      {
        thing: 'squash ball',
        z: -0.03,
        height: 0.075,
        x: 0,
        shadow: false,
        move: offTheWall,
      },
    ],
    keys: {
      0: { ...READY, rh: [-0.06, 0.8], lh: [0.2, 0.6], rw: 0.6 },
      0.3: posture('hip -0.04 0.38, torso 0.02, rh -0.26 0.7, lh 0.26 0.68, rw 0.2'),
      0.42: posture('hip 0.03 0.38, torso 0.3, rh 0.26 0.56, lh 0.08 0.6, rw 0.1, mouth 0.4'),
      0.56: posture('torso 0.3, rh 0.18 0.9, rw 0.6'),
      0.8: { ...READY, rh: [0.04, 0.72] },
    },
    effects: [{ name: 'speed', at: [0.5, 0.62], from: 0.42, until: 0.5 }],
  },
  'bowl-cricket': {
    seconds: 2.6,
    costume: 'cricketer',
    needs: { place: 'cricket-ground' },
    holds: [{ ...inHand('croquet ball', 0.055), layer: 'hand', when: ({ phase }) => phase < 0.5 }],
    set: [
      {
        thing: 'wicket',
        x: 1.7,
        z: 0.03,
        height: 0.42,
        move: ({ phase }) => ({ lean: phase > 0.8 ? 0.4 : 0 }),
      },
      {
        thing: 'croquet ball',
        z: -0.03,
        height: 0.055,
        ...aloft(
          [0.2, 1.1],
          [
            { until: 0.5, to: [0.2, 1.1], hidden: true },
            { until: 0.68, to: [1.2, 0.02] },
            { until: 0.8, to: [1.66, 0.3] },
            { until: 0.84, to: [1.6, 0.1] },
            { until: 1, to: [1.5, 0.02] },
          ],
        ),
      },
    ],
    keys: {
      0: posture('at -0.5 0, rf 0.16 0, lf -0.2 0.06, torso 0.16, rh 0.16 0.7, lh 0.18 0.66'),
      0.14: posture('at -0.3 0.02, rf -0.2 0.06, lf 0.16 0'),
      0.26: posture('at -0.12 0.08, rf 0.14 0, lf -0.1 0.08, rh -0.1 0.6, lh 0.2 1, torso -0.2'),
      0.4: posture('at 0 0, rf -0.16 0.02, lf 0.2 0, ra -1.6 0.05, la 2.6 0.1, torso -0.16'),
      0.5: posture(
        'at 0.03 0, rf -0.2 0.04, lf 0.16 0, ra -3.1 0.05, la 0.2 0.6, torso 0.1, mouth 0.5',
      ),
      0.62: posture('at 0.08 0, ra -5 0.1, torso 0.5, rf -0.1 0.1, lf 0.14 0, hip 0 0.42'),
      0.8: posture('at 0.12 0, ra -5.9 0.4, torso 0.2, rf 0.1 0, lf -0.06 0, hip 0 0.46'),
      0.92: posture('ra -5.9 0.4, la 2.8 0.2, torso 0, mouth 0.8'),
    },
    effects: [
      { name: 'dust', at: [1.2, 0.02], from: 0.66, until: 0.72, strength: 0.5 },
      { name: 'stars', at: [1.68, 0.3], from: 0.79, until: 0.88, strength: 0.7 },
    ],
  },
  'shoot-clay': {
    seconds: 2.4,
    needs: { place: 'meadow' },
    holds: [{ ...inHand('shotgun', 0.12, [0.34, 0.62]), angle: -0.5 }],
    set: [
      {
        thing: 'clay disc',
        z: -0.02,
        height: 0.06,
        ...aloft(
          [1.9, 0.3],
          [
            { until: 0.5, to: [0.95, 1.45], lift: 0.12 },
            { until: 1, to: [0.95, 1.45], hidden: true },
          ],
          1,
        ),
      },
      ...[-1, 0, 1].map((side) => ({
        thing: 'clay disc',
        z: -0.02,
        height: 0.028,
        ...aloft(
          [0.95, 1.45],
          [
            { until: 0.5, to: [0.95, 1.45], hidden: true },
            { until: 0.8, to: [0.9 + side * 0.24, 0.95 + side * 0.08], lift: 0.08 },
            { until: 1, to: [0.88 + side * 0.3, 0.5], hidden: true },
          ],
          3,
        ),
      })),
    ],
    keys: {
      0: posture('rh 0.14 0.74, lh 0.34 0.84, neck 0.02, rf -0.1 0, lf 0.1 0, torso -0.04'),
      0.48: posture('rh 0.14 0.75, lh 0.34 0.88, neck -0.06'),
      0.53: posture('rh 0.1 0.77, lh 0.3 0.92, torso -0.12, blink 1'),
      0.75: posture('rh 0.14 0.74, lh 0.34 0.85, torso -0.04'),
    },
    effects: [
      { name: 'smoke', at: [0.56, 1.02], from: 0.5, until: 0.64, strength: 0.5 },
      { name: 'stars', at: [0.95, 1.45], from: 0.5, until: 0.6, strength: 1.2 },
    ],
  },
}
