import type { Deeds } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { READY } from '../../postures.ts'
import { posture } from '../../posture.ts'

/** Basketball. */
export const BASKETBALL: Deeds = {
  'spin-ball': {
    seconds: 1,
    needs: { place: 'gym', framing: 'medium' },
    face: 'happy',
    holds: [
      {
        thing: '?basketball',
        angle: 0,
        at: [0.5, 1.04],
        height: 0.17,
        swing: ({ phase }) => phase * Math.PI * 2,
      },
    ],
    keys: {
      0: { ra: [2.45, 0.15], right: 'point', la: [0.1, 0.4], neck: -0.16 },
      0.5: { ra: [2.5, 0.15], neck: -0.2, mouth: 0.3 },
    },
  },
  dunk: {
    seconds: 5.2,
    once: true,
    costume: 'basketball player',
    needs: { place: 'gym' },
    holds: [
      {
        thing: 'basketball',
        angle: 0,
        at: [0.4, 0.75],
        when: ({ phase }) => phase < 0.6,
        layer: 'hand',
      },
    ],
    set: [
      { thing: 'basketball hoop', x: 0.42, z: 0.04, height: 1.9 },
      {
        thing: 'basketball',
        z: 0.03,
        height: 0.14,
        ...aloft(
          [0.32, 1.3],
          [
            { until: 0.6, to: [0.32, 1.3], hidden: true },
            { until: 0.72, to: [0.32, 0] },
            { until: 0.82, to: [0.42, 0], lift: 0.3 },
            { until: 0.9, to: [0.5, 0], lift: 0.14 },
            { until: 1, to: [0.56, 0] },
          ],
          3,
        ),
      },
    ],
    keys: {
      0: { at: [-0.7, 0], ...READY, rh: [0.18, 0.5], lh: [0.22, 0.6] },
      0.08: { rh: [0.2, 0.38] },
      0.16: { rh: [0.18, 0.52], at: [-0.6, 0] },
      0.3: posture(
        'at -0.42 0, hip -0.06 0.34, torso 0.4, rf -0.16 0, lf 0.12 0, rh 0.0 0.4, lh 0.14 0.42',
      ),
      0.46: {
        at: [-0.12, 0.36],
        hip: [0, 0.47],
        torso: 0.0,
        rf: [-0.12, 0.16],
        lf: [0.1, 0.2],
        rh: [0.06, 1.06],
        lh: [0.24, 0.8],
        neck: -0.3,
        mouth: 0.5,
      },
      0.56: { at: [0, 0.46], rh: [0.24, 1.02], torso: 0.04 },
      0.62: { at: [0.02, 0.44], rh: [0.3, 0.96], torso: 0.14, rf: [-0.2, 0.14] },
      0.68: posture('at 0.04 0.4, rh 0.27 0.98, lh 0.24 0.98, torso 0, rf 0.12 0.12, lf 0.18 0.06'),
      0.74: posture('at 0.03 0.4, rh 0.28 0.98, lh 0.25 0.98, rf -0.1 0.08, lf -0.04 0.02'),
      0.8: posture('at 0.04 0.4, rh 0.27 0.98, lh 0.24 0.98, rf 0.1 0.1, lf 0.16 0.05, mouth 0.9'),
      0.88: posture(
        'at -0.02 0, hip -0.04 0.36, torso 0.3, rf -0.1 0, lf 0.1 0, rh 0.2 0.6, lh 0.24 0.6, neck -0.1',
      ),
      0.95: posture(
        'at -0.04 0, hip 0 0.47, torso -0.06, rh 0.1 1.08, lh 0.2 1.04, face happy, mouth 0.8, right fist',
      ),
    },
    effects: [
      { name: 'stars', at: [0.32, 1.36], from: 0.6, until: 0.68 },
      { name: 'dust', at: 'feet', from: 0.87, until: 0.92 },
    ],
  },
  dribble: {
    seconds: 0.8,
    costume: 'basketball player',
    needs: { place: 'gym' },
    set: [
      {
        thing: 'basketball',
        x: 0.24,
        z: -0.04,
        height: 0.14,
        shadow: false,
        move: ({ phase }) => ({
          y: 0.34 * Math.abs(Math.cos(phase * Math.PI)) ** 0.8,
          spin: phase * 3,
        }),
      },
    ],
    keys: {
      0: { ...READY, rh: [0.24, 0.51], lh: [0.26, 0.62], rw: 0.7 },
      0.25: { rh: [0.24, 0.4] },
      0.5: { rh: [0.24, 0.38], hip: [-0.02, 0.4] },
      0.8: { rh: [0.24, 0.47] },
    },
    glides: true,
  },
  'shoot-basketball': {
    seconds: 3,
    costume: 'basketball player',
    needs: { place: 'gym' },
    holds: [
      {
        thing: 'basketball',
        grip: 'bothHands',
        angle: 0,
        at: [0.5, 0.6],
        when: ({ phase }) => phase < 0.36 || phase > 0.92,
      },
    ],
    set: [
      { thing: 'basketball hoop', x: 1.0, z: 0.04, height: 1.9 },
      {
        thing: 'basketball',
        z: 0.03,
        height: 0.14,
        ...aloft(
          [0.24, 1],
          [
            { until: 0.36, to: [0.24, 1.02], hidden: true },
            { until: 0.64, to: [0.9, 1.36], lift: 0.34 },
            { until: 0.76, to: [0.9, 0] },
            { until: 0.92, to: [0.6, 0], lift: 0.2 },
            { until: 1, to: [0.6, 0], hidden: true },
          ],
          2,
        ),
      },
    ],
    keys: {
      0: { hip: [-0.04, 0.4], torso: 0.1, rh: [0.18, 0.6], lh: [0.22, 0.6] },
      0.2: { hip: [-0.02, 0.38], rh: [0.12, 0.84], lh: [0.16, 0.84], at: [0, 0] },
      0.36: { hip: [0, 0.475], rh: [0.2, 1.04], lh: [0.16, 0.98], at: [0, 0.1], neck: -0.2 },
      0.5: { rh: [0.24, 1.02], lh: [0.14, 0.8], at: [0, 0], hip: [0, 0.46] },
      0.8: { rh: [0.2, 0.8], neck: -0.25, mouth: 0.5 },
    },
    face: 'happy',
  },
}
