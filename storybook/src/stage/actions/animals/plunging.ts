import type { Pose } from '../../../cast/actor.ts'
import { arch, ease, mix, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** Which shares of the film it crouches, leaps, is stuck head first, and is out again. */
const [OFF, IN, OUT, UP] = [0.14, 0.34, 0.62, 0.76]
/** How high it leaps, how far it goes in, and how steep it stands there. */
const [HIGH, FAR, STEEP] = [0.55, 0.9, 1.05]

const leapAt = (share: number): number => through(share, OFF, IN - OFF)
const upAt = (share: number): number => ease(through(share, OUT, UP - OUT))
const isStuck = (share: number): boolean => share > IN && share < OUT

/** Nose up as it leaps, nose down as it lands with its legs kicking, and level again. */
function poseAt(t: number, share: number): Pose {
  const leap = leapAt(share)
  const down = ease(through(leap, 0.35, 0.65)) * (1 - upAt(share))
  return {
    ...breathing(t),
    lean:
      STEEP * down -
      0.4 * arch(through(leap, 0, 0.5)) +
      (isStuck(share) ? 0.05 * wave(t * 2.2) : 0),
    crouch: 0.4 * arch(share / OFF),
    gait: isStuck(share) ? t * 2.4 : 0.2,
    stride: leap > 0 && upAt(share) < 1 ? 1.1 : 0,
    wag: t * 2,
  }
}

function placeAt(share: number): { x: number; y: number } {
  const [leap, up] = [leapAt(share), upAt(share)]
  return { x: FAR * (leap - 0.4 * up), y: HIGH * arch(leap) + 0.2 * leap * (1 - up) }
}

/** Listens, leaps, and is head first in the snow with its hind legs in the air; comes up with what it heard there. */
function plunging(context: ActionContext): Performance {
  const { performer, seconds, object, ground } = context
  const snowy = ground === 'snow'
  const heap = context.find(snowy ? 'snow heap' : 'leaf pile')
  const deep = Math.min(0.56, 1.3 / (heap?.aspect ?? 2))
  const prey = object === null ? null : context.find(object)
  const tall = prey ? Math.min(0.3, 0.4 / prey.aspect) : 0
  const hole = FAR + performer.aspect * 0.3 + 0.36
  const things = (t: number, share: number): Companion[] => {
    const mouth = performer.grip('mouth', { turn: 1, ...poseAt(t, share) })
    const { x, y } = placeAt(share)
    const height = deep * mix(0.7, 1, leapAt(share)) * mix(1, 0.8, upAt(share))
    return [
      ...beside('heap', heap, { x: hole, z: -0.12, height }),
      ...beside('caught', share > OUT + 0.04 ? prey : null, {
        x: mouth.x + x + 0.02,
        y: mouth.y + y - tall * 0.75,
        z: -0.06,
        height: tall,
        pose: { turn: -1, lean: 0.2 * wave(t * 1.3) },
        shadow: false,
      }),
    ]
  }
  const puffs = [IN - 0.03, OUT].map((share) => {
    const from = share * seconds
    const at = (): { x: number; y: number } => ({ x: hole, y: 0.2 })
    return effect(snowy ? 'snow' : 'dust', { from, until: from + 0.9, strength: 1.6, at })
  })
  const beat = (t: number): ReturnType<Parameters<typeof performed>[1]> => {
    const share = t / seconds
    return { ...placeAt(share), pose: poseAt(t, share), companions: things(t, share) }
  }
  return performed(context, beat, puffs)
}

/** Head first into what is soft. */
export const PLUNGING: readonly Choreography[] = [deed('plunge-in', plunging)]
