import { wave } from '../../../easing.ts'
import type { ActionContext, Effect, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { drawnPiece, EDGE, EDGE_AT, WALL } from './backdrops.ts'
import { placeOf } from './places-on-table.ts'
import { onTheTable, otherThing, played, type Hand, type Thing } from './table-scene.ts'
import { beside, type Key, type Track } from './tracks.ts'

const thud = (at: number, seconds: number, spot: { x: number; y: number }): Effect =>
  effect('dust', { from: at * seconds, until: at * seconds + 0.2, strength: 0.7, at: () => spot })

/** Up in the air and back into the hand, or down on the table. */
export function tossing(then: 'caught' | 'falls') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.8)
    const low = 0.42
    const up: Track = [
      [0.16, 0, low],
      [0.28, 0, low - 0.12],
    ]
    const lands = then === 'caught' ? low : 0
    const track: Track = [
      ...up,
      [0.7, then === 'caught' ? 0 : 0.1, lands, 6.3, 'toss'],
      ...(then === 'caught' ? [] : ([[0.8, 0.3, 0, 7.2, 'hop']] as const)),
    ]
    const bobs: Track = [
      ...up,
      [0.36, 0, low + 0.06],
      then === 'caught' ? [0.6, 0, low] : [0.6, 0.9, 0.8],
    ]
    return played(context, {
      pieces: [{ thing: it, track, spins: true }],
      hands: [{ grasp: 'flat', steep: 0.3, track: beside(bobs, 0.12, -0.05) }],
      effects: then === 'falls' ? [thud(0.7, context.seconds, { x: 0.1, y: 0.02 })] : [],
    })
  }
}

/** A hand throws it from the left: it hits the wall, or comes down on something. */
export function throwing(at: 'wall' | 'other') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.8)
    const other = at === 'other' ? otherThing(context, context.object ?? '') : null
    const held: readonly Key[] = [
      [0.06, -0.95, 0.5],
      [0.2, -1.05, 0.55],
    ]
    const hit = 0.86 - it.wide / 2
    const top = other ? placeOf('on', it, other).y : 0
    const flies: readonly Key[] =
      at === 'wall'
        ? [
            [0.4, hit, 0.62, 3, 'even'],
            [0.6, 0.25, 0, 0.6, 'fall'],
            [0.72, 0.02, 0, -0.6, 'hop'],
          ]
        : [
            [0.52, 0.1, top, 6.3, 'toss'],
            [0.62, 0.16, top, 6.3, 'hop'],
          ]
    const throws: Hand = {
      grasp: (share) => (share < 0.22 ? 'pinch' : 'reach'),
      left: true,
      steep: 0.5,
      track: [...beside(held, -it.wide * 0.35, it.tall * 0.4), [0.3, -0.7, 0.85], [0.6, -1.2, 0.9]],
    }
    return played(context, {
      pieces: [
        ...(at === 'wall' ? [drawnPiece(WALL, 0.02)] : []),
        ...(other ? [{ thing: other, track: [[0, 0.1, 0]] as Track, z: 0.02 }] : []),
        { thing: it, track: [...held, ...flies], spins: true, z: -0.02 },
      ],
      hands: [throws],
      effects: [
        thud(at === 'wall' ? 0.4 : 0.52, context.seconds, {
          x: at === 'wall' ? 0.9 : 0.1,
          y: at === 'wall' ? 0.7 : top,
        }),
      ],
    })
  }
}

/** It comes to the end of the table: it is pushed over it, is put on it and falls, or nearly does. */
export function overTheEdge(how: 'pushed' | 'put' | 'almost') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.9)
    const ways: Readonly<Record<typeof how, Track>> = {
      pushed: [[0.12, -0.7, 0], [0.5, EDGE_AT - 0.02, 0], ...over(0.5, EDGE_AT)],
      put: [
        [0.1, -0.4, 0.6],
        [0.36, EDGE_AT + it.wide * 0.1, 0.03],
        [0.46, EDGE_AT + it.wide * 0.1, 0.03],
        ...over(0.46, EDGE_AT + it.wide * 0.1),
      ],
      almost: [
        [0.12, -0.7, 0],
        [0.5, EDGE_AT - it.wide * 0.16, 0],
        [0.58, EDGE_AT - it.wide * 0.1, 0.01, 0.16],
        [0.68, EDGE_AT - it.wide * 0.18, 0, 0],
      ],
    }
    const track = ways[how]
    const held = track.slice(0, how === 'put' ? 3 : 2)
    const hand: Hand =
      how === 'put'
        ? {
            grasp: (share) => (share < 0.46 ? 'pinch' : 'reach'),
            left: true,
            track: [...beside(held, -it.wide * 0.2, it.tall * 0.9), [0.7, -0.1, 1]],
          }
        : {
            grasp: 'reach',
            left: true,
            steep: 0.45,
            track: [...beside(held, -it.wide / 2, it.tall * 0.5), [0.72, 0, 0.5]],
          }
    return played(context, {
      pieces: [drawnPiece(EDGE, 0.03), { thing: it, track, z: -0.02 }],
      hands: [hand],
    })
  }
}

/** It tips over the edge and is gone below. */
const over = (from: number, x: number): readonly Key[] => [
  [from + 0.1, x + 0.12, -0.1, 0.7, 'fall'],
  [from + 0.26, x + 0.34, -1.5, 2.4, 'fall'],
]

/** It falls like a stone, or sails down like a feather. */
export function comingDown(how: 'stone' | 'feather') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.9)
    const stone: Track = [
      [0.24, 0, 1.6],
      [0.38, 0, 0, 0.2, 'fall'],
      [0.44, 0.03, 0, 0, 'even'],
    ]
    const feather: Track = Array.from({ length: 9 }, (_, at) => {
      const share = at / 8
      const side = at % 2 === 0 ? 1 : -1
      const wide = 0.5 * (1 - share * 0.5)
      return [
        0.04 + 0.8 * share,
        at === 8 ? 0 : side * wide,
        1.45 * (1 - share),
        -side * 0.5 * (1 - share),
      ]
    })
    return played(context, {
      pieces: [
        {
          thing: it,
          track: how === 'stone' ? stone : feather,
          spins: true,
          pose: (_, t) => (how === 'feather' ? { stretch: 1 + 0.03 * wave(t * 0.8) } : {}),
        },
      ],
      hands: [],
      effects: how === 'stone' ? [thud(0.38, context.seconds, { x: 0, y: 0.02 })] : [],
    })
  }
}

/** A hand sends it against something that stands there, and it comes off to the side. */
export function deflected(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 0.75)
  const other: Thing | null =
    context.object === null || /wall/u.test(context.object)
      ? null
      : otherThing(context, context.object)
  const hit = other ? 0.35 - other.wide / 2 - it.wide / 2 : 0.84 - it.wide / 2
  const track: Track = [
    [0.16, -0.8, 0],
    [0.42, hit, 0, 0, 'even'],
    [0.62, hit - 0.5, 0, 0, 'hop'],
    [0.78, hit - 0.72, 0],
  ]
  return played(context, {
    pieces: [
      other ? { thing: other, track: [[0, 0.35, 0]], z: 0.01 } : drawnPiece(WALL, 0.02),
      { thing: it, track, z: -0.02, spins: true },
    ],
    hands: [
      {
        grasp: 'reach',
        left: true,
        steep: 0.5,
        track: [
          [0.1, -0.8 - it.wide / 2, it.tall * 0.5],
          [0.24, -0.5, it.tall * 0.5],
          [0.5, -1.3, 0.6],
        ],
      },
    ],
    effects: [
      effect('speed', {
        from: 0.42 * context.seconds,
        until: 0.42 * context.seconds + 0.3,
        strength: 1.2,
        at: () => ({ x: hit + it.wide / 2, y: it.tall * 0.5 }),
      }),
    ],
  })
}

/** It slides across the table by itself, turning a little, and comes to rest. */
export function slidingAlong(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.1)
  const track: Track = [
    [0.04, -1, 0],
    [0.5, 0.1, 0, 0.3, 'even'],
    [0.84, 0.78, 0],
  ]
  return played(context, {
    pieces: [{ thing: it, track }],
    hands: [],
    effects: [
      effect('speed', {
        from: 0.1,
        until: context.seconds * 0.6,
        strength: 0.8,
        at: (t) => ({ x: Math.min(0.4, -1 + (2.2 * t) / context.seconds), y: 0.12 }),
      }),
    ],
  })
}
