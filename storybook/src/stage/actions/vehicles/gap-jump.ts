import { arch, mix, pitch, ride, through } from '../../easing.ts'
import type { ActionContext, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'

/** How high the edges are and how wide the gap is, in own heights. */
const EDGE = 1
const GAP = 1.3
const WHEEL = 0.22

/** Up to the edge at full speed, through the air in a bow, and on along the other side. */
export function gapJump(context: ActionContext): Performance {
  const { seconds, performer } = context
  const edge = context.find('canyon edge')
  const wide = EDGE * (edge?.aspect ?? 2)
  const reach = GAP / 2 + wide * 0.5
  const flight = (t: number): number => through(t / seconds, 0.28, 0.4)
  const at = (t: number): number => mix(-reach, reach, ride(t / seconds))
  const side = (way: 1 | -1) =>
    beside(`edge ${way}`, edge, {
      x: way * (GAP / 2 + wide / 2),
      z: 0.04,
      height: EDGE,
      pose: { turn: -way },
      shadow: false,
    })
  const companions = [...side(-1), ...side(1)]
  return performed(
    context,
    (t) => {
      const share = flight(t)
      return {
        x: at(t),
        y: EDGE * 0.96 + 0.55 * arch(share),
        pose: { roll: (at(t) / WHEEL) * 1.4, lean: -0.22 * pitch(share) },
        companions,
      }
    },
    [
      effect('dust', {
        until: seconds * 0.3,
        at: (t) => ({ x: at(t) - performer.aspect * 0.5, y: EDGE }),
      }),
      effect('dust', {
        from: seconds * 0.68,
        strength: 1.6,
        at: (t) => ({ x: at(t) - performer.aspect * 0.3, y: EDGE }),
      }),
    ],
  )
}
