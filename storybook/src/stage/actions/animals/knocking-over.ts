import type { Actor } from '../../../cast/actor.ts'
import { arch, clamp, ease, gather, through } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { spiltFrom } from '../spilt.ts'

/** When it is bumped, and when it lies there, in shares of the film. */
const BUMP = 0.24
const LIES = 0.46
/** How far it goes over; what is wider than tall is only shoved askew. */
const [FLAT, SHOVED, LOW] = [1.5, 0.3, 1.7]
const WIDEST = 2.2

/** Runs up, bumps into it, and stands there while it goes over. */
function knockingOver(context: ActionContext): Performance {
  const { performer, seconds, object } = context
  const name = object ?? 'vase'
  const thing = context.find(name)
  const { metres = 1, aspect = 1 } = thing ?? {}
  const height = Math.min(clamp(metres / performer.metres, 0.5, 1.3), WIDEST / aspect)
  const half = (aspect * height) / 2
  const flat = aspect > LOW ? SHOVED : FLAT
  const reach = performer.aspect * 0.42 + half
  const runUp = 0.7
  const pool = spiltFrom(name, context)
  return performed(
    context,
    (t) => {
      const at = t / seconds
      const tip = gather(through(at, BUMP, LIES - BUMP))
      const bump = arch(through(at, BUMP - 0.06, 0.2))
      return {
        x: -runUp * (1 - ease(at / BUMP)),
        pose: {
          ...breathing(t),
          lean: 0.12 * bump,
          bow: 0.35 * bump,
          paw: 1.2 * bump,
          wag: t * 2,
          ...(at < BUMP ? { gait: t * 1.8, stride: 1.1 } : {}),
        },
        companions: [
          ...spilt(pool, at, reach + height),
          ...beside(name, thing, {
            x: reach + 0.12 * tip,
            y: half * 0.62 * Math.sin(flat * tip),
            z: -0.02,
            height,
            pose: { lean: flat * tip },
            shadow: true,
          }),
        ],
      }
    },
    [
      effect('dust', {
        from: seconds * LIES,
        until: seconds * LIES + 0.5,
        strength: 2,
        at: () => ({ x: reach + height * 0.5, y: 0.04 }),
      }),
    ],
  )
}

/** What runs out of it when it lies there. */
function spilt(pool: Actor | null, at: number, x: number): Companion[] {
  const run = ease(through(at, LIES - 0.04, 0.3))
  if (run < 0.02) return []
  return beside('spilt', pool, { x: x + 0.3 * run, z: 0.02, height: 0.22 * run, shadow: false })
}

export const KNOCKING_OVER: readonly Choreography[] = [deed('knock-over', knockingOver)]
