import { hasGuise } from '../../../cast/guises.ts'
import { clamp, cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, performed } from '../performed.ts'

/** Seen from above: on a wall they need only be turned. */
const FLAT = /:(spider|lady-beetle|beetle|butterfly|moth|cockroach|fly|bug|scorpion|bee|cicada)$/u

/** Up a wall that faces us: a few quick steps, a stop, a look, a few more. */
function clinging(context: ActionContext): Performance {
  const { performer, seconds, random, tempo } = context
  const phase = random.next() * 0.3
  const guise = hasGuise(performer.name, 'cling') ? { guise: 'cling' } : {}
  const slant = random.fork('slant').between(0.75, 1.1)
  // What looks at us from above has its head up already.
  const spin = FLAT.test(performer.name) ? 0.5 - 0.3 * slant : -slant
  const slow = /snail|slug|caterpillar/u.test(performer.name)
  const way = slow ? 0.35 : 0.7
  const steps = slow ? 1 : Math.max(2, Math.round((seconds * tempo) / 1.7))
  const gone = (t: number): number => {
    if (slow) return t / seconds
    const beat = (t / seconds) * steps
    return (Math.floor(beat) + ease(clamp((cycle(beat) - 0.35) * 2.6))) / steps
  }
  return performed(context, (t) => {
    const moves =
      slow || (cycle((t / seconds) * steps) > 0.35 && cycle((t / seconds) * steps) < 0.74)
    const on = way * (gone(t) - 0.5)
    return {
      x: on * Math.cos(slant),
      y: on * Math.sin(slant),
      pose: {
        ...guise,
        spin: spin + (moves ? 0.05 * wave(t * 3) : 0.015 * wave(t / 2 + phase)),
        ...(moves ? { gait: t * 2.4, stride: 0.8, wave: t } : {}),
        bow: moves ? 0 : 0.12 * wave(t / 1.6),
        wag: t * 0.4,
        stretch: 1 + 0.012 * wave(t / 1.4 + phase),
      },
    }
  })
}

const LINE = 5

/** Down on its own thread, turning a little, up again a span. */
function hangingByThread(context: ActionContext): Performance {
  const { random } = context
  const line = context.find('line of spider silk')
  const phase = random.next()
  const performance = performed(context, (t) => {
    const sway = 0.05 * wave(t / 3.4 + phase)
    const y = 0.75 + 0.28 * wave(t / 5.2 + 0.25)
    return {
      x: (LINE - 2) * 0.5 * sway,
      y,
      pose: { spin: 0.5 * sway, gait: t * 0.9, stride: 0.5, wave: t * 0.5 },
      companions: beside('thread', line, {
        x: (LINE - 2) * 0.5 * sway,
        y: y + 0.72,
        z: 0.03,
        height: LINE,
        pose: { lean: -0.4 * sway },
        shadow: false,
      }),
    }
  })
  return { ...performance, extent: { ...performance.extent, up: 2.05 } }
}

/** Holding on to what stands upright or hangs. */
export const CLINGING: readonly Choreography[] = [
  deed('cling', clinging),
  deed('hang-by-thread', hangingByThread),
]
