import { clamp, gather, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, effect, performed } from '../performed.ts'

/** When it is in the water, as a share of the film, and from how high it comes, in own heights. */
const HIT = 0.42
const HIGH = 2.6

/** What stays afloat; all else goes under until little of it is seen. */
const FLOATS =
  /ball|duck|boat|ship|log|bottle|crate|box|barrel|hat|apple|orange|lemon|balloon|ring|float|canoe|kayak|basket|leaf|paper|cork|raft|pumpkin|coconut|board/u

/** Down into the water with a splash: it bobs there, or sinks. */
function plunging(context: ActionContext): Performance {
  const { performer, seconds, random } = context
  const hit = HIT * seconds
  const tumble = random.fork('tumble').between(0.6, 1.2)
  const deep = FLOATS.test(performer.name) ? 0.18 : 0.72
  const rings = { x: 0, y: 0.04 }
  return performed(
    context,
    (t) => {
      const since = Math.max(0, t - hit)
      const bob = Math.exp(-1.6 * since) * wave(since * 0.9)
      const sinks = clamp(since / 0.5) * 0.4 + clamp(since / (seconds - hit)) * 0.6
      return {
        y: HIGH * (1 - gather(through(t, 0, hit))) - deep * sinks - 0.16 * bob * clamp(since * 6),
        pose: { spin: tumble * (through(t, 0, hit) - 1), lean: 0.12 * clamp(since) },
      }
    },
    [
      effect('splash', { from: hit, until: hit + 0.7, strength: 5, at: () => rings }),
      effect('bubbles', { from: hit + 0.6, strength: 0.9, at: () => rings }),
    ],
  )
}

/** What falls into the water. */
export const SPLASHDOWNS: readonly Choreography[] = [deed('splash-down', plunging)]
