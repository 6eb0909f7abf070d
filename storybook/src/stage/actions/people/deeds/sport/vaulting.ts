import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'
import { ATHLETE } from '../../settings.ts'
import { posture } from '../../posture.ts'

const stride = (
  phase: number,
): { rf: readonly [number, number]; lf: readonly [number, number] } => ({
  rf: [Math.sin(phase * TAU) * 0.2, Math.max(0, Math.cos(phase * TAU)) * 0.12],
  lf: [-Math.sin(phase * TAU) * 0.2, Math.max(0, -Math.cos(phase * TAU)) * 0.12],
})

/** Over bars, hurdles and oneself. */
export const VAULTING: Deeds = {
  'pole-vault': {
    ...ATHLETE,
    seconds: 4.4,
    once: true,
    holds: [],
    set: [
      { thing: 'vault bar', x: 0.7, z: 0.04, height: 1.6 },
      { thing: 'big mat', x: 1.52, z: 0.03, height: 0.28 },
    ],
    keys: {
      0: { at: [-0.8, 0], hip: [0, 0.45], torso: 0.1, rh: [-0.08, 0.66], lh: [0.2, 0.74], lean: 0 },
      0.2: { at: [-0.1, 0], hip: [0, 0.45], rh: [0, 0.9], lh: [0.22, 0.9] },
      0.34: posture(
        'at 0.1 0.34, lean -0.9, rh 0.16 0.96, lh 0.22 0.94, rf 0.14 0.1, lf 0.2 0.06, torso 0.3',
      ),
      0.48: posture('at 0.44 1.1, lean -2.4, torso 0.2, rf 0.04 0, lf 0.08 0.02, mouth 0.8'),
      0.58: { at: [0.75, 1.32], lean: -4.2, torso: 0.6, ra: [2.6, 0.2], la: [2.4, 0.2] },
      0.74: posture(
        'at 1.04 0.42, lean -5.4, torso 0.3, ra 2.2 0.4, la 2.0 0.4, rf 0.1 0.12, lf 0.16 0.14',
      ),
      0.8: { at: [1.06, 0.22], lean: -5.1, torso: 0.4 },
      1: { at: [1.06, 0.22], lean: -5.1, torso: 0.4, ra: [2.9, 0.2], la: [2.7, 0.2], mouth: 0.9 },
    },
    live: (stance, { phase }) => (phase < 0.2 ? { ...stance, ...stride(phase * 10) } : stance),
    strands: ({ at, body, beat: { phase } }) => {
      if (phase > 0.55) return []
      const hand = at('rightHand')
      const other = at('leftHand')
      const s = Math.min(1, Math.max(0, (phase - 0.2) / 0.28))
      const foot =
        s > 0
          ? { x: (0.62 - (-0.1 + s * 0.54)) * body, y: (-s * 1.05 + 0.02) * body }
          : { x: other.x + 0.62 * body, y: other.y + 0.1 * body }
      const bend = Math.sin(s * Math.PI) * 0.3
      return [
        {
          points: [
            hand,
            { x: (hand.x + foot.x) / 2 - bend * body, y: (hand.y + foot.y) / 2 },
            foot,
          ],
          colour: '#e0a02f',
          width: 0.02,
          z: 0.01,
        },
      ]
    },
    effects: [{ name: 'dust', at: [1.4, 0.25], from: 0.78, until: 0.86 }],
  },
  hurdle: {
    ...ATHLETE,
    seconds: 1.7,
    glides: true,
    needs: { place: 'outdoor-track', way: 0.3 },
    holds: [],
    // A row of them at equal steps: the one that is leapt is under the runner in the middle of a cycle.
    set: [-1, 0, 1].map((index) => ({
      thing: 'hurdle',
      x: 0,
      z: 0.03,
      height: 0.46,
      move: ({ phase }) => {
        const x = (index + 0.5 - phase) * 1.15
        return { x, alpha: Math.abs(x) > 1 ? 0 : 1 }
      },
    })),
    keys: {
      0: posture(
        'hip 0 0.44, torso 0.26, rf 0.2 0.06, lf -0.22 0.06, ra -0.7 1.3, la 0.8 1.4, at 0 0',
      ),
      0.2: { rf: [-0.16, 0], lf: [0.16, 0.16], ra: [0.6, 1.2], la: [-0.5, 1.2], at: [0, 0.02] },
      0.36: posture('at 0 0.26, torso 0.44, lf 0.36 0.3, rf -0.3 0.16, ra 1.4 0.5, la -0.6 0.6'),
      0.5: posture(
        'at 0 0.38, hip 0.02 0.42, torso 0.54, neck -0.3, lf 0.44 0.3, rf -0.26 0.32, ra 1.6 0.4, la -0.6 0.6, mouth 0.6',
      ),
      0.64: posture('at 0 0.26, torso 0.4, lf 0.3 0.12, rf -0.2 0.34, ra 1.3 0.6, la -0.6 0.8'),
      0.8: posture('at 0 0.02, lf 0.12 0, rf -0.16 0.26, torso 0.24, ra 0.8 1.2, la -0.6 1.2'),
    },
    effects: [{ name: 'dust', at: [0, 0.03], from: 0.79, until: 0.88 }],
  },
  cartwheel: {
    seconds: 1.6,
    costume: 'gymnast',
    view: 'front',
    face: 'happy',
    glides: true,
    needs: { place: 'gymnasium', way: 0.3 },
    keys: {
      0: posture('ra -2.4 0, la 2.4 0, rl -0.4 0, ll 0.4 0, hip 0 0.44, spin 0, at 0 0'),
      0.1: { spin: 0.2, at: [0, 0] },
      0.9: { spin: TAU - 0.2, at: [0, 0] },
      0.9999: { ra: [-2.4, 0], la: [2.4, 0], spin: TAU, at: [0, 0] },
    },
    effects: [{ name: 'dust', at: [0, 0.03], from: 0.45, until: 0.55, strength: 0.6 }],
  },
  'uneven-bars': {
    seconds: 2.7,
    costume: 'gymnast',
    needs: { place: 'gymnasium' },
    set: [{ thing: 'gym bars', x: 0, z: 0.04, height: 1.55 }],
    keys: { 0: { rh: [0.02, 1.02], lh: [0.05, 1.02], hip: [0, 0.49], rl: [0, 0], ll: [0.06, 0] } },
    live: (stance, { phase }) => {
      const a = -phase * TAU
      const r = 1.0
      return { ...stance, lean: a, at: [Math.sin(a) * r * -1, 1.5 - Math.cos(a) * r] }
    },
    effects: [{ name: 'speed', at: [0, 0.5], strength: 0.3 }],
  },
}
