import { clamp, ease, gather, mix, ride, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'
import { WHEEL } from './driving.ts'
import { overturning } from './overturning.ts'

/** Runs off its rails: the nose digs itself in, the tail swings up, and it comes to rest in dust. */
function derailing(context: ActionContext): Performance {
  const { performer, seconds } = context
  const way = Math.max(context.room, 1.6)
  const off = seconds * 0.36
  const at = (t: number): number => way * (1 - (1 - clamp(t / (seconds * 0.72))) ** 2)
  const nose = (t: number) => ({ x: at(t) + performer.aspect * 0.42, y: 0.05 })
  const steep = Math.min(0.2, 0.5 / performer.aspect)
  return performed(
    context,
    (t) => {
      const share = ease(through(t, off, 0.9))
      const shaken = share * (1 - ease(through(t, off, seconds * 0.5)))
      return {
        x: at(t),
        y: 0.06 * share + 0.05 * shaken * Math.abs(wave(t * 1.6)),
        z: -0.5 * share,
        pose: { roll: at(t) * 6, lean: steep * share + 0.03 * shaken * tremble(t * 5) },
      }
    },
    [
      effect('sparks', { from: off - 0.3, until: off + 1.2, strength: 2.4, at: nose }),
      effect('dust', { from: off, until: seconds * 0.8, strength: 5, at: nose }),
      effect('smoke', { from: off + 0.4, strength: 1.6, at: nose }),
    ],
  )
}

/** A wave too many: it is laid on its side and lies there, half under water. */
function capsizing(context: ActionContext): Performance {
  const { performer, seconds } = context
  // What is low and long would stand on its end: it only goes under with one.
  const [tilt, deep] = performer.aspect > 1.5 ? [0.34, 0.45] : [1.3, 0.12]
  const over = (t: number): number => ease(through(t, seconds * 0.22, seconds * 0.45))
  return performed(
    context,
    (t) => ({
      y: 0.03 * wave(t / 2) - deep * over(t),
      pose: { lean: (1 - over(t)) * 0.16 * wave(t / 1.8) + tilt * over(t), wave: t * 0.7 },
    }),
    [
      effect('splash', {
        from: seconds * 0.5,
        until: seconds * 0.74,
        strength: 4,
        at: () => ({ x: 0.55, y: 0.05 }),
      }),
      effect('bubbles', { from: seconds * 0.6, strength: 1, at: () => ({ x: 0.3, y: 0.05 }) }),
    ],
  )
}

/** How low what was run over lies, and how large it is beside what does it. */
const FLAT = 0.45
const TALL = 0.55

/** Over the other one with its great wheels; what was a car is flat behind it. */
function runningOver(context: ActionContext): Performance {
  const { performer, seconds, object } = context
  const partner = context.partner ?? (object === null ? null : context.find(object))
  const tall = partner ? clamp((partner.metres / performer.metres) ** 0.7, 0.22, TALL) : TALL
  const long = partner ? partner.aspect * tall : 1
  const reach = (performer.aspect + long) / 2 + 0.2
  const at = (t: number): number => mix(-reach * 0.8, reach * 0.6, ride(t / seconds))
  const on = (t: number): number => clamp(1.15 - Math.abs(at(t)) / (reach * 0.8))
  const pressed = (t: number): number => ease(through(at(t), -reach * 0.55, reach * 0.6))
  const crash = seconds * 0.4
  const performance = performed(
    context,
    (t) => ({
      x: at(t),
      y: tall * mix(0.75, FLAT, pressed(t)) * ease(on(t)),
      pose: {
        roll: (at(t) / WHEEL) * 1.2,
        lean: -0.2 * on(t) * clamp(-at(t) * 1.4, -1, 1),
      },
      companions: beside(context.partner ? 'partner' : (object ?? 'partner'), partner, {
        x: 0,
        z: 0.05,
        height: tall,
        pose: { stretch: mix(1, FLAT, gather(pressed(t))) },
      }),
    }),
    [
      effect('shards', { from: crash, until: crash + 0.5, at: () => ({ x: 0, y: 0.2 }) }),
      effect('dust', { strength: 2, at: (t) => ({ x: at(t) - performer.aspect / 2, y: 0.04 }) }),
    ],
  )
  return { ...performance, stays: true }
}

const VEHICLES = ['vehicle', 'toy'] as const

/** What goes wrong on rails, wheels and waves, by accident or for a show. */
export const MISHAPS: readonly Choreography[] = [
  only(VEHICLES, deed('derail', derailing)),
  deed('capsize', capsizing),
  only(VEHICLES, deed('overturn', overturning)),
  only(VEHICLES, deed('run-over', runningOver)),
]
