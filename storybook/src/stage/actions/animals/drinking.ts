import { trunkTip } from '../../../cast/noto/trunk-part.ts'
import { ease, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { deed, effect, performed } from '../performed.ts'
import { headDown, meal } from './mealtime.ts'

/** 1 between these shares of the film, with soft ends. */
function during(share: number, from: number, until: number): number {
  return ease(through(share, from, 0.09)) - ease(through(share, until, 0.09))
}

/** Drinks, lifts its head with a dripping muzzle to look about, and drinks again. */
function drinking(context: ActionContext): Performance {
  const { performer, seconds } = context
  if (performer.name === 'noto:elephant') return drinkingByTrunk(context)
  const water = meal(context)
  const up = (t: number): number => during(t / seconds, 0.5, 0.74)
  const mouth = performer.grip('mouth', { turn: 1 })
  return performed(
    context,
    (t) => {
      const down = headDown(performer, 1 - up(t), 0.62)
      const laps = 0.04 * wave(t * 1.7) * (1 - up(t))
      return {
        pose: {
          ...breathing(t),
          ...down,
          bow: (down.bow ?? 0) + laps - 0.08 * up(t),
          wag: t * 0.8,
        },
        companions: water,
      }
    },
    [
      effect('drips', {
        from: seconds * 0.52,
        until: seconds * 0.76,
        strength: 0.5,
        at: () => mouth,
      }),
    ],
  )
}

/** Where the fountain leaves the trunk, from its root. */
const AT_ROOT = { x: 0.335, y: 0.46 }
const HIGH = 0.9

/** Lets its trunk hang into the water, lifts it dripping, drinks again, and ends with a fountain. */
function drinkingByTrunk(context: ActionContext): Performance {
  const { performer, seconds } = context
  const [middle, end] = [0.62, HIGH]
  const lifts = (t: number): number => during(t / seconds, 0.34, 0.46)
  const plays = (t: number): number => ease(through(t / seconds, 0.7, 0.12))
  const trunk = (t: number): number => Math.max(middle * lifts(t), end * plays(t))
  const tip = (raised: number) => {
    const { x, y } = trunkTip(raised)
    return { x: performer.aspect * AT_ROOT.x + x, y: AT_ROOT.y + y }
  }
  return performed(
    context,
    (t) => {
      const sips = 1 - Math.max(lifts(t), plays(t))
      return {
        pose: {
          ...breathing(t),
          trunk: trunk(t),
          crouch: 0.34 * sips,
          lean: 0.16 * sips + 0.012 * wave(t * 1.2) * sips - 0.05 * plays(t),
          stretch: 1 + 0.02 * plays(t) * wave(t * 2),
          wag: t,
        },
      }
    },
    [
      effect('drips', {
        from: seconds * 0.36,
        until: seconds * 0.5,
        strength: 1,
        at: () => tip(middle),
      }),
      effect('blow', { from: seconds * 0.78, strength: 0.7, at: () => tip(end) }),
    ],
  )
}

/** Drinking without hands. */
export const DRINKING: readonly Choreography[] = [deed('drink', drinking)]
