import { ease, through, tremble } from '../../easing.ts'
import type { ActionContext, Choreography, Effect, Performance } from '../action.ts'
import { deed, effect, performed } from '../performed.ts'

/** A tap lets go of its own drop. */
const DRIPS_ITSELF = /faucet/u

type Given = (context: ActionContext) => Effect[]

/** "Purple" of "purple smoke". */
const hueOf = (object: string | null): string => (object ?? '').replace(/ ?[a-z]+$/u, '')

/** Each stuff as it comes out of something. */
const GIVEN: Readonly<Record<string, Given>> = {
  water: ({ performer }) =>
    DRIPS_ITSELF.test(performer.name)
      ? []
      : [effect('drips', { strength: 2, at: () => ({ x: 0, y: 0.45 }) })],
  sparks: () => [effect('sparks', { strength: 3, at: () => ({ x: 0, y: 0.8 }) })],
  smoke: ({ object }) => [
    effect('smoke', { strength: 1.6, colour: hueOf(object), at: () => ({ x: 0, y: 0.97 }) }),
  ],
  steam: ({ object }) => [
    effect('steam', { strength: 2, colour: hueOf(object), at: () => ({ x: 0, y: 0.85 }) }),
  ],
  dust: () => [effect('dust', { strength: 2, at: () => ({ x: 0, y: 0.06 }) })],
  foam: () =>
    [-0.26, 0.24].map((x) => effect('drips', { strength: 2.4, at: () => ({ x, y: 0.82 }) })),
}

/** Stays where it is while something comes out of it: water, sparks, steam, foam. */
function givingOff(context: ActionContext): Performance {
  const shakes = context.object === 'sparks' ? 0.006 : 0
  return performed(
    context,
    (t) => ({ pose: { lean: shakes * tremble(t * 12) } }),
    GIVEN[context.object?.split(' ').at(-1) ?? '']?.(context) ?? [],
  )
}

/** Shakes, spits sparks and slumps, and then only smokes. */
function breakingDown(context: ActionContext): Performance {
  const end = context.seconds * 0.45
  return performed(
    context,
    (t) => {
      const alive = 1 - ease(through(t, end, 0.4))
      return { pose: { lean: 0.05 * alive * tremble(t * 12) + 0.1 * (1 - alive) } }
    },
    [
      effect('sparks', { from: end * 0.3, until: end, strength: 3, at: () => ({ x: 0, y: 0.8 }) }),
      effect('smoke', { from: end * 0.7, strength: 1.8, at: () => ({ x: 0, y: 0.95 }) }),
    ],
  )
}

/** What comes out of things. */
export const GIVING_OFF: readonly Choreography[] = [
  deed('give-off', givingOff),
  deed('break-down', breakingDown),
]
