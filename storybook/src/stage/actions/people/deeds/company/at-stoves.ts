import type { ActionContext } from '../../../action.ts'
import { late, type Keys } from '../../keys.ts'
import type { Deeds, Hold, PartnerScore, Score, SetPiece } from '../../score.ts'

/** How far apart the two stoves are, and how far the two who stand at them. */
const [FIRST, SECOND, APART] = [0.42, 0.86, 1.28]
const STOVE = 0.5

const stoveAt = (x: number): SetPiece => ({ thing: 'stove', x, z: 0.03, height: STOVE })

const onStove = (thing: string, x: number, height: number): SetPiece => ({
  thing,
  x,
  y: STOVE,
  z: 0.02,
  height,
})

const FRIED =
  /\b(?:steaks?|fish|meat|eggs?|sausages?|bacon|chicken|burgers?|salmon|beef|vegetables?|mushrooms?|shrimps?|prawns?|tomato(?:es)?|potato(?:es)?|onions?|tofu|dumplings?|pancakes?|omelett?es?|rice|fries|doughnuts?)$/u

const inPan = (object: string): string => (/eggs?$/u.test(object) ? 'fried egg' : `?${object}`)

const SPATULA: Hold = { thing: 'spatula', angle: 2.4, at: [0.5, 0.94] }
const SPOON: Hold = { thing: 'wooden spoon', angle: 0.15, at: [0.5, 0.06] }

/** Stirs or turns what is on the fire. */
const STIRRING: Keys = {
  0: { rh: [0.27, 0.75], lh: [0.24, 0.56], torso: 0.08, neck: 0.16 },
  0.25: { rh: [0.33, 0.73] },
  0.5: { rh: [0.37, 0.75], neck: 0.08, mouth: 0.3 },
  0.75: { rh: [0.32, 0.77] },
}

/** Behind the stoves and seen from the front: a spoon over the middle. */
const BEHIND: Keys = {
  0: { rh: [-0.08, 0.66], lh: [0.12, 0.56], neck: 0.05 },
  0.5: { rh: [-0.02, 0.64], lh: [0.12, 0.58], neck: -0.04, mouth: 0.5 },
}

/** Two pots, or two pans with what is fried in them, each with a cook of its own. */
function cookingTogether({ object }: ActionContext): Score {
  const fried = object !== null && FRIED.test(object) ? inPan(object) : null
  const tool = fried === null ? SPOON : SPATULA
  const dishes = [FIRST, SECOND].flatMap((x) =>
    fried === null
      ? [onStove('pot', x, 0.15)]
      : [onStove('skillet', x, 0.07), { ...onStove(fried, x, 0.1), y: STOVE + 0.04, z: -0.04 }],
  )
  const other: Pick<PartnerScore, 'holds' | 'face' | 'guest'> = {
    holds: [tool],
    face: 'happy',
    guest: true,
  }
  return {
    seconds: 1.6,
    costume: 'home cook',
    face: 'happy',
    holds: [tool],
    set: [stoveAt(FIRST), stoveAt(SECOND), ...dishes],
    keys: STIRRING,
    partner: { x: APART, z: 0.02, ...other, keys: late(STIRRING, 0.37) },
    fellows: (count) =>
      Array.from({ length: count }, (_, index) => ({
        x: (FIRST + SECOND) / 2 + (index - (count - 1) / 2) * 0.3,
        z: 0.09,
        sees: 0.8,
        faces: 1 as const,
        view: 'front' as const,
        ...other,
        keys: late(BEHIND, 0.21 * (index + 1)),
      })),
    effects: [
      { name: 'steam', at: [FIRST, 0.66] },
      { name: 'steam', at: [SECOND, 0.66] },
    ],
  }
}

/** Several at the fire at once. */
export const AT_STOVES: Deeds = {
  'cook-together': { needs: { place: 'kitchen', company: 5 }, by: cookingTogether },
}
