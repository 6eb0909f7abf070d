import { STOOL } from '../../furniture.ts'
import { KNEEL, SIT } from '../../postures.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { inHand } from '../../grips.ts'

/** Seeds under white parachutes, off and away with the breath. */
const SEEDS: readonly SetPiece[] = Array.from({ length: 11 }, (_, n) => ({
  thing: 'dandelion seed',
  x: 0.2,
  y: 0.86,
  z: -0.05,
  height: 0.075,
  move: ({ t }: { readonly t: number }) => {
    const gone = (t * 0.3 + n / 11) % 1
    return {
      x: gone * (0.9 + 0.05 * (n % 4)),
      y: gone * (0.05 + 0.07 * (n % 5)) + Math.sin(gone * 7 + n) * 0.03,
      lean: 0.5 * Math.sin(gone * 5 + n),
      alpha: gone > 0.94 ? 0 : 1,
    }
  },
}))

const DRINKS = /\b(?:tea|coffee|cocoa|chocolate|milk|cup|mug|drink|espresso|cappuccino|latte)$/u

/** A spoonful or a cup is held before the lips, and steams until the breath takes the steam away. */
function cooling(object: string | null): Score {
  const cup = DRINKS.test(object ?? '')
  const dish = cup ? 'saucer' : 'bowl'
  return {
    seconds: 2.6,
    holds: [
      cup
        ? { thing: 'coffee cup', angle: 0, height: 0.13 }
        : { thing: 'spoon', angle: 2.2, upright: false },
    ],
    set: [
      STOOL,
      { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
      ...(cup ? [] : [{ thing: object ?? dish, x: 0.48, y: 0.4, z: -0.06, height: 0.13 }]),
    ],
    keys: {
      0: { ...SIT, rh: ['mouth', 0.15, -0.05], lh: [0.28, 0.44], torso: 0.1, neck: 0.02 },
      0.35: { torso: 0.02, neck: -0.1, mouth: 0.4, face: 'happy' },
      0.5: { torso: 0.16, neck: 0.06, mouth: 0, face: 'kiss' },
      0.85: { torso: 0.18, neck: 0.06, face: 'kiss' },
    },
    effects: [
      { name: 'steam', at: cup ? 'rightHand' : [0.48, 0.56], strength: 0.8 },
      { name: 'speed', at: 'mouth', from: 0.5, until: 0.85, strength: 0.5 },
    ],
  }
}

/** With one's breath. */
export const BLOWING: Deeds = {
  smoke: {
    seconds: 3,
    needs: { framing: 'close-up' },
    holds: [
      { thing: '?pipe', grip: 'mouth', angle: 0, at: [0.05, 0.35], height: 0.085, layer: 'body' },
    ],
    keys: {
      0: { rh: ['mouth', 0.1, -0.035], neck: 0 },
      0.5: { neck: -0.12, torso: -0.04, blink: 1 },
    },
    effects: [{ name: 'smoke', at: 'mouth', strength: 0.8 }],
  },
  'blow-candles': {
    seconds: 2.4,
    needs: { place: 'living room', framing: 'medium' },
    set: [
      { thing: 'table', x: 0.46, z: -0.05, height: 0.4 },
      { thing: 'cake', x: 0.42, y: 0.4, z: -0.06, height: 0.24 },
    ],
    keys: {
      0: { torso: 0.05, neck: -0.15, rh: [0.2, 0.44], lh: [0.24, 0.44], mouth: 0.5, face: 'happy' },
      0.4: { torso: -0.06, neck: -0.1, mouth: 0.6 },
      0.55: { torso: 0.5, neck: -0.1, mouth: 0, face: 'kiss' },
      0.8: { torso: 0.5, neck: -0.1, face: 'kiss' },
    },
    effects: [{ name: 'wisp', at: [0.42, 0.62], from: 0.6, until: 0.95, strength: 1 }],
  },
  'cool-food': { needs: { place: 'kitchen' }, by: ({ object }) => cooling(object) },
  'blow-dandelion': {
    seconds: 3,
    face: 'kiss',
    needs: { place: 'meadow', framing: 'close-up' },
    holds: [inHand('dandelion', 0.2, [0.5, 0.8])],
    keys: {
      0: { rh: ['mouth', 0.14, -0.1], torso: 0.02, neck: -0.06 },
      0.4: { rh: ['mouth', 0.13, -0.1], torso: -0.05, neck: -0.12 },
      0.6: { rh: ['mouth', 0.14, -0.1], torso: 0.12, neck: 0.05 },
    },
    set: SEEDS,
  },
  'blow-bubbles': {
    seconds: 2.2,
    face: 'kiss',
    holds: [{ thing: 'bubble wand', angle: -0.2 }],
    keys: { 0: { rh: ['mouth', 0.13, -0.09], neck: 0 }, 0.5: { torso: 0.1, neck: 0.05 } },
    set: [0, 1, 2, 3, 4].map((n) => ({
      thing: 'bubble',
      x: 0.3,
      y: 0.86,
      z: -0.05,
      height: 0.06,
      move: ({ t }: { t: number }) => {
        const s = (t * 0.42 + n / 5) % 1
        return {
          x: s * 0.85,
          y: Math.sin(s * 5 + n) * 0.07 + s * 0.4,
          height: 0.05 + 0.08 * Math.min(1, s * 3) + n * 0.012,
          alpha: s > 0.92 ? 0 : 1,
        }
      },
    })),
  },
  inflate: { needs: { place: 'garden' }, by: ({ object }) => inflating(object ?? 'air mattress') },
  'inflate-balloon': {
    seconds: 2.6,
    face: 'kiss',
    keys: {
      0: { rh: ['mouth', 0.05, -0.015], lh: ['mouth', 0.08, -0.02], torso: -0.05 },
      0.5: { torso: 0.12, neck: 0.08 },
    },
    set: [
      {
        thing: 'balloon',
        x: 0.2,
        y: 0.78,
        z: -0.05,
        height: 0.3,
        move: ({ phase }) => ({
          height: 0.1 + 0.3 * Math.sin(phase * Math.PI * 0.5),
          spin: Math.PI / 2,
          x: 0.08 * Math.sin(phase * Math.PI * 0.5),
          y: -0.1 * Math.sin(phase * Math.PI * 0.5),
        }),
      },
    ],
  },
  'burst-balloon': {
    seconds: 4.4,
    once: true,
    face: 'kiss',
    keys: {
      0: { rh: ['mouth', 0.05, -0.015], lh: ['mouth', 0.08, -0.02], torso: -0.05, face: 'kiss' },
      0.2: { torso: 0.1, neck: 0.06 },
      0.4: { torso: -0.05, neck: 0 },
      0.6: { torso: 0.1, neck: 0.06 },
      0.78: { torso: 0, neck: 0, face: 'kiss' },
      0.82: { rh: [0.3, 0.86], lh: [0.26, 0.9], torso: -0.16, mouth: 0.8, face: 'surprised' },
    },
    set: [
      {
        thing: 'balloon',
        x: 0.2,
        y: 0.78,
        z: -0.05,
        height: 0.3,
        move: ({ phase }) => ({
          height: 0.1 + 0.5 * phase,
          spin: Math.PI / 2,
          x: 0.12 * phase,
          y: -0.14 * phase,
          alpha: phase > 0.8 ? 0 : 1,
        }),
      },
    ],
    effects: [{ name: 'confetti', at: [0.4, 0.86], from: 0.8, until: 0.95, strength: 1 }],
  },
}

/** Blown up lying on the ground: flat and small first, then round and whole. */
function inflating(thing: string): Score {
  const flat = /mattress|bed|lilo|dinghy|boat|raft|pool$/u.test(thing)
  const full = flat ? 0.3 : 0.5
  return {
    seconds: 5,
    face: 'kiss',
    keys: {
      0: { ...KNEEL, rh: ['mouth', 0.06, -0.02], lh: ['mouth', 0.05, -0.05], torso: 0.3 },
      0.12: { torso: 0.5, neck: 0.2 },
      0.25: { torso: 0.3, neck: 0.05 },
      0.37: { torso: 0.5, neck: 0.2 },
      0.5: { torso: 0.3, neck: 0.05 },
    },
    strands: ({ body, at }) => [
      {
        points: [at('mouth'), { x: 0.4 * body, y: 0.3 * body }, { x: 0.42 * body, y: 0.1 * body }],
        colour: '#e8e2d4',
        width: 0.03,
        z: -0.04,
      },
    ],
    set: [
      {
        thing: `?${thing}`,
        x: 0.36,
        z: -0.03,
        height: full,
        move: ({ phase }) => {
          const grown = 0.4 + 0.6 * Math.min(1, phase * 1.25)
          return { height: full * grown, x: full * grown * (flat ? 2.3 : 0.5) }
        },
      },
    ],
    effects: [{ name: 'sweat', at: 'head', strength: 0.5 }],
  }
}
