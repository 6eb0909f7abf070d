import type { Actor, Pose } from '../../../cast/actor.ts'
import { arch, ease, mix, through, wave } from '../../easing.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, effect, performed } from '../performed.ts'

/** Bows to the ground and scrapes, as low as this share. */
export function scraping(t: number, tempo: number, low = 1): Pose {
  const scoop = Math.abs(wave(t * 1.4 * tempo))
  return {
    ...breathing(t),
    crouch: 0.2 * low,
    lean: (0.18 + 0.06 * scoop) * low,
    bow: 0.7 * low,
    paw: (0.3 + 0.9 * scoop) * low,
    wag: t * 3,
  }
}

/** Holds its treasure, lays it into the ground before it, and heaps earth or snow on it. */
export function burying(context: ActionContext, treasure: Actor): Performance {
  const { performer, seconds, tempo, ground } = context
  const snowy = ground === 'snow'
  const heap = context.find(snowy ? 'snow heap' : 'mound')
  const height = Math.min(0.3, 0.5 / treasure.aspect)
  const hole = performer.aspect * 0.5 + 0.12
  const lays = seconds * 0.3
  const laid = seconds * 0.5
  const hands = performer.grip(performer.legs ? 'mouth' : 'bothHands', { turn: 1 })
  const things = (t: number): Companion[] => {
    const down = ease(through(t, lays, laid - lays))
    const heaped = ease(through(t, laid, seconds * 0.4))
    return [
      ...beside('treasure', treasure, {
        x: mix(hands.x, hole, down),
        y: mix(hands.y - height / 2, 0.02, down) + 0.1 * arch(down),
        z: -0.05,
        height,
        pose: { lean: 0.08 * wave(t * 0.8) * (1 - down) },
      }),
      ...beside('heap', heap, {
        x: hole,
        z: -0.1,
        height: Math.max(0.2, height * 0.86) * (0.25 + 0.75 * heaped),
      }),
    ]
  }
  const at = (): { x: number; y: number } => ({ x: hole, y: 0.05 })
  return performed(
    context,
    (t) => ({
      pose: scraping(t, tempo, ease(through(t, lays, laid - lays))),
      companions: things(t),
    }),
    [effect(snowy ? 'snow' : 'dust', { from: laid, strength: 1, at })],
  )
}
