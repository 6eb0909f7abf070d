import { trunkTip } from '../../../cast/noto/trunk-part.ts'
import { arch, cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { deed, effect, performed } from '../performed.ts'
import { lickingTongue } from './tongues.ts'

/** Flanks go in and out fast, and the tongue hangs from the open mouth. */
function panting(context: ActionContext): Performance {
  const { performer, tempo } = context
  const puff = (t: number): number => arch(cycle(t * 2.2 * tempo))
  const pose = (t: number) => ({
    ...breathing(t),
    stretch: 1 + 0.022 * puff(t),
    lean: 0.015 * puff(t),
    mouth: 0.6 + 0.4 * puff(t),
    open: 0.6 + 0.4 * puff(t),
    face: 'tongue' as const,
    wag: t * 2,
  })
  const tongue = lickingTongue(
    (t) => performer.grip('mouth', { ...pose(t), turn: 1 }),
    (t) => 0.25 * puff(t),
  )
  return performed(context, (t) => ({ pose: pose(t), companions: tongue(t, 0) }))
}

/** Draws breath with its head back, and out it comes with a jerk. */
function sneezing(context: ActionContext): Performance {
  const { performer } = context
  const every = 1.9
  const mouth = performer.grip('mouth', { turn: 1 })
  const bursts = Array.from({ length: 6 }, (_, index) =>
    effect('splash', {
      from: (index + 0.62) * every,
      until: (index + 0.72) * every,
      strength: 0.7,
      at: () => ({ x: mouth.x + 0.04, y: mouth.y }),
    }),
  )
  return performed(
    context,
    (t) => {
      const beat = cycle(t / every)
      const draws = ease(beat / 0.5) * (1 - ease((beat - 0.56) / 0.06))
      const out = ease((beat - 0.57) / 0.06) * (1 - ease((beat - 0.75) / 0.25))
      return {
        pose: {
          ...breathing(t),
          lean: -0.1 * draws + 0.2 * out,
          bow: -0.3 * draws + 0.6 * out,
          stretch: 1 + 0.06 * draws - 0.05 * out,
          lift: 0.05 * out,
          mouth: Math.max(0.6 * draws, out),
          open: Math.max(0.6 * draws, out),
          blink: Math.max(draws * 0.7, out),
        },
      }
    },
    bursts,
  )
}

/** So far is a trunk raised that calls. */
const RAISED = 0.95

/** The trunk goes up, and the call comes out of its tip. */
function trumpeting(context: ActionContext): Performance {
  const { performer } = context
  const every = 2.8
  const up = (t: number): number =>
    RAISED * (ease((cycle(t / every + 0.3) - 0.04) * 6) - ease((cycle(t / every + 0.3) - 0.9) * 10))
  const tip = trunkTip(RAISED)
  const end = { x: performer.aspect * 0.335 + tip.x, y: 0.46 + tip.y }
  return performed(
    context,
    (t) => ({
      pose: {
        ...breathing(t),
        trunk: up(t),
        lean: -0.05 * up(t),
        stretch: 1 + 0.02 * up(t) * wave(t * 5),
        wag: t,
      },
    }),
    [effect('sound', { strength: 1.2, at: () => end })],
  )
}

/** What comes out of noses and trunks. */
export const BREATHS: readonly Choreography[] = [
  deed('pant', panting),
  deed('sneeze', sneezing),
  deed('trumpet', trumpeting),
]
