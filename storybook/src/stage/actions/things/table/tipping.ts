import type { ActionContext, Performance } from '../../action.ts'
import { onTheTable, otherThing, played, type Hand, type Piece } from './table-scene.ts'
import type { Track } from './tracks.ts'

/** What carries something is tilted until that slides off, or not so far. */
export function tilting(falls: boolean) {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 1.2)
    const load = otherThing(context, context.object ?? 'cup')
    const low = 0.42
    const angle = falls ? 0.55 : 0.22
    const flat: Track = [
      [0.16, 0, low],
      [0.5, 0, low, angle],
      [0.9, 0, low, angle],
    ]
    const top = low + it.tall * 0.6
    const reach = it.wide / 2
    const slides: Track = falls
      ? [
          [0.16, 0, top],
          [0.42, 0.03, top - 0.02, angle * 0.8],
          [0.56, reach * 0.9, top - reach * Math.sin(angle) * 0.9, angle, 'fall'],
          [0.66, reach + 0.16, 0, 1.4, 'fall'],
          [0.74, reach + 0.2, 0, 1.5, 'hop'],
        ]
      : [
          [0.16, 0, top],
          [0.5, 0.02, top - 0.02, angle],
        ]
    const hand = (side: number): Hand => ({
      grasp: 'pinch',
      left: side < 0,
      steep: 0.4,
      track: flat.map(([at, , , turn = 0]) => [
        at,
        side * reach * Math.cos(turn),
        low + it.tall * 0.5 - side * reach * Math.sin(turn),
      ]),
    })
    return played(context, {
      pieces: [
        { thing: it, track: flat, spins: true },
        ...(load ? [{ thing: load, track: slides, z: -0.02 }] : []),
      ],
      hands: [hand(-1), hand(1)],
    })
  }
}

/** A vessel is tipped over, and what was in it lies before it. */
export function tippingOut(context: ActionContext): Performance {
  const it = onTheTable(context.performer)
  const whole = context.object === null ? null : otherThing(context, context.object)
  const out = whole && { ...whole, tall: whole.tall * 0.5, wide: whole.wide * 0.5 }
  const tip = 0.34
  const falls = out
    ? Array.from({ length: 4 }, (_, at): Piece => {
        const x = 0.5 + 0.2 * at
        return {
          thing: out,
          track: [
            [tip, -0.3, it.tall * 0.7],
            [tip + 0.1 + 0.02 * at, 0.3, it.tall * 0.3, 0.6, 'fall'],
            [tip + 0.2 + 0.03 * at, x - 0.1, 0, 1.2 * at, 'fall'],
            [tip + 0.32 + 0.03 * at, x, 0, 0.3 * (at % 2), 'ease'],
          ],
          seen: [tip, 2],
          z: -0.01 * at,
        }
      })
    : []
  return played(context, {
    pieces: [
      {
        thing: it,
        track: [
          [0.14, -0.4, 0],
          [tip + 0.1, -0.4 + it.tall * 0.1, it.wide * 0.4, Math.PI / 2],
        ],
        z: 0.01,
      },
      ...falls,
    ],
    hands: [
      {
        grasp: 'reach',
        left: true,
        track: [
          [0.06, -0.6 - it.wide / 2, it.tall],
          [0.16, -0.4 - it.wide / 2, it.tall * 0.9],
          [tip + 0.08, -0.2, it.tall * 0.9],
          [0.7, -0.9, it.tall + 0.5],
        ],
      },
    ],
  })
}

/** It is lifted, turned over and put down on its rim. */
export function turningOver(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.1)
  const track: Track = [
    [0.14, 0, 0],
    [0.34, 0, 0.45],
    [0.58, 0, 0.45, Math.PI],
    [0.74, 0, 0, Math.PI],
  ]
  return played(context, {
    pieces: [{ thing: it, track, spins: true }],
    hands: [
      {
        grasp: 'pinch',
        track: track.map(([at, x, y, turn = 0]) => [
          at,
          x + it.wide * 0.42,
          y + it.tall * (0.5 + 0.1 * Math.sin(turn)),
        ]),
        steep: 0.6,
      },
    ],
  })
}
