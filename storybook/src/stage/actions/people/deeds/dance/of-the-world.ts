import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const NOTES = [{ name: 'notes', at: [0, 1.12], strength: 0.6 }] as const

/** Dances that belong to a country and its dress. */
export const DANCES_OF_THE_WORLD: Deeds = {
  flamenco: {
    seconds: 2.2,
    view: 'front',
    costume: 'flamenco dancer',
    needs: { place: 'stage' },
    effects: [
      ...NOTES,
      { name: 'dust', at: [-0.06, 0.02], from: 0.24, until: 0.32, strength: 0.5 },
    ],
    keys: {
      0: posture(
        'rh -0.16 1.06, lh 0.24 0.52, rw 0.6, hip 0.02 0.46, rf -0.06 0.08, torso 0.06, look 0.5',
      ),
      0.25: { rf: [-0.06, 0], rh: [-0.1, 1.1], rw: -0.4, hip: [0.03, 0.455], look: 0.5 },
      0.45: { lf: [0.06, 0.08], rh: [-0.24, 0.9], lh: [0.24, 0.9], hip: [0, 0.46], look: 0 },
      0.5: { lf: [0.06, 0] },
      0.72: posture(
        'lh 0.14 1.08, rh -0.26 0.54, lw -0.6, hip -0.03 0.455, torso -0.06, look -0.5',
      ),
      0.9: { lf: [0.06, 0.07], lw: 0.4 },
    },
  },
  hula: {
    seconds: 2.4,
    view: 'front',
    face: 'happy',
    costume: 'hula dancer',
    needs: { place: 'beach' },
    effects: [{ name: 'petals', at: [0, 1.15], strength: 0.4 }],
    keys: {
      0: { rh: [-0.3, 0.76], lh: [0.12, 0.58], right: 'open', left: 'open', neck: -0.06 },
      0.25: { rh: [-0.3, 0.82], lh: [0.1, 0.62], rw: 0.3 },
      0.5: { rh: [-0.12, 0.58], lh: [0.3, 0.76], neck: 0.06 },
      0.75: { rh: [-0.1, 0.62], lh: [0.3, 0.82], lw: -0.3 },
    },
    live: (stance, { phase }) => ({
      ...stance,
      hip: [Math.sin(phase * TAU * 2) * 0.05, 0.445 + Math.cos(phase * TAU * 4) * 0.006],
      torso: -Math.sin(phase * TAU * 2) * 0.08,
    }),
  },
  haka: {
    seconds: 2.2,
    view: 'front',
    face: 'angry',
    costume: 'maori warrior',
    needs: { place: 'meadow' },
    effects: [{ name: 'dust', at: [-0.2, 0.02], from: 0.86, until: 0.98, strength: 0.7 }],
    keys: {
      0: posture('hip 0 0.37, rf -0.19 0, lf 0.19 0, rh -0.36 0.94, lh 0.36 0.94, mouth 0.3'),
      0.16: { rh: [-0.2, 0.44], lh: [0.2, 0.44], mouth: 1 },
      0.32: { rh: [0.14, 0.66], lh: [-0.1, 0.7], right: 'fist', left: 'fist', mouth: 0.4 },
      0.5: { rh: [-0.46, 0.76], lh: [0.46, 0.76], right: 'open', left: 'open', mouth: 1 },
      0.66: { rh: [-0.46, 0.8], lh: [0.46, 0.72], rw: 0.4, lw: 0.4, mouth: 1 },
      0.8: { rf: [-0.2, 0.16], rh: [-0.24, 0.98], lh: [0.2, 0.5], right: 'fist', left: 'fist' },
      0.9: { rf: [-0.19, 0], rh: [-0.22, 0.6], lh: [0.2, 0.5], mouth: 1 },
    },
  },
  hopak: {
    seconds: 1.1,
    view: 'front',
    face: 'happy',
    needs: { place: 'stage' },
    effects: NOTES,
    keys: {
      0: posture(
        'hip 0 0.24, rf -0.34 0.1, lf 0.06 0, rh 0.12 0.56, lh -0.12 0.54, at 0 0, mouth 0.6',
      ),
      0.25: { hip: [0, 0.3], rf: [-0.1, 0.04], lf: [0.1, 0.04], at: [0, 0.08] },
      0.5: { hip: [0, 0.24], rf: [-0.06, 0], lf: [0.34, 0.1], at: [0, 0], mouth: 0.9 },
      0.75: { hip: [0, 0.3], rf: [-0.1, 0.04], lf: [0.1, 0.04], at: [0, 0.08] },
    },
  },
  'irish-dance': {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    costume: 'irish dancer',
    needs: { place: 'stage' },
    effects: NOTES,
    keys: {
      0: { ra: [-0.05, 0.02], la: [0.05, -0.02], rf: [0.05, 0.02], lf: [-0.03, 0], at: [0, 0] },
      0.25: { rf: [-0.02, 0.26], lf: [0.02, 0], at: [0, 0.07], hip: [0, 0.471] },
      0.5: { rf: [0.03, 0], lf: [-0.05, 0.02], at: [0, 0] },
      0.75: { lf: [0.02, 0.26], rf: [-0.02, 0], at: [0, 0.07], hip: [0, 0.471] },
    },
  },
}
