import type { ActionContext } from '../../../action.ts'
import type { Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'
import { restaged, type Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'
import { TAU } from '../../track.ts'

const PULL: Keys = {
  0: {
    hip: [-0.16, 0.38],
    rf: [0.08, 0],
    lf: [0.2, 0],
    torso: -0.5,
    neck: 0.3,
    rh: [0.2, 0.58],
    lh: [0.3, 0.58],
    right: 'fist',
    left: 'fist',
    at: [0, 0],
  },
  0.5: { at: [-0.08, 0], hip: [-0.2, 0.36], torso: -0.62, mouth: 0.7 },
}
const HELD_BACK: Keys = restaged(PULL, (stance, at) => ({
  ...stance,
  at: [at > 0 ? 0.08 : 0, 0],
  torso: at > 0 ? -0.4 : -0.58,
}))

/** On the rope behind the first of each team, one left, one right. */
function teamMate(index: number): PartnerScore {
  const rank = Math.floor(index / 2) + 1
  const ours = index % 2 === 0
  return {
    x: ours ? -0.44 * rank : 1.24 + 0.44 * rank,
    z: rank % 2 === 0 ? 0.02 : 0.05,
    faces: ours ? 1 : -1,
    guest: true,
    face: 'angry',
    keys: ours ? PULL : HELD_BACK,
  }
}

const TUG: Score = {
  seconds: 1.7,
  face: 'angry',
  needs: { place: 'meadow', company: 8 },
  keys: PULL,
  partner: { x: 1.24, guest: true, face: 'angry', keys: HELD_BACK },
  fellows: (count) => Array.from({ length: count }, (_, index) => teamMate(index)),
  strands: ({ beat, body }) => {
    const shift = 0.08 * Math.sin(beat.phase * Math.PI) * body
    const rope = (x: number, y: number): { x: number; y: number } => ({
      x: x * body - shift,
      y: y * body,
    })
    return [
      {
        points: [
          rope(-1.5, 0.4),
          rope(-0.4, 0.56),
          rope(0.6, 0.58),
          rope(1.6, 0.56),
          rope(2.7, 0.4),
        ],
        colour: '#b98748',
        width: 0.024,
      },
      { points: [rope(0.62, 0.58), rope(0.62, 0.44)], colour: '#d6453f', width: 0.05 },
    ]
  },
  effects: [
    { name: 'sweat', at: 'head' },
    { name: 'dust', at: [0.1, 0.02], strength: 0.6 },
    { name: 'dust', at: [1.2, 0.02], strength: 0.6 },
  ],
}

/** Skipping from side to side, both hands given, elbows high. */
const skips = (rise: 1 | -1): Keys => ({
  0: {
    ...posture('at -0.06 0, hip 0 0.46, rf -0.06 0, lf 0.1 0.07, ra -0.78 0, la 0.78 0'),
    neck: 0.07 * rise,
  },
  0.25: { at: [0, 0.05], hip: [0, 0.47], ra: [-0.86, -0.05], la: [0.86, 0.05], mouth: 0.7 },
  0.5: {
    ...posture('at 0.06 0, hip 0 0.46, rf -0.1 0.07, lf 0.06 0, ra -0.78 0, la 0.78 0'),
    neck: -0.07 * rise,
  },
  0.75: { at: [0, 0.05], hip: [0, 0.47], ra: [-0.86, -0.05], la: [0.86, 0.05], mouth: 0.4 },
})

/** So many give each other their hands in one row; more close the circle. */
const IN_ROW = 7

/** How much higher and farther off than the nearest the farthest of a circle is. */
const [BACK_UP, BACK_OFF] = [0.38, 0.3]

/** Where one of so many is on the circle: half a place aside, so that one sees between the nearest two into its middle. */
function onCircle(index: number, count: number): { readonly x: number; readonly far: number } {
  const turn = ((index + 0.5) / count) * TAU
  return { x: Math.max(0.9, 0.145 * count) * Math.sin(turn), far: (1 - Math.cos(turn)) / 2 }
}

/** One of those who dance round, as the first one sees it from its own place. */
function roundTheCircle(index: number, count: number): PartnerScore {
  const [{ x, far }, own] = [onCircle(index, count), onCircle(0, count)]
  const keys = restaged(skips(index % 2 === 0 ? 1 : -1), (stance) => ({
    ...stance,
    at: [stance.at?.[0] ?? 0, (stance.at?.[1] ?? 0) + BACK_UP * (far - own.far)],
  }))
  const z = BACK_OFF * (far - own.far)
  return { x: x - own.x, z, faces: 1, view: 'front', guest: true, face: 'happy', keys }
}

/** What they dance about stands in their middle: a tree behind the nearest, a fire between all of them. */
function inTheMiddle(context: ActionContext, count: number): readonly SetPiece[] {
  const { object } = context
  const thing = object === null ? null : context.find(object)
  if (object === null || thing === null) return []
  const height = Math.min(1.9, Math.max(0.42, thing.metres / 1.7))
  const x = -onCircle(0, count).x
  return [{ thing: object, x, y: BACK_UP / 2 - 0.06, z: BACK_OFF / 2, height, stands: true }]
}

const IN_A_RING: Score = {
  seconds: 1.3,
  view: 'front',
  face: 'happy',
  needs: { place: 'meadow' },
  keys: skips(1),
  partner: { x: 0.66, z: 0, faces: 1, view: 'front', guest: true, face: 'happy', keys: skips(-1) },
  fellows: (count) =>
    Array.from({ length: count }, (_, index) => ({
      x: index % 2 === 0 ? -0.66 * (Math.floor(index / 2) + 1) : 0.66 * (Math.floor(index / 2) + 2),
      z: 0,
      faces: 1,
      view: 'front',
      guest: true,
      face: 'happy',
      keys: skips(index % 2 === 0 ? -1 : 1),
    })),
  effects: [{ name: 'petals', at: [0.2, 1.1], strength: 0.4 }],
}

/** Round something, or more than a row has room for. */
function closedRing(context: ActionContext, count: number): Score {
  return {
    ...IN_A_RING,
    partner: roundTheCircle(1, count),
    fellows: (others) =>
      Array.from({ length: others }, (_, index) => roundTheCircle(index + 2, count)),
    set: inTheMiddle(context, count),
  }
}

/** Fewer than these are round nothing. */
const ROUND = 4

function ringDance(context: ActionContext): Score {
  const count = (context.fellows?.length ?? 0) + 2
  const round = context.object !== null && count >= ROUND
  return round || count > IN_ROW ? closedRing(context, count) : IN_A_RING
}

/** Whole companies in one deed. */
export const ALL_TOGETHER: Deeds = {
  'tug-of-war': TUG,
  'ring-dance': { needs: { place: 'meadow', company: 14 }, by: ringDance },
}
