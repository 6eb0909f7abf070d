import { TURN, cycle, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { deed, only, performed } from '../performed.ts'

const BALLS = 5
const MOST = 12
const ROUND = 1.8

/** Who has no hands keeps them in the air all the same: round and round above the head. */
function juggling(context: ActionContext): Performance {
  const { performer, object, tempo } = context
  const count = Math.min(Number(/^\d+(?= )/u.exec(object ?? '')?.[0] ?? BALLS), MOST)
  const thing = context.find(object?.replace(/^\d+ /u, '') ?? 'juggling ball')
  const wide = Math.max(0.34, performer.aspect * 0.42)
  const height = thing ? Math.min(0.18, 0.24 / thing.aspect) : 0
  const thrown = (t: number, n: number): Companion[] => {
    if (!thing) return []
    const angle = (cycle((t * tempo) / ROUND) + n / count) * TURN
    const place = { x: wide * Math.cos(angle), y: 0.98 + 0.26 * Math.sin(angle), z: -0.05 }
    return [
      { name: `ball ${n}`, actor: thing, place, height, pose: { lean: angle }, shadow: false },
    ]
  }
  return performed(context, (t) => ({
    pose: {
      ...breathing(t),
      lean: 0.06 * wave(t * 1.1 * tempo),
      stretch: 1 + 0.03 * wave(t * 2.2 * tempo),
      wave: t * 1.2,
      gait: t,
      wag: t * 1.4,
      bow: -0.2,
    },
    companions: Array.from({ length: count }, (_, n) => thrown(t, n)).flat(),
  }))
}

/** With many arms, a trunk or a nose. */
export const JUGGLING: readonly Choreography[] = [
  only(['animal', 'bird', 'fish', 'creature', 'insect'], deed('juggle', juggling)),
]
