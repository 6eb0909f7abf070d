import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { late } from '../../keys.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'
import { thrown } from '../../thrown.ts'
import { TAU } from '../../track.ts'

const NOODLES = /\b(?:noodles?|ramen|spaghetti|pasta|udon|soba|pho)$/u

/** Where guests sit along the counter, the nearest first. */
const SEATS = [0.86, -0.66, 1.24, -1.04] as const

/** With a bowl at the mouth and sticks in the other hand, towards who cooks for them. */
function guest(x: number, index: number): PartnerScore {
  return {
    x,
    z: -0.14,
    faces: x > 0 ? -1 : 1,
    guest: true,
    face: 'happy',
    holds: [
      { ...inHand('noodles', 0.1, [0.5, 0.8]), grip: 'leftHand' },
      { ...inHand('chopsticks', 0.16, [0.5, 0.9]), angle: -0.5 },
    ],
    keys: late(
      {
        0: { ...SIT, lh: [0.2, 0.54], rh: [0.2, 0.62], neck: 0.14 },
        0.35: {
          ...SIT,
          lh: ['mouth', 0.1, -0.1],
          rh: ['mouth', 0.12, -0.02],
          neck: 0.1,
          mouth: 0.9,
        },
        0.6: { ...SIT, lh: ['mouth', 0.1, -0.11], rh: ['mouth', 0.11, -0.03], mouth: 0.3 },
        0.8: { ...SIT, lh: [0.2, 0.54], rh: [0.22, 0.6], neck: -0.04, mouth: 0.1 },
      },
      0.27 * index,
    ),
  }
}

const LANTERNS: readonly SetPiece[] = [-0.86, -0.3, 0.66, 1.16].map((x, index) => ({
  thing: 'round lantern',
  x,
  y: 1.12,
  z: -0.02,
  height: 0.19,
  shadow: false,
  move: ({ t }: { readonly t: number }) => ({
    lean: 0.22 * Math.sin(t * 2.3 + index),
    x: 0.02 * Math.sin(t * 2.3 + index),
  }),
}))

/** The cook tosses what is in the wok behind the counter, and guests slurp before it. */
function keepingStall({ object, partner, fellows = [] }: ActionContext): Score {
  const guests = SEATS.slice(0, (partner ? 1 : 0) + fellows.length)
  const stools = guests.map((x) => ({ thing: 'stool', x, z: -0.11, height: 0.255 }))
  return {
    seconds: 1.3,
    costume: 'chef',
    face: 'happy',
    holds: [inHand('wok', 0.09, [0.03, 0.25])],
    set: [
      { thing: 'stall roof', x: 0.12, z: 0.08, height: 1.56, shadow: false },
      { thing: 'stall counter', x: 0.12, z: -0.06, height: 0.48 },
      ...LANTERNS,
      ...stools,
      {
        thing: NOODLES.test(object ?? 'noodles') ? 'tossed noodles' : 'wok food',
        x: 0.4,
        z: -0.03,
        height: 0.13,
        shadow: false,
        move: thrown(
          [0, 0.62],
          [
            { until: 0.25, to: [0, 0.62] },
            { until: 0.85, to: [0, 0.62], lift: 0.34 },
            { until: 1, to: [0, 0.62] },
          ],
        ),
      },
    ],
    keys: {
      0: { rh: [0.24, 0.6], lh: ['hip', 0.05, 0.06], torso: 0.06 },
      0.2: { rh: [0.27, 0.57], torso: 0.1 },
      0.36: { rh: [0.22, 0.7], torso: 0, neck: -0.16, mouth: 0.5 },
      0.8: { rh: [0.24, 0.62], neck: -0.05 },
    },
    live: (stance, { t }) => ({ ...stance, look: 0.4 * Math.sin((t * TAU) / 5) }),
    ...(partner ? { partner: guest(SEATS[0], 0) } : {}),
    fellows: (count) => SEATS.slice(1, 1 + count).map((x, index) => guest(x, index + 1)),
    effects: [{ name: 'steam', at: [0.4, 0.7], strength: 1.4 }],
  }
}

/** Kitchens in the street. */
export const STALL_DEEDS: Deeds = {
  'keep-stall': { needs: { place: 'street market', company: 5 }, by: keepingStall },
}
