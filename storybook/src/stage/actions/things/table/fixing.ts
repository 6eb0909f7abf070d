import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { onTheTable, otherThing, played, type Piece, type Thing } from './table-scene.ts'
import { beside, type Key, type Track } from './tracks.ts'

/** A tool in a fist comes down on it again and again. */
export function hitting(context: ActionContext): Performance {
  const it = onTheTable(context.performer)
  const tool = otherThing(context, context.object ?? 'stick')
  const beats = [0.2, 0.42, 0.64, 0.86]
  const track: Track = beats.flatMap((hit): Key[] => [
    [hit - 0.13, 0.5, it.tall + 0.5],
    [hit, 0.34, it.tall + 0.08, 0, 'fall'],
    [hit + 0.05, 0.38, it.tall + 0.2],
  ])
  const long = tool ? Math.max(tool.tall, tool.wide) : 0.5
  const pieces: Piece[] = [
    {
      thing: it,
      track: [[0, -0.1, 0]],
      pose: (share) => ({
        stretch:
          1 - 0.08 * Math.max(...beats.map((hit) => (share >= hit && share < hit + 0.05 ? 1 : 0))),
      }),
    },
  ]
  if (tool)
    pieces.push({
      thing: tool,
      track: track.map(([at, x, y, , way]) => [
        at,
        x - long * 0.32,
        y - tool.tall / 2 + 0.06,
        tool.wide >= tool.tall ? -0.3 : -1.2,
        way,
      ]),
      spins: true,
      z: -0.03,
    })
  return played(context, {
    pieces,
    hands: [{ grasp: 'fist', track: beside(track, 0.06, 0.08), steep: 0.5 }],
    effects: beats.map((hit) =>
      effect('sound', {
        from: hit * context.seconds,
        until: hit * context.seconds + 0.3,
        strength: 0.8,
        at: () => ({ x: -0.1, y: it.tall }),
      }),
    ),
  })
}

/** A hand brings it to something upright, and it stays there. */
export function sticking(holds: boolean) {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.7)
    const other = otherThing(context, context.object ?? 'wall')
    const tall = 1.35
    const board: Thing | null = other && {
      ...other,
      tall,
      wide: Math.min(1, tall * other.actor.aspect),
    }
    const spot = [-0.3, 0.72] as const
    const track: Track = [
      [0.1, 0.8, 0.3],
      [0.46, ...spot],
      [0.6, ...spot],
      ...(holds ? [] : ([[0.7, spot[0] + 0.04, 0, 0.6, 'fall']] as const)),
    ]
    return played(context, {
      pieces: [
        ...(board ? [{ thing: board, track: [[0, -0.4, 0]] as Track, z: 0.04 }] : []),
        { thing: it, track, z: -0.02 },
      ],
      hands: [
        {
          grasp: (share) => (share > 0.6 ? 'reach' : 'pinch'),
          track: [...beside(track.slice(0, 3), it.wide * 0.35, it.tall * 0.5), [0.84, 0.7, 1.1]],
        },
      ],
    })
  }
}

/** A plug goes into the socket on the wall; it stays there, or comes out again with the hand. */
export function plugging(stays: boolean) {
  return (context: ActionContext): Performance => {
    const socket = drawnThing('socket', (ink) => {
      ink.box([-86, -120, 64, 76], '#f7f4ec', 6)
      ink.box([-83, -117, 58, 70], '#e4dfd2', 5)
      ink.disc([-54, -82, 23], '#d4cec0')
      ink.disc([-54, -82, 19], '#bdb6a6')
      for (const y of [-90, -74]) ink.disc([-54, y, 2.8], '#3a3630')
    })
    const plug = drawnThing('plug', (ink) => {
      ink.line('M34 0Q70 4 92 40Q120 74 190 78', 5, '#2c2f34')
      for (const y of [-8, 8]) ink.line([-18, y, -4, y], 4, '#c9a33a')
      ink.shape('M-6 -18H16Q32 -14 36 -5V5Q32 14 16 18H-6Z', '#3a3f47')
      ink.shape('M-6 4H34Q30 14 16 18H-6Z', '#2a2e34')
    })
    const track: Track = [
      [0.08, 0.5, 0.82],
      [0.5, -0.38, 0.82],
      ...(stays
        ? []
        : ([
            [0.6, -0.38, 0.82],
            [0.82, 0.3, 0.84],
          ] as const)),
    ]
    return played(context, {
      pieces: [drawnPiece(socket, 0.03), { thing: plug, track, z: -0.01 }],
      hands: [
        {
          grasp: 'pinch',
          steep: 0.4,
          track: [
            ...beside(track, 0.14, 0.02),
            ...(stays
              ? ([
                  [0.6, -0.24, 0.84],
                  [0.82, 0.5, 1],
                ] as const)
              : []),
          ],
        },
      ],
    })
  }
}
