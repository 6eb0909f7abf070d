import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import { roundOne } from '../../round-one.ts'
import type { Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'
import { ON_BACK, ONE_KNEE } from '../../postures.ts'
import { posture } from '../../posture.ts'

const PUSHING: Keys = {
  0: posture(
    'hip -0.12 0.37, torso 0.72, neck -0.5, rh 0.3 0.55, lh 0.32 0.5, rf -0.1 0, lf -0.46 0.02',
  ),
  0.25: { rf: [-0.28, 0], lf: [-0.28, 0.06], hip: [-0.1, 0.38] },
  0.5: { rf: [-0.46, 0.02], lf: [-0.1, 0], hip: [-0.12, 0.37] },
  0.75: { rf: [-0.28, 0.06], lf: [-0.28, 0], hip: [-0.1, 0.38] },
}

/** Behind the first, with a shoulder to the same car. */
const helping = (index: number): PartnerScore => ({
  x: -0.3 * (index + 1),
  z: 0.04 * (index + 1),
  faces: 1,
  face: 'angry',
  keys: PUSHING,
})

/** Where the hands of those who push are. */
const TAIL = 0.34

/** One car before all who push it; a bus is higher than they are. */
function pushing(context: ActionContext): Score {
  const car = context.find(context.object ?? 'car')
  const height = car && car.metres > 2 ? 1.2 : 0.86
  return {
    seconds: 1.6,
    glides: true,
    needs: { place: 'street', way: 0.22 },
    face: 'angry',
    set: [
      {
        thing: '?car',
        stands: true,
        x: TAIL + (height * (car?.aspect ?? 1.67)) / 2,
        z: 0.03,
        height,
      },
    ],
    keys: PUSHING,
    fellows: (count) => Array.from({ length: count }, (_, index) => helping(index + 1)),
    ...(context.partner && isPuppet(context.partner) ? { partner: helping(0) } : {}),
    effects: [
      { name: 'sweat', at: 'head' },
      { name: 'dust', at: [-0.4, 0.02], strength: 0.5 },
    ],
  }
}

/** How much wider than high a pool of mud is drawn. */
const MUD_ASPECT = 5.2

/** Its wheels are in the mud: it rocks and does not come out. */
function pushingInMud(context: ActionContext): Score {
  const dry = pushing(context)
  const [car] = dry.set ?? []
  if (!car) return dry
  const rocks: SetPiece = {
    ...car,
    y: -0.05,
    shadow: false,
    move: ({ t }) => ({ x: 0.02 * Math.sin(t * 4), spin: 0.012 * Math.sin(t * 4) }),
  }
  const height = (2 * (car.x - TAIL)) / MUD_ASPECT
  const mud = { thing: 'mud puddle', x: car.x, y: -0.52 * height, z: -0.04, height, shadow: false }
  return {
    ...dry,
    glides: false,
    set: [rocks, mud],
    effects: [
      { name: 'sweat', at: 'head' },
      { name: 'dust', at: [TAIL + 0.2, 0.06], strength: 1 },
    ],
  }
}

const WASH_CAR: Score = {
  seconds: 1.4,
  holds: [{ thing: 'sponge', height: 0.07 }],
  set: [
    { thing: 'car', x: 0.92, height: 0.78 },
    { thing: 'bucket', x: -0.2, z: -0.04, height: 0.17 },
  ],
  keys: {
    0: { rh: [0.24, 0.7], la: [0.2, 0.4], torso: 0.1 },
    0.25: { rh: [0.34, 0.6] },
    0.5: { rh: [0.3, 0.44], torso: 0.3, hip: [-0.04, 0.44] },
    0.75: { rh: [0.22, 0.58] },
  },
  effects: [
    { name: 'bubbles', at: 'rightHand' },
    { name: 'water', at: [0.5, 0.5], strength: 0.4 },
  ],
}

/** Over a floor pump, down with the whole weight and up again, the hose at the wheel. */
function pumping(object: string | null): Score {
  const car = /\b(?:car|truck|tractor|van)\b/u.test(object ?? '')
  return {
    seconds: 1,
    holds: [{ thing: 'pump handle', grip: 'bothHands', angle: 0, height: 0.2, at: [0.5, 1] }],
    set: [
      car
        ? { thing: 'car', x: 1.0, height: 0.8 }
        : { thing: 'bicycle', x: 0.86, z: 0.03, height: 0.56 },
      { thing: 'floor pump', x: 0.25, z: -0.03, height: 0.3, shadow: false },
    ],
    keys: {
      0: { rh: [0.24, 0.52], lh: [0.26, 0.52], torso: 0.3, neck: 0.1, hip: [-0.06, 0.45] },
      0.5: { rh: [0.24, 0.36], lh: [0.26, 0.36], torso: 0.62, neck: 0.06, hip: [-0.1, 0.4] },
    },
    strands: ({ body }) => [
      {
        points: [
          { x: 0.29 * body, y: 0.05 * body },
          { x: 0.42 * body, y: 0.015 * body },
          { x: 0.58 * body, y: 0.08 * body },
        ],
        colour: '#2b2f36',
        width: 0.014,
      },
    ],
    effects: [{ name: 'sweat', at: 'head', strength: 0.3 }],
  }
}

/** On one knee at a wheel: of the car that is named, if one is. */
const changing = (aim: string | null): Score => ({
  seconds: 1.2,
  costume: 'mechanic',
  holds: [{ thing: 'wrench', angle: 1.4 }],
  set: [
    {
      thing: aim !== null && /\b(?:car|truck|van|bus|jeep)$/u.test(aim) ? aim : 'car',
      x: 0.95,
      z: 0.06,
      height: 0.8,
      stands: true,
    },
    { thing: 'tyre', x: 0.4, z: 0.02, height: 0.36 },
  ],
  keys: {
    0: { ...ONE_KNEE, rh: [0.26, 0.3], lh: [0.34, 0.2], torso: 0.2, neck: 0.1 },
    0.5: { rh: [0.28, 0.18], torso: 0.26 },
  },
  effects: [{ name: 'sparks', at: [0.4, 0.2], strength: 0.3 }],
})

/** Cars that need a hand. */
export const VEHICLE_WORK: Deeds = {
  'change-tyre': { by: ({ aim }) => changing(aim ?? null) },
  'sit-on-hood': {
    seconds: 4,
    needs: { place: 'street' },
    set: [{ thing: '?car', x: -0.42, height: 0.84 }],
    keys: {
      0: posture('hip 0 0.44, rf 0.2 0.12, lf 0.24 0.1, rh -0.1 0.46, torso -0.1, neck -0.24'),
      0.5: { rf: [0.22, 0.14], lf: [0.23, 0.1], neck: -0.32, mouth: 0.3 },
    },
  },
  'lie-under-car': {
    seconds: 1.6,
    needs: { place: 'garage' },
    set: [{ thing: '?car', x: -0.36, y: 0.05, z: -0.06, height: 0.84 }],
    keys: {
      0: { ...ON_BACK, rl: [2.1, -1.2], ll: [1.54, 0] },
      0.5: { ...ON_BACK, rl: [2.2, -1.3], ll: [1.54, 0] },
    },
    effects: [{ name: 'sparks', at: [-0.2, 0.16], strength: 0.4 }],
  },
  'pump-tyre': { needs: { place: 'house' }, by: ({ object }) => pumping(object) },
  'wash-car': roundOne(WASH_CAR, { middle: 0.92, room: 5 }),
  'push-car': { needs: { place: 'street', way: 0.22, company: 4 }, by: pushing },
  'push-from-mud': { needs: { place: 'meadow', company: 4 }, by: pushingInMud },
}
