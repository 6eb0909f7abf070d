import type { ActionContext, Performance } from '../../action.ts'
import { onTheTable, played, type Piece, type Thing } from './table-scene.ts'
import { beside, type Key, type Track } from './tracks.ts'

/** One is laid on the other until all are a stack; as many as are told. */
export function stacking(context: ActionContext): Performance {
  const count = Math.min(7, Math.max(3, Number(context.object ?? 4) || 4))
  const { it, step } = layers(context, count)
  const start = 0.04
  const each = 0.8 / (count - 1)
  const ways = Array.from({ length: count }, (_, at): Track => {
    if (at === 0) return [[0, -0.1, 0]]
    const from = start + (at - 1) * each
    return [
      [from, 0.9, 0.2],
      [from + each * 0.4, 0.5, at * step + 0.3],
      [from + each * 0.7, -0.1, at * step],
    ]
  })
  const hand = ways.slice(1).flatMap((way) => beside(way, it.wide * 0.3, it.tall * 0.9))
  const last = hand.at(-1)!
  return played(context, {
    pieces: ways.map((track, at) => ({
      thing: it,
      track,
      z: -0.004 * at,
      // What is not yet there is nowhere.
      seen: [at === 0 ? 0 : start + (at - 1) * each, 2] as const,
    })),
    hands: [{ grasp: 'pinch', track: [...hand, [0.98, last[1] + 0.6, last[2] + 0.4]] }],
  })
}

/** How large each of a stack is, and how much higher the next one lies. */
function layers(context: ActionContext, count: number): { it: Thing; step: number } {
  const { performer } = context
  const flat = FLAT.test(performer.name) ? 0.3 : performer.aspect > 1.6 ? 0.8 : 0.92
  const whole = onTheTable(performer, FLAT.test(performer.name) ? 0.75 : 0.6)
  const by = Math.min(1, 1.25 / (whole.tall * (1 + (count - 1) * flat)))
  const it = { ...whole, tall: whole.tall * by, wide: whole.wide * by }
  return { it, step: it.tall * flat }
}
/** Round things that lie flat on each other though their pictures stand. */
const FLAT = /coin|plate|dish|pancake|cookie|disc/u

/** A finger touches a stack, which comes down or stays. */
export function pokingStack(falls: boolean) {
  return (context: ActionContext): Performance => {
    const count = 5
    const { it, step } = layers(context, count)
    const hit = 0.36
    const high = step * 3
    const pieces = Array.from({ length: count }, (_, at): Piece => {
      const side = context.random.fork(`falls ${at}`).between(-0.3, 0.3)
      const down: readonly Key[] = falls
        ? [
            [hit, 0, at * step],
            [hit + 0.06 + 0.03 * at, -0.16 - 0.12 * at, at * step * 0.7, -0.4 - 0.2 * at, 'fall'],
            [
              hit + 0.2,
              -0.3 - 0.18 * at + side * 0.3,
              0.04 * at * it.tall,
              -1.2 - side * 2,
              'fall',
            ],
          ]
        : [
            [hit, 0, at * step],
            [hit + 0.1, -0.02 * at * 0.3, at * step],
            [hit + 0.2, 0, at * step],
          ]
      const first = falls && at === 0 ? ([[0, 0, 0]] as const) : down
      return { thing: it, track: first, spins: true, z: -0.004 * at }
    })
    return played(context, {
      pieces,
      hands: [
        {
          grasp: 'point',
          steep: 0.3,
          track: [
            [0.06, it.wide / 2 + 0.4, high + 0.1],
            [hit, it.wide / 2, high],
            [hit + 0.06, it.wide / 2 - (falls ? 0.14 : 0.02), high],
            [0.62, it.wide / 2 + 0.45, high + 0.1],
          ],
        },
      ],
    })
  }
}

/** One of many is taken away. */
export function takingOne(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 0.75)
  const count = Math.max(4, Math.min(7, Math.floor(2.1 / (it.wide + 0.06))))
  const gap = 2.1 / count
  const taken = Math.floor(count / 2)
  const pieces = Array.from({ length: count }, (_, at): Piece => {
    const x = (at - (count - 1) / 2) * gap
    return at === taken
      ? {
          thing: it,
          track: [
            [0.3, x, 0],
            [0.62, x + 0.1, 0.85],
            [0.9, x + 0.14, 0.82],
          ],
          z: -0.03,
        }
      : { thing: it, track: [[0, x, 0]], z: 0.01 * (at % 2) }
  })
  const way = pieces[taken]!.track
  return played(context, {
    pieces,
    hands: [
      {
        grasp: (share) => (share < 0.26 ? 'reach' : 'pinch'),
        track: [
          [0.06, way[0]![1] + 0.3, 0.8],
          [0.24, way[0]![1], it.tall * 0.9],
          ...beside(way, 0, it.tall * 0.9),
        ],
        steep: 1,
      },
    ],
  })
}
