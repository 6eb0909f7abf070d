import { clamp, ease, mix, through, tremble } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { thing } from './thing.ts'

/** How much of the width of such a front its opening takes, and how high it is. */
const [WIDE, HIGH] = [1.3, 0.62]

/** The door of a garage goes up, and what is in there is seen. */
function raisingDoor(context: ActionContext): Performance {
  const { performer, partner, seconds } = context
  const inside = beside('inside', context.find('garage inside'), {
    x: 0,
    z: 0.1,
    height: 0.72,
    shadow: false,
  })
  const tall = partner
    ? Math.min(partner.metres / performer.metres, HIGH, WIDE / partner.aspect)
    : 0
  const kept = beside('partner', partner, { x: 0, z: 0.06, height: tall })
  return performed(
    context,
    (t) => ({
      pose: { open: ease(through(t, seconds * 0.14, seconds * 0.5)) },
      companions: [...inside, ...kept],
    }),
    [
      effect('dust', {
        from: seconds * 0.14,
        until: seconds * 0.3,
        at: () => ({ x: 0, y: 0.02 }),
      }),
    ],
  )
}

/** A needle goes round its dial, and trembles where it comes to. */
const needle = (from: number, to: number) =>
  thing((t, { seconds }) => ({
    pose: {
      open:
        clamp(mix(from, to, ease(through(t, seconds * 0.1, seconds * 0.75)))) +
        0.012 * tremble(t * 9),
    },
  }))

/** What goes up before us while it stays where it is. */
export const GOING_UP: readonly Choreography[] = [
  deed('raise-door', raisingDoor),
  deed('needle-up', needle(0.04, 0.9)),
  deed('needle-down', needle(0.9, 0.05)),
]
