import { inHand } from '../../grips.ts'
import type { Deeds, SetPiece } from '../../score.ts'
import { posture } from '../../posture.ts'

/** When the stone leaves the hand, and when it has sunk. */
const THROWN = 0.3
const SUNK = 0.8
/** The shares of its way at which it touches the water. */
const HOPS = [0.38, 0.6, 0.78, 0.92, 1] as const

/** Where the stone is over the water: ahead, and ever farther from us. */
const way = (share: number) => ({ x: 0.3 + share * 1.15, z: 0.05 + share * 2.1 })

function height(share: number): number {
  const next = HOPS.findIndex((hop) => share <= hop)
  const from = next > 0 ? (HOPS[next - 1] ?? 0) : 0
  const to = HOPS[next] ?? 1
  const part = (share - from) / (to - from)
  if (next === 0) return 0.5 * (1 - part ** 2)
  return 4 * part * (1 - part) * 0.2 * (1 - share * 0.6)
}

const ring = (hop: number): SetPiece => ({
  thing: 'water ring',
  ...way(hop),
  height: 0.05,
  shadow: false,
  move: ({ phase }) => {
    const age = (phase - THROWN - hop * (SUNK - THROWN)) / 0.3
    return age < 0 || age > 1 ? { alpha: 0 } : { alpha: 1 - age, height: 0.03 + age * 0.09 }
  },
})

/** A flat stone hops away over the water and leaves rings where it touched it. */
export const STONE_SKIPPING: Deeds = {
  'skip-stone': {
    seconds: 1.9,
    face: 'happy',
    needs: { place: 'lake' },
    holds: [{ ...inHand('skipping stone', 0.04), when: ({ phase }) => phase < THROWN }],
    set: [
      {
        thing: 'skipping stone',
        x: 0,
        height: 0.06,
        shadow: false,
        move: ({ phase }) => {
          const share = (phase - THROWN) / (SUNK - THROWN)
          return share < 0 || share > 1 ? { alpha: 0 } : { ...way(share), y: height(share) }
        },
      },
      ...HOPS.map(ring),
    ],
    keys: {
      0: posture('rh -0.2 0.5, torso -0.08, la 0.8 0.3, hip -0.04 0.42, rf -0.14 0, lf 0.12 0'),
      0.18: { rh: [-0.26, 0.52], torso: -0.12 },
      0.32: { rh: [0.34, 0.54], torso: 0.3, right: 'open', la: [-0.4, 0.3] },
      0.55: { rh: [0.28, 0.7], torso: 0.16, mouth: 0.6 },
      0.85: { rh: [0.1, 0.5], torso: 0.05, mouth: 0.4 },
    },
  },
}
