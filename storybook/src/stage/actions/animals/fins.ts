import { arch, cycle, ease, ride, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, effect, performed } from '../performed.ts'

/** Swims forwards; the body waves, fast where it hurries. */
function swimming(context: ActionContext): Performance {
  const { room, seconds, tempo, random, ground, performer } = context
  const phase = random.next()
  const at = (t: number): number => room * ride(t / seconds)
  const paddles = performer.build === 'quadruped' || performer.build === 'biped'
  const surface = ground === 'water'
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: (surface ? 0.03 : 0.1) * wave(t * 0.32 * tempo + phase),
      pose: {
        wave: t * 1.5 * tempo + phase,
        wag: t * 1.5,
        ...(paddles ? { gait: t * 1.2 * tempo, stride: 0.8 } : {}),
        lean: (surface ? -0.05 : 0) + 0.06 * wave(t * 0.32 * tempo + phase + 0.25),
        stretch: 1 + 0.012 * wave(t * 1.5 * tempo),
      },
    }),
    surface
      ? [effect('wake', { at: (t) => ({ x: at(t) - performer.aspect * 0.35, y: 0.1 }) })]
      : [
          effect('bubbles', {
            strength: 0.5,
            at: (t) => ({ x: at(t) + performer.aspect * 0.42, y: 0.55 }),
          }),
        ],
  )
}

/** How much of a leap is in the air, and when it begins. */
const OUT = { from: 0.1, lasts: 0.78 } as const

/** A leap out of the water and head first back into it; between two leaps the back shows. */
function diving(context: ActionContext): Performance {
  const { room, seconds, tempo, performer } = context
  const length = Math.max(1.5, Math.min(2.3, seconds / 2.2)) / tempo
  const at = (t: number): number => room * ride(t / seconds)
  const big = performer.metres > 3 ? 2.4 : 1.4
  const splashes = [0, 1, 2, 3, 4].flatMap((leap) =>
    [OUT.from + 0.02, OUT.from + OUT.lasts].map((share) =>
      effect('splash', {
        from: (leap + share) * length,
        until: (leap + share) * length + 0.35,
        strength: big,
        at: (t) => ({ x: at(t) + performer.aspect * 0.1, y: 0.4 }),
      }),
    ),
  )
  return performed(
    context,
    (t) => {
      const flight = through(cycle(t / length), OUT.from, OUT.lasts)
      const out = flight > 0 && flight < 1
      return {
        x: at(t),
        y: out ? 1.35 * arch(flight) ** 0.8 : 0,
        pose: { wave: t * 1.6, lean: out ? -0.7 * Math.cos(flight * Math.PI) : 0.08 },
      }
    },
    splashes,
  )
}

/** Winds along the ground. */
function slithering(context: ActionContext): Performance {
  const { room, seconds, tempo } = context
  return performed(context, (t) => ({
    x: room * ride(t / seconds),
    pose: {
      guise: 'slither',
      wave: t * 1.3 * tempo,
      stretch: 1 + 0.05 * wave(t * 1.3 * tempo),
      lean: 0.03 * wave(t * 0.65 * tempo),
    },
  }))
}

/** Hangs in the water or the air and lets itself be rocked. */
export function floating(context: ActionContext): Performance {
  const { random, room, seconds } = context
  const phase = random.next()
  return performed(context, (t) => ({
    x: 0.35 * room * ease(t / seconds),
    y: 0.05 * wave(t / 3.4 + phase),
    pose: { lean: 0.07 * wave(t / 4.3 + phase), wave: 0.5 * t, flap: t * 0.8, wag: t / 2 },
  }))
}

/** Everything done in the water, and what winds. */
export const FINS: readonly Choreography[] = [
  deed('swim', swimming),
  deed('dive', diving),
  deed('slither', slithering),
  deed('float', floating),
]
