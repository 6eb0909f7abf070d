import { arch, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Companion, Effect, Performance } from '../../action.ts'
import { effect, performed } from '../../performed.ts'
import { prop } from './bench.ts'
import { thingNamed } from './things.ts'

/** When it lands, and when all of the heap is on fire, as shares of the film. */
const LANDS = 0.22
const ABLAZE = 0.6

/** Something that burns is thrown into a dry heap, which catches fire from there. `object` is what is thrown. */
export function kindling(context: ActionContext): Performance {
  const { performer, seconds, object } = context
  const brand = thingNamed(context, object ?? 'matchstick')
  const reach = performer.aspect / 2
  const height = brand ? Math.min(0.26, 0.34 / brand.aspect) : 0.2
  const at = (t: number): { x: number; y: number } => {
    const share = through(t, 0, seconds * LANDS)
    return {
      x: mix(-reach - 0.7, -0.08, share),
      y: 0.46 + 0.62 * arch(0.25 + 0.75 * share) * (1 - 0.4 * share),
    }
  }
  const thrown = (t: number): Companion[] => {
    if (brand === null || t > seconds * 0.7) return []
    const pose = {
      spin: 5 * through(t, 0, seconds * LANDS),
      alpha: 1 - through(t, seconds * 0.5, 0.5),
    }
    return [prop('brand', brand, { place: { ...at(t), z: -0.04 }, height, pose })]
  }
  return performed(
    context,
    (t) => ({
      pose: { stretch: 1 - 0.3 * ease(through(t, seconds * 0.5, seconds * 0.5)) },
      companions: thrown(t),
    }),
    flames(context, at, height),
  )
}

/** The brand burns as it flies; the heap catches fire where it lands, and from there on both sides. */
function flames(
  { performer, seconds }: ActionContext,
  at: (t: number) => { x: number; y: number },
  height: number,
): Effect[] {
  const reach = performer.aspect / 2
  const spread = (t: number): number =>
    ease(through(t, seconds * LANDS, seconds * (ABLAZE - LANDS)))
  return [
    effect('fire', {
      until: seconds * (LANDS + 0.06),
      strength: 0.34,
      at: (t) => ({ x: at(t).x, y: at(t).y + height * 0.6 }),
    }),
    ...[-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((x) =>
      effect('fire', {
        from: seconds * (LANDS + 0.38 * Math.abs(x + 0.1)),
        strength: performer.aspect > 2 ? 4 : 1.3,
        at: (t) => ({ x: x * reach, y: 0.1 + 0.5 * spread(t) * (1 - Math.abs(x)) }),
      }),
    ),
    effect('sparks', { from: seconds * 0.4, strength: 0.9, at: () => ({ x: 0, y: 0.7 }) }),
    effect('smoke', { from: seconds * 0.34, strength: 1.8, at: () => ({ x: 0, y: 0.9 }) }),
  ]
}
