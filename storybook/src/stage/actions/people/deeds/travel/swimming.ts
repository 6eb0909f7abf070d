import type { Deeds, Score } from '../../score.ts'
import { PRONE } from '../../postures.ts'
import { posture } from '../../posture.ts'

/** In the water. */
export const SWIMMING: Deeds = {
  swim: {
    seconds: 1.5,
    costume: 'swimmer',
    glides: true,
    needs: { place: 'ocean', ground: 'water', way: 0.46 },
    keys: {
      0: {
        ...PRONE,
        hip: [-0.06, 0.06],
        torso: 1.42,
        neck: -0.9,
        ra: [3.0, 0.1],
        la: [0.2, 0.1],
        rl: [-1.45, -0.1],
        ll: [-1.62, -0.1],
        mouth: 0.2,
      },
      0.25: { ra: [1.6, 0.2], la: [-1.3, 0.9], rl: [-1.62, -0.1], ll: [-1.42, -0.1] },
      0.5: { ra: [0.2, 0.1], la: [-3.3, 0.1], rl: [-1.45, -0.1], ll: [-1.62, -0.1], mouth: 0.6 },
      0.75: { ra: [-1.3, 0.9], la: [-4.7, 0.2], rl: [-1.62, -0.1], ll: [-1.42, -0.1] },
      0.9999: { ra: [-3.28, 0.1], la: [-6.08, 0.1] },
    },
    effects: [
      { name: 'splash', at: [0.3, 0.06], strength: 0.7 },
      { name: 'wake', at: [-0.3, 0.03] },
      { name: 'splash', at: [-0.45, 0.06], strength: 0.6 },
    ],
  },
  dive: {
    seconds: 2,
    costume: 'diver',
    glides: true,
    needs: { place: 'underwater', way: 0.4 },
    keys: {
      0: {
        ...PRONE,
        hip: [-0.05, 0.42],
        torso: 1.36,
        neck: -0.6,
        ra: [0.5, 0.3],
        la: [0.7, 0.3],
        rl: [-1.15, -0.3],
        ll: [-1.8, -0.1],
      },
      0.5: posture('ra 1.4 0.4, la 1.5 0.4, rl -1.8 -0.1, ll -1.15 -0.3, torso 1.42, at 0 0.04'),
    },
    effects: [{ name: 'bubbles', at: 'mouth', strength: 1.2 }],
  },
  'dive-in': { needs: { place: 'ocean' }, by: ({ object }) => divingFrom(ledgeFor(object)) },
  'board-dive': { needs: { place: 'outdoor pool' }, by: () => divingFrom('diving tower') },
}

/** What one jumps from: a rock, unless it is said. */
function ledgeFor(object: string | null): string {
  if (/dock|pier|jetty|bridge/u.test(object ?? '')) return 'diving dock'
  return /board|tower|pool/u.test(object ?? '') ? 'diving tower' : 'diving rock'
}

/** Off the ledge, over, and head first into the water. */
function divingFrom(ledge: string): Score {
  return {
    seconds: 4.6,
    once: true,
    costume: 'swimmer',
    set: [{ thing: ledge, x: -0.86, y: -0.06, z: 0.03, height: 0.76, shadow: false }],
    keys: {
      0: { at: [-0.62, 0.66], ra: [2.9, 0.1], la: [2.8, 0.1], lean: 0, alpha: 1 },
      0.14: posture('at -0.6 0.66, hip -0.05 0.38, torso 0.4, ra -0.4 0.2, la -0.3 0.2'),
      0.28: posture('at -0.2 1.15, hip 0 0.47, torso 0.2, lean 1.2, ra 2.8 0.1, la 2.9 0.1'),
      0.42: { at: [0.2, 0.95], lean: 2.5, torso: 0.1, ra: [3.0, 0], la: [3.1, 0] },
      0.5: { at: [0.29, 0.8], lean: 2.7 },
      0.57: { at: [0.35, 0.15], lean: 2.9 },
      0.63: { at: [0.4, -0.45], lean: 3.0, alpha: 0.5, torso: 0.1 },
      0.66: { at: [0.41, -0.62], lean: 3.1, alpha: 0 },
      0.73: { at: [0.5, -0.7], lean: 6.28, alpha: 0, torso: 0, ra: [2.6, 0.3], la: [1.2, 0.2] },
      0.77: { at: [0.5, -0.66], lean: 6.28, alpha: 1, torso: 0, mouth: 0.8 },
      0.84: { at: [0.5, -0.58], ra: [2.3, 0.4], mouth: 0.9 },
      0.92: { at: [0.5, -0.6], ra: [2.8, 0.2], la: [1.4, 0.2] },
      1: { at: [0.5, -0.58], lean: 6.28, ra: [2.3, 0.4], mouth: 0.7 },
    },
    face: 'happy',
    effects: [
      { name: 'splash', at: [0.36, 0.05], from: 0.55, until: 0.67, strength: 2.4 },
      { name: 'splash', at: [0.5, 0.04], from: 0.74, until: 0.8, strength: 0.8 },
    ],
  }
}
