import type { Actor } from '../../../../../cast/actor.ts'
import type { ActionContext } from '../../../action.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { ON_BACK } from '../../postures.ts'
import type { Beat, Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'
import { clamp } from '../../../../easing.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** How far a throw is at this phase: 0 as it leaves the hands, 1 as it is back in them. */
const flown = (phase: number): number => clamp((phase - 0.2) / 0.6, 0, 1)

/** A thing that is thrown up turns over in the air and comes down into both hands. */
function tossing(context: ActionContext): Score {
  const { object } = context
  const known = object === null ? null : context.find(object)
  const thing = known && object !== null ? object : 'ball'
  const height = clamp((known?.metres ?? 0.2) / 1.72, 0.12, 0.3)
  const flies: SetPiece = {
    thing,
    x: 0,
    z: -0.06,
    height,
    shadow: false,
    stands: true,
    move: ({ phase }: Beat) => {
      const s = flown(phase)
      const dip = phase < 0.2 ? Math.sin((phase / 0.2) * Math.PI) * -0.08 : 0
      return { y: 0.62 + dip + 4 * s * (1 - s) * 0.72, spin: s * TAU }
    },
  }
  return {
    seconds: 1.9,
    view: 'front',
    face: 'happy',
    set: [flies],
    keys: {
      0: { rh: [-0.1, 0.6], lh: [0.1, 0.6], right: 'open', left: 'open' },
      0.1: { rh: [-0.1, 0.53], lh: [0.1, 0.53], hip: [0, 0.44] },
      0.24: { rh: [-0.14, 0.94], lh: [0.14, 0.94], hip: [0, 0.47], mouth: 0.5 },
      0.55: { rh: [-0.17, 0.84], lh: [0.17, 0.84], mouth: 0.7 },
      0.8: { rh: [-0.1, 0.62], lh: [0.1, 0.62], hip: [0, 0.45] },
    },
  }
}

/** As large as it can be seen above a head. */
const aloft = ({ aspect }: Actor): number => Math.min(0.85, 1.9 / aspect)

/** Somebody who is lifted lies across the hands, and stretches out up there. */
const BORNE: PartnerScore = {
  x: 0,
  z: -0.02,
  faces: 1,
  guest: true,
  face: 'surprised',
  keys: {
    0: { ...ON_BACK, at: [0, 0.16], ra: [0.3, 0.2], la: [0.4, 0.2] },
    0.15: { at: [0, 0.16] },
    0.55: { at: [0, 1], ra: [2.6, 0.2], la: [2.2, 0.3], mouth: 0.6 },
    1: { at: [0, 1], ra: [2.8, 0.1], la: [2.4, 0.2], mouth: 0.4 },
  },
}

/** From the ground to above the head, and there it stays. */
function bearing(context: ActionContext): Score {
  const { object } = context
  const known = object === null ? null : context.find(object)
  const other = context.partner !== null && isPuppet(context.partner)
  const load: SetPiece = {
    thing: object ?? 'boulder',
    x: 0,
    height: known ? aloft(known) : 0.5,
    shadow: false,
    stands: true,
    move: ({ phase, t }: Beat) => ({
      y: clamp((phase - 0.15) / 0.4, 0, 1) * 1.0,
      lean: 0.03 * Math.sin(t * 3),
    }),
  }
  return {
    seconds: 3,
    once: true,
    view: 'front',
    ...(other ? { partner: BORNE } : { set: [load] }),
    keys: {
      0: posture('hip 0 0.3, rf -0.12 0, lf 0.12 0, rh -0.2 0.14, lh 0.2 0.14, face angry'),
      0.15: { hip: [0, 0.3], rh: [-0.2, 0.14], lh: [0.2, 0.14] },
      0.35: { hip: [0, 0.42], rh: [-0.22, 0.62], lh: [0.22, 0.62] },
      0.55: { hip: [0, 0.455], rh: [-0.22, 1.03], lh: [0.22, 1.03], mouth: 0.6 },
      1: { hip: [0, 0.455], rh: [-0.22, 1.03], lh: [0.22, 1.03], mouth: 0.3 },
    },
  }
}

/** When the hand lets go of what is thrown down, and when it is on the ground. */
const LET_GO = 0.34
const LANDED = 0.44

/** Onto the ground, in anger, where it lies. */
const THROW_DOWN: Score = {
  seconds: 3,
  once: true,
  face: 'angry',
  holds: [{ thing: '?hat', angle: 0, height: 0.2, when: ({ phase }) => phase < LET_GO }],
  set: [
    {
      thing: '?hat',
      x: 0.36,
      z: -0.05,
      height: 0.2,
      move: ({ phase }) => {
        const fallen = Math.min(1, Math.max(0, (phase - LET_GO) / (LANDED - LET_GO)))
        return { y: 0.4 * (1 - fallen), spin: 0.9 * (1 - fallen), alpha: phase < LET_GO ? 0 : 1 }
      },
    },
  ],
  keys: {
    0: { rh: [0.2, 0.8], lh: [0.12, 0.6], mouth: 0.3 },
    0.2: { rh: [0.02, 1.06], lh: [0.2, 0.7], torso: -0.16, mouth: 0.6 },
    0.34: { rh: [0.34, 0.44], lh: [0.1, 0.5], torso: 0.36, hip: [-0.03, 0.44], mouth: 1 },
    0.6: { rh: [0.2, 0.5], lh: [0.16, 0.5], torso: 0.12, neck: 0.3, right: 'fist', left: 'fist' },
    1: { rh: [0.2, 0.48], lh: [0.16, 0.48], torso: 0.08, neck: 0.34, mouth: 0.5 },
  },
  effects: [{ name: 'dust', at: [0.36, 0.04], from: 0.43, until: 0.54, strength: 0.7 }],
}

/** What goes up in the air or over the head, whatever it is. */
export const TOSSING: Deeds = {
  'throw-powder': {
    seconds: 1.8,
    face: 'happy',
    needs: { place: 'town square' },
    keys: {
      0: { rh: [-0.12, 0.7], lh: [0.2, 0.76], torso: -0.1, right: 'fist', mouth: 0.5 },
      0.3: { rh: [-0.16, 0.84], torso: -0.16, right: 'fist' },
      0.45: { rh: [0.3, 1.04], lh: [0.1, 0.6], torso: 0.14, right: 'open', mouth: 1 },
      0.7: { rh: [0.36, 0.9], torso: 0.16, right: 'open' },
    },
    effects: [
      { name: 'colour-puffs', at: [0.36, 1.06], strength: 1.4 },
      { name: 'colour-puffs', at: [0.1, 0.66], strength: 0.5 },
      { name: 'colour-puffs', at: [0.7, 1.2] },
    ],
  },
  'toss-up': { by: tossing },
  'throw-down': THROW_DOWN,
  'shake-thing': {
    seconds: 0.7,
    face: 'happy',
    holds: [{ thing: '?bottle', angle: 0.1, height: 0.2, grip: 'bothHands', at: [0.5, 0.5] }],
    keys: {
      0: { rh: [0.24, 0.62], lh: [0.27, 0.66], torso: 0.04, mouth: 0.2 },
      0.5: { rh: [0.26, 0.8], lh: [0.29, 0.84], torso: -0.04, mouth: 0.5 },
    },
  },
  'bear-overhead': { by: bearing },
  'toss-child': {
    seconds: 1.8,
    face: 'happy',
    keys: {
      0: { rh: [0.22, 0.66], lh: [0.28, 0.66], right: 'open', left: 'open', hip: [0, 0.45] },
      0.2: { rh: [0.22, 0.96], lh: [0.28, 0.96], neck: -0.3, hip: [0, 0.47], mouth: 0.5 },
      0.5: { rh: [0.24, 0.94], lh: [0.3, 0.94], neck: -0.45, mouth: 0.8 },
      0.8: { rh: [0.22, 0.94], lh: [0.28, 0.94], neck: -0.3 },
    },
    partner: {
      x: 0.27,
      z: -0.03,
      age: 'baby',
      face: 'happy',
      keys: {
        0: { at: [0, 0.9], ra: [1.6, 0.3], la: [-1.6, 0.3], rl: [0.4, -0.5], ll: [-0.3, -0.5] },
        0.2: { at: [0, 1.5], mouth: 0.5 },
        0.5: { at: [0, 2.3], ra: [2.4, 0.2], la: [-2.4, 0.2], mouth: 1 },
        0.8: { at: [0, 1.5], mouth: 0.8 },
      },
    },
  },
}
