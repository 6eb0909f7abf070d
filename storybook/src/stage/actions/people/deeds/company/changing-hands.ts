import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { aloft } from '../../thrown.ts'
import type { Beat, Deeds, Hold, Score } from '../../score.ts'

const HATS = /\b(?:hat|cap|crown|helmet|wig|tiara|beret|bonnet|turban)$/u
/** When a hat leaves the head, changes hands and is on the other head, as shares of the deed. */
const [OFF, OVER, ON] = [0.18, 0.5, 0.82]

const during =
  (from: number, until: number): NonNullable<Hold['when']> =>
  ({ phase }: Beat) =>
    phase >= from && phase < until

const inHand = (thing: string, height: number, when: NonNullable<Hold['when']>): Hold => ({
  thing,
  angle: 0,
  height,
  when,
})

const onHead = (thing: string, when: NonNullable<Hold['when']>): Hold => ({
  thing,
  grip: 'head',
  angle: 0,
  height: 0.15,
  at: [0.5, 0.8],
  when,
})

/** What is one's own first, and then the other's. */
function holdsOf(own: string, other: string, height: number): Hold[] {
  if (!HATS.test(own))
    return [inHand(own, height, during(0, OVER)), inHand(other, height, during(OVER, 2))]
  return [
    onHead(own, during(0, OFF)),
    inHand(own, 0.15, during(OFF, OVER)),
    inHand(other, 0.15, during(OVER, ON)),
    onHead(other, during(ON, 2)),
  ]
}

const IN_HANDS: Score['keys'] = {
  0: { rh: [0.18, 0.6], la: [0.05, 0.2] },
  0.4: { rh: [0.32, 0.64], la: [0.05, 0.2], torso: 0.08 },
  0.6: { rh: [0.32, 0.64], la: [0.05, 0.2], torso: 0.08, mouth: 0.4 },
  1: { rh: [0.16, 0.68], la: [0.05, 0.2], torso: -0.03, mouth: 0.6 },
}

const FROM_HEADS: Score['keys'] = {
  0: { rh: [0.12, 0.6], la: [0.05, 0.2] },
  0.16: { rh: ['crown', 0.02, 0.02], la: [0.05, 0.2] },
  0.4: { rh: [0.32, 0.66], la: [0.05, 0.2], torso: 0.06 },
  0.58: { rh: [0.32, 0.66], la: [0.05, 0.2], torso: 0.06, mouth: 0.4 },
  0.82: { rh: ['crown', 0.02, 0.02], la: [0.05, 0.2], mouth: 0.6 },
  1: { rh: [0.14, 0.6], la: [0.05, 0.2], mouth: 0.8 },
}

/** "Apple for sandwich": each holds out what is his and has the other's in the end. */
function swapping(context: ActionContext): Score {
  const [own = 'gift', other = own] = (context.object ?? 'gift').split(' for ')
  const metres = [own, other].map((name) => context.find(name)?.metres ?? 0)
  const height = clamp((0.8 * Math.max(...metres)) / context.performer.metres, 0.16, 0.3)
  const keys = HATS.test(own) ? FROM_HEADS : IN_HANDS
  return {
    seconds: 3.6,
    once: true,
    face: 'happy',
    keys,
    holds: holdsOf(own, other, height),
    partner: { x: 0.72, face: 'happy', keys, holds: holdsOf(other, own, height) },
  }
}

/** "Bucket 2 of 3": who is second in the row has it while it is there, and turns from one neighbour to the other. */
function passing({ object }: ActionContext): Score {
  const [, thing = 'bucket', at = '1', all = '3'] = /^(.+) (\d) of (\d)$/u.exec(object ?? '') ?? []
  const share = 1 / Number(all)
  const from = (Number(at) - 1) * share
  const has = during(from, from + share)
  return {
    seconds: 1.1 * Number(all),
    holds: [{ thing, grip: 'bothHands', angle: 0, height: 0.27, when: has }],
    // Whoever is first reaches back at once: two keys within a thousandth made the arms jump.
    keys: {
      0: { rh: [0.22, 0.56], lh: [0.26, 0.56] },
      [from]: { rh: [-0.24, 0.56], lh: [-0.2, 0.56], torso: -0.06 },
      [from + share * 0.7]: { rh: [0.3, 0.56], lh: [0.34, 0.56], torso: 0.08 },
    },
  }
}

/** When what falls is in the hands. */
const CAUGHT = 0.5

/** Comes over the edge before one, and is held up. */
function catchingFallen(context: ActionContext): Score {
  const thing = context.object ?? 'bowl'
  const metres = context.find(thing)?.metres ?? 0.2
  const height = clamp(metres / context.performer.metres, 0.12, 0.26)
  return {
    seconds: 3.4,
    once: true,
    set: [
      {
        thing,
        stands: true,
        z: -0.04,
        height,
        ...aloft(
          [0.86, 0.52],
          [
            { until: 0.24, to: [0.74, 0.52] },
            { until: CAUGHT, to: [0.36, 0.34 - height / 2], lift: 0.06 },
            { until: 0.51, to: [0.36, 0.34 - height / 2], hidden: true },
            { until: 1, to: [0.36, 0.34], hidden: true },
          ],
        ),
      },
    ],
    holds: [{ thing, grip: 'bothHands', angle: 0, height, when: during(CAUGHT, 2) }],
    keys: {
      0: { rh: [0.2, 0.56], lh: [0.24, 0.56], la: [0.1, 0.3], face: 'surprised', mouth: 0.6 },
      0.3: { rh: [0.34, 0.44], lh: [0.38, 0.44], torso: 0.3, hip: [-0.04, 0.43] },
      0.5: { rh: [0.34, 0.36], lh: [0.38, 0.36], torso: 0.4, hip: [-0.06, 0.4], mouth: 0.8 },
      0.75: { rh: [0.26, 0.62], lh: [0.3, 0.62], torso: 0, hip: [0, 0.47], face: 'happy' },
      1: { rh: [0.26, 0.64], lh: [0.3, 0.64], torso: 0, hip: [0, 0.47], face: 'happy', mouth: 0.6 },
    },
  }
}

/** What goes from hand to hand. */
export const CHANGING_HANDS: Deeds = {
  swap: { by: swapping },
  'pass-along': { by: passing },
  'catch-fallen': { by: catchingFallen },
}
