import { ride, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

const WHEEL = 0.22

/** Goes slowly with the plough behind it; the earth is turned up as it passes. */
function ploughing(context: ActionContext): Performance {
  const { performer, room, seconds } = context
  const drawn = performer.build === 'wheeled' ? 'gang plough' : 'plough'
  const plough = context.find(drawn)
  const height = drawn === 'plough' ? 0.62 : 0.42
  const at = (t: number): number => Math.min(room, 1.6) * ride(t / seconds)
  const behind = performer.aspect * 0.46 + (plough ? (plough.aspect * height) / 2 : 0)
  const clods = (x: number) => (t: number) => ({ x: at(t) - behind - x, y: 0.03 })
  return performed(
    context,
    (t) => ({
      x: at(t),
      pose:
        performer.build === 'wheeled'
          ? { roll: (at(t) / WHEEL) * 1.4 + t * 2, lean: 0.01 * tremble(t * 5) }
          : { ...breathing(t), gait: t * 0.8, stride: 0.7 },
      companions: beside('plough', plough, {
        x: at(t) - behind,
        y: -0.05,
        z: 0.02,
        height,
        pose: { turn: 1, lean: 0.012 * wave(t * 2) },
      }),
    }),
    [
      effect('mud', { strength: 1.2, at: clods(0) }),
      effect('dust', { strength: 1.4, at: clods(0.3) }),
    ],
  )
}

/** Drives into the corn: the reel turns, chaff flies behind. */
function reaping(context: ActionContext): Performance {
  const { performer, room, seconds } = context
  const at = (t: number): number => Math.min(room, 1.6) * ride(t / seconds)
  const tail = (t: number) => ({ x: at(t) - performer.aspect * 0.5, y: 0.35 })
  return performed(
    context,
    (t) => ({
      x: at(t),
      pose: { roll: (at(t) / WHEEL) * 1.4 + t * 3, lean: 0.006 * tremble(t * 6) },
    }),
    [
      effect('dust', { strength: 2.4, at: tail }),
      effect('crumbs', {
        strength: 1.6,
        at: (t) => ({ x: at(t) + performer.aspect * 0.42, y: 0.2 }),
      }),
    ],
  )
}

/** What is done with machines and beasts on the fields. */
export const FIELD_WORK: readonly Choreography[] = [
  deed('plough', ploughing),
  deed('harvest', reaping),
]
