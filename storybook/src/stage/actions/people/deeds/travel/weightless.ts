import { pairs } from '../../../../../scene/rows.ts'
import type { ActionContext } from '../../../action.ts'
import type { Beat, Deeds, Hold, Score, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const LIFTED: Omit<Score, 'holds'> = {
  seconds: 4.6,
  once: true,
  needs: { place: 'park' },
  face: 'surprised',
  keys: {
    0: { at: [0, 0], rl: [0.05, -0.05], ll: [-0.05, -0.05], rh: [0.12, 1.02], lh: [0.1, 0.98] },
    0.16: { at: [0, 0.02], rl: [0.1, -0.2], ll: [-0.1, -0.2], mouth: 0.8 },
    0.4: { at: [0.08, 0.28], rl: [0.35, -0.6], ll: [0.05, -0.4], lean: -0.06, mouth: 1 },
    0.7: { at: [0.2, 0.56], rl: [0.05, -0.35], ll: [0.4, -0.6], lean: 0.06, mouth: 0.4 },
    1: { at: [0.34, 0.8], rl: [0.4, -0.6], ll: [0.1, -0.3], lean: -0.04, mouth: 0.5 },
  },
  effects: [{ name: 'speed', at: [-0.2, 0.6], strength: 0.5 }],
}

const BALLOONS = [-0.6, -0.3, 0, 0.3, 0.6]

/** What they hold on to: an umbrella, a kite, or a bunch of balloons. */
function grasped({ object }: ActionContext): readonly Hold[] {
  const over = { layer: 'back', at: [0.5, 1] } as const
  if (!/balloon/u.test(object ?? ''))
    return [{ ...over, thing: '?umbrella', angle: 0.06, layer: 'front', height: 0.62 }]
  return BALLOONS.map((angle, index) => ({
    ...over,
    thing: 'balloon',
    angle,
    height: 0.62 + 0.12 * (index % 2),
    swing: ({ t }) => 0.05 * Math.sin(t * 2 + index),
  }))
}

const MEAL = ['apple', 'sandwich', 'cookie', 'banana', 'tomato']

/** Where the pieces of a meal hang about the eater, in adult heights. */
const AROUND = pairs('0.62 0.95, 0.42 0.42, -0.5 0.86, -0.42 0.3, 0.86 0.58')

function adrift(thing: string, index: number): SetPiece {
  const [x, y] = AROUND[index % AROUND.length] ?? [0, 1]
  const phase = index * 0.21
  return {
    thing,
    x,
    y,
    z: -0.05,
    height: 0.15,
    shadow: false,
    move: ({ t }: Beat) => ({
      x: 0.05 * Math.sin((t / 5 + phase) * TAU),
      y: 0.06 * Math.sin((t / 4 + phase * 2) * TAU),
      spin: t * (index % 2 === 0 ? 0.35 : -0.3) + index,
    }),
  }
}

function meal({ object }: ActionContext): readonly SetPiece[] {
  const own = object === null || /^(food|meal|dinner|lunch|breakfast|snacks?)$/u.test(object)
  return MEAL.map((thing, index) => adrift(own ? thing : object, index))
}

/** Off the ground: carried away by the wind, or where nothing weighs anything. */
export const WEIGHTLESS: Deeds = {
  'drift-off': {
    needs: { place: 'park' },
    by: (context) => ({ ...LIFTED, holds: grasped(context) }),
  },
  'eat-weightless': {
    needs: { place: 'spaceship' },
    by: (context) => ({
      seconds: 5,
      face: 'happy',
      set: meal(context),
      keepsTool: true,
      keys: {
        0: posture('at 0 0.12, lean -0.14, rl 0.5 -0.7, ll 0.1 -0.5, rh 0.34 0.84, lh -0.2 0.6'),
        0.3: { at: [0, 0.18], lean: 0.02, rh: [0.4, 0.9], mouth: 0.2 },
        0.5: posture(
          'at 0 0.22, lean 0.14, rl 0.2 -0.5, ll 0.6 -0.8, rh mouth 0.08 -0.02, mouth 0.9',
        ),
        0.7: { at: [0, 0.18], lean: 0.06, rh: [0.34, 0.8], mouth: 0.1 },
      },
      effects: [{ name: 'crumbs', at: 'mouth', from: 0.46, until: 0.56, strength: 0.4 }],
    }),
  },
}
