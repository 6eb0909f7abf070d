import type { Deeds, Score, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const PLAYGROUND = { place: 'playground' } as const

/** How far down the slide, 0…1, and then it starts again. */
const down = (phase: number): number => Math.min(1, Math.max(0, (phase - 0.3) / 0.45))

const TREE: SetPiece = { thing: 'leafy tree', x: 0.16, z: -0.06, height: 1.5 }
/** Nobody has a tree in the house. */
const CURTAIN: SetPiece = { thing: 'curtain', x: 0.16, z: -0.06, height: 1.35 }

const HIDE: Score = {
  seconds: 3,
  face: 'happy',
  keys: {
    0: posture(
      'at -0.14 0, hip -0.02 0.4, rf -0.08 0, lf 0.06 0, torso 0.1, rh 0.14 0.6, lh 0.12 0.5, neck 0.04',
    ),
    0.35: { at: [-0.14, 0], torso: 0.1 },
    0.5: { at: [-0.2, 0], torso: -0.24, neck: -0.1, mouth: 0.3, look: 0.4 },
    0.75: { at: [-0.2, 0], torso: -0.26, mouth: 0.5 },
    0.9: { at: [-0.14, 0], torso: 0.1, mouth: 0 },
  },
}

/** Up and down by turns. */
const SEESAW: Score = {
  seconds: 2,
  face: 'happy',
  needs: PLAYGROUND,
  set: [
    {
      thing: 'seesaw',
      stands: true,
      x: 0.62,
      z: 0.03,
      height: 0.42,
      move: ({ phase }) => ({ lean: Math.sin(phase * TAU) * 0.16 }),
    },
  ],
  keys: {
    0: posture('hip 0 0.18, torso -0.05, rl 0.9 -0.9, ll 0.95 -0.9, rh 0.2 0.26, lh 0.22 0.26'),
  },
  live: (stance, { phase }) => ({
    ...stance,
    at: [-0.02, 0.26 - Math.sin(phase * TAU) * 0.1],
    mouth: 0.3 + 0.5 * Math.cos(phase * TAU),
  }),
  partner: {
    x: 1.26,
    guest: true,
    face: 'happy',
    keys: {
      0: posture(
        'at 0 0.26, hip 0 0.18, torso -0.05, rl 0.9 -0.9, ll 0.95 -0.9, rh 0.2 0.26, lh 0.22 0.26, mouth 0.6',
      ),
      0.25: { at: [0, 0.36], mouth: 0.9 },
      0.75: { at: [0, 0.16], mouth: 0.2 },
    },
  },
}

/** The heavy one sits at the bottom and stays there; the light one is up in the air, legs and all. */
const WEIGHED_DOWN: Score = {
  ...SEESAW,
  seconds: 2.4,
  set: [
    {
      thing: 'seesaw',
      stands: true,
      x: 0.62,
      z: 0.03,
      height: 0.42,
      move: ({ phase }) => ({ lean: -0.26 - 0.02 * Math.sin(phase * TAU) }),
    },
  ],
  live: (stance, { phase }) => ({
    ...stance,
    at: [0, 0.06 + 0.012 * Math.sin(phase * TAU)],
    mouth: 0.4,
  }),
  partner: {
    x: 1.28,
    guest: true,
    tall: 0.66,
    face: 'happy',
    keys: {
      0: posture(
        'at 0 0.66, hip 0 0.18, torso -0.05, rl 0.9 -0.9, ll 0.95 -0.9, rh 0.2 0.26, lh 0.22 0.26, mouth 0.9',
      ),
      0.25: { at: [0, 0.69], rl: [1.2, -0.5], rh: [0.16, 0.6] },
      0.5: { at: [0, 0.66], ll: [1.2, -0.5], lh: [0.16, 0.6] },
      0.75: { at: [0, 0.63] },
    },
  },
}

/** Slides, seesaws and games for small feet. */
export const PLAYGROUNDS: Deeds = {
  slide: {
    seconds: 3,
    once: true,
    face: 'happy',
    needs: PLAYGROUND,
    set: [{ thing: 'slide', stands: true, x: 0.1, z: 0.03, height: 1.0 }],
    keys: {
      0: posture(
        'hip 0 0.1, torso -0.2, rl 1.3 -0.1, ll 1.2 -0.1, ra 2.4 0.3, la 2.7 0.3, rt 1, lt 1, mouth 0.8',
      ),
    },
    live: (stance, { phase }) => {
      const s = down(phase)
      const e = s * s
      return {
        ...stance,
        at: [-0.22 + e * 0.78, 0.66 - e * 0.54],
        lean: 0.5 * Math.sin(s * Math.PI),
        torso: -0.2 - s * 0.3,
      }
    },
    effects: [{ name: 'dust', at: [0.56, 0.04], from: 0.74, until: 0.84 }],
  },
  seesaw: { needs: PLAYGROUND, by: ({ object }) => (object === 'heavy' ? WEIGHED_DOWN : SEESAW) },
  hopscotch: {
    seconds: 1.2,
    glides: true,
    face: 'happy',
    needs: { place: 'playground', way: 0.35 },
    set: [{ thing: 'hopscotch court', x: 0, height: 0.12, shadow: false }],
    keys: {
      0: posture('at 0 0, hip 0 0.4, rf 0 0, lf -0.14 0.2, ra -0.8 0.4, la 0.9 0.4, torso 0.14'),
      0.25: posture('at 0 0.16, hip 0 0.46, rf 0.02 0.04, ra -1.4 0.4, la 1.5 0.4, mouth 0.7'),
      0.5: { at: [0, 0], hip: [0, 0.4], lf: [-0.14, 0.2] },
      0.75: { at: [0, 0.14], hip: [0, 0.46], mouth: 0.5 },
    },
    effects: [{ name: 'dust', at: [0, 0.02], from: 0.48, until: 0.55, strength: 0.5 }],
  },
  /** Seen from above, on the print that arms and legs have swept. */
  'snow-angel': {
    seconds: 1.8,
    face: 'happy',
    view: 'front',
    costume: 'skier',
    needs: { place: 'snow' },
    set: [{ thing: 'swept snow', x: 0, z: 0.04, height: 1.34, shadow: false }],
    keys: {
      0: posture('at 0 0.16, hip 0 0.47, ra -0.5 0, la 0.5 0, rl -0.06 0, ll 0.06 0, mouth 0.4'),
      0.5: posture('at 0 0.16, hip 0 0.47, ra -2.5 0, la 2.5 0, rl -0.5 0, ll 0.5 0, mouth 0.9'),
    },
    effects: [{ name: 'snow', at: [-0.4, 0.7], strength: 0.6 }],
  },
  blindfold: {
    seconds: 2.6,
    face: 'happy',
    needs: PLAYGROUND,
    keys: {
      0: { ra: [1.4, 0.3], la: [1.6, 0.2], right: 'open', left: 'open', blink: 1, torso: 0.06 },
      0.5: posture('ra 1.7 0.1, la 1.2 0.4, blink 1, torso -0.02, mouth 0.5, rf 0.1 0, lf -0.08 0'),
    },
  },
  hide: {
    needs: { place: 'park' },
    by: ({ ground }) => ({ ...HIDE, set: ground === 'floor' ? [CURTAIN] : [TREE] }),
  },
}
