import type { Deeds } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { READY } from '../../postures.ts'
import { posture } from '../../posture.ts'

/** Games across a net. */
export const RACKETS: Deeds = {
  'play-tennis': {
    seconds: 2,
    costume: 'tennis player',
    needs: { place: 'tennis-court' },
    holds: [{ thing: 'tennis racket', layer: 'hand' }],
    set: [
      { thing: 'tennis net', x: 0.75, z: 0.03, height: 0.5 },
      {
        thing: 'tennis ball',
        z: -0.03,
        height: 0.055,
        ...aloft(
          [1.7, 0.7],
          [
            { until: 0.42, to: [0.42, 0.62], lift: 0.2 },
            { until: 0.95, to: [1.8, 0.5], lift: 0.3 },
            { until: 1, to: [1.8, 0.5], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: { ...READY, rh: [0.1, 0.62], lh: [0.2, 0.6], rw: 0.6 },
      0.28: { hip: [-0.06, 0.42], torso: -0.08, rh: [-0.28, 0.74], lh: [0.26, 0.72], rw: 0.2 },
      0.42: posture('hip 0.02 0.43, torso 0.18, rh 0.26 0.62, lh 0.1 0.6, rw 0.1, mouth 0.4'),
      0.56: { torso: 0.26, rh: [0.2, 0.9], rw: 0.6 },
      0.8: { ...READY, rh: [0.12, 0.64] },
    },
    effects: [{ name: 'speed', at: [0.5, 0.64], from: 0.42, until: 0.5 }],
  },
  'play-badminton': {
    seconds: 1.9,
    costume: 'tennis player',
    holds: [{ thing: 'badminton racket', layer: 'hand' }],
    set: [
      { thing: 'net', x: 0.75, z: 0.03, height: 0.9 },
      {
        thing: 'shuttlecock',
        z: -0.03,
        height: 0.07,
        ...aloft(
          [1.6, 0.9],
          [
            { until: 0.45, to: [0.3, 1.14], lift: 0.3 },
            { until: 0.95, to: [1.7, 0.8], lift: 0.3 },
            { until: 1, to: [1.7, 0.8], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: { ...READY, rh: [0.14, 0.7], lh: [0.2, 0.62] },
      0.3: posture('hip -0.05 0.44, torso -0.16, rh -0.16 0.96, lh 0.26 0.86, rw -0.9, neck -0.3'),
      0.45: posture('hip 0.03 0.46, torso 0.1, rh 0.18 1.04, lh 0.14 0.66, rw 0.2, at 0 0.06'),
      0.6: { torso: 0.3, rh: [0.24, 0.66], at: [0, 0] },
    },
  },
  'play-table-tennis': {
    seconds: 1.2,
    needs: { place: 'gymnasium' },
    holds: [{ thing: 'ping pong paddle', layer: 'hand' }],
    set: [
      { thing: 'ping pong table', x: 0.95, z: -0.06, height: 0.46 },
      {
        thing: 'ping pong ball',
        z: -0.07,
        height: 0.036,
        ...aloft(
          [0.34, 0.6],
          [
            { until: 0.2, to: [0.6, 0.46], lift: 0.03 },
            { until: 0.5, to: [1.5, 0.62], lift: 0.08 },
            { until: 0.8, to: [0.7, 0.46], lift: 0.08 },
            { until: 1, to: [0.34, 0.6], lift: 0.04 },
          ],
        ),
      },
    ],
    keys: {
      0: { ...READY, rh: [0.28, 0.58], lh: [0.22, 0.5] },
      0.2: { rh: [0.32, 0.7], torso: 0.24 },
      0.7: { rh: [0.12, 0.52], torso: 0.12 },
    },
    partner: {
      x: 1.9,
      keys: {
        0: { ...READY, rh: [0.14, 0.54] },
        0.4: { rh: [0.12, 0.52] },
        0.5: { rh: [0.28, 0.6], torso: 0.2 },
        0.7: { rh: [0.3, 0.72] },
      },
      holds: [{ thing: 'ping pong paddle', layer: 'hand' }],
    },
  },
  /** Up beside the net, and down over it with one hand. */
  'spike-ball': {
    seconds: 2.6,
    costume: 'volleyball player',
    needs: { place: 'beach' },
    set: [
      { thing: 'net', x: 0.5, z: 0.03, height: 1.16 },
      {
        thing: 'volleyball',
        z: -0.03,
        height: 0.14,
        ...aloft(
          [-0.3, 0.9],
          [
            { until: 0.46, to: [0.22, 1.42], lift: 0.3 },
            { until: 0.62, to: [1.3, 0.02] },
            { until: 0.82, to: [1.9, 0.02], lift: 0.3 },
            { until: 1, to: [-0.3, 0.9], hidden: true },
          ],
          3,
        ),
      },
    ],
    keys: {
      0: posture(
        'at -0.5 0, hip 0 0.45, torso 0.16, rf -0.2 0.04, lf 0.18 0, ra -0.4 0.6, la 0.6 0.6, neck -0.3',
      ),
      0.16: posture('at -0.24 0, rf 0.2 0, lf -0.18 0.06, ra 0.5 0.6, la -0.4 0.6'),
      0.28: posture(
        'at -0.04 0, hip -0.06 0.34, torso 0.4, rf -0.06 0, lf 0.1 0, ra -1.2 0.1, la -1.1 0.1',
      ),
      0.32: posture('at 0 0, hip -0.02 0.46, torso 0.1, rf -0.06 0, lf 0.1 0'),
      0.4: posture(
        'at 0.02 0.42, hip -0.02 0.46, torso -0.3, ra -2.5 1.2, la 2.5 0.1, rf -0.26 0.18, lf -0.12 0.12, neck -0.3',
      ),
      0.48: posture(
        'at 0.04 0.46, torso 0.1, ra 2.7 0.05, la 1.2 0.6, rf -0.16 0.1, lf 0 0.06, mouth 0.8, right open',
      ),
      0.58: posture('at 0.06 0.3, torso 0.46, ra 0.9 0.1, la 0.2 0.8, rf -0.06 0.06, lf 0.1 0.04'),
      0.68: posture(
        'at 0.06 0, hip 0 0.46, torso 0.4, rf -0.08 0, lf 0.1 0, ra 0.7 0.3, la 0.4 0.7',
      ),
      0.76: posture('at 0.06 0, hip -0.05 0.38, rf -0.08 0, lf 0.1 0, ra 0.6 0.5, la 0.7 0.6'),
      0.88: posture(
        'at 0 0, hip 0 0.47, torso -0.04, ra 2.6 0.2, la 2.7 0.2, face happy, mouth 0.9',
      ),
    },
    effects: [
      { name: 'stars', at: [0.24, 1.44], from: 0.45, until: 0.54, strength: 0.7 },
      { name: 'dust', at: [1.3, 0.03], from: 0.61, until: 0.72 },
    ],
  },
  'play-volleyball': {
    seconds: 1.8,
    costume: 'volleyball player',
    needs: { place: 'beach' },
    set: [
      { thing: 'net', x: 0.72, z: 0.03, height: 1.2 },
      {
        thing: 'volleyball',
        z: -0.03,
        height: 0.14,
        ...aloft(
          [0.16, 1.0],
          [
            { until: 0.5, to: [0.16, 1.0], lift: 0.5 },
            { until: 0.9, to: [1.7, 0.8], lift: 0.5 },
            { until: 1, to: [0.16, 1.0], hidden: true },
          ],
          1,
        ),
      },
    ],
    keys: {
      0: { ...READY, rh: [0.12, 0.98], lh: [0.2, 0.98], right: 'open', left: 'open', neck: -0.3 },
      0.2: { hip: [-0.02, 0.38], rh: [0.16, 0.74], lh: [0.22, 0.74] },
      0.48: { hip: [0, 0.46], rh: [0.1, 0.92], lh: [0.18, 0.92] },
      0.56: { at: [0, 0.12], hip: [0, 0.475], rh: [0.14, 1.07], lh: [0.22, 1.06], torso: -0.04 },
      0.8: { at: [0, 0] },
    },
  },
}
