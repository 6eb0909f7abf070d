import type { ActionContext, Performance } from '../../action.ts'
import { onTheTable, otherThing, played, type Hand, type Thing } from './table-scene.ts'
import { beside, type Track } from './tracks.ts'

/** A hand brings it and puts it on the table, upright or on its side. */
export function settingDown(how: 'upright' | 'on its side') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 1.1)
    const lies = how === 'on its side'
    const low = lies ? (it.wide - it.tall) / 2 : 0
    const track: Track = [
      [0.06, 0.5, 0.8],
      [0.36, 0, 0.4],
      [0.52, 0, lies ? 0.24 : 0, lies ? -Math.PI / 2 : 0],
      [0.64, 0, low, lies ? -Math.PI / 2 : 0],
    ]
    return played(context, {
      pieces: [{ thing: it, track, spins: true }],
      hands: [{ ...bringing(track, it), steep: 0.7 }],
    })
  }
}

/** The hand that brings a thing lets it go and goes away. */
function bringing(track: Track, it: Thing): Hand {
  const [, x, y] = track.at(-1)!
  return {
    grasp: (share) => (share > 0.68 ? 'reach' : 'pinch'),
    track: [
      ...beside(track, it.wide * 0.3, it.tall * 0.72),
      [0.7, x + 0.1, y + it.tall],
      [0.9, x + 0.9, 1.3],
    ],
  }
}

/** Two hands put one thing each on the table, side by side. */
export function settingBoth(context: ActionContext): Performance {
  const it = onTheTable(context.performer)
  const other = otherThing(context, context.object ?? '') ?? it
  const half = (it.wide + other.wide) / 4 + 0.08
  const way = (side: number): Track => [
    [0.06, side * (half + 0.5), 0.7],
    [0.4, side * half, 0.3],
    [0.6, side * half, 0],
  ]
  const hand = (side: number, thing: Thing): Hand => ({
    grasp: (share) => (share > 0.64 ? 'reach' : 'pinch'),
    left: side < 0,
    track: [
      ...beside(way(side), side * thing.wide * 0.3, thing.tall * 0.8),
      [0.86, side * 1.3, 1.2],
    ],
  })
  return played(context, {
    pieces: [
      { thing: it, track: way(-1) },
      { thing: other, track: way(1), z: -0.01 },
    ],
    hands: [hand(-1, it), hand(1, other)],
  })
}
