import type { Actor, Pose } from '../../../cast/actor.ts'
import { clamp, ease, gather, overshoot, through, tremble, wave } from '../../easing.ts'
import { breathing, isAlive } from '../life.ts'
import type { ActionContext, Performance } from '../action.ts'
import { performed } from '../performed.ts'
import { SWARM, swarmingOff } from './swarming.ts'
import { burst } from './thing.ts'

/** When it begins to whirl, when the other one is there, as shares of the film. */
const WHIRL = 0.3
const THERE = 0.5
const WHIRLS = 3

/** Becomes somebody else before our eyes: it trembles, whirls away in a shower of sparks, and the other one stands there. */
export function transforming(context: ActionContext): Performance {
  const { object, seconds, performer } = context
  const swarm = object?.startsWith(SWARM) ? context.find(object.slice(SWARM.length)) : null
  if (swarm) return swarmingOff(context, swarm)
  const becomes = object === null ? null : context.find(object)
  if (!becomes) return performed(context, (t) => ({ pose: gone(t, seconds, 0) }))
  const height = heightOf(becomes, performer, Boolean(context.aim))
  const flies = isFlier(becomes)
  return performed(
    context,
    (t) => {
      const come = through(t, seconds * (THERE - 0.06), seconds * 0.16)
      const rise = flies ? 0.35 * ease(through(t, seconds * THERE, seconds * 0.4)) : 0
      return {
        pose: gone(t, seconds, through(t, seconds * WHIRL, seconds * (THERE - WHIRL))),
        companions: [
          {
            name: object ?? 'other',
            actor: becomes,
            place: { x: 0, y: rise + 0.05 * rise * wave(t * 0.7), z: 0.02 },
            height: Math.max(0.02, height * overshoot(come)),
            pose: { ...living(becomes, t), alpha: clamp(come * 3), turn: 1 },
            shadow: come > 0.3 && !flies,
          },
        ],
      }
    },
    [
      burst('magic', seconds * (WHIRL + 0.04), { lasts: seconds * 0.3, strength: 4 }),
      burst('stars', seconds * (THERE - 0.06), { lasts: seconds * 0.1, strength: 3 }),
    ],
  )
}

/** As it is at first, and how it whirls out of sight by a share of 1. */
function gone(t: number, seconds: number, share: number): Pose {
  const fear = ease(through(t, seconds * 0.1, seconds * WHIRL))
  const whirl = gather(share)
  return {
    ...breathing(t),
    lean: 0.05 * fear * (1 - share) * tremble(t * 9),
    alpha: 1 - clamp((share - 0.6) / 0.4),
    stretch: 1 + 0.35 * whirl,
    turn: share === 0 ? 1 : Math.cos(whirl * WHIRLS * 2 * Math.PI) * (1 - 0.5 * share),
  }
}

function living(actor: Actor, t: number): Pose {
  if (!isAlive(actor)) return { lean: 0.02 * wave(t / 3) }
  const beats = actor.build === 'insect' ? 1.6 : 1.2
  return { ...breathing(t), flap: t * beats, wave: t * 0.6 }
}

/** By their true sizes, tempered so that a frog and its prince are both seen; a prince beside a wizard is as tall as he. */
function heightOf(becomes: Actor, performer: Actor, beside: boolean): number {
  if (beside) return clamp((becomes.metres / performer.metres) ** 0.6, 0.3, 5)
  const ratio = (becomes.metres / performer.metres) ** 0.3
  return Math.min(clamp(ratio, 0.7, 1.7), 1.7 / becomes.aspect)
}

const WALKS =
  /chick|hen$|rooster|penguin|ostrich|turkey|duck|dodo|flamingo|peacock|ladybug|ant$|snail|spider/u

function isFlier({ build, home, name }: Actor): boolean {
  return (build === 'bird' || build === 'insect' || home === 'air') && !WALKS.test(name)
}
