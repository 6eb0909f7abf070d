import type { ActionContext, Performance } from '../../action.ts'
import { placeOf, raisedBy, type Whereabouts } from './places-on-table.ts'
import { onTheTable, otherThing, played, type Hand, type Piece } from './table-scene.ts'
import { beside, type Key, type Track } from './tracks.ts'

const MIDDLE = { x: 0, y: 0, z: 0 }
/** How high something is carried over what stands there. */
const CLEAR = 0.16

interface Carried {
  readonly from: Whereabouts
  readonly to: Whereabouts
}

/** From one place by the other thing to another: up, across, and down. */
function carriedWay(from: Spot3, to: Spot3, high: number): Track {
  return [
    [0.1, from.x, from.y],
    [0.34, from.x, Math.max(high, from.y)],
    [0.56, to.x, Math.max(high, to.y)],
    [0.74, to.x, to.y],
  ]
}
interface Spot3 {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A hand comes to it, carries it and goes away again. */
function carryingHand(way: Track, above: number): Hand {
  const [first, last] = [way[0]!, way.at(-1)!]
  const held = beside(way, 0, above)
  const away: Key = [0.96, last[1] + 0.9, last[2] + above + 0.75]
  return {
    grasp: (share) => (share < 0.06 || share > 0.78 ? 'reach' : 'pinch'),
    track: [
      [0, first[1] + 0.2, first[2] + above + 0.2],
      ...held,
      [0.78, last[1], last[2] + above],
      away,
    ],
  }
}

/** A hand takes the thing from where it is beside the other one and puts it somewhere else there. */
export function carrying({ from, to }: Carried) {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer)
    const other = otherThing(context, context.object ?? '')
    const stand = other ?? { ...it, tall: 0, wide: 0 }
    const [start, end] = [placeOf(from, it, stand), placeOf(to, it, stand)]
    const way = carriedWay(start, end, Math.max(stand.tall + CLEAR, 0.42))
    const z = from === 'beside' ? end.z : start.z
    const under = from === 'under' || to === 'under'
    const pieces: Piece[] = [{ thing: it, track: way, z }]
    if (other) pieces.push({ thing: other, track: [[0, 0, 0]] })
    if (other && under) return puttingUnder(context, { it, other, out: from === 'under' })
    return played(context, { pieces, hands: [carryingHand(way, it.tall * 0.9)] })
  }
}

/** One hand lifts the other thing, and one pushes this under it. */
function puttingUnder(
  context: ActionContext,
  { it, other, out }: { it: Piece['thing']; other: Piece['thing']; out: boolean },
): Performance {
  const [there, away] = [placeOf('under', it, other), placeOf('beside', it, other)]
  const [start, end] = out ? [there, away] : [away, there]
  const up = raisedBy(it) + 0.12
  const way: Track = [
    [0.3, start.x, 0],
    [0.62, end.x, 0],
  ]
  const rests = raisedBy(it) * 0.6
  const raised: Track = [
    [0.08, 0, out ? rests : 0],
    [0.28, 0, up],
    [0.68, 0, up],
    [0.84, 0, out ? 0 : rests],
  ]
  return played(context, {
    pieces: [
      { thing: it, track: way, z: -0.01 },
      { thing: other, track: raised, z: -0.02 },
    ],
    hands: [
      { grasp: 'pinch', left: true, track: beside(raised, -other.wide / 2, other.tall * 0.5) },
      {
        grasp: 'reach',
        steep: 0.5,
        track: [
          ...beside(way, it.wide / 2 + 0.02, it.tall * 0.5),
          [0.9, end.x + 0.9, 0.8] as const,
        ],
      },
    ],
  })
}

/** A hand holds it where it is beside the other thing, or alone in the air. */
export function holding(where: Whereabouts | null) {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer)
    const other = where === null ? null : otherThing(context, context.object ?? '')
    const at = where !== null && other ? placeOf(where, it, other) : MIDDLE
    const y = other ? at.y + (where === 'over' ? 0 : 0.1) : 0.5
    const sways: Track = [0, 0.25, 0.5, 0.75, 1].map((share, step) => [
      share,
      at.x + 0.02 * (step % 2),
      y + 0.03 * ((step + 1) % 2),
    ])
    return played(context, {
      pieces: [
        { thing: it, track: sways, z: at.z },
        ...(other ? [{ thing: other, track: [[0, 0, 0]] as Track }] : []),
      ],
      hands: [
        {
          grasp: 'pinch',
          track: beside(sways, it.wide * 0.3, it.tall * (other ? 0.8 : 0.5)),
          // What is held behind something is held by a hand that is behind it too.
          ...(at.z > 0 && { z: at.z - 0.01 }),
        },
      ],
    })
  }
}

/** A hand lifts it; what is on it comes along; it stays up, or is let go, or goes back down. */
export function lifting(then: 'holds' | 'drops' | 'lowers') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer)
    const load = context.object === null ? null : otherThing(context, context.object)
    const up: Track = [
      [0.14, 0, 0],
      [0.5, 0, 0.72],
    ]
    const ways: Record<typeof then, Track> = {
      holds: [...up, [0.7, 0.02, 0.7], [0.88, 0, 0.73]],
      drops: [...up, [0.62, 0, 0.72], [0.7, 0, 0, 0, 'fall'], [0.76, 0.02, 0, 0, 'hop']],
      lowers: [
        [0.1, 0, 0.78],
        [0.25, 0, 0.78],
        [0.78, 0, 0],
      ],
    }
    const way = ways[then]
    // Both hands at the sides of what carries something, one hand on top of anything else.
    const hands: Hand[] = load
      ? [true, false].map((left) => ({
          grasp: 'pinch' as const,
          left,
          track: beside(way, (left ? -0.5 : 0.5) * it.wide, it.tall * 0.5),
        }))
      : [{ grasp: 'pinch', track: letGo(way, then, it.tall) }]
    return played(context, {
      pieces: [
        { thing: it, track: way },
        ...(load ? [{ thing: load, track: beside(way, 0, it.tall * 0.8), z: -0.02 }] : []),
      ],
      hands,
    })
  }
}

function letGo(way: Track, then: 'holds' | 'drops' | 'lowers', tall: number): Track {
  if (then !== 'drops') return [[0, 0.3, tall + 0.3], ...beside(way, 0, tall * 0.9)]
  const held = beside(way.slice(0, 3), 0, tall * 0.9)
  return [[0, 0.3, tall + 0.3], ...held, [0.86, 0.5, 1.5]]
}

/** A hand lets it fall onto, into or beside the other thing. */
export function dropping(to: Whereabouts) {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer)
    const other = otherThing(context, context.object ?? '')
    const stand = other ?? { ...it, tall: 0, wide: 0 }
    const end = placeOf(to, it, stand)
    const high = Math.max(1.02, stand.tall + 0.3)
    const way: Track = [
      [0.08, end.x, high],
      [0.4, end.x, high],
      [0.5, end.x, end.y, 0, 'fall'],
      [0.6, end.x, end.y, 0, to === 'in' ? 'even' : 'hop'],
    ]
    return played(context, {
      pieces: [
        { thing: it, track: way, z: end.z },
        ...(other ? [{ thing: other, track: [[0, 0, 0]] as Track }] : []),
      ],
      hands: [
        {
          grasp: (share) => (share < 0.4 ? 'pinch' : 'reach'),
          track: [
            [0, end.x, high + it.tall * 0.9],
            [0.42, end.x, high + it.tall * 0.9],
            [0.8, end.x + 0.3, high + it.tall + 0.25],
          ],
        },
      ],
    })
  }
}
