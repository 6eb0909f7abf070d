import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { posture } from '../../posture.ts'

const FACADE = /\b(?:facade|building|skyscraper|tower|high-rise|hotel)\b/u

/** A wall larger than the frame: its near edge is before the climber's hands. */
const wall = (thing: string): SetPiece => ({
  thing,
  x: 1.71,
  y: -1.3,
  z: 0.03,
  height: 3.9,
  shadow: false,
})

const GYM_WALL: SetPiece = { thing: 'cliff', x: 0.36, z: 0.03, height: 2.1 }

const UP: Keys = {
  0: posture(
    'at 0 0.36, rh 0.2 1.0, lh 0.19 0.84, rf 0.17 0.08, lf 0.17 0.28, hip -0.03 0.47, neck -0.35, torso 0.05',
  ),
  0.25: { rh: [0.18, 0.9], rf: [0.16, 0.2] },
  0.5: posture('at 0 0.46, lh 0.2 1.02, rh 0.18 0.84, lf 0.17 0.1, rf 0.17 0.3, hip -0.05 0.49'),
  0.75: { lh: [0.18, 0.92], lf: [0.16, 0.2], at: [0, 0.42] },
}

/** By both hands, with nothing under the feet. */
const HANGING: Keys = {
  0: posture(
    'at 0 0.4, rh 0.16 1.06, lh 0.1 1.04, rf 0.06 0.06, lf -0.06 0, torso 0.02, neck -0.3',
  ),
  0.3: { rf: [-0.08, 0.1], lf: [0.1, 0.12], torso: -0.06 },
  0.6: { rf: [0.1, 0.04], lf: [-0.04, 0.08], torso: 0.06, neck: 0.1 },
}

/** Seated in a harness before the glass, wiping. */
const WIPING: Keys = {
  0: posture(
    'at 0 0.42, hip -0.1 0.44, rh 0.2 0.98, lh 0.02 0.78, rf 0.16 0.3, lf 0.16 0.14, torso -0.12',
  ),
  0.25: { rh: [0.22, 0.84] },
  0.5: { rh: [0.2, 0.66], torso: -0.04, at: [0, 0.4] },
  0.75: { rh: [0.22, 0.86], torso: -0.1 },
}

const ROPE: NonNullable<Score['strands']> = ({ at }) => [
  {
    points: [
      { x: at('seat').x + 0.03, y: at('seat').y },
      { x: 0.1, y: 1 },
      { x: 0.13, y: 2.6 },
    ],
    colour: '#d6453f',
    width: 0.008,
    z: 0.01,
  },
]

const onRock = { costume: 'climber', needs: { place: 'cliff' } } as const
const onGlass = { needs: { place: 'above-city' } } as const

/** Upwards by hands and feet, or hanging from something too high to stand. */
export const STEEP_WALLS: Deeds = {
  'rock-climb': { ...onRock, seconds: 2.2, set: [wall('rock wall')], keys: UP, strands: ROPE },
  'wall-climb': {
    seconds: 2.2,
    costume: 'climber',
    needs: { place: 'gym' },
    set: [GYM_WALL],
    keys: UP,
    strands: ROPE,
  },
  'hang-on-cliff': {
    ...onRock,
    seconds: 2,
    face: 'scared',
    set: [wall('rock wall')],
    keys: HANGING,
    effects: [{ name: 'sweat', at: 'head', strength: 0.5 }],
  },
  'climb-facade': { ...onGlass, seconds: 2, set: [wall('glass wall')], keys: UP },
  'hang-on-facade': {
    ...onGlass,
    seconds: 2,
    face: 'scared',
    set: [wall('glass wall')],
    keys: HANGING,
    effects: [{ name: 'sweat', at: 'head', strength: 0.5 }],
  },
  'clean-facade': {
    ...onGlass,
    seconds: 2.2,
    holds: [{ thing: 'squeegee', height: 0.16 }],
    set: [wall('glass wall')],
    keys: WIPING,
    strands: ROPE,
    effects: [{ name: 'bubbles', at: 'rightHand', strength: 0.5 }],
  },
}

/** Down what is named, or down a rock. */
export function wallFor({ object }: Pick<ActionContext, 'object'>): SetPiece {
  return wall(FACADE.test(object ?? '') ? 'glass wall' : 'rock wall')
}
