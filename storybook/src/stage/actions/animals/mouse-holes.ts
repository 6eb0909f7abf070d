import { clamp, cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

const HOLE = 1.35

function holeAt(context: ActionContext, x: number): Companion[] {
  return beside('hole', context.find('mouse hole'), { x, z: 0.3, height: HOLE, shadow: false })
}

/** Backwards, tug by tug, with something in its teeth that is larger than itself. */
function draggingHome(context: ActionContext): Performance {
  const { performer, seconds, object } = context
  const name = object ?? 'cheese'
  const load = context.find(name)
  const tall = Math.min(1.15, 1.5 / (load?.aspect ?? 1))
  const way = 1.3
  const tugs = 5
  const at = (t: number): number => {
    const done = clamp(t / (seconds * 0.95)) * tugs
    return -way * ((Math.floor(done) + ease(cycle(done) * 1.4)) / tugs) + way / 2
  }
  const apart = performer.aspect * 0.42 + (load?.aspect ?? 1) * tall * 0.5
  const hole = holeAt(context, -way / 2 - 0.75)
  return performed(
    context,
    (t) => {
      const pulls = wave((t / seconds) * tugs)
      return {
        x: at(t) - 0.3,
        pose: { ...breathing(t), turn: 1, lean: -0.1 - 0.08 * pulls, gait: -t * 1.6, wag: t * 2 },
        companions: [
          ...hole,
          ...beside('load', load, {
            x: at(t) - 0.3 + apart,
            z: -0.04,
            height: tall,
            pose: { lean: 0.05 * pulls },
          }),
        ],
      }
    },
    [effect('dust', { strength: 0.4, at: (t) => ({ x: at(t) + apart, y: 0.02 }) })],
  )
}

/** Out of the hole with its nose first, a look to both sides, and back. */
function peepingFromHole(context: ActionContext): Performance {
  const { seconds } = context
  const hole = holeAt(context, -0.1)
  return performed(context, (t) => {
    const out = ease(clamp(1.6 * Math.abs(wave(t / (seconds * 1.1))) - 0.1))
    return {
      x: -0.12 + 0.4 * out,
      z: 0.26 - 0.3 * out,
      pose: { ...breathing(t), bow: 0.1 * wave(t / 1.3), wag: t, turn: 1 },
      companions: hole,
    }
  })
}

/** What mice do at their front door. */
export const MOUSE_HOLES: readonly Choreography[] = [
  deed('drag-home', draggingHome),
  deed('peep-from-hole', peepingFromHole),
]
