import { cycle, ease, tremble } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** How long the bucket takes to go down, up and down again. */
const ROUND = 3.2
/** From the middle of the machine to its bucket, in its heights. */
const BUCKET = 0.72

/** How far the arm is up: it bites, rises, waits and comes down. */
function raised(t: number): number {
  const share = cycle(t / ROUND)
  return share < 0.55 ? ease((share - 0.15) / 0.3) : 1 - ease((share - 0.7) / 0.25)
}

/** The arm goes up and down; a heap grows where it bites, and earth flies. */
function digging(context: ActionContext): Performance {
  const { performer, seconds } = context
  const heap = context.find('gravel heap')
  const reach = BUCKET * performer.aspect
  const bite = () => ({ x: reach, y: 0.06 })
  const bites = Array.from({ length: Math.ceil(seconds / ROUND) }, (_, round) => round * ROUND)
  return performed(
    context,
    (t) => ({
      pose: { turn: 1, open: raised(t), lean: 0.006 * tremble(t * 6) },
      companions: beside('heap', heap, { x: 0.62 * performer.aspect, z: -0.06, height: 0.22 }),
    }),
    bites.map((from) => effect('mud', { from, until: from + 0.8, strength: 1.6, at: bite })),
  )
}

/** What machines do with earth. */
export const EARTH_MOVING: readonly Choreography[] = [deed('dig-earth', digging)]
