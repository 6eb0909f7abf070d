import { wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { posesOf } from './poses-of.ts'

/** How far ahead it floats, before the bank and a little below it, in the runner's heights. */
const AHEAD = 0.62
const [BEFORE, BELOW] = [-0.18, 0.05]

/** Along the bank, after something small that the water carries off. */
function chasingAfloat(context: ActionContext): Performance {
  const { performer, seconds, room, tempo, object } = context
  const name = object ?? 'paper boat'
  const boat = context.find(name)
  const tall = boat ? Math.min(0.3, 0.42 / boat.aspect) : 0
  const own = posesOf(context, performer)
  const at = (t: number): number => (room * t) / seconds
  const floats = (t: number): { x: number; y: number } => ({
    x: at(t) + performer.aspect * 0.5 + AHEAD + 0.1 * wave(t / 2.6),
    y: -BELOW + 0.02 * wave(t * 0.9),
  })
  return performed(
    context,
    (t) => ({
      x: at(t),
      pose: own('run', t * tempo),
      companions: beside('boat', boat, {
        ...floats(t),
        z: BEFORE,
        height: tall,
        pose: { lean: 0.07 * wave(t * 0.8) },
        shadow: false,
      }),
    }),
    [effect('dust', { strength: 0.5, at: (t) => ({ x: at(t) - performer.aspect * 0.3, y: 0 }) })],
  )
}

/** After what floats away. */
export const CHASING_AFLOAT: readonly Choreography[] = [
  { ...deed('chase-afloat', chasingAfloat), needs: { way: 0.4 } },
]
