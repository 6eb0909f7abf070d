import { ease, mix, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, performed } from '../performed.ts'

/** Where the leaves meet, in heights of the plant. */
const BETWEEN = 0.62

/** A fly comes, sits between the leaves, and they close over it. */
function trapping(context: ActionContext): Performance {
  const { seconds } = context
  const name = context.object ?? 'fly'
  const fly = context.find(name)
  const [lands, shuts] = [seconds * 0.38, seconds * 0.5]
  return performed(context, (t) => {
    const comes = ease(through(t, 0, lands))
    const shut = ease(through(t, shuts, 0.28))
    const gone = through(t, shuts + 0.12, 0.15)
    const hum = 0.05 * (1 - comes)
    return {
      pose: { open: mix(1, -0.25, shut), lean: 0.03 * wave(t * 2.2) * shut * Math.exp(shuts - t) },
      companions:
        gone === 1
          ? []
          : beside(name, fly, {
              x: mix(-0.75, 0, comes) + hum * wave(t * 1.9),
              y: mix(0.95, BETWEEN, comes) + hum * wave(t * 2.7),
              z: -0.02,
              height: 0.2,
              pose: { turn: 1, alpha: 1 - gone, ...(comes < 1 ? { flap: t * 5 } : {}) },
              shadow: false,
            }),
    }
  })
}

/** Plants that eat. */
export const TRAPPING: readonly Choreography[] = [deed('trap-fly', trapping)]
