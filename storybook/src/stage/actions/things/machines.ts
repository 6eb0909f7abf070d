import { clamp, cycle, ease, through, tremble } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'
import { thing } from './thing.ts'

/** A page comes out of it, line by line. */
const printing = thing((t, { seconds }) => ({
  x: 0.004 * tremble(t * 14),
  pose: {
    open: through(Math.floor(t * 5) / 5, 0.2, seconds * 0.75),
    lean: 0.004 * tremble(t * 16, 2),
  },
}))

const SHEETS = 6
/** How long a sheet is in the air. */
const FLIGHT = 1.7

/** What it blows goes up before it and away, one after the other. */
function blowingOff(context: ActionContext): Performance {
  const { object } = context
  const blown = context.find(
    /paper|page|sheet|letter/u.test(object ?? '') ? 'sheet of paper' : (object ?? 'leaf'),
  )
  const sheet = (t: number, i: number): Companion[] => {
    const share = cycle(t / FLIGHT + i / SHEETS)
    if (!blown) return []
    return [
      {
        name: `blown ${i}`,
        actor: blown,
        place: {
          x: 0.3 + 1.15 * ease(share * 0.8),
          y: 0.5 + 0.35 * Math.sin(share * 2.6 + i) + 0.2 * share - 0.1,
          z: -0.05 - 0.02 * i,
        },
        height: 0.27,
        pose: {
          spin: share * 5 + i,
          turn: Math.cos(share * 8 + i),
          alpha: clamp(share * 6) * clamp((1 - share) * 6),
        },
        shadow: false,
      },
    ]
  }
  return performed(context, (t) => ({
    pose: {},
    companions: Array.from({ length: SHEETS }, (_, i) => sheet(t, i)).flat(),
  }))
}

/** Sparks fly at its tip, again and again. */
function sparking(context: ActionContext): Performance {
  const late = context.random.fork('late').next()
  const work = context.object === null ? null : context.find(context.object)
  const height = work ? Math.min(0.9, work.metres / context.performer.metres) : 0
  const x = work ? 0.25 + (work.aspect * height) / 2 : 0
  const companions = beside('work', work, { x, z: 0.1, height })
  const bursts = Array.from({ length: Math.ceil(context.seconds) }, (_, i) => i + late)
  return performed(
    context,
    (t) => ({ pose: { lean: 0.03 * tremble(t * 0.6 + late) }, companions }),
    bursts.map((from) =>
      effect('sparks', { from, until: from + 0.6, strength: 1.6, at: () => ({ x: 0.4, y: 0.5 }) }),
    ),
  )
}

/** What machines do by themselves. */
export const MACHINES_AT_WORK: readonly Choreography[] = [
  deed('print', printing),
  deed('blow-off', blowingOff),
  only(['thing'], deed('weld', sparking)),
]
