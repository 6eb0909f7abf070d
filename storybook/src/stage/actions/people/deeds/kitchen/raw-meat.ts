import { COUNTER } from '../../furniture.ts'
import { inBothHands } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { NEAR_KITCHEN } from '../../settings.ts'
import { TAU } from '../../track.ts'

const before = (thing: string, height: number, x: number): SetPiece => ({
  thing,
  x,
  y: 0.42,
  z: -0.055,
  height,
})

/** Pressed into a plate of crumbs and lifted out of it, with more to come. */
const BREADING: Score = {
  seconds: 1.8,
  needs: NEAR_KITCHEN,
  costume: 'home cook',
  face: 'happy',
  holds: [{ ...inBothHands('breaded cutlet', 0.1), angle: 0.1 }],
  set: [
    COUNTER,
    before('plate of crumbs', 0.075, 0.34),
    before('bowl of egg', 0.11, 0.6),
    { ...before('raw cutlet', 0.07, 0.76), z: -0.06 },
  ],
  keys: {
    0: posture('rh 0.3 0.56, lh 0.36 0.56, torso 0.14, neck 0.2'),
    0.35: posture('rh 0.3 0.5, lh 0.37 0.5, torso 0.24, neck 0.22'),
    0.55: posture('rh 0.26 0.5, lh 0.33 0.5, torso 0.24'),
    0.8: posture('rh 0.3 0.62, lh 0.36 0.62, torso 0.1, mouth 0.3'),
  },
  effects: [{ name: 'crumbs', at: [0.33, 0.52], strength: 1 }],
}

/** Where the crank of the grinder turns, and how far out. */
const [HUB, ARM] = [[0.39, 0.59], 0.075] as const

const GRINDING: Score = {
  seconds: 1.5,
  needs: NEAR_KITCHEN,
  costume: 'home cook',
  face: 'happy',
  set: [
    COUNTER,
    before('meat grinder', 0.36, 0.46),
    { ...before('minced meat', 0.14, 0.68), y: 0.48, z: -0.05 },
    before('mince bowl', 0.13, 0.7),
    {
      thing: 'grinder crank',
      x: HUB[0],
      y: HUB[1] - ARM,
      z: -0.07,
      height: ARM * 2,
      shadow: false,
      move: ({ phase }) => ({ spin: phase * TAU }),
    },
  ],
  keys: Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => {
      const turn = (index / 8) * TAU
      const rh = [HUB[0] - Math.sin(turn) * ARM, HUB[1] - Math.cos(turn) * ARM] as const
      return [
        index / 8,
        { rh, lh: [0.42, 0.8] as const, torso: 0.12 + 0.03 * Math.cos(turn), neck: 0.14 },
      ]
    }),
  ),
}

/** What is done to meat before it comes into the pan. */
export const RAW_MEAT: Deeds = {
  'bread-food': BREADING,
  'grind-meat': GRINDING,
}
