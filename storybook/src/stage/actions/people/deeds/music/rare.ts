import { STOOL } from '../../furniture.ts'
import { inBothHands, inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'
import { STAGE } from '../../settings.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const NOTES: Pick<Score, 'needs' | 'effects'> = {
  needs: STAGE,
  effects: [{ name: 'notes', at: 'rightHand' }],
}

/** Instruments that are rarely met, and turntables. */
export const RARE_MUSIC: Deeds = {
  'play-trombone': {
    ...NOTES,
    seconds: 2,
    holds: [{ thing: 'trombone', grip: 'leftHand', angle: 1.75, height: 0.6, at: [0.36, 0.2] }],
    keys: {
      0: { lh: ['mouth', 0.14, -0.03], rh: [0.36, 0.76], torso: -0.04, mouth: 0.2 },
      0.5: { rh: [0.24, 0.78], torso: -0.1, neck: -0.06 },
      0.75: { rh: [0.4, 0.76] },
    },
  },
  'play-tuba': {
    ...NOTES,
    seconds: 1.2,
    holds: [inBothHands('tuba', 0.56, [0.4, 0.62])],
    keys: {
      0: { rh: [0.12, 0.58], lh: [0.26, 0.56], torso: -0.04, neck: 0.06, mouth: 0.2 },
      0.5: { rh: [0.13, 0.6], lh: [0.27, 0.58], torso: -0.1, mouth: 0.4 },
    },
  },
  'play-harmonica': {
    ...NOTES,
    seconds: 1.1,
    needs: { place: 'campsite', framing: 'close-up' },
    holds: [inBothHands('harmonica', 0.06)],
    keys: {
      0: posture('rh mouth 0.045 -0.015, lh mouth 0.07 -0.01, neck 0.1, torso 0.04, blink 1'),
      0.5: posture('rh mouth 0.05 -0.005, lh mouth 0.075 0, neck -0.02, torso -0.03, blink 1'),
    },
  },
  'play-didgeridoo': {
    ...NOTES,
    seconds: 1.6,
    needs: { place: 'desert' },
    holds: [
      {
        thing: 'didgeridoo',
        grip: 'leftHand',
        aim: 'rightHand',
        angle: Math.PI,
        height: 0.86,
        at: [0.5, 0.34],
      },
    ],
    set: [STOOL],
    keys: {
      0: {
        ...SIT,
        ...posture('rh mouth 0.07 -0.06, lh 0.34 0.5, torso 0.1, neck 0.08, mouth 0.3'),
      },
      0.5: { torso: 0.14, lh: [0.35, 0.49], mouth: 0.6 },
    },
    effects: [{ name: 'notes', at: [0.7, 0.2] }],
  },
  'play-bagpipes': {
    ...NOTES,
    seconds: 1.2,
    costume: 'piper',
    needs: { place: 'castle' },
    holds: [
      { thing: 'bagpipes', grip: 'middle', angle: 0, layer: 'body', height: 0.56, at: [0.42, 0.6] },
    ],
    keys: {
      0: posture(
        'rh belly 0.14 -0.06, lh belly 0.17 0.02, torso -0.06, mouth 0.2, rf 0.05 0, lf -0.04 0',
      ),
      0.5: posture('rh belly 0.15 -0.04, lh belly 0.17 0, torso -0.1, mouth 0.4, rf 0.05 0.03'),
    },
    effects: [{ name: 'notes', at: [0.2, 1] }],
  },
  'play-organ': {
    ...NOTES,
    seconds: 1.4,
    holds: [],
    set: [STOOL, { thing: 'church organ', x: 0.78, z: 0.03, height: 1.25 }],
    keys: {
      0: { ...SIT, rh: [0.34, 0.5], lh: [0.37, 0.46], torso: 0.1 },
      0.3: { rh: [0.35, 0.46], lh: [0.36, 0.5], torso: 0.16 },
      0.6: { rh: [0.37, 0.5], lh: [0.35, 0.46], torso: 0.02, neck: -0.16 },
    },
    effects: [{ name: 'notes', at: [0.6, 1.1], strength: 1.4 }],
  },
  dj: {
    seconds: 0.8,
    view: 'front',
    costume: 'dj',
    face: 'happy',
    needs: { place: 'nightclub' },
    set: [
      { thing: 'table', x: 0, z: -0.05, height: 0.42 },
      { thing: 'turntables', x: 0, y: 0.41, z: -0.06, height: 0.22 },
    ],
    keys: {
      0: { rh: [-0.2, 0.63], lh: ['ear', 0.16, 0], neck: 0.12, hip: [0.02, 0.46] },
      0.25: { rh: [-0.15, 0.63], neck: -0.02 },
      0.5: { rh: [-0.22, 0.63], neck: 0.12, hip: [-0.02, 0.46] },
      0.75: { rh: [-0.16, 0.63], neck: -0.02, mouth: 0.5 },
    },
    effects: [
      { name: 'notes', at: [0.2, 0.9], strength: 1.3 },
      { name: 'stars', at: [-0.2, 0.75], strength: 0.4 },
    ],
  },
  'play-cymbals': {
    ...NOTES,
    seconds: 1.3,
    costume: 'marching musician',
    holds: [
      { ...inHand('cymbal', 0.34, [0.2, 0.5]) },
      { ...inHand('cymbal', 0.34, [0.8, 0.5]), grip: 'leftHand', angle: Math.PI },
    ],
    keys: {
      0: { rh: [0.04, 0.7], lh: [0.4, 0.74], torso: -0.04 },
      0.4: { rh: [0.2, 0.76], lh: [0.26, 0.76], torso: 0.04, mouth: 0.5 },
      0.5: { rh: [0.19, 0.8], lh: [0.27, 0.72] },
      0.75: { rh: [0.02, 0.86], lh: [0.4, 0.86] },
    },
    effects: [
      { name: 'stars', at: [0.23, 0.8], from: 0.38, until: 0.5 },
      { name: 'notes', at: [0.23, 0.95], from: 0.4, until: 0.8 },
    ],
  },
  'play-gong': {
    ...NOTES,
    seconds: 1.8,
    needs: { place: 'temple' },
    holds: [{ thing: 'mallet', height: 0.3, layer: 'hand' }],
    set: [
      {
        thing: 'gong',
        x: 0.72,
        z: 0.03,
        height: 1,
        move: ({ phase }) => ({ lean: phase > 0.45 ? Math.sin(phase * 40) * 0.015 : 0 }),
      },
    ],
    keys: {
      0: { rh: [-0.14, 0.86], la: [0.6, 0.3], torso: -0.14 },
      0.3: { rh: [-0.18, 0.9], torso: -0.18 },
      0.45: { rh: [0.34, 0.66], torso: 0.16, mouth: 0.5 },
      0.65: { rh: [0.28, 0.64], torso: 0.08 },
    },
    effects: [
      { name: 'stars', at: [0.6, 0.55], from: 0.44, until: 0.54 },
      { name: 'notes', at: [0.72, 0.8], from: 0.45, until: 0.9 },
    ],
  },
  'play-maracas': {
    ...NOTES,
    seconds: 0.6,
    view: 'front',
    face: 'happy',
    costume: 'mariachi',
    holds: [
      {
        thing: 'maraca',
        angle: 0.3,
        height: 0.2,
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.5,
      },
      {
        thing: 'maraca',
        grip: 'leftHand',
        angle: -0.3,
        height: 0.2,
        swing: ({ phase }) => -Math.sin(phase * TAU) * 0.5,
      },
    ],
    keys: {
      0: { rh: [-0.22, 0.76], lh: [0.24, 0.64], hip: [0.025, 0.46] },
      0.5: { rh: [-0.24, 0.64], lh: [0.22, 0.76], hip: [-0.025, 0.46], mouth: 0.5 },
    },
  },
  'tell-jokes': {
    seconds: 3.2,
    needs: STAGE,
    face: 'happy',
    holds: [{ thing: 'microphone', angle: -0.5, height: 0.14 }],
    set: [{ thing: 'microphone stand', x: -0.34, z: 0.04, height: 0.8 }],
    keys: {
      0: posture('rh mouth 0.08 -0.03, lh 0.3 0.6, left palm, mouth 0.2, torso 0.04'),
      0.3: { lh: [0.36, 0.74], mouth: 0.8, neck: 0.06 },
      0.5: { lh: [0.24, 0.5], mouth: 0.3, torso: 0.1 },
      0.8: { lh: [0.38, 0.68], mouth: 0.9, neck: -0.06 },
    },
  },
  beatbox: {
    seconds: 0.7,
    costume: 'rapper',
    needs: { place: 'stage', framing: 'close-up' },
    holds: [{ thing: 'microphone', angle: -0.5, height: 0.14 }],
    keys: {
      0: posture(
        'rh mouth 0.05 -0.03, lh mouth 0.085 -0.02, left fist, neck 0.12, mouth 0.1, face kiss, torso 0.05',
      ),
      0.3: { mouth: 0.9, neck: 0.02, face: 'singing' },
      0.5: { mouth: 0.1, neck: 0.12, face: 'kiss', torso: 0.1 },
      0.8: { mouth: 0.8, neck: 0.02, face: 'singing' },
    },
    effects: [
      { name: 'notes', at: [0.3, 0.9], strength: 1.2 },
      { name: 'speed', at: [0.3, 0.88], strength: 0.4 },
    ],
  },
}
