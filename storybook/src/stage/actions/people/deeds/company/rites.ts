import { paintOf } from '../../../../../cast/people/drawing/tone.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import type { Deeds, PartnerScore, Score, Strand } from '../../score.ts'

/** One of the two before the altar, on this side of who marries them. */
const betrothed = (side: 1 | -1): PartnerScore => ({
  x: 0.42 * side,
  z: -0.05,
  faces: side === 1 ? -1 : 1,
  guest: true,
  face: 'happy',
  keys: {
    0: { rh: [0.36, 0.46], lh: [0.38, 0.49], neck: -0.04 },
    0.5: { rh: [0.37, 0.49], lh: [0.39, 0.52], torso: 0.05, mouth: 0.4 },
  },
})

/** Between the two and behind them, with the book, and a hand raised over both. */
const WEDDING: Score = {
  seconds: 4,
  view: 'front',
  face: 'happy',
  costume: 'priest',
  needs: { place: 'church interior', company: 3 },
  holds: [{ ...inHand('open book', 0.12, [0.5, 0.4]), grip: 'leftHand' }],
  keys: {
    0: { lh: [0.05, 0.6], rh: [-0.1, 0.66], mouth: 0.2, neck: 0.05 },
    0.3: { rh: [-0.13, 0.7], mouth: 0.6 },
    0.5: { rh: [-0.17, 0.98], right: 'open', mouth: 0.2, neck: 0 },
    0.75: { rh: [-0.15, 1], right: 'open', mouth: 0.6 },
  },
  partner: betrothed(-1),
  fellows: () => [betrothed(1)],
  effects: [
    { name: 'petals', at: [0, 1.3] },
    { name: 'hearts', at: [0, 1.08], strength: 0.4 },
  ],
}

/** Where the posts stand, how high the ribbon hangs, and when it is cut. */
const POST = 0.62
const HIGH = 0.5
const CUT = 0.45

/** Tied from post to post; once cut, either half falls from its post. */
function ribbonAt(phase: number, [body, colour]: readonly [number, string]): Strand[] {
  const strand = (points: readonly (readonly [number, number])[]): Strand => ({
    points: points.map(([x, y]) => ({ x: x * body, y: y * body })),
    colour,
    width: 0.05,
    z: -0.06,
  })
  if (phase < CUT) {
    const whole = [
      [-POST, HIGH],
      [-0.3, HIGH - 0.05],
      [0, HIGH - 0.07],
      [0.3, HIGH - 0.05],
      [POST, HIGH],
    ] as const
    return [strand(whole)]
  }
  const fallen = clamp((phase - CUT) / 0.12)
  const half = (side: 1 | -1): Strand => {
    const [x, y] = [POST - (1 - fallen) * 0.55 - 0.04, HIGH - 0.07 - fallen * 0.38]
    return strand([
      [side * POST, HIGH],
      [side * (POST - 0.02 - (1 - fallen) * 0.26), (HIGH + y) / 2],
      [side * x, y],
    ])
  }
  return [half(-1), half(1)]
}

/** With large scissors before the ribbon, and with both arms up once it is cut. */
function cutting({ object }: ActionContext): Score {
  const colour = paintOf(object?.replace(/ ?\b(?:ribbon|tape|bow)s?$/u, '')) ?? '#d1343a'
  return {
    seconds: 4.4,
    view: 'front',
    face: 'happy',
    holds: [{ ...inHand('scissors', 0.27, [0.5, 0.2]), grip: 'leftHand', angle: Math.PI + 0.25 }],
    set: [
      { thing: 'barrier post', x: -POST, z: -0.04, height: 0.56 },
      { thing: 'barrier post', x: POST, z: -0.04, height: 0.56 },
    ],
    keys: {
      0: { lh: [0.1, 0.66], rh: [-0.12, 0.5], neck: 0 },
      0.25: { lh: [0.08, 0.64], rh: [-0.12, 0.47], mouth: 0.3 },
      [CUT]: { lh: [0.04, 0.58], rh: [-0.12, 0.47], mouth: 0.5 },
      0.62: { lh: [0.26, 1], rh: [-0.26, 1], right: 'open', mouth: 0.9 },
      0.8: { lh: [0.28, 1.03], rh: [-0.28, 1.03], right: 'open', mouth: 0.9 },
    },
    strands: ({ beat, body }) => ribbonAt(beat.phase, [body, colour]),
    effects: [{ name: 'confetti', at: [0, 1.2], from: CUT, until: 0.9 }],
  }
}

/** When the medal is round the neck. */
const HUNG = 0.45

/** Over the bowed head of who stands on the highest step; then both are glad. */
const MEDAL: Score = {
  seconds: 4,
  face: 'happy',
  costume: 'politician',
  holds: [
    {
      ...inHand('medal on ribbon', 0.24, [0.5, 0.06]),
      grip: 'bothHands',
      when: ({ phase }) => phase < HUNG,
    },
  ],
  set: [{ thing: 'winners podium', x: 0.56, z: 0.04, height: 0.2 }],
  keys: {
    0: { rh: [0.22, 0.7], lh: [0.28, 0.72], neck: 0 },
    0.25: { rh: [0.38, 1.02], lh: [0.42, 1.04], neck: -0.14, mouth: 0.3 },
    [HUNG]: { rh: [0.42, 0.98], lh: [0.46, 1], neck: -0.12 },
    0.7: { rh: [0.3, 0.68], lh: [0.26, 0.7], right: 'open', left: 'open', mouth: 0.6 },
    0.78: { rh: [0.27, 0.69], lh: [0.29, 0.69], right: 'open', left: 'open' },
    0.86: { rh: [0.31, 0.68], lh: [0.25, 0.7], right: 'open', left: 'open', mouth: 0.7 },
  },
  partner: {
    x: 0.56,
    z: 0.01,
    guest: true,
    face: 'happy',
    holds: [
      {
        ...inHand('medal on ribbon', 0.24, [0.5, 0.62]),
        grip: 'middle',
        when: ({ phase }) => phase >= HUNG,
      },
    ],
    keys: {
      0: { at: [0, 0.19], torso: 0.06, neck: 0.1 },
      [HUNG]: { at: [0, 0.19], torso: 0.2, neck: 0.3 },
      0.65: { at: [0, 0.19], rh: [0.1, 1.04], lh: [-0.08, 1.04], torso: -0.04, mouth: 0.9 },
      0.85: { at: [0, 0.19], rh: [0.12, 1.08], lh: [-0.1, 1.08], torso: -0.06, mouth: 0.9 },
    },
  },
  effects: [{ name: 'confetti', at: [0.56, 1.5], from: HUNG, until: 0.95 }],
}

/** What is done before all the others, who look on. */
export const RITES: Deeds = {
  'wed-couple': WEDDING,
  'hang-medal': { ...MEDAL, needs: { place: 'stadium', partner: 'athlete' } },
  'cut-ribbon': { needs: { place: 'street' }, by: cutting },
}
