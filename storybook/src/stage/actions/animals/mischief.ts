import type { ActionContext, Choreography, Performance } from '../action.ts'
import { arch, cycle, ease, through, wave } from '../../easing.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** The table's height, in heights of who is on it. */
const TABLE = 1.15

/** Sits on the table, looks at us, and pushes the thing over its edge, paw by paw. */
function knockingOff(context: ActionContext): Performance {
  const { performer, object, seconds } = context
  const [table, thing] = [context.find('table'), context.find(object ?? 'glass')]
  const top = table ? table.grip('top', {}).y * TABLE : 0
  const edge = ((table?.aspect ?? 2) * TABLE) / 2
  const tall = thing ? Math.min(0.42, 0.5 / thing.aspect) : 0
  const start = performer.aspect * 0.5
  const fall = seconds * 0.66
  const play = performed(
    context,
    (t) => {
      const push = ease(through(t, 0.5, fall - 0.5))
      const drop = through(t, fall, 0.45)
      const tap = t < fall ? arch(cycle(t / 0.8)) : 0
      return {
        x: edge - start - 0.62 + 0.25 * push,
        y: top,
        pose: {
          ...breathing(t),
          turn: 1,
          paw: 0.3 + 0.9 * tap,
          bow: 0.2 * ease(through(t, fall, 0.3)),
          wag: t * 1.4,
        },
        companions: [
          ...beside('table', table, { x: 0, z: 0.06, height: TABLE }),
          ...beside('thing', thing, {
            x: edge - 0.3 + 0.32 * push + 0.2 * drop,
            y: Math.max(0, top * (1 - drop * drop)),
            z: -0.1,
            height: tall,
            pose: { spin: 1.9 * drop + 0.06 * tap * wave(t * 3) },
            shadow: drop === 1,
          }),
        ],
      }
    },
    [
      effect('shards', {
        from: fall + 0.45,
        until: fall + 0.7,
        strength: 1.4,
        at: () => ({ x: edge + 0.2, y: 0.1 }),
      }),
    ],
  )
  return { ...play, stays: true }
}

/** What cats do. */
export const MISCHIEF: readonly Choreography[] = [deed('knock-off', knockingOff)]
