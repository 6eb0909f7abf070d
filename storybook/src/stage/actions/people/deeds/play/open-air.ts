import type { Deeds, Score, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

/** On a log before a fire, with a stick in the hands. */
const ROASTING: Score = {
  seconds: 3,
  face: 'happy',
  needs: { place: 'campsite' },
  holds: [{ thing: 'marshmallow stick', angle: 1.3, height: 0.56 }],
  set: [
    { thing: 'log', x: -0.06, z: 0.03, height: 0.22 },
    {
      thing: 'campfire',
      stands: true,
      x: 0.85,
      z: 0.02,
      height: 0.4,
      move: ({ t }) => ({ height: 0.4 + Math.sin(t * 9) * 0.02 }),
    },
  ],
  keys: {
    0: posture('hip 0 0.27, rf 0.2 0, lf 0.24 0, rh 0.28 0.42, lh 0.2 0.36, torso 0.06'),
    0.5: { rh: [0.29, 0.45], torso: 0.02, mouth: 0.4 },
  },
  effects: [{ name: 'sparks', at: [0.85, 0.4], strength: 0.6 }],
}

/** A ghost story, with the light under the chin. */
const GHOST_STORY: Score = {
  seconds: 3.4,
  face: 'scared',
  needs: { place: 'campsite' },
  holds: [
    { ...inHand('beam', 0.4, [0.5, 1]), angle: -0.1 },
    { ...inHand('flashlight', 0.16), angle: -0.1 },
  ],
  set: [{ thing: 'log', x: -0.06, z: 0.03, height: 0.22 }],
  keys: {
    0: posture('hip 0 0.27, rf 0.2 0, lf 0.24 0, rh chin 0.08 -0.1, lh 0.3 0.5, mouth 0.7'),
    0.3: { lh: [0.34, 0.66], left: 'open', torso: 0.08, mouth: 0.2 },
    0.6: { lh: [0.24, 0.7], left: 'open', torso: 0.14, mouth: 1 },
  },
}

/** Small joys out of doors. */
export const OPEN_AIR: Deeds = {
  'stomp-grapes': {
    seconds: 0.9,
    face: 'happy',
    needs: { place: 'farm' },
    set: [{ thing: 'grape tub', x: 0.02, z: -0.05, height: 0.36 }],
    keys: {
      0: posture('at 0 0.12, rf -0.06 0.16, lf 0.08 0, ra -0.6 0.8, la 0.7 0.8, hip 0 0.46'),
      0.5: { rf: [-0.06, 0], lf: [0.08, 0.16], ra: [-0.2, 1.0], la: [0.3, 1.0], mouth: 0.5 },
    },
    effects: [{ name: 'splash', at: [0, 0.34], strength: 0.8 }],
  },
  'roast-marshmallow': ROASTING,
  'tell-by-flashlight': GHOST_STORY,
  // What is not on the stick by itself is held on it.
  'roast-over-fire': {
    ...ROASTING,
    set: [...(ROASTING.set ?? []), { thing: '?sausage', x: 0.8, y: 0.47, z: -0.04, height: 0.15 }],
  },
  'jump-puddle': {
    seconds: 1.2,
    face: 'happy',
    costume: 'fisherman',
    needs: { place: 'street' },
    set: [{ thing: 'puddle', x: 0, z: -0.02, height: 0.07, shadow: false }],
    keys: {
      0: { at: [0, 0], hip: [0, 0.4], torso: 0.14, ra: [-0.5, 0.5], la: [0.6, 0.5] },
      0.35: posture(
        'at 0 0.26, hip 0 0.46, rf -0.1 0.08, lf 0.1 0.1, ra 2.0 0.3, la 2.2 0.3, mouth 0.9',
      ),
      0.65: posture('at 0 0, hip 0 0.38, rf -0.08 0, lf 0.08 0, ra 1.2 0.4, la 1.3 0.4, mouth 0.7'),
    },
    effects: [
      { name: 'splash', at: [-0.15, 0.04], from: 0.62, until: 0.75, strength: 1.6 },
      { name: 'splash', at: [0.15, 0.04], from: 0.62, until: 0.75, strength: 1.6 },
    ],
  },
  'catch-butterfly': {
    seconds: 1.8,
    face: 'happy',
    needs: { place: 'meadow' },
    holds: [{ thing: 'butterfly net', angle: 0.6, height: 0.7, at: [0.5, 0.9] }],
    set: [0, 1].map((index): SetPiece => ({
      thing: 'butterfly',
      x: 0.75 + index * 0.2,
      y: 0.95 - index * 0.3,
      z: 0.02,
      height: 0.13,
      shadow: false,
      move: ({ t }) => ({
        x: Math.sin(t * 2 + index) * 0.12,
        y: Math.cos(t * 2.6 + index * 2) * 0.1,
        turn: 0.4 + Math.abs(Math.sin(t * 9)) * 0.6,
      }),
    })),
    keys: {
      0: posture('rh 0.06 0.86, lh 0.02 0.74, torso -0.08, rf -0.12 0, lf 0.12 0, hip 0 0.45'),
      0.45: { rh: [0.34, 0.72], lh: [0.3, 0.62], torso: 0.22, mouth: 0.7 },
      0.6: { rh: [0.33, 0.7], lh: [0.29, 0.6] },
    },
  },
  'metal-detect': {
    seconds: 2,
    glides: true,
    needs: { place: 'beach', way: 0.25 },
    holds: [
      {
        ...inHand('metal detector', 0.78, [0.2, 0.1]),
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.12,
      },
    ],
    keys: {
      0: posture('rf 0.1 0, lf -0.1 0.02, rh 0.14 0.56, la 0.1 0.4, torso 0.12, neck 0.2'),
      0.5: { rf: [-0.1, 0.02], lf: [0.1, 0], rh: [0.2, 0.54], neck: 0.26 },
    },
    effects: [{ name: 'stars', at: [0.5, 0.1], from: 0.4, until: 0.6, strength: 0.4 }],
  },
  'release-balloon': {
    seconds: 4.6,
    once: true,
    face: 'happy',
    needs: { place: 'park' },
    set: [
      {
        thing: 'balloon',
        x: 0.26,
        y: 1.0,
        z: -0.03,
        height: 0.29,
        move: ({ phase, t }) => {
          const s = Math.max(0, phase - 0.3)
          return {
            y: 0.3 * s + s * s * 0.1,
            x: Math.sin(t * 1.6) * 0.05 + s * 0.25,
            lean: Math.sin(t * 1.8) * 0.08,
          }
        },
      },
    ],
    keys: {
      0: { rh: [0.24, 0.78], right: 'fist', neck: -0.1 },
      0.28: { rh: [0.25, 0.84], right: 'fist', neck: -0.14 },
      0.36: { rh: [0.27, 0.98], right: 'open', neck: -0.3, mouth: 0.6 },
      0.7: { rh: [0.24, 1.02], right: 'open', neck: -0.5, mouth: 0.4 },
      1: { rh: [0.2, 1.0], right: 'open', neck: -0.5 },
    },
    strands: ({ at, body, beat: { phase, t } }) => {
      const s = Math.max(0, phase - 0.3)
      const x = (0.26 + Math.sin(t * 1.6) * 0.05 + s * 0.25) * body
      const y = (1.02 + 0.3 * s + s * s * 0.1) * body
      const tail = s > 0.02 ? { x, y: y - 0.24 * body } : at('rightHand')
      return [{ points: [{ x, y }, tail], colour: '#f7f3ea', width: 0.007 }]
    },
  },
}
