import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import { inBothHands } from '../../grips.ts'
import type { Beat, Deeds, Hold, Score, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** How long from the stack to the vehicle and back, and how far. */
const SECONDS = 5.2
const WAY = 1.15

/** To and fro between the stack and the open doors; what is carried goes there and not back. */
const LADEN: Keys = {
  0: { at: [0, 0], torso: 0.08, rh: [0.22, 0.58], lh: [0.26, 0.58], rf: [0.06, 0], lf: [-0.06, 0] },
  0.12: { at: [0.26, 0], rf: [-0.08, 0], lf: [0.1, 0] },
  0.24: { at: [0.56, 0], rf: [0.1, 0], lf: [-0.08, 0] },
  0.36: { at: [0.88, 0], rf: [-0.08, 0], lf: [0.1, 0], rh: [0.24, 0.6] },
  0.46: {
    ...posture('torso 0.22, rh 0.38 0.62, lh 0.42 0.62, rf 0.06 0, lf -0.06 0'),
    at: [WAY, 0],
  },
  0.56: { at: [WAY, 0], turn: 1, torso: 0.06, rh: [0.14, 0.5], lh: [0.18, 0.5] },
  0.6: { at: [WAY - 0.04, 0], turn: -1, rf: [0.08, 0], lf: [-0.06, 0] },
  0.74: { at: [0.6, 0], turn: -1, rf: [-0.08, 0], lf: [0.1, 0] },
  0.86: { at: [0.16, 0], turn: -1, rf: [0.1, 0], lf: [-0.08, 0] },
  0.92: { at: [0, 0], turn: -1, torso: 0.5, rh: [0.3, 0.34], lh: [0.34, 0.34] },
  0.955: { at: [0, 0], turn: -1, torso: 0.08, rh: [0.14, 0.52], lh: [0.18, 0.52] },
  0.99: { at: [0, 0], turn: 1, torso: 0.08, rh: [0.16, 0.54], lh: [0.2, 0.54] },
}

/** The vehicle with its back to us and its doors open, goods in a stack at the other end of the way. */
function vehicleAt(context: ActionContext, goods: string, usual: string): readonly SetPiece[] {
  const name = context.aim ?? context.object ?? usual
  const actor = context.find(name) ?? context.find('truck')
  if (!actor) return []
  const height = Math.min(clamp(actor.metres / 1.72, 0.7, 1.75), 3 / actor.aspect)
  const back = WAY + 0.5
  const doors = /van|truck|lorry|ambulance|bus/u.test(name)
  const stack = { thing: goods, x: -0.42, height: 0.26 }
  const open = { thing: 'open doors', x: back + 0.02, y: height * 0.17 }
  return [
    { thing: name, actor, x: back + (height * actor.aspect) / 2, z: 0.06, height },
    ...(doors ? [{ ...open, height: height * 0.7, shadow: false }] : []),
    stack,
    { ...stack, x: -0.7 },
    { ...stack, x: -0.55, y: 0.25, shadow: false },
  ]
}

const BOXES = /\b(?:box|boxe|carton|parcel|package|goods|cargo|furniture|supplie)s?$/u

function goodsOf({ object, aim }: ActionContext): string {
  const named = aim !== null && aim !== undefined && object !== aim ? object : null
  return named === null || BOXES.test(named) ? 'parcel' : `?${named}`
}

/** How long it is on the roof, and how far the car is from who lifts it there. */
const [LENGTH, NEAR] = [1.5, 0.3]

/** Laid along the roof with both hands, a little higher each time before it comes down. */
function ontoRoof(context: ActionContext): Score {
  const car = context.find(context.aim ?? 'car') ?? context.find('car')
  const load = context.find(context.object ?? 'surfboard')
  if (!car || !load) throw new Error('The cast has no car.')
  const height = Math.min(clamp(car.metres / 1.72, 0.7, 0.95), 2.2 / car.aspect)
  const middle = NEAR + (height * car.aspect) / 2
  const lies = load.aspect > 1
  const thick = lies ? LENGTH / load.aspect : LENGTH * load.aspect
  const up = ({ phase }: Beat): number => 0.09 * Math.max(0, Math.sin(phase * TAU))
  const flat = lies
    ? { x: middle, y: height, height: thick, move: (beat: Beat) => ({ y: up(beat) }) }
    : {
        x: middle - LENGTH / 2,
        y: height + thick / 2,
        height: LENGTH,
        move: (beat: Beat) => ({ y: up(beat), lean: Math.PI / 2 }),
      }
  return {
    seconds: 2.6,
    set: [
      { thing: context.aim ?? 'car', actor: car, stands: true, x: middle, z: 0.06, height },
      { thing: context.object ?? 'surfboard', actor: load, z: 0.03, shadow: false, ...flat },
    ],
    keys: {
      0: { rh: [0.2, height + 0.04], lh: [0.26, height + 0.03], neck: -0.06 },
      0.25: { rh: [0.18, height + 0.13], lh: [0.24, height + 0.12], neck: -0.14, mouth: 0.3 },
      0.5: { rh: [0.2, height + 0.04], lh: [0.26, height + 0.03] },
    },
  }
}

function loading(out: boolean, usual = 'truck'): (context: ActionContext) => Score {
  return (context) => {
    const goods = goodsOf(context)
    const carried: Hold = {
      ...inBothHands(goods, 0.25),
      when: ({ phase }) => (out ? phase > 0.5 && phase < 0.92 : phase < 0.5 || phase > 0.94),
    }
    const fellow = { z: 0.09, faces: 1 as const, keys: LADEN, holds: [carried] }
    const alone: Score = {
      seconds: SECONDS,
      holds: [carried],
      set: vehicleAt(context, goods, usual),
      keys: LADEN,
    }
    // Who loads alone is not helped by somebody nobody asked for.
    if (!context.partner || !isPuppet(context.partner)) return alone
    return {
      ...alone,
      partner: { ...fellow, x: 0, late: 0.5 },
      fellows: (count) =>
        Array.from({ length: count }, (_, index) => ({
          ...fellow,
          x: -0.1,
          z: index % 2 === 0 ? -0.1 : 0.16,
          late: 0.25 + 0.5 * (index % 2),
        })),
    }
  }
}

const NEEDS = { place: 'street', company: 4 } as const

/** Vehicles that are filled and emptied by hand. */
export const LOADING: Deeds = {
  'load-roof': { needs: { place: 'driveway' }, by: ontoRoof },
  'load-vehicle': { needs: NEEDS, by: loading(false) },
  'unload-vehicle': { needs: NEEDS, by: loading(true) },
  'move-house': { needs: { ...NEEDS, place: 'house' }, by: loading(true, 'van') },
}
