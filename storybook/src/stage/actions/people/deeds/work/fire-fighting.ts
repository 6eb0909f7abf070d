import type { ActionContext } from '../../../action.ts'
import { createFlames } from '../../../things/flames.ts'
import type { Key } from '../../keys.ts'
import type { Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'

const HOLD_FAST: readonly Key[] = [
  [
    0,
    {
      hip: [-0.05, 0.43],
      rf: [-0.16, 0],
      lf: [0.14, 0],
      torso: -0.08,
      rh: [0.2, 0.56],
      lh: [0.28, 0.6],
      right: 'fist',
      left: 'fist',
    },
  ],
  [0.5, { torso: -0.14, rh: [0.19, 0.58], lh: [0.27, 0.63] }],
]

/** Behind the first, with both hands on the same hose. */
const onTheHose = (index: number): PartnerScore => ({
  x: -0.44 * (index + 1),
  z: 0.03,
  faces: 1,
  holds: [],
  keys: HOLD_FAST.map(([at, stance]) => [at, { ...stance, rh: [0.12, 0.44], lh: [0.24, 0.48] }]),
})

const CAMPFIRE: SetPiece = {
  thing: 'campfire',
  x: 1.35,
  z: 0.03,
  height: 0.5,
  move: ({ t }) => ({ height: 0.5 + Math.sin(t * 9) * 0.03 }),
}

/** Windows and roof of the house, from left to right and up, and how high it burns there. */
const HEARTHS = [
  [1.66, 0.34, 0.4],
  [2.22, 0.34, 0.44],
  [1.82, 0.82, 0.5],
  [2.1, 0.8, 0.6],
] as const

/** What burns: the house that the prompt names, or a fire on the ground. */
function blaze(context: ActionContext): Pick<Score, 'set' | 'effects'> {
  const { object } = context
  const thing = object === null ? null : context.find(object)
  if (!object || !thing || thing.metres < 1.5)
    return { set: [CAMPFIRE], effects: [{ name: 'smoke', at: [1.35, 0.5], strength: 0.6 }] }
  return {
    set: [
      { thing: object, x: 1.95, z: 0.1, height: 1.32 },
      ...HEARTHS.map(([x, y, height], index): SetPiece => ({
        thing: `flames ${index}`,
        actor: createFlames(17 + index, 1.1),
        x,
        y,
        z: 0.09,
        height,
        shadow: false,
      })),
    ],
    effects: [
      { name: 'smoke', at: [1.95, 1.2], strength: 1.6 },
      { name: 'splash', at: [1.6, 0.84], strength: 0.8 },
    ],
  }
}

function hosing(context: ActionContext): Score {
  const far = blaze(context).set?.[0]?.thing === 'campfire' ? 1.15 : 1.62
  const high = far > 1.3 ? 0.8 : 0.34
  return {
    seconds: 1.6,
    costume: 'firefighter',
    holds: [
      {
        thing: 'fire hose',
        grip: 'rightHand',
        upright: true,
        angle: 1.25,
        layer: 'front',
        height: 0.34,
      },
    ],
    ...blaze(context),
    keys: HOLD_FAST,
    fellows: (count) => Array.from({ length: count }, (_, index) => onTheHose(index + 1)),
    ...(context.partner ? { partner: onTheHose(0) } : {}),
    strands: ({ at, body, beat: { t } }) => {
      const { x, y } = at('leftHand')
      const wobble = Math.sin(t * 11) * 0.02
      const end = { x: far * body, y: high * body }
      const middle = { x: (x + end.x) / 2, y: Math.max(y, end.y) + (0.2 + wobble) * body }
      const jet = [{ x: x + 0.06 * body, y: y + 0.02 * body }, middle, end]
      return [
        { points: jet, colour: '#8fd0ee', width: 0.05, z: -0.06 },
        { points: jet, colour: '#e8f8ff', width: 0.022, z: -0.07 },
        {
          points: [
            { x: x - 0.04 * body, y: y - 0.03 * body },
            { x: -0.16 * body, y: 0.42 * body },
            { x: -0.5 * body, y: context.partner ? 0.42 * body : 0.04 * body },
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

/** A green hose and a bow of water over the flower bed. */
const WATERING: Score = {
  seconds: 2.4,
  costume: 'gardener',
  face: 'happy',
  holds: [],
  keys: HOLD_FAST.map(([at, stance]) => [at, { ...stance, hip: [0, 0.47], torso: 0 }]),
  set: [0, 1, 2].map((index) => ({
    thing: '?tulip',
    x: 1.02 + index * 0.16,
    z: 0.02 * (index + 1),
    height: 0.3,
  })),
  effects: [{ name: 'splash', at: [1.15, 0.22], strength: 0.25 }],
  strands: ({ at, body, beat: { t } }) => {
    const { x, y } = at('leftHand')
    const swing = Math.sin(t * 1.3) * 0.08
    const end = { x: (1.16 + swing) * body, y: 0.2 * body }
    const jet = [
      { x: x + 0.06 * body, y: y + 0.02 * body },
      { x: (x + end.x) / 2, y: y + 0.18 * body },
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
  },
}

/** Water on what burns, alone or with others on one hose; and on what grows. */
export const FIRE_FIGHTING: Deeds = {
  'hose-garden': { ...WATERING, needs: { place: 'garden' } },
  hose: { needs: { place: 'city-street', company: 4 }, by: hosing },
}
