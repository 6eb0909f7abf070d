import { ease, wave } from '../../easing.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'

const POTS: readonly (readonly [drink: RegExp, pot: string, stream: string])[] = [
  [/\btea\b|teacup/u, 'kettle', 'tea stream'],
  [/milk|cream/u, 'milk bottle', 'milk stream'],
  [/wine/u, 'bottle', 'wine stream'],
  [/juice|honey|syrup|oil|beer/u, 'jug', 'juice stream'],
  [/water|droplet/u, 'jug', 'water stream'],
  [/./u, 'kettle', 'coffee stream'],
]

/** The height at which the stream leaves the spout, and how far it falls. */
const SPOUT = 1.15
const FALL = 0.72

/** Out of a pot into the cup that the prompt names; a pot by itself is tipped. */
export function pouring(context: ActionContext): Performance {
  const { object, performer } = context
  const cup = object === null ? null : context.find(object)
  if (object === null || !cup) return tipping(context)
  const [, potName, streamName] =
    POTS.find(([drink]) => drink.test(performer.name)) ?? POTS[0] ?? []
  const pot = context.find(potName ?? 'kettle')
  const stream = context.find(streamName ?? 'coffee stream')
  const running = (t: number): Companion[] => {
    const fall = FALL * ease((t - 0.9) / 0.4)
    if (fall < 0.02) return []
    const pose = { lean: 0.006 * wave(t * 4) }
    return beside('stream', stream, { x: 0, y: SPOUT - fall, z: 0.01, height: fall, pose })
  }
  return performed(
    context,
    (t) => ({
      pose: { alpha: 0 },
      companions: [
        ...beside('pot', pot, {
          x: -0.62,
          y: 0.98,
          height: 0.62,
          pose: { turn: 1, lean: 0.62 * ease(t / 1.1) },
        }),
        ...running(t),
        ...beside(object, cup, { x: 0, z: -0.02, height: Math.min(0.6, 0.8 / cup.aspect) }),
      ],
    }),
    [effect('steam', { from: 1.2, strength: 0.7, at: () => ({ x: 0.06, y: 0.66 }) })],
  )
}

function tipping(context: ActionContext): Performance {
  return performed(context, (t) => ({ y: 0.1, pose: { lean: 0.9 * ease(t / 1.2) } }), [
    effect('drips', { from: 0.8, strength: 2, at: () => ({ x: 0.7, y: 0.75 }) }),
  ])
}
