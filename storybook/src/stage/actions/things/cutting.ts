import { arch, cycle, ease, through } from '../../easing.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import { effect, performed } from '../performed.ts'

/** When the first cut is through: a share of the film. */
const THROUGH = 0.3

/** A blade comes down on what the prompt names, and it falls in two. */
export function cutting(context: ActionContext): Performance {
  const { object, seconds, tempo } = context
  const food = object === null ? null : context.find(object)
  const tall = food ? Math.min(0.8, 1.1 / food.aspect) : 0
  const halves = (t: number): Companion[] => {
    if (!food || object === null) return []
    const apart = 0.2 * ease(through(t, THROUGH * seconds, 0.5))
    return [-1, 1].map((side) => ({
      name: object,
      actor: food,
      place: { x: side * (0.02 + apart), y: 0, z: 0.04 },
      height: tall,
      pose: { turn: apart > 0 ? 0.62 : 1, lean: side * 0.8 * apart },
      shadow: true,
    }))
  }
  return performed(
    context,
    (t) => {
      const stroke = arch(cycle(t * 0.9 * tempo))
      return { y: 0.3 + 0.5 * stroke, pose: { spin: Math.PI - 0.1 }, companions: halves(t) }
    },
    [
      effect('drips', {
        from: THROUGH * seconds,
        until: THROUGH * seconds + 0.5,
        strength: 1,
        at: () => ({ x: 0, y: 0.3 }),
      }),
    ],
  )
}
