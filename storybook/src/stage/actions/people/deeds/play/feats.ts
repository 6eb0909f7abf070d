import { DESK, STOOL } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import type { Beat, Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** Where a burning ball on its string is, round the hand at this side. */
function poi(side: 1 | -1, phase: number): { x: number; y: number } {
  const angle = phase * TAU * 2
  return { x: side * (0.5 + Math.cos(angle) * 0.28), y: 0.68 + Math.sin(angle) * 0.28 }
}

/** How far the fire lags behind that the eye still sees, in shares of a round. */
const TRAIL = [0, 0.016, 0.032, 0.048, 0.064] as const

/** How far both arms slope, so that the ball rolls to the lower hand. */
const tiltOf = (phase: number): number => Math.cos(phase * TAU) * 0.12

/** Feats for the fairground and the stage, and two that are seen from near. */
export const FEATS: Deeds = {
  'swallow-sword': {
    seconds: 3.4,
    costume: 'acrobat',
    needs: { place: 'circus' },
    holds: [{ thing: 'sword', angle: Math.PI, layer: 'back', height: 0.5, at: [0.5, 0.9] }],
    keys: {
      0: { rh: ['mouth', -0.06, 0.42], neck: -0.95, torso: -0.14, mouth: 0.6, lh: [-0.3, 0.66] },
      0.4: { rh: ['mouth', -0.06, 0.14], neck: -0.98, torso: -0.16, mouth: 0.9, left: 'open' },
      0.6: { rh: ['mouth', -0.06, 0.14], lh: [-0.34, 0.78], mouth: 0.9 },
      0.9: { rh: ['mouth', -0.06, 0.4], mouth: 0.5 },
    },
    effects: [{ name: 'stars', at: [0.1, 1.2], from: 0.4, until: 0.6 }],
  },
  'spin-poi': {
    seconds: 1.7,
    view: 'front',
    face: 'happy',
    set: ([-1, 1] as const).flatMap((side) =>
      TRAIL.map((late, rank) => ({
        thing: 'flame',
        x: 0,
        z: -0.05 + 0.002 * rank,
        height: 0.19 - 0.018 * rank,
        shadow: false,
        move: ({ phase }: Beat) => ({ ...poi(side, phase - late), alpha: 1 - 0.16 * rank }),
      })),
    ),
    keys: {
      0: { rh: [-0.38, 0.74], lh: [0.38, 0.7], right: 'fist', left: 'fist', hip: [-0.01, 0.46] },
      0.5: { rh: [-0.38, 0.7], lh: [0.38, 0.74], hip: [0.01, 0.46], mouth: 0.4 },
    },
    strands: ({ beat, body, at }) =>
      ([-1, 1] as const).map((side) => {
        const { x, y } = poi(side, beat.phase)
        const hand = at(side < 0 ? 'rightHand' : 'leftHand')
        const end = { x: x * body, y: (y + 0.05) * body }
        return { points: [hand, end], colour: '#4a3a34', width: 0.01 }
      }),
    effects: [
      { name: 'sparks', at: [-0.5, 0.8], strength: 0.6 },
      { name: 'sparks', at: [0.5, 0.8], strength: 0.6 },
    ],
  },
  'contact-juggle': {
    seconds: 3.2,
    view: 'front',
    face: 'happy',
    needs: { place: 'stage', framing: 'medium' },
    // From one hand up the arm, over the chest and down the other arm.
    set: [
      {
        thing: 'ball of glass',
        x: 0,
        z: -0.06,
        height: 0.15,
        shadow: false,
        move: ({ phase }) => {
          const x = Math.sin(phase * TAU) * 0.42
          const neck = Math.max(0, 1 - Math.abs(x) / 0.26) * 0.16
          return { x, y: 0.755 - neck - x * Math.tan(tiltOf(phase)) }
        },
      },
    ],
    keys: {
      0: posture('right open, left open, neck 0, hip 0 0.466'),
      0.25: posture('neck 0.16, hip 0.03 0.462, mouth 0.4'),
      0.5: posture('neck 0'),
      0.75: posture('neck -0.16, hip -0.03 0.462, mouth 0.4'),
    },
    live: (stance, { phase }) => ({
      ...stance,
      ra: [-Math.PI / 2 - tiltOf(phase), 0],
      la: [Math.PI / 2 - tiltOf(phase), 0],
    }),
    effects: [{ name: 'magic', at: [0, 0.9], strength: 0.4 }],
  },
  headbang: {
    seconds: 0.8,
    face: 'angry',
    needs: { place: 'stage' },
    keys: {
      0: { torso: -0.08, neck: -0.35, rh: [0.16, 1.02], lh: [0.2, 0.46], hip: [0, 0.455] },
      0.45: posture('torso 0.5, neck 0.62, rh 0.3 0.86, lh 0.24 0.4, hip -0.05 0.43, mouth 0.7'),
    },
    effects: [{ name: 'notes', at: [0.2, 1.1] }],
  },
  gargle: {
    seconds: 1.2,
    needs: { place: 'bathroom', framing: 'close-up' },
    holds: [inHand('glass', 0.11)],
    keys: {
      0: { neck: -0.75, torso: -0.1, rh: [0.22, 0.6], la: [0.2, 0.4], mouth: 0.7, blink: 1 },
      0.5: { neck: -0.82, mouth: 1, rh: [0.22, 0.62], blink: 1 },
    },
    effects: [{ name: 'bubbles', at: 'mouth', strength: 0.8 }],
  },
  'bind-book': {
    seconds: 1.8,
    needs: { place: 'workshop', framing: 'close-up' },
    costume: 'tailor',
    set: [
      STOOL,
      DESK,
      { thing: 'book', x: 0.46, y: 0.42, z: -0.06, height: 0.2 },
      { thing: 'book', x: 0.72, y: 0.42, z: -0.05, height: 0.1 },
    ],
    keys: {
      0: { ...SIT, lh: [0.4, 0.5], rh: [0.34, 0.54], torso: 0.16, neck: 0.24, right: 'point' },
      0.45: { rh: [0.3, 0.78], torso: 0.1, neck: 0.1 },
      0.6: { rh: [0.28, 0.76] },
    },
    strands: ({ at, body }) => [
      {
        points: [at('rightHand'), { x: 0.44 * body, y: 0.56 * body }],
        colour: '#f4efe4',
        width: 0.008,
        z: -0.08,
      },
    ],
  },
}
