import { inHand } from '../../grips.ts'
import type { Deeds, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'

/** What is shown in a ring or on a square. */
export const CIRCUS: Deeds = {
  'breathe-fire': {
    seconds: 2.2,
    needs: { place: 'circus' },
    costume: 'acrobat',
    holds: [inHand('torchlight', 0.32, [0.5, 0.9])],
    set: [
      {
        thing: 'fire jet',
        x: 0.46,
        y: 0.72,
        z: -0.04,
        height: 0.3,
        move: ({ phase, t }) => {
          const s = Math.sin(Math.min(1, Math.max(0, (phase - 0.2) / 0.75)) * Math.PI)
          return s <= 0.02
            ? { alpha: 0 }
            : {
                height: 0.1 + s * 0.3,
                x: s * 0.22,
                y: 0.08 - s * 0.15 + Math.sin(t * 30) * 0.008,
                lean: -0.08,
              }
        },
      },
    ],
    keys: {
      0: { rh: [0.26, 0.68], la: [-0.5, 0.3], torso: 0, mouth: 0.1 },
      0.14: { torso: -0.16, neck: -0.2, rh: [0.28, 0.7] },
      0.28: { torso: 0.1, neck: 0, rh: [0.3, 0.7], mouth: 1, hip: [-0.02, 0.45] },
      0.8: { torso: 0.12, neck: 0, mouth: 1 },
    },
    effects: [
      { name: 'sparks', at: [0.8, 0.86], from: 0.45, until: 0.85, strength: 1.2 },
      { name: 'smoke', at: [0.9, 0.95], from: 0.5, until: 0.95, strength: 0.8 },
    ],
  },
  'eat-fire': {
    seconds: 2.6,
    needs: { place: 'circus' },
    costume: 'acrobat',
    holds: [{ thing: 'torchlight', angle: Math.PI, height: 0.3, at: [0.5, 0.1] }],
    keys: {
      0: { rh: [0.16, 1.1], neck: -0.5, torso: -0.12, mouth: 0.9 },
      0.5: { rh: [0.14, 1.04], neck: -0.6, mouth: 1 },
    },
    effects: [{ name: 'fire', at: 'mouth', strength: 0.6 }],
  },
  'spin-plate': {
    seconds: 1.2,
    view: 'front',
    needs: { place: 'circus' },
    costume: 'acrobat',
    face: 'happy',
    holds: [
      { ...inHand('stick', 0.5, [0.5, 0.95]), layer: 'back' },
      { ...inHand('stick', 0.5, [0.5, 0.95]), grip: 'leftHand', layer: 'back' },
    ],
    set: [-1, 1].map((side): SetPiece => ({
      thing: 'spinning plate',
      x: side * 0.27,
      y: 1.26,
      z: 0.02,
      height: 0.05,
      move: ({ phase }) => ({
        lean: Math.sin((phase + side * 0.2) * TAU) * 0.2,
        x: Math.sin(phase * TAU) * 0.015,
      }),
    })),
    keys: {
      0: { rh: [-0.27, 0.8], lh: [0.27, 0.8], neck: -0.06 },
      0.5: { rh: [-0.25, 0.81], lh: [0.29, 0.79], neck: 0.06, mouth: 0.5 },
    },
  },
  'puppet-show': {
    seconds: 1.6,
    needs: { place: 'park' },
    face: 'happy',
    set: [
      { thing: 'puppet theatre', x: 0.34, z: -0.05, height: 1.02 },
      ...(['hand puppet', 'king puppet'] as const).map((thing, index): SetPiece => ({
        thing,
        x: 0.22 + index * 0.24,
        y: 0.46,
        z: -0.06,
        height: 0.24,
        flip: index === 1,
        move: ({ phase }) => ({
          y: Math.abs(Math.sin((phase + index * 0.5) * TAU)) * 0.05,
          lean: Math.sin((phase + index * 0.5) * TAU) * 0.2,
        }),
      })),
    ],
    keys: {
      0: { at: [-0.42, 0], rh: [0.24, 0.66], lh: [0.28, 0.7], torso: 0.1, mouth: 0.2 },
      0.5: { rh: [0.26, 0.72], lh: [0.26, 0.66], mouth: 0.8 },
    },
    effects: [{ name: 'stars', at: [0.34, 1], strength: 0.3 }],
  },
  stilts: {
    seconds: 1.4,
    glides: true,
    face: 'happy',
    costume: 'clown',
    needs: { place: 'circus', way: 0.35 },
    keys: {
      0: { at: [0, 0.55], torso: 0.02, ra: [-1.0, 0.4], la: [1.1, 0.4] },
      0.5: { ra: [-1.3, 0.3], la: [0.8, 0.5], torso: -0.03, mouth: 0.5 },
    },
    live: (stance, { phase }) => ({
      ...stance,
      rf: [Math.sin(phase * TAU) * 0.13, Math.max(0, Math.cos(phase * TAU)) * 0.06],
      lf: [-Math.sin(phase * TAU) * 0.13, Math.max(0, -Math.cos(phase * TAU)) * 0.06],
    }),
    strands: ({ body, beat: { phase } }) =>
      [1, -1].map((side) => {
        const x = side * Math.sin(phase * TAU) * 0.13
        const up = Math.max(0, side * Math.cos(phase * TAU)) * 0.06
        return {
          points: [
            { x: (x - 0.02) * body, y: (up + 0.24) * body },
            { x: x * body, y: (up - 0.54) * body },
          ],
          colour: side > 0 ? '#8a5a30' : '#6b4524',
          width: 0.042,
          z: side > 0 ? -0.01 : 0.02,
        }
      }),
  },
  yoyo: {
    seconds: 1.2,
    face: 'happy',
    needs: { place: 'playground' },
    set: [
      {
        thing: 'yoyo',
        x: 0.24,
        z: -0.05,
        height: 0.09,
        shadow: false,
        move: ({ phase, t }) => ({
          y: 0.56 - Math.abs(Math.sin(phase * Math.PI)) * 0.44,
          spin: t * 16,
        }),
      },
    ],
    keys: {
      0: { rh: [0.24, 0.7], la: [0.1, 0.3], neck: 0.1 },
      0.5: { rh: [0.24, 0.6], neck: 0.24 },
    },
    strands: ({ at, body, beat: { phase } }) => [
      {
        points: [
          at('rightHand'),
          { x: 0.24 * body, y: (0.61 - Math.abs(Math.sin(phase * Math.PI)) * 0.44) * body },
        ],
        colour: '#f7f3ea',
        width: 0.007,
      },
    ],
  },
  pinata: {
    seconds: 1.4,
    face: 'happy',
    needs: { place: 'garden' },
    holds: [{ thing: 'baseball bat', layer: 'hand' }],
    set: [
      {
        thing: 'pinata',
        x: 0.62,
        y: 0.86,
        z: 0.02,
        height: 0.34,
        move: ({ phase }) => ({
          lean: phase > 0.4 ? Math.sin((phase - 0.4) * 16) * 0.3 * (1 - phase) : 0,
        }),
      },
    ],
    keys: {
      0: { rh: [-0.14, 0.96], lh: [-0.1, 0.98], torso: -0.14 },
      0.4: { rh: [0.32, 0.86], lh: [0.34, 0.84], torso: 0.2, mouth: 0.9 },
      0.6: { rh: [0.26, 0.62], lh: [0.28, 0.6], torso: 0.24 },
    },
    strands: ({ body }) => [
      {
        points: [
          { x: 0.62 * body, y: 1.14 * body },
          { x: 0.62 * body, y: 2.4 * body },
        ],
        colour: '#6b4529',
        width: 0.01,
        z: 0.03,
      },
    ],
    effects: [{ name: 'confetti', at: [0.62, 0.9], from: 0.38, until: 0.6, strength: 1.6 }],
  },
}
