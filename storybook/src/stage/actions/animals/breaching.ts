import { clamp, cycle, ease, mix, ride, through } from '../../easing.ts'
import type { ActionContext, Effect, Performance } from '../action.ts'
import { effect, performed } from '../performed.ts'

/** How much of a round is in the air, and the share of that flight in which it rises. */
const OUT = { from: 0.07, lasts: 0.84 } as const
const RISES = 0.45
/** In own heights; radians, nose up and then over on its side. */
const HIGH = 1.1
const [UPRIGHT, OVER] = [-1.1, 0.55]

/** Fast out of the water, slower at the top, and down like a tree. */
function heightAt(flight: number): number {
  if (flight < RISES) return HIGH * ease(flight / RISES) ** 0.8
  return HIGH * (1 - ((flight - RISES) / (1 - RISES)) ** 1.9)
}

/** A whale throws itself out of the sea, nose to the sky, and falls on its side: the water goes up on all sides of it. */
export function breaching(context: ActionContext): Performance {
  const { room, seconds, tempo, performer } = context
  const length = clamp(seconds / 1.6, 2.4, 3.6) / tempo
  // Each at its own time: no two fall into the water as one.
  const aside = 0.14 * (2 * context.random.fork('leap').next() - 1)
  const phase = cycle(OUT.from + OUT.lasts * RISES + aside - seconds / 2 / length)
  const at = (t: number): number => room * ride(t / seconds)
  const rounds = Array.from({ length: Math.ceil(seconds / length) + 1 }, (_, index) => index)
  return performed(
    context,
    (t) => {
      const share = cycle(t / length + phase)
      const flight = through(share, OUT.from, OUT.lasts)
      const out = flight > 0 && flight < 1
      const tips = ease(through(flight, RISES * 0.7, 1 - RISES * 0.7))
      return {
        x: at(t),
        y: out ? heightAt(flight) : 0,
        pose: { wave: t, lean: out ? mix(UPRIGHT, OVER, tips) : UPRIGHT * 0.5 },
      }
    },
    rounds.flatMap((round) => [
      ...waters((round + OUT.from - phase) * length, 2.2),
      ...waters((round + OUT.from + OUT.lasts - 0.03 - phase) * length, 3.6),
    ]),
  )

  /** Along its whole length, from this moment on. */
  function waters(from: number, strength: number): Effect[] {
    return [-0.4, -0.12, 0.16, 0.44].map((share) =>
      effect('splash', {
        from,
        until: from + 0.6,
        strength,
        at: (t) => ({ x: at(t) + share * performer.aspect, y: 0.3 }),
      }),
    )
  }
}
