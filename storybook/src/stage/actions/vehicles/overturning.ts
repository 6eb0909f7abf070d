import { arch, ease, mix, settle, through, tremble } from '../../easing.ts'
import type { ActionContext, Performance } from '../action.ts'
import { effect, performed } from '../performed.ts'
import { WHEEL } from './driving.ts'

/** Until when it still drives, how long it tumbles, and how often it goes round before it lies on its roof. */
const [OFF, LONG, HALF_TURNS] = [0.22, 0.5, 3]
/** How far it drives before it, and is thrown, in own heights. */
const [RUN, THROWN] = [1, 1.6]

/** Comes fast, goes over nose first, and ends on its roof with its wheels in the air. */
export function overturning(context: ActionContext): Performance {
  const { performer, seconds } = context
  const off = seconds * OFF
  const tumbled = (t: number): number => through(t, off, seconds * LONG)
  const middle = (t: number): number =>
    RUN * (ease(t / off / 2 + 0.5) * 2 - 1) + THROWN * settle(tumbled(t)) - (RUN + THROWN) / 2
  // It is turned about its middle, which is never lower than what it stands on.
  const half = performer.aspect / 2
  const beat = (t: number) => {
    const share = tumbled(t)
    const angle = Math.PI * HALF_TURNS * mix(share, settle(share), 0.6)
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
    const high = 0.5 * Math.abs(cosine) + half * Math.abs(sine) * 0.9 + 0.35 * arch(share)
    const rest = share === 1 ? 0.012 * tremble(t * 6) * Math.exp(off + seconds * LONG - t) : 0
    return {
      x: middle(t) - 0.5 * sine,
      y: high - 0.5 * cosine,
      pose: { roll: (middle(t) / WHEEL) * 1.4 + t * 4, lean: angle + rest },
    }
  }
  const at = (t: number) => ({ x: middle(t), y: 0.06 })
  const [until, landed] = [off + seconds * LONG, off + seconds * LONG * 0.5]
  return performed(context, beat, [
    effect('speed', { until: off, at: (t) => ({ x: middle(t) - half - 0.2, y: 0.5 }) }),
    effect('dust', { from: off, until, strength: 4, at }),
    effect('shards', { from: landed, until: landed + 0.5, at }),
    effect('sparks', { from: landed, until, strength: 1.6, at }),
    effect('smoke', { from: until, strength: 1.4, at }),
  ])
}
