import type { Pose } from '../../../cast/actor.ts'
import { arch, gather, through, tremble } from '../../easing.ts'
import type { ActionContext, Performance } from '../action.ts'
import { beside, performed } from '../performed.ts'
import { spiltFrom } from '../spilt.ts'
import { inPieces } from './fragments.ts'
import { flying } from './ruin.ts'
import { burst } from './thing.ts'

interface Way {
  /** When it hits the ground, and how long its pieces fly, in seconds. */
  readonly hit: number
  readonly flies: number
  readonly at: (t: number) => { readonly x: number; readonly y: number; readonly pose: Pose }
}

/** Whole until it hits the ground; from then on its pieces lie about. */
function inPiecesAt(context: ActionContext, { hit, flies, at }: Way): Performance {
  const { performer, random } = context
  const grid = { columns: 4, rows: 4 }
  const actor = inPieces(performer, { grid, random: random.fork('shards'), scatter: flying })
  const end = at(hit)
  const pool = spiltFrom(performer.name.replaceAll(/[:-]/gu, ' '), context)
  const wet = pool ? [burst('splash', hit, { lasts: 0.3, strength: 3, y: 0.1 })] : []
  return performed(
    context,
    (t) => {
      if (t < hit) return at(t)
      const open = Math.max(0.01, through(t, hit, flies))
      const place = { x: end.x, y: 0, z: 0 }
      return {
        x: end.x,
        pose: { alpha: 0 },
        companions: [
          ...beside('spilt', pool, { ...place, z: 0.03, height: 0.3 * open, shadow: false }),
          { name: 'pieces', actor, place, height: 1, pose: { open }, shadow: true },
        ],
      }
    },
    [
      ...wet,
      burst('shards', hit, { lasts: 0.35, strength: 3, y: 0.16 }),
      burst('shards', hit + 0.05, { lasts: 0.2, strength: 1.4, y: 0.1 }),
      burst('flash', hit, { lasts: 0.12, strength: 0.4, y: 0.2 }),
      ...(performer.metres > 1 ? [burst('dust', hit, { lasts: 0.4, strength: 3, y: 0.05 })] : []),
    ],
  )
}

/** Tips over the edge of its balance, falls, and is in pieces. */
export function shattering(context: ActionContext): Performance {
  const hit = context.seconds * 0.36
  return inPiecesAt(context, {
    hit,
    flies: 0.6,
    at: (t) => {
      const tip = gather(through(t, hit * 0.25, hit * 0.75))
      return {
        x: 0.25 * tip,
        y: 0.25 * arch(tip) * (1 - tip),
        pose: { lean: 1.45 * tip + 0.03 * tremble(t * 9) },
      }
    },
  })
}

/** How high it comes from, in own heights. */
const HIGH = 2.1

/** Comes down from far above and is in pieces. */
export function smashing(context: ActionContext): Performance {
  const hit = context.seconds * 0.4
  return inPiecesAt(context, {
    hit,
    flies: 0.9,
    at: (t) => {
      const fallen = gather(t / hit)
      return { x: 0, y: HIGH * (1 - fallen), pose: { spin: 0.5 * (1 - fallen) } }
    },
  })
}
