import { arch, clamp, through } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { otherScale } from '../../seated-head.ts'
import type { Beat, Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'
import { aloft, type Leg, thrown } from '../../thrown.ts'

/** Where what is thrown leaves the hand, and when. */
const HAND = [0.24, 0.9] as const
const LETS_GO = 0.46
const ARRIVES = 0.72

const THROWING: Score['keys'] = {
  0: { rh: [0.14, 0.6], lh: [0.2, 0.62], hip: [0, 0.465] },
  0.3: { torso: -0.18, rh: [-0.22, 0.82], lh: [0.3, 0.8], hip: [-0.04, 0.455], lf: [0.14, 0.05] },
  [LETS_GO]: { torso: 0.12, rh: [0.26, 0.92], lh: [0.1, 0.6], hip: [0.03, 0.45], lf: [0.16, 0] },
  0.6: { torso: 0.3, rh: [0.34, 0.6], neck: -0.15 },
  0.86: { torso: 0, rh: [0.14, 0.6], lf: [0.06, 0], face: 'happy' },
}

const IN_HAND = { thing: '?ball', angle: 0, at: [0.5, 0.5], height: 0.09, layer: 'hand' } as const

/** What things fall into; anything else is hit and sends them back. */
const HOLLOW =
  /\b(bins?|cans?|buckets?|baskets?|box|boxes|bags?|holes?|pots?|bowls?|hats?|cups?|sacks?|barrels?|chests?|carts?|fire|bonfire|campfire|fireplace|well|hoops?|nets?|vases?|jars?)$/u
const WET = /\b(fountains?|pools?|ponds?|puddles?|wells?|bathtubs?|buckets? of water)$/u

interface Aim {
  readonly name: string
  readonly x: number
  readonly width: number
  readonly height: number
}

/** What is aimed at stands this far ahead, as tall as it is beside an adult, but never out of the picture. */
function aimOf(context: ActionContext): Aim {
  const name = context.aim ?? 'bucket'
  const actor = context.find(name)
  const height = clamp((actor?.metres ?? 0.5) / 1.72, 0.18, 1.5)
  const width = height * (actor?.aspect ?? 1)
  return { name, x: 1.15 + width / 2, width, height }
}

/** Into it in an arc, or against it and back to the ground. */
function flight({ name, x, width, height }: Aim): readonly Leg[] {
  if (HOLLOW.test(name) || WET.test(name)) {
    return [
      { until: LETS_GO, to: HAND, hidden: true },
      { until: ARRIVES, to: [x, height * 0.94], lift: 0.34 },
      { until: ARRIVES + 0.05, to: [x, height * 0.6] },
      { until: 1, to: [x, height * 0.6], hidden: true },
    ]
  }
  const [side, middle] = [x - width * 0.3, height * 0.55]
  return [
    { until: LETS_GO, to: HAND, hidden: true },
    { until: ARRIVES - 0.08, to: [side, middle], lift: 0.12 },
    { until: 0.86, to: [side - 0.3, 0], lift: 0.14 },
    { until: 0.96, to: [side - 0.36, 0] },
    { until: 1, to: [side - 0.36, 0], hidden: true },
  ]
}

function throwAt(context: ActionContext): Score {
  const aim = aimOf(context)
  const hollow = HOLLOW.test(aim.name) || WET.test(aim.name)
  const flying: SetPiece = {
    thing: '?ball',
    // Behind the front of what it falls into, before what it hits.
    z: hollow ? 0.06 : -0.03,
    height: IN_HAND.height,
    ...aloft(HAND, flight(aim), 2),
  }
  const struck = { at: [aim.x, aim.height * 0.9] as const, from: ARRIVES, until: ARRIVES + 0.12 }
  return {
    seconds: 2.6,
    holds: [{ ...IN_HAND, when: ({ phase }) => phase < LETS_GO }],
    set: [{ thing: aim.name, x: aim.x, z: 0.03, height: aim.height }, flying],
    keys: THROWING,
    effects: WET.test(aim.name) ? [{ name: 'splash', ...struck }] : [],
  }
}

/** Animals leap up and have it in their mouths. */
function throwTo(context: ActionContext): Score {
  const { name, x, width, height } = aimOf(context)
  const leap = 0.22
  const mouth = [x - width * 0.42, height * 0.62] as const
  const caught = ARRIVES - 0.06
  const leaping = (phase: number): number => leap * arch(through(phase, caught - 0.14, 0.28))
  return {
    seconds: 3,
    face: 'happy',
    holds: [{ ...IN_HAND, when: ({ phase }) => phase < LETS_GO }],
    set: [
      {
        thing: name,
        x,
        z: 0.03,
        height,
        flip: true,
        move: ({ phase, t }) => ({
          y: leaping(phase),
          lean: -0.5 * leaping(phase),
          gait: phase < caught ? t * 0.5 : 0,
        }),
      },
      {
        thing: '?ball',
        x: 0,
        z: -0.03,
        height: IN_HAND.height,
        shadow: false,
        move: (beat) => {
          const at = thrown(HAND, [
            { until: LETS_GO, to: HAND, hidden: true },
            { until: caught, to: [mouth[0], mouth[1] + leap], lift: 0.26 },
          ])(beat)
          return beat.phase < caught ? at : { x: mouth[0], y: mouth[1] + leaping(beat.phase) }
        },
      },
    ],
    keys: THROWING,
  }
}

/** What bursts on whom it hits, and stays there for a while. */
const SOFT = /\b(?:pie|cake|snowball|tomato|egg|mud|custard|cream|jelly|spaghetti|dough)(?:e?s)?$/u

/** Against whoever stands there: soft things stick to the face, others fall to the ground. */
function atWhom(name: string, [x, y]: readonly [number, number]): readonly Leg[] {
  const there: readonly Leg[] = [
    { until: LETS_GO - 0.16, to: HAND, hidden: true },
    { until: HITS, to: [x, y], lift: 0.16 },
  ]
  if (SOFT.test(name))
    return [...there, { until: 0.88, to: [x, y] }, { until: 1, to: [x, y], hidden: true }]
  return [
    ...there,
    { until: 0.8, to: [x - 0.26, 0], lift: 0.14 },
    { until: 0.95, to: [x - 0.3, 0] },
    { until: 1, to: [x - 0.3, 0], hidden: true },
  ]
}

const HITS = 0.6

const PELTED: PartnerScore['keys'] = {
  0: { torso: 0, neck: 0, ra: [0.1, 0.2], la: [0.2, 0.2], mouth: 0, face: 'neutral' },
  [HITS - 0.06]: { torso: 0, neck: 0, ra: [0.4, 0.6], la: [0.5, 0.5], face: 'surprised' },
  [HITS + 0.06]: { torso: -0.3, neck: -0.2, ra: [1.6, 0.7], la: [1.9, 0.6], mouth: 1, blink: 1 },
  0.85: { torso: -0.14, neck: 0, ra: [0.9, 1.2], la: [1, 1], mouth: 0.4, blink: 0, face: 'angry' },
}

/** Winds up, lets fly, and hits. */
const FLINGING: Score['keys'] = {
  0: { rh: [0.14, 0.6], lh: [0.2, 0.62], hip: [0, 0.465] },
  0.18: { torso: -0.18, rh: [-0.22, 0.82], lh: [0.3, 0.8], lf: [0.14, 0.05] },
  [LETS_GO - 0.16]: { torso: 0.12, rh: [0.26, 0.92], lh: [0.1, 0.6], lf: [0.16, 0] },
  0.42: { torso: 0.3, rh: [0.34, 0.6], neck: -0.15 },
  0.7: { torso: 0, rh: [0.1, 0.7], lh: [0.14, 0.7], lf: [0.06, 0], face: 'happy', mouth: 0.7 },
}

function pelting(context: ActionContext): Score {
  const { object, partner } = context
  const thing = object === null || object === context.aim ? 'snowball' : object
  const height = clamp((context.find(thing)?.metres ?? 0.12) / 1.72, 0.14, 0.26)
  const beast = aimOf(context)
  const scale = otherScale(context)
  const person = partner !== null && isPuppet(partner)
  const hit = person
    ? ([1.36, 0.86 * scale - height / 2] as const)
    : ([beast.x - beast.width * 0.3, beast.height * 0.55] as const)
  const flying: SetPiece = {
    thing,
    z: -0.05,
    height,
    ...aloft(HAND, atWhom(thing, hit), SOFT.test(thing) ? 0 : 2),
  }
  const struck = ({ phase }: Beat): number => arch(through(phase, HITS, 0.26))
  const aim: SetPiece = {
    thing: beast.name,
    x: beast.x,
    z: 0.03,
    height: beast.height,
    move: (beat) => ({ y: 0.1 * struck(beat), lean: 0.24 * struck(beat) }),
  }
  const snow = /\bsnowballs?$/u.test(thing)
  return {
    seconds: 2.6,
    ...(snow ? { costume: 'skier' } : {}),
    holds: [
      { ...IN_HAND, thing, height, when: ({ phase }) => phase < LETS_GO - 0.16 || phase === 1 },
    ],
    ...(person
      ? { partner: { x: 1.42, guest: true, keys: PELTED }, set: [flying] }
      : { set: [aim, flying] }),
    keys: FLINGING,
    effects: [{ name: snow ? 'snow' : 'stars', at: hit, from: HITS, until: HITS + 0.14 }],
  }
}

/** In a high bow to those who stand there and hold up their hands. */
const THROW_TO_CROWD: Score = {
  seconds: 3.4,
  face: 'happy',
  holds: [{ ...IN_HAND, height: 0.16, when: ({ phase }) => phase < 0.3 }],
  set: [
    {
      thing: '?ball',
      z: -0.03,
      height: 0.16,
      ...aloft(
        HAND,
        [
          { until: 0.3, to: HAND, hidden: true },
          { until: 0.84, to: [1.9, 0.95], lift: 0.3 },
          { until: 1, to: [1.9, 0.95], hidden: true },
        ],
        1,
      ),
    },
  ],
  keys: {
    0: { rh: [0.14, 0.6], lh: [0.2, 0.62], hip: [0, 0.465] },
    0.16: { torso: -0.16, rh: [-0.2, 0.8], lh: [0.3, 0.8] },
    0.3: { torso: 0.12, rh: [0.26, 0.92], lh: [0.1, 0.6] },
    0.84: { torso: 0.06, rh: [0.24, 0.86], neck: -0.15 },
  },
}

/** Throws with a goal: the thing that is aimed at stands where the throw ends. */
export const AIMED: Deeds = {
  'throw-at': { by: throwAt },
  pelt: { by: pelting },
  'throw-to-crowd': THROW_TO_CROWD,
  'throw-to': { needs: { place: 'park' }, by: throwTo },
}
