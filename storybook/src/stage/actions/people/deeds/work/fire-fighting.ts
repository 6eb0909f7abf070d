import { triples } from '../../../../../scene/rows.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import { createFlames } from '../../../things/flames.ts'
import { restaged, type Keys } from '../../keys.ts'
import { ease } from '../../../../easing.ts'
import type { Point } from '../../../../../scene/space.ts'
import type { Deeds, PartnerScore, Score, SetPiece, Strand } from '../../score.ts'
import { posture } from '../../posture.ts'

const HOLD_FAST: Keys = {
  0: posture(
    'hip -0.05 0.43, rf -0.16 0, lf 0.14 0, torso -0.08, rh 0.2 0.56, lh 0.28 0.6, right fist, left fist',
  ),
  0.5: { torso: -0.14, rh: [0.19, 0.58], lh: [0.27, 0.63] },
}

/** Behind the first, with both hands on the same hose. */
const onTheHose = (index: number): PartnerScore => ({
  x: -0.44 * (index + 1),
  z: 0.03,
  faces: 1,
  keys: restaged(HOLD_FAST, (stance) => ({ ...stance, rh: [0.12, 0.44], lh: [0.24, 0.48] })),
})

/** How much of a fire is left at the end, and when the water begins to tell. */
const [LEFT, TELLS] = [0.25, 0.4]

/** How high it still burns: in the second half the water gets the better of it. */
const burning = (t: number, { seconds }: ActionContext): number =>
  1 - (1 - LEFT) * ease((t / seconds - TELLS) / (0.95 - TELLS))

const campfire = (context: ActionContext): SetPiece => ({
  thing: 'campfire',
  x: 1.35,
  z: 0.03,
  height: 0.5,
  move: ({ t }) => ({ height: (0.5 + Math.sin(t * 9) * 0.03) * burning(t, context) }),
})

/** How many of its firefighters a burning house is tall and wide, and what else burns; where its near wall is. */
const [HOUSE, OTHER] = [
  { tall: 3.1, wide: 3 },
  { tall: 1.3, wide: 2.4 },
]
const NEAR_WALL = 1.5
/** From so many metres on it is a house. */
const LOFTY = 4.2
/** Windows and roof of the house: across in halves of its width, up and how high it burns in its heights. */
const HEARTHS = triples('-0.5 0.2 0.22, 0.45 0.3 0.24, -0.4 0.5 0.26, 0.35 0.62 0.26, -0.1 0.8 0.3')

interface Blaze extends Required<Pick<Score, 'set' | 'effects'>> {
  /** Where the water meets it. */
  readonly end: readonly [x: number, y: number]
}

/** What burns: the house that the prompt names, or a fire on the ground. */
function blaze(context: ActionContext): Blaze {
  const { object } = context
  const thing = object === null ? null : context.find(object)
  if (!object || !thing || thing.metres < 1.5)
    return {
      set: [campfire(context)],
      effects: [
        { name: 'smoke', at: [1.35, 0.5], strength: 0.6 },
        { name: 'steam', at: [1.3, 0.3], from: TELLS, strength: 1.4 },
      ],
      end: [1.15, 0.34],
    }
  const most = thing.metres > LOFTY ? HOUSE : OTHER
  const height = Math.min(most.tall, most.wide / thing.aspect)
  const half = (height * thing.aspect) / 2
  const x = NEAR_WALL + half
  const end = [x - 0.4 * half, 0.56 * height] as const
  return {
    set: [
      { thing: object, x, z: most === HOUSE ? 0.4 : 0.1, height },
      ...HEARTHS.map(([across, up, tall], index): SetPiece => ({
        thing: `flames ${index}`,
        actor: createFlames(17 + index, Math.min(1.3, (2.6 * thing.aspect) / 1.1)),
        x: x + across * half,
        y: up * height,
        z: most === HOUSE ? 0.39 : 0.09,
        height: tall * height,
        shadow: false,
        move: ({ t }) => ({ height: tall * height * burning(t, context) }),
      })),
    ],
    effects: [
      { name: 'smoke', at: [x, 0.85 * height], strength: 1.6 },
      { name: 'splash', at: end, strength: 0.8 },
    ],
    end,
  }
}

function hosing(context: ActionContext): Score {
  const { set, effects, end: meets } = blaze(context)
  // What burns may be the other one of the deed: it does not hold the hose.
  const helped = context.partner != null && isPuppet(context.partner)
  return {
    seconds: 1.6,
    costume: 'firefighter',
    holds: [{ thing: 'fire hose', angle: 1.25, height: 0.34 }],
    set,
    effects,
    keys: HOLD_FAST,
    fellows: (count) => Array.from({ length: count }, (_, index) => onTheHose(index + 1)),
    ...(helped ? { partner: onTheHose(0) } : {}),
    strands: ({ at, body, beat: { t } }) => {
      const { x, y } = at('leftHand')
      const wobble = Math.sin(t * 11) * 0.02
      const end = { x: meets[0] * body, y: meets[1] * body }
      const middle = { x: (x + end.x) / 2, y: Math.max(y, end.y) + (0.2 + wobble) * body }
      const jet = [{ x: x + 0.06 * body, y: y + 0.02 * body }, middle, end]
      return [
        { points: jet, colour: '#8fd0ee', width: 0.05, z: -0.06 },
        { points: jet, colour: '#e8f8ff', width: 0.022, z: -0.07 },
        {
          points: [
            { x: x - 0.04 * body, y: y - 0.03 * body },
            { x: -0.16 * body, y: 0.42 * body },
            { x: -0.5 * body, y: helped ? 0.42 * body : 0.04 * body },
            { x: -1.2 * body, y: 0.03 * body },
            { x: -2.6 * body, y: 0.02 * body },
          ],
          colour: '#c8372f',
          width: 0.036,
          z: -0.02,
        },
      ]
    },
  }
}

/** A green hose on the ground and the bow of water out of it. */
function jetFrom({ x, y }: Point, meets: Point, body: number): Strand[] {
  const end = { x: meets.x * body, y: meets.y * body }
  const jet = [
    { x: x + 0.06 * body, y: y + 0.02 * body },
    { x: (x + end.x) / 2, y: Math.max(y, end.y) + 0.18 * body },
    end,
  ]
  const hose = [
    { x: x + 0.06 * body, y: y + 0.02 * body },
    { x: -0.1 * body, y: 0.4 * body },
    { x: -0.42 * body, y: 0.03 * body },
    { x: -1.1 * body, y: 0.05 * body },
    { x: -2.6 * body, y: 0.02 * body },
  ]
  return [
    { points: jet, colour: '#8fd0ee', width: 0.035, z: -0.06 },
    { points: jet, colour: '#e8f8ff', width: 0.016, z: -0.07 },
    { points: hose, colour: '#3f8f5a', width: 0.026, z: -0.02 },
  ]
}

/** Over the flower bed. */
const WATERING: Score = {
  seconds: 2.4,
  costume: 'gardener',
  face: 'happy',
  keys: restaged(HOLD_FAST, (stance) => ({ ...stance, hip: [0, 0.47], torso: 0 })),
  set: [0, 1, 2].map((index) => ({
    thing: '?tulip',
    x: 1.02 + index * 0.16,
    z: 0.02 * (index + 1),
    height: 0.3,
  })),
  effects: [{ name: 'splash', at: [1.15, 0.22], strength: 0.25 }],
  strands: ({ at, body, beat: { t } }) =>
    jetFrom(at('leftHand'), { x: 1.16 + Math.sin(t * 1.3) * 0.08, y: 0.2 }, body),
}

/** How near its shoulder the jet meets a beast, in its own width, and how high, in its height. */
const [ALONG, UP] = [0.3, 0.66]

/** The same over a beast, which likes it. */
function hosingBeast(context: ActionContext): Score {
  const noun = context.aim ?? context.object ?? 'elephant'
  const beast = context.find(noun)
  const tall = Math.min(1.3, Math.max(0.4, (beast?.metres ?? 1) / context.performer.metres))
  const wide = (beast?.aspect ?? 1.2) * tall
  const x = 0.95 + wide / 2
  const met = { x: x - ALONG * wide, y: UP * tall }
  return {
    ...WATERING,
    costume: 'keeper',
    set: [
      {
        thing: noun,
        ...(beast ? { actor: beast } : {}),
        stands: true,
        x,
        z: 0.04,
        height: tall,
        flip: true,
        move: ({ t }) => ({ lean: Math.sin(t * 2.4) * 0.02 }),
      },
    ],
    effects: [
      { name: 'splash', at: [met.x, met.y], strength: 0.8 },
      { name: 'drips', at: [met.x, met.y], strength: 0.8 },
    ],
    strands: ({ at, body, beat: { t } }) =>
      jetFrom(at('leftHand'), { x: met.x, y: met.y + Math.sin(t * 2) * 0.05 }, body),
  }
}

/** Water on what burns, alone or with others on one hose; and on what grows. */
export const FIRE_FIGHTING: Deeds = {
  'hose-beast': { needs: { place: 'farm' }, by: hosingBeast },
  'hose-garden': { ...WATERING, needs: { place: 'garden' } },
  hose: { needs: { place: 'city-street', company: 4 }, by: hosing },
}
