import { posture } from '../../posture.ts'
import type { Deeds, Hold } from '../../score.ts'

const POOL = { place: 'outdoor-swimming-pool', ground: 'water' } as const

/** What is seen of one who has come up again, with the arms in the air. */
const UP_AGAIN = posture(
  'hip 0 0.47, torso 0, ra 2.6 0.3, la 1.3 0.2, rl 0 -0.1, ll 0.1 -0.1, mouth 0.9',
)

const CANOPY: Hold = {
  thing: 'parachute',
  grip: 'back',
  angle: 0.3,
  layer: 'back',
  at: [0.5, 1],
  height: 0.8,
  swing: ({ t }) => Math.sin(t * 1.6) * 0.04,
}

/** Down the chute, 0…1, once the hands have let go. */
const down = (phase: number): number => Math.min(1, Math.max(0, (phase - 0.1) / 0.42)) ** 1.5

/** A point of the chute of the pool slide, in its own height: the same curve that it is drawn by. */
function onChute(s: number): { x: number; y: number } {
  const [a, b, c, d] = [(1 - s) ** 3, 3 * s * (1 - s) ** 2, 3 * s * s * (1 - s), s ** 3]
  return {
    x: (-40 * a - 8 * b - 2 * c + 58 * d) / 100,
    y: (86 * a + 86 * b + 22 * c + 15 * d) / 100,
  }
}

const CHUTE = { x: 0.1, y: -0.05, height: 1.35 } as const

/** Into pools, and over the sea behind a boat. */
export const POOLS: Deeds = {
  'jump-into-pool': {
    seconds: 4.4,
    once: true,
    face: 'happy',
    costume: 'swimmer',
    needs: POOL,
    set: [{ thing: 'pool edge', x: -0.95, y: -0.06, z: 0.03, height: 0.42, shadow: false }],
    keys: {
      0: posture('at -0.62 0.35, hip 0 0.468, torso 0.04, ra 0.2 0.2, la 0.3 0.2, alpha 1'),
      0.12: posture('at -0.6 0.35, hip -0.06 0.36, torso 0.5, ra -0.7 0.1, la -0.6 0.1'),
      0.22: posture(
        'at -0.36 0.66, hip 0 0.46, torso 0.1, rl 0.5 -0.8, ll 0.4 -0.7, ra 2.4 0.2, la 2.6 0.2',
      ),
      0.3: posture(
        'at -0.1 0.78, hip 0 0.3, torso 0.5, rl 1.9 -2.1, ll 1.8 -2.1, rh 0.26 0.28, lh 0.28 0.26, mouth 0.9',
      ),
      0.42: posture(
        'at 0.16 0.5, hip 0 0.3, torso 0.5, rl 1.9 -2.1, ll 1.8 -2.1, rh 0.26 0.28, lh 0.28 0.26, mouth 0.9, alpha 1',
      ),
      0.5: posture(
        'at 0.3 -0.1, hip 0 0.3, torso 0.5, rl 1.9 -2.1, ll 1.8 -2.1, rh 0.26 0.28, lh 0.28 0.26, alpha 1',
      ),
      0.54: { at: [0.34, -0.6], alpha: 0 },
      0.64: { ...UP_AGAIN, at: [0.4, -0.74], alpha: 0 },
      0.68: { ...UP_AGAIN, at: [0.4, -0.68], alpha: 1 },
      0.8: { ...UP_AGAIN, at: [0.4, -0.62], ra: [2.3, 0.4] },
      1: { ...UP_AGAIN, at: [0.4, -0.64], ra: [2.7, 0.3] },
    },
    effects: [
      { name: 'splash', at: [0.32, 0.06], from: 0.46, until: 0.66, strength: 3 },
      { name: 'splash', at: [0.4, 0.04], from: 0.66, until: 0.76, strength: 0.9 },
    ],
  },
  'water-slide': {
    seconds: 4.4,
    once: true,
    face: 'happy',
    costume: 'swimmer',
    needs: POOL,
    set: [{ thing: 'pool slide', ...CHUTE, z: 0.03, shadow: false }],
    keys: {
      0: posture(
        'hip 0 0.1, torso -0.2, rl 1.4 -0.1, ll 1.3 -0.1, ra 2.4 0.3, la 2.7 0.3, rt 1, lt 1, mouth 0.8',
      ),
    },
    live: (stance, { phase }) => {
      if (phase > 0.58) return emerging(phase)
      const sunk = Math.max(0, phase - 0.52) / 0.06
      const s = down(phase)
      const [here, next] = [onChute(s), onChute(s + 0.02)]
      const slope = Math.atan2(here.y - next.y, next.x - here.x)
      const { x, y, height } = CHUTE
      return {
        ...stance,
        at: [x + here.x * height, y + here.y * height - 0.04 - 0.4 * sunk],
        alpha: 1 - sunk,
        lean: slope * 0.8,
      }
    },
    effects: [
      { name: 'splash', at: [0.86, 0.06], from: 0.5, until: 0.68, strength: 2.6 },
      { name: 'splash', at: [0.7, 0.12], from: 0, until: 1, strength: 0.5 },
    ],
  },
  parasail: {
    seconds: 3.4,
    face: 'happy',
    costume: 'swimmer',
    needs: { place: 'ocean', ground: 'water' },
    holds: [CANOPY],
    set: [{ thing: 'speedboat', x: 1.7, y: 0, z: 0.05, height: 0.42, shadow: false }],
    keys: {
      0: posture(
        'at 0 0.4, hip -0.04 0.42, torso -0.1, rl 1.2 -0.9, ll 1.05 -0.7, rh 0.14 0.86, lh 0.16 0.88, lean -0.04, mouth 0.4',
      ),
      0.5: posture(
        'at 0 0.5, rl 1.05 -0.7, ll 1.2 -0.9, rh 0.14 0.84, lh 0.16 0.86, lean 0.06, mouth 0.8',
      ),
    },
    strands: ({ at, body }) => [
      {
        points: [at('middle'), { x: 1.36 * body, y: 0.26 * body }],
        colour: '#f2efe6',
        width: 0.012,
      },
    ],
    effects: [
      { name: 'wake', at: [1.3, 0.02] },
      { name: 'splash', at: [1.35, 0.05], strength: 0.9 },
    ],
  },
}

/** Under for a moment after the end of the chute, and then up with both arms. */
function emerging(phase: number): typeof UP_AGAIN & { at: readonly [number, number] } {
  const under = Math.min(1, (phase - 0.58) / 0.08)
  const rise = Math.min(1, Math.max(0, (phase - 0.66) / 0.1))
  return {
    ...UP_AGAIN,
    at: [0.88 + 0.1 * under, -0.3 - 0.6 * under + 0.32 * rise],
    alpha: rise > 0 ? 1 : 0,
  }
}
