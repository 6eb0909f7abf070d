import { NOTES } from './dances.ts'
import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const CLUB = { place: 'nightclub' } as const

/** Dances with steps of their own. */
export const DANCE_STYLES: Deeds = {
  macarena: {
    seconds: 4,
    view: 'front',
    face: 'happy',
    needs: { place: 'ballroom' },
    effects: NOTES,
    keys: {
      0: { rh: [-0.2, 0.68], lh: [0.2, 0.68], hip: [0.02, 0.46], right: 'open', left: 'open' },
      0.16: { rh: [0.05, 0.64], lh: [0.2, 0.68], hip: [-0.02, 0.46] },
      0.32: { rh: [0.05, 0.64], lh: [-0.05, 0.66], hip: [0.02, 0.46] },
      0.44: { rh: [-0.24, 0.66], lh: [0.24, 0.66], hip: [0, 0.46] },
      0.54: { rh: [-0.17, 0.93], lh: [0.17, 0.93], hip: [-0.02, 0.46], mouth: 0.5 },
      0.66: { rh: [-0.14, 0.5], lh: [0.14, 0.5], hip: [0.04, 0.45] },
      0.78: { rh: [-0.14, 0.5], lh: [0.14, 0.5], hip: [-0.04, 0.45], mouth: 0.8 },
      0.9: { rh: [-0.14, 0.5], lh: [0.14, 0.5], hip: [0.04, 0.45] },
    },
  },
  gangnam: {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    costume: 'spy',
    needs: CLUB,
    effects: NOTES,
    keys: {
      0: posture(
        'rh -0.03 0.62, lh 0.03 0.6, rf -0.11 0, lf 0.12 0.1, hip 0 0.44, right fist, left fist',
      ),
      0.25: { rh: [-0.03, 0.56], lh: [0.03, 0.54], hip: [0, 0.455], at: [0, 0.03] },
      0.5: posture('rh -0.03 0.62, lh 0.03 0.6, rf -0.12 0.1, lf 0.11 0, hip 0 0.44, at 0 0'),
      0.75: { rh: [-0.03, 0.56], lh: [0.03, 0.54], hip: [0, 0.455], at: [0, 0.03], mouth: 0.5 },
    },
  },
  krump: {
    seconds: 1.1,
    view: 'front',
    face: 'angry',
    costume: 'rapper',
    needs: { place: 'alley' },
    effects: [{ name: 'dust', at: [0, 0.03], from: 0.48, until: 0.6 }],
    keys: {
      0: posture(
        'hip 0 0.4, rf -0.17 0, lf 0.17 0, rh -0.3 0.6, lh 0.3 0.6, right fist, left fist, neck 0.1',
      ),
      0.2: posture('hip 0 0.46, rh -0.1 0.86, lh 0.1 0.86, at 0 0.04, neck -0.1, mouth 0.7'),
      0.35: { rh: [-0.34, 0.94], lh: [0.34, 0.94] },
      0.5: posture(
        'hip 0.03 0.37, rh -0.16 0.62, lh 0.34 0.8, rf -0.2 0, at 0 0, neck 0.14, mouth 0.3',
      ),
      0.75: { hip: [-0.03, 0.38], rh: [-0.34, 0.8], lh: [0.16, 0.62], neck: -0.1, mouth: 0.7 },
    },
  },
  capoeira: {
    seconds: 2.4,
    face: 'happy',
    costume: 'capoeirista',
    needs: { place: 'beach' },
    keys: {
      0: posture(
        'hip -0.04 0.36, rf -0.3 0, lf 0.12 0, torso 0.4, neck -0.2, ra 1.3 1.4, la -0.6 0.6',
      ),
      0.25: posture(
        'hip 0 0.3, torso 1.2, neck -0.6, rh 0.26 0.06, lh 0.34 0.1, rf -0.2 0, lf 0.06 0',
      ),
      0.4: posture(
        'hip -0.02 0.44, torso 1.85, neck -0.9, rh 0.3 0.03, lh 0.36 0.03, rf -0.36 0.78, lf -0.1 0, mouth 0.5',
      ),
      0.54: posture('hip 0 0.44, torso 1.8, rh 0.28 0.03, lh 0.34 0.03, rf 0.06 0.92, lf -0.12 0'),
      0.68: posture('hip 0 0.44, torso 1.8, rh 0.28 0.03, lh 0.34 0.03, rf 0.34 0.78, lf -0.12 0'),
      0.84: posture(
        'hip 0 0.34, torso 0.7, neck -0.3, rh 0.3 0.4, lh 0.1 0.5, rf 0.16 0.06, lf -0.16 0',
      ),
    },
    effects: [
      { name: 'dust', at: [0, 0.03], from: 0.4, until: 0.6 },
      { name: 'speed', at: [-0.1, 0.9], from: 0.45, until: 0.65, strength: 0.5 },
    ],
    // The other one of the ring ducks under the foot.
    partner: {
      x: 0.98,
      z: 0.05,
      face: 'happy',
      keys: {
        0: posture(
          'hip -0.04 0.36, rf -0.3 0, lf 0.12 0, torso 0.3, neck -0.1, ra 1.3 1.4, la -0.6 0.6',
        ),
        0.4: posture(
          'hip -0.06 0.24, rf -0.34 0.03, lf 0.16 0, torso 0.1, rh -0.2 0.04, lh 0.2 0.74',
        ),
        0.7: posture(
          'hip -0.08 0.23, rf -0.34 0.03, lf 0.16 0, torso 0, rh -0.2 0.04, lh 0.2 0.76',
        ),
      },
    },
  },
  salsa: {
    seconds: 1.5,
    face: 'happy',
    needs: { place: 'ballroom' },
    effects: [{ name: 'notes', at: [0.3, 1.1] }],
    keys: {
      0: { rh: [0.28, 0.62], lh: [0.3, 0.7], rf: [-0.1, 0], lf: [0.12, 0], hip: [0.02, 0.455] },
      0.3: posture(
        'rh 0.26 0.62, lh 0.28 1.04, rf 0.1 0, lf -0.08 0.03, hip -0.02 0.455, neck -0.1, mouth 0.5',
      ),
      0.6: posture(
        'rh 0.28 0.6, lh 0.3 1.04, rf -0.06 0.03, lf 0.12 0, hip 0.03 0.455, torso -0.06',
      ),
      0.85: { rh: [0.28, 0.62], lh: [0.3, 0.74], rf: [-0.1, 0], lf: [0.12, 0], hip: [0, 0.455] },
    },
    partner: {
      x: 0.58,
      touching: true,
      face: 'happy',
      keys: {
        0: { rh: [0.3, 0.7], lh: [0.28, 0.62], rf: [0.1, 0], lf: [-0.1, 0] },
        0.3: { rh: [0.32, 1.04], rf: [-0.06, 0], lf: [0.08, 0.04], mouth: 0.6 },
        0.6: { rh: [0.34, 1.04], rf: [0.08, 0.04], lf: [-0.08, 0] },
        0.75: { rh: [0.32, 0.9] },
      },
    },
    live: (stance, { phase }) => ({
      ...stance,
      torso: (stance.torso ?? 0) + Math.sin(phase * TAU) * 0.05,
    }),
  },
}
