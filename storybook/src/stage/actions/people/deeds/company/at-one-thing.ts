import { readColour } from '../../../../../cast/colour/read-colour.ts'
import type { ActionContext } from '../../../action.ts'
import { inBothHands, inHand } from '../../grips.ts'
import type { Keys } from '../../keys.ts'
import { roundOne } from '../../round-one.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

const DECORATE_TREE: Score = {
  seconds: 2.6,
  face: 'happy',
  needs: { place: 'living-room' },
  holds: [{ ...inHand('bauble', 0.09, [0.5, 0.1]), when: ({ phase }) => phase < 0.85 }],
  set: [
    { thing: 'fir tree', stands: true, x: 0.62, z: 0.04, height: 1.22 },
    { thing: 'gift', x: 0.72, z: -0.03, height: 0.2 },
    {
      thing: 'bauble',
      x: 0.42,
      y: 0.6,
      z: -0.03,
      height: 0.09,
      move: ({ phase }) => ({ alpha: phase > 0.85 ? 1 : 0 }),
    },
  ],
  keys: {
    0: { rh: [0.16, 0.56], lh: [0.2, 0.6], neck: 0.1 },
    0.45: { rh: [0.36, 0.72], lh: [0.2, 0.56], torso: 0.1, neck: -0.05, mouth: 0.4 },
    0.8: { rh: [0.36, 0.7], torso: 0.1 },
  },
  effects: [{ name: 'stars', at: [0.62, 1.0], strength: 0.6 }],
}

const PAINT = '#6fae9a'

/** A wall that is half done, in the colour that it becomes. */
const paintingWall = ({ object }: ActionContext): Score => {
  const named = readColour(object ?? '')
  const paint = named?.startsWith('#') ? named : PAINT
  return {
    ...PAINT_WALL,
    holds: [{ thing: `roller in ${paint}`, angle: 0.5 }],
    set: [{ thing: `wide wall in ${paint}`, stands: true, x: 1.16, z: 0.14, height: 1.3 }],
  }
}

const PAINT_WALL: Score = {
  seconds: 2,
  costume: 'painter',
  keys: {
    0: { rh: [0.22, 0.58], la: [0.1, 0.3], torso: 0.04 },
    0.5: { rh: [0.26, 0.88], torso: -0.06, neck: -0.2 },
  },
  face: 'happy',
}

/** How high one stands on these to reach the top of a wall, in own heights. */
const STEP_UP = 0.56

/** The same wall down to the floor, painted from what one stands on. */
const paintingFrom =
  (steps: SetPiece) =>
  (context: ActionContext): Score => {
    const low = paintingWall(context)
    const walls = (low.set ?? []).map((wall) => ({ ...wall, x: 1.5, height: 1.3 + STEP_UP }))
    return {
      ...low,
      set: [steps, ...walls],
      keys: {
        0: { at: [0, STEP_UP], rh: [0.22, 0.62], lh: [0.16, 0.5], torso: 0.04 },
        0.5: { at: [0, STEP_UP], rh: [0.26, 0.9], torso: -0.06, neck: -0.2 },
      },
    }
  }

/** In a tub on the ground, up to the belly in foam. */
const WASH_DOG: Score = {
  seconds: 1.5,
  needs: { place: 'garden' },
  face: 'happy',
  holds: [{ thing: 'sponge', height: 0.07 }],
  set: [
    {
      thing: '?dog',
      stands: true,
      x: 0.52,
      y: 0.14,
      z: 0.03,
      height: 0.42,
      move: ({ t }) => ({ lean: Math.sin(t * 5) * 0.03 }),
    },
    { thing: 'wash tub', x: 0.52, z: 0.01, height: 0.3 },
  ],
  keys: {
    0: { rh: [0.3, 0.46], lh: [0.3, 0.34], torso: 0.42, neck: 0.05, hip: [-0.08, 0.42] },
    0.25: { rh: [0.4, 0.4] },
    0.5: { rh: [0.38, 0.5], lh: [0.34, 0.36], torso: 0.46, mouth: 0.5 },
    0.75: { rh: [0.28, 0.42] },
  },
  effects: [
    { name: 'bubbles', at: [0.5, 0.5], strength: 0.9 },
    { name: 'water', at: [0.5, 0.3], strength: 0.3 },
  ],
}

const READ_MAP: Score = {
  seconds: 3,
  costume: 'tourist',
  needs: { place: 'street', framing: 'close-up' },
  holds: [inBothHands('map', 0.24)],
  keys: {
    0: { rh: [0.16, 0.64], lh: [0.34, 0.66], neck: 0.2 },
    0.5: { neck: -0.04, look: 0.4, mouth: 0.3 },
    0.8: { neck: 0.2, look: 0 },
  },
}

/** A finger on the map that another one holds. */
const POINTING: Keys = {
  0: { rh: [0.2, 0.64], la: [0.1, 0.3], right: 'point', neck: 0.2, torso: 0.1 },
  0.4: { rh: [0.24, 0.6], mouth: 0.6 },
  0.7: { rh: [0.2, 0.62], neck: -0.04, mouth: 0.2 },
}

/** What a family or a crew does at one thing: one tree, one wall, one tub. */
export const AT_ONE_THING: Deeds = {
  'decorate-tree': roundOne(DECORATE_TREE, { middle: 0.62, before: 'small' }),
  'paint-wall': roundOne(paintingWall, { middle: 1.16, before: 'all', room: 5 }),
  'paint-wall-on-ladder': {
    by: paintingFrom({ thing: 'stepladder', x: 0.06, z: 0.03, height: 0.92 }),
  },
  'paint-wall-on-scaffold': {
    by: paintingFrom({ thing: 'scaffold', x: 0, z: 0.03, height: STEP_UP }),
  },
  'read-map': roundOne(READ_MAP, { middle: 0.3, room: 4, others: POINTING }),
  'wash-dog': roundOne(WASH_DOG, { middle: 0.52, room: 4 }),
}
