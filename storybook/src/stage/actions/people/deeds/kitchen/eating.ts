import { NEAR_KITCHEN } from '../../settings.ts'
import { bittenOff } from '../../../things/used-up.ts'
import { STOOL } from '../../furniture.ts'
import { inBothHands, inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

const AT_TABLE: readonly SetPiece[] = [STOOL, { thing: 'table', x: 0.5, z: -0.05, height: 0.4 }]

const onTable = (thing: string, height: number): SetPiece => ({
  thing,
  x: 0.44,
  y: 0.4,
  z: -0.06,
  height,
})

const BITE_SECONDS = 2.3

/** Bitten off, out of both hands. */
const bitten = (thing: string, height = 0.13): Score => ({
  seconds: BITE_SECONDS,
  face: 'happy',
  needs: NEAR_KITCHEN,
  holds: [
    { ...inBothHands(thing, height, [0.5, 0.75]), as: (food) => bittenOff(food, BITE_SECONDS) },
  ],
  set: [...AT_TABLE, onTable('plate', 0.03)],
  keys: {
    0: { ...SIT, rh: [0.23, 0.54], lh: [0.27, 0.55], torso: 0.06, neck: 0.05 },
    0.28: { rh: ['mouth', 0.055, -0.02], lh: ['mouth', 0.09, -0.015], mouth: 0.9, torso: 0.12 },
    0.4: { rh: ['mouth', 0.05, -0.02], lh: ['mouth', 0.085, -0.015], mouth: 0.1 },
    0.55: { rh: [0.22, 0.56], lh: [0.26, 0.57], mouth: 0.3, torso: 0.04 },
    0.66: { mouth: 0.05 },
    0.77: { mouth: 0.3 },
    0.88: { mouth: 0.05 },
  },
  effects: [{ name: 'crumbs', at: 'mouth', from: 0.3, until: 0.5 }],
})

/** From the plate or bowl to the mouth, with a spoon or fork. */
const spooned = (dish: SetPiece, tool: string): Score => ({
  seconds: 2,
  face: 'happy',
  needs: NEAR_KITCHEN,
  holds: [{ thing: tool, angle: 2.2, upright: false }],
  set: [...AT_TABLE, dish],
  keys: {
    0: { ...SIT, rh: [0.34, 0.56], lh: [0.28, 0.46], torso: 0.12, neck: 0.1 },
    0.4: { rh: ['mouth', 0.1, -0.03], mouth: 0.8 },
    0.5: { mouth: 0.1, rh: ['mouth', 0.11, -0.035] },
    0.75: { mouth: 0.25 },
  },
  effects: [{ name: 'steam', at: [0.44, 0.52], strength: 0.6 }],
})

const slurped = (dish: SetPiece, tool: string): Score => ({
  ...spooned(dish, tool),
  strands: ({ at, body }) => {
    const { x, y } = at('rightHand')
    return [0, 0.014, 0.028].map((side) => ({
      points: [
        { x: x + (0.02 + side) * body, y: y + 0.01 * body },
        { x: (0.4 + side) * body, y: (y + 0.48 * body) / 2 },
        { x: (0.42 + side) * body, y: 0.47 * body },
      ],
      colour: '#f2dc9a',
      width: 0.009,
      z: -0.07,
    }))
  },
})

/** A laid table, knife and fork, and a dish that is cut before it is eaten. */
const DINING: Score = {
  seconds: 2.8,
  face: 'happy',
  needs: NEAR_KITCHEN,
  holds: [
    { thing: 'fork', angle: 2.2, upright: false },
    { thing: 'knife', grip: 'leftHand', angle: 2.2, height: 0.15, upright: false },
  ],
  set: [
    STOOL,
    { thing: 'laid table', x: 0.5, z: -0.05, height: 0.4 },
    onTable('full plate', 0.09),
    { ...onTable('wine glass', 0.15), x: 0.68 },
  ],
  keys: {
    0: { ...SIT, rh: [0.35, 0.54], lh: [0.42, 0.54], torso: 0.12, neck: 0.12 },
    0.2: { rh: [0.36, 0.52], lh: [0.44, 0.52] },
    0.5: { rh: ['mouth', 0.1, -0.03], lh: [0.4, 0.53], mouth: 0.8, neck: 0 },
    0.6: { mouth: 0.1, rh: ['mouth', 0.11, -0.035] },
    0.8: { mouth: 0.3 },
  },
}

const ICE_CREAM: Score = {
  seconds: 1.8,
  face: 'happy',
  needs: { place: 'amusement-park', framing: 'close-up' },
  holds: [inHand('ice cream', 0.2, [0.5, 0.85])],
  keys: {
    0: { rh: [0.22, 0.7], la: [0.1, 0.4], neck: 0.04, face: 'happy' },
    0.35: { rh: ['mouth', 0.09, -0.12], neck: 0.1, face: 'tongue' },
    0.55: { rh: ['mouth', 0.08, -0.1], neck: -0.04, face: 'tongue' },
    0.75: { rh: [0.21, 0.72], face: 'happy', mouth: 0.3, blink: 1 },
    0.9: { blink: 0 },
  },
}

/** Of several kinds of food the first that fits. */
const MEALS: readonly (readonly [food: RegExp, score: Score])[] = [
  [/spaghetti|pasta|linguine|tagliatelle|macaroni/, slurped(onTable('spaghetti', 0.11), 'fork')],
  [/noodle|ramen|udon|pho\b/, slurped(onTable('noodles', 0.12), 'chopsticks')],
  [/dumpling|gyoza|dim sum|sushi|maki|nigiri/, spooned(onTable('?dumpling', 0.1), 'chopsticks')],
  [/ice ?cream|lollipop|popsicle|gelato/, ICE_CREAM],
  [
    /soup|rice|cereal|stew|porridge|yogh?urt|curry|oatmeal/,
    spooned(onTable('?bowl', 0.11), 'spoon'),
  ],
  [
    /cake|pie|salad|pancake|egg|steak|fish|pudding|dessert|waffle|omelet/,
    spooned(onTable('?cake', 0.16), 'fork'),
  ],
  [/melon/, bitten('watermelon slice')],
  [/^(?:meal|dinner|supper|lunch|food|brunch|feast)$/, DINING],
  [/hot ?dog/, bitten('hot dog', 0.085)],
]

/** At the table. */
export const EATING: Deeds = {
  eat: {
    needs: NEAR_KITCHEN,
    by: ({ object }) => MEALS.find(([food]) => food.test(object ?? ''))?.[1] ?? bitten('?sandwich'),
  },
  'eat-watermelon': bitten('watermelon slice'),
  'eat-cake': spooned(onTable('cake', 0.18), 'fork'),
  'eat-soup': spooned(onTable('bowl', 0.11), 'spoon'),
}
