import { mix, overshoot, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, effect, performed } from '../performed.ts'
import { HANDLING } from './handling.ts'
import { grown, over, thing } from './thing.ts'

const sizzling = thing(
  (t) => ({
    y: 0.012 * Math.abs(tremble(t * 9)),
    pose: { lean: 0.02 * tremble(t * 11, 2), stretch: 1 + 0.015 * tremble(t * 10, 3) },
  }),
  () => [
    effect('steam', { strength: 1.4, at: () => ({ x: 0, y: 0.8 }) }),
    effect('bubbles', { strength: 0.5, at: () => ({ x: 0, y: 0.3 }) }),
  ],
)

const boiling = thing(
  (t) => ({ pose: { lean: 0.025 * tremble(t * 8, 1), stretch: 1 + 0.02 * tremble(t * 9) } }),
  () => [
    effect('steam', { strength: 2, at: () => ({ x: 0, y: 0.95 }) }),
    effect('bubbles', { strength: 0.9, at: () => ({ x: 0, y: 0.86 }) }),
  ],
)

/** A glass that could be filled is full. */
const fizzing = thing(
  (t, { performer }) => ({
    pose: { lean: 0.012 * wave(t / 2), ...(performer.name.includes('filling') ? { open: 1 } : {}) },
  }),
  over('bubbles', 2.4, 0.5),
)

/** A music box and a clock that strikes: what is heard is seen. */
const chiming = thing((t) => ({ pose: { lean: 0.012 * tremble(t * 5) } }), over('notes', 1, 0.9))

/** Bread in the oven: it rises slowly to its full size. */
function swelling(context: ActionContext): Performance {
  const { seconds } = context
  return performed(
    context,
    (t) =>
      grown(context, mix(0.56, 1, overshoot(through(t, 0.1, seconds * 0.8))), {
        pose: { stretch: 1 + 0.02 * wave(t / 1.7) },
      }),
    over('steam', 0.7, 0.95)(context),
  )
}

/** What cooks, and what is done to it by hands alone. */
export const KITCHEN: readonly Choreography[] = [
  deed('sizzle', sizzling),
  deed('boil', boiling),
  deed('fizz', fizzing),
  deed('swell', swelling),
  deed('chime', chiming),
  ...HANDLING,
]
