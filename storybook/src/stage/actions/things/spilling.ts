import { ease, gather, through } from '../../easing.ts'
import type { ActionContext, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'
import { spiltFrom } from '../spilt.ts'

/** So far does it go over, and so much of its height is the pool. */
const [FLAT, DEEP] = [1.45, 0.17]

/** Goes over, and what was in it runs out over the ground. */
export function spilling(context: ActionContext): Performance {
  const { performer, seconds } = context
  const pool =
    spiltFrom(performer.name.replaceAll(/[:-]/gu, ' '), context) ?? context.find('puddle')
  const hit = seconds * 0.34
  const tip = (t: number): number => gather(through(t, seconds * 0.12, hit - seconds * 0.12))
  const run = (t: number): number => ease(through(t, hit - 0.15, seconds * 0.4))
  const wide = (pool?.aspect ?? 1) * DEEP
  return performed(
    context,
    (t) => ({
      y: (performer.aspect / 2) * 0.6 * tip(t),
      pose: { lean: FLAT * tip(t) },
      companions:
        run(t) > 0.02
          ? beside('spilt', pool, {
              x: 0.7 + (wide / 2) * run(t),
              y: -0.03,
              z: 0.03,
              height: DEEP * run(t),
              shadow: false,
            })
          : [],
    }),
    [
      effect('splash', {
        from: hit - 0.1,
        until: hit + 0.25,
        strength: 1.5,
        at: () => ({ x: 0.9, y: 0.1 }),
      }),
    ],
  )
}
