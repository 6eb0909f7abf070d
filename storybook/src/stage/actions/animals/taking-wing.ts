import { ease, gather, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { deed, only, performed } from '../performed.ts'

/** When the first of them is startled, as a share of the film, and how much later the last one is. */
const STARTLED = 0.34
const LATER = 0.08
/** How high and how far each flies, in own heights: out of the frame. */
const [HIGH, FAR] = [11, 7]
/** What a flock needs before it flies: composition leaves room for that alone, or gulls would be midges. */
const ON_THE_GROUND = { left: 0.6, right: 0.6, up: 1, down: 0 } as const

/** Picks about, is startled, and is up and away with all the others. */
function flyingUp(context: ActionContext): Performance {
  const { seconds, random } = context
  const phase = random.next()
  const start = seconds * (STARTLED + LATER * random.next())
  const way = random.between(-0.35, 1) * FAR
  const rise = HIGH * random.between(0.8, 1.2)
  const performance = performed(context, (t) => {
    if (t < start) {
      const dip = Math.max(0, wave(t * 0.7 + phase)) ** 3
      const duck = ease(through(t, start - 0.2, 0.2))
      return {
        pose: {
          ...breathing(t, phase),
          lean: 0.4 * dip * (1 - duck),
          bow: 0.3 * dip,
          stretch: 1 - 0.14 * duck,
        },
      }
    }
    const share = through(t, start, seconds * 0.62)
    return {
      x: way * gather(share),
      y: rise * (0.35 * share + 0.65 * share * share),
      pose: { flap: t * 4.5 + phase, lean: -0.3 * (1 - share), stretch: 1.04 },
    }
  })
  return { ...performance, extent: ON_THE_GROUND, stays: true }
}

/** What a flock on the ground does when somebody runs through it. */
export const TAKING_WING: readonly Choreography[] = [
  only(['bird', 'insect', 'animal', 'creature'], deed('fly-up', flyingUp)),
]
