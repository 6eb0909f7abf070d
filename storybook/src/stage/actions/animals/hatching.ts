import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { arch, cycle, ease, mix, through, wave } from '../../easing.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** Half an egg is so tall, in heights of who comes out of it. */
const HALF = 0.62

/** The egg rattles, its top flies off, and whoever was in it looks out. */
function comingOut(context: ActionContext): Performance {
  const { seconds, performer } = context
  const said = context.object?.replace(/\begg\b/u, '').trim() ?? ''
  const [lower, upper] = ['lower', 'upper'].map((half) =>
    context.find(`${said} ${half} eggshell`.trim()),
  )
  const crack = seconds * 0.32
  const wide = Math.max(0.9, performer.aspect * 0.75)
  const shell = (which: typeof lower, at: Parameters<typeof beside>[2]): Companion[] =>
    beside('eggshell', which ?? null, at)
  return performed(
    context,
    (t) => {
      const rattle = t < crack && cycle(t / 0.8) < 0.5 ? 0.07 * wave(t * 5) : 0
      const out = ease(through(t, crack, 0.9))
      const flight = through(t, crack, 0.8)
      return {
        y: mix(0.12, 0.34, out),
        pose: {
          ...breathing(t),
          alpha: t < crack + 0.15 ? 0 : 1,
          crouch: 0.7,
          bow: -0.25 * arch(cycle(t / 1.8)) * out,
          mouth: 0.8 * arch(cycle(t / 1.8)) * out,
          flap: out === 1 ? t * 1.6 : 0,
          wag: t * 2,
        },
        companions: [
          ...shell(lower, { x: 0, z: -0.12, height: HALF * wide, pose: { lean: rattle } }),
          ...shell(upper, {
            x: 1.15 * wide * flight,
            y: mix(HALF * wide * 0.72, 0, flight) + 0.8 * arch(flight),
            z: -0.14,
            height: HALF * wide * 0.78,
            pose: { lean: rattle + 2.5 * flight },
            shadow: false,
          }),
        ],
      }
    },
    [
      effect('crumbs', {
        from: crack,
        until: crack + 0.4,
        strength: 2,
        at: () => ({ x: 0, y: 0.6 }),
      }),
    ],
  )
}

/** How far away the water is, in own heights. */
const AWAY = 2.4

/** Crawls down to the water, away from the broken egg that lies in the sand. */
function crawlingToSea(context: ActionContext): Performance {
  const { seconds, random, tempo } = context
  const [lower, upper] = ['lower eggshell', 'upper eggshell'].map((half) => context.find(half))
  const start = random.next()
  const hatched = context.object === 'egg'
  return performed(context, (t) => {
    const way = through(t, hatched ? seconds * 0.08 : 0, seconds)
    const gait = t * 1.5 * tempo + start
    const halves = hatched
      ? [
          ...beside('eggshell', lower ?? null, {
            x: -0.5,
            z: 0.1,
            height: 0.6,
            pose: { lean: 0.3 },
          }),
          ...beside('eggshell', upper ?? null, {
            x: -1.3,
            z: -0.1,
            height: 0.5,
            pose: { lean: 2.3 },
          }),
        ]
      : []
    return {
      x: 1.7 * way,
      z: AWAY * way,
      pose: { gait, stride: 0.8, lean: 0.03 * wave(gait), lift: 0.02 * Math.abs(wave(gait)) },
      companions: halves,
    }
  })
}

/** How creatures come into the world. */
export const HATCHING: readonly Choreography[] = [
  deed('hatch-out', comingOut),
  deed('crawl-to-sea', crawlingToSea),
]
