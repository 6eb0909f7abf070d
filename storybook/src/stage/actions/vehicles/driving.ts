import { clamp, ride, tremble, wave } from '../../easing.ts'
import type { ActionContext, Effect, Performance } from '../action.ts'
import { effect, performed } from '../performed.ts'

export const WHEEL = 0.22

interface Drive {
  /** How far along the way it is, 0…1, when this share of the film is over. */
  readonly way: (share: number) => number
  readonly dust?: number
}

/** Drives forwards: wheels turn with the way, the body nods when it speeds up or brakes, and shakes a little. */
export function driving(context: ActionContext, { way, dust = 0.5 }: Drive): Performance {
  const { room, seconds, performer, tempo, ground } = context
  const at = (t: number): number => room * way(t / seconds)
  const spin = (t: number): number => (at(t) / WHEEL) * 1.4 + (room === 0 ? t * 7 * tempo : 0)
  const push = (t: number): number => (at(t + 0.12) - 2 * at(t) + at(t - 0.12)) / 0.0144
  const back = (t: number) => ({ x: at(t) - performer.aspect * 0.5, y: 0.06 })
  // The longer it is, the more a nod would lift its wheels off the road.
  const nod = 0.05 / Math.max(1, performer.aspect)
  const onRails = RAILED.test(performer.name)
  const name = ground === 'snow' ? 'snow' : ground === 'water' ? 'splash' : 'dust'
  // Asphalt is swept by those who drove there before.
  const paved = ground === 'road' || ground === 'floor'
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: onRails ? 0 : 0.008 * Math.abs(wave(t * 4.3)),
      pose: {
        roll: spin(t),
        lean: onRails ? 0 : nod * clamp(-0.7 * push(t), -1, 1) + 0.006 * tremble(t * 6),
        stretch: 1 + 0.008 * tremble(t * 8),
      },
    }),
    [
      ...(paved && dust <= 1 ? [] : [effect(name, { strength: dust, at: back })]),
      ...chimney(context, at),
      effect('speed', {
        strength: dust,
        at: (t) => ({ x: at(t) - performer.aspect * 0.6, y: 0.5 }),
      }),
      ...(dust > 1 || tempo > 1 ? [rushing(context, at)] : []),
    ],
  )
}

/** Lines of wind past whoever is really fast. */
export function rushing(
  { performer: { aspect } }: ActionContext,
  at: (t: number) => number,
): Effect {
  return effect('rush', { at: (t) => ({ x: at(t) + aspect * 0.5 + 0.9, y: 0.62 }) })
}

/** What runs on rails neither nods nor bounces. */
export const RAILED = /train|tram|locomotive|railway|monorail|metro/u

const STEAM = /steam|locomotive/u

/** Steam engines puff out of the chimney at their front. */
function chimney({ performer }: ActionContext, at: (t: number) => number): Effect[] {
  if (!STEAM.test(performer.name)) return []
  return [
    effect('smoke', { strength: 1.4, at: (t) => ({ x: at(t) + performer.aspect * 0.33, y: 1 }) }),
  ]
}

export const even = (share: number): number => ride(share)
