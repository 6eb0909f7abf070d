import type { Deeds, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'
import { underSeat, inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

/** Shows, rides and machines of a fair. */
export const FAIRGROUND: Deeds = {
  trapeze: {
    seconds: 2.6,
    costume: 'acrobat',
    face: 'happy',
    needs: { place: 'circus' },
    set: [
      {
        thing: 'trapeze',
        x: 0,
        y: 1.42,
        z: 0.02,
        height: 1.2,
        move: ({ phase }) => ({
          x: Math.sin(phase * TAU) * 0.42,
          y: (1 - Math.cos(Math.sin(phase * TAU) * 0.4)) * 0.9,
        }),
      },
    ],
    keys: { 0: { rh: [-0.02, 1.0], lh: [0.06, 1.0] } },
    live: (stance, { phase }) => {
      const a = Math.sin(phase * TAU) * 0.4
      const x = Math.sin(phase * TAU) * 0.42
      const rise = (1 - Math.cos(a)) * 0.9
      return {
        ...stance,
        at: [x, 0.44 + rise],
        lean: -a * 0.6,
        rl: [-0.2 + Math.cos(phase * TAU) * 0.6, -0.3],
        ll: [-0.1 + Math.cos(phase * TAU) * 0.6, -0.3],
        mouth: 0.5,
      }
    },
  },
  arcade: {
    seconds: 0.7,
    face: 'happy',
    needs: { place: 'nightclub' },
    set: [{ thing: 'arcade cabinet', stands: true, x: 0.5, z: 0.02, height: 0.96, flip: true }],
    keys: {
      0: { rh: [0.3, 0.52], lh: [0.34, 0.5], torso: 0.1, hip: [0.01, 0.46] },
      0.5: { rh: [0.32, 0.56], lh: [0.33, 0.52], torso: 0.16, hip: [-0.01, 0.46], mouth: 0.6 },
    },
    effects: [{ name: 'stars', at: [0.44, 0.85], strength: 0.5 }],
  },
  'ride-coaster': {
    seconds: 1.6,
    glides: true,
    face: 'happy',
    needs: { place: 'amusement-park', way: 0.5 },
    holds: [
      {
        ...underSeat('coaster car', 0.46, [0.42, 0.5]),
        layer: 'front',
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.16,
      },
    ],
    keys: {
      0: posture(
        'hip 0 0.26, torso -0.1, rl 1.4 -0.8, ll 1.4 -0.8, ra 2.7 0.2, la 2.9 0.2, mouth 1, at 0 0.14',
      ),
      0.5: { at: [0, 0.3], torso: 0.1, ra: [2.9, 0.1], la: [2.6, 0.2], mouth: 0.8 },
    },
    strands: ({ body, beat: { phase } }) => [
      {
        points: [
          { x: -1.4, y: (-0.2 - Math.sin(phase * TAU) * 0.1) * body },
          { x: 0, y: -0.02 * body },
          { x: 1.4, y: (-0.2 + Math.sin(phase * TAU) * 0.1) * body },
        ],
        colour: '#8a5a9f',
        width: 0.04,
        z: 0.03,
      },
    ],
    effects: [{ name: 'speed', at: [-0.4, 0.6] }],
  },
  paintball: {
    seconds: 1.4,
    costume: 'soldier',
    needs: { place: 'forest' },
    holds: [inHand('paint gun', 0.17, [0.4, 0.75])],
    set: [0, 0.5].map((late, index): SetPiece => ({
      thing: index ? 'blue ball' : 'yellow ball',
      x: 0.55,
      y: 0.7,
      z: -0.03,
      height: 0.06,
      move: ({ phase }) => {
        const s = (phase + late) % 1
        return { x: s * 1.5, y: 0.02 - s * s * 0.1, alpha: s > 0.85 ? 0 : 1 }
      },
    })),
    keys: {
      0: posture(
        'hip -0.04 0.38, rf -0.14 0, lf 0.14 0, rh 0.22 0.64, lh 0.36 0.68, torso 0.16, neck 0.06',
      ),
      0.25: { rh: [0.2, 0.65], torso: 0.12 },
      0.5: { rh: [0.22, 0.64], torso: 0.16 },
      0.75: { rh: [0.2, 0.65], torso: 0.12 },
    },
    effects: [{ name: 'confetti', at: [1.6, 0.66], strength: 0.6 }],
  },
  'light-firework': {
    seconds: 3,
    face: 'happy',
    needs: { place: 'park' },
    set: [
      {
        thing: 'rocket stick',
        x: 0.6,
        z: 0.02,
        height: 0.5,
        move: ({ phase }) =>
          phase > 0.55 ? { y: (phase - 0.55) * 5, alpha: phase > 0.95 ? 0 : 1 } : {},
      },
    ],
    keys: {
      0: posture(
        'hip -0.08 0.34, torso 0.6, neck -0.3, rh 0.44 0.2, lh 0.2 0.36, rf -0.1 0, lf 0.08 0',
      ),
      0.4: { rh: [0.45, 0.18] },
      0.6: posture(
        'hip -0.06 0.46, torso -0.1, neck -0.4, rh 0.1 1.0, lh -0.1 0.96, mouth 0.9, right open',
      ),
      0.9: { hip: [-0.06, 0.46], torso: -0.1, neck: -0.4, mouth: 0.7 },
    },
    effects: [
      { name: 'sparks', at: [0.6, 0.1], from: 0.35, until: 0.65, strength: 1.4 },
      { name: 'smoke', at: [0.6, 0.1], from: 0.5, until: 0.8, strength: 0.8 },
      { name: 'confetti', at: [0.6, 2], from: 0.85, until: 0.99, strength: 1.5 },
    ],
  },
}
