import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { mix, between } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { scattered, stuffOf } from '../bench/bench.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { onTheTable, otherThing, played, type Piece, type Thing } from './table-scene.ts'
import { beside, type Track } from './tracks.ts'

/** A cloth that lies over something so wide and tall. */
function drape({ wide, tall }: Thing): Thing {
  const [half, high] = [60 * wide + 6, 100 * tall + 4]
  return drawnThing('cloth', (ink) => {
    const main = '#c8556a'
    ink.shape(
      `M${-half - 12} 0Q${-half} ${-high * 0.5} ${-half * 0.72} ${-high}Q0 ${-high - 7} ${half * 0.72} ${-high}Q${half} ${-high * 0.5} ${half + 12} 0Q${half * 0.7} 5 ${half * 0.45} 0Q${half * 0.2} -4 0 1Q${-half * 0.3} 5 ${-half * 0.5} 0Q${-half * 0.8} -3 ${-half - 12} 0Z`,
      main,
    )
    for (const x of [-0.62, -0.2, 0.26, 0.66])
      ink.faint(0.6, () =>
        ink.line(
          `M${x * half * 0.7} ${-high + 6}Q${x * half * 0.9} ${-high * 0.5} ${x * half * 1.1} -4`,
          3,
          darken(main, 0.14),
        ),
      )
    ink.faint(0.5, () =>
      ink.line([-half * 0.5, -high + 3, half * 0.5, -high + 2], 3, lighten(main, 0.3)),
    )
  })
}

const CLOTH = /cloth|towel|napkin|blanket|scarf|paper|foil|handkerchief|tissue|sheet/u

/** It is covered with a cloth or with the other thing, or uncovered. */
export function covering(how: 'covers' | 'uncovers') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.9)
    const words = context.object ?? 'cloth'
    const other = CLOTH.test(words) ? null : otherThing(context, words)
    const large = other && {
      ...other,
      tall: Math.max(other.tall, it.tall * 1.25),
      wide: Math.max(other.wide, it.tall * 1.25 * other.actor.aspect),
    }
    const cover = large ?? drape(it)
    const [on, off] = [
      [0, 0],
      [0.85, 1.2],
    ] as const
    const [from, to] = how === 'covers' ? [off, on] : [on, off]
    const track: Track = [
      [0.14, ...from],
      [0.4, 0, it.tall * 0.7],
      [0.66, ...to],
    ]
    const ways: Track =
      how === 'covers'
        ? track
        : [
            [0.16, ...from],
            [0.4, 0.06, it.tall * 1.1],
            [0.7, ...to],
          ]
    return played(context, {
      pieces: [
        { thing: it, track: [[0, 0, 0]] },
        { thing: cover, track: ways, z: -0.03 },
      ],
      hands: [
        {
          grasp: (share) => (share > 0.7 && how === 'covers' ? 'reach' : 'pinch'),
          track: [
            ...beside(ways, 0.1, (large?.tall ?? it.tall) * 0.96),
            ...(how === 'covers' ? ([[0.9, 0.8, 1.4]] as const) : []),
          ],
        },
      ],
    })
  }
}

/** What stood before the other thing is taken away, and the other is seen. */
export function revealing(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.15)
  const other = otherThing(context, context.object ?? '')
  const small = other && { ...other, ...fitted(other, it) }
  const track: Track = [
    [0.2, 0, 0],
    [0.4, 0.1, 0.5],
    [0.62, 0.85, 0.3],
    [0.74, 0.9, 0],
  ]
  return played(context, {
    pieces: [
      ...(small ? [{ thing: small, track: [[0, 0, 0]] as Track, z: 0.04 }] : []),
      { thing: it, track, z: -0.02 },
    ],
    hands: [
      {
        grasp: (share) => (share > 0.76 ? 'reach' : 'pinch'),
        track: [[0.04, 0.3, it.tall + 0.3], ...beside(track, 0.05, it.tall * 0.92), [0.94, 1.4, 1]],
      },
    ],
  })
}

/** Not larger than what hides it. */
function fitted({ tall, wide }: Thing, it: Thing): Pick<Thing, 'tall' | 'wide'> {
  const by = Math.min(1, (it.tall * 0.92) / tall, (it.wide * 0.92) / wide)
  return { tall: tall * by, wide: wide * by }
}

/** It is buried in a heap, or dug out of one. */
export function heaping(how: 'buries' | 'digs') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.85)
    const stuff = stuffOf(context.object ?? 'sand')
    const specks = scattered(context, 'heap', 40)
    const heap = drawnThing(`heap of ${stuff.name}`, (ink) => {
      ink.shape(
        'M-84 2Q-70 -10 -48 -26Q-20 -52 2 -51Q26 -50 50 -24Q70 -9 86 2Q0 8 -84 2Z',
        stuff.colour,
      )
      ink.shape(
        'M10 -50Q28 -48 50 -24Q70 -9 86 2Q50 5 22 4Q44 -14 10 -50Z',
        darken(stuff.colour, 0.08),
      )
      for (const { x, y, size } of specks)
        ink.disc([x * 62 * (1 - 0.8 * y), -1 - y * 42, 0.8 + size], darken(stuff.colour, 0.16))
    })
    const [in_, out] = [
      [0, 0.02],
      [0, 0.78],
    ] as const
    const track: Track =
      how === 'digs'
        ? [
            [0.3, ...in_],
            [0.62, ...out],
            [0.8, 0.04, 0.74],
          ]
        : [
            [0.12, ...out],
            [0.3, 0, 0.66],
            [0.66, 0, -0.05],
          ]
    const hand: Track =
      how === 'digs'
        ? [[0.08, 0.1, 0.8], [0.3, 0, it.tall * 0.85], ...beside(track.slice(1), 0, it.tall * 0.85)]
        : [...beside(track, 0, it.tall * 0.85), [0.86, 0.5, 0.95]]
    const pieces: Piece[] = [
      { thing: it, track, z: 0.02 },
      {
        ...drawnPiece(heap, -0.03),
        size: (share) => (how === 'buries' ? 1 + 0.12 * between(share, 0.5, 0.7) : 1),
      },
    ]
    return played(context, {
      pieces,
      hands: [{ grasp: 'pinch', track: hand, steep: 1, z: how === 'digs' ? -0.01 : -0.08 }],
    })
  }
}

/** A hand with a cloth goes over the table, and what was on it is gone. */
export function wiping(context: ActionContext): Performance {
  const words = context.object ?? 'dust'
  const colour = /dust|crumb|flour|dirt|ash/u.test(words) ? '#9b8f80' : stuffOf(words).colour
  const spots = scattered(context, 'smears', 70)
  const [from, to] = [-1.05, 1.05]
  const at = (share: number): number => mix(from, to, between(share, 0.14, 0.8))
  const dirt = drawnThing('what is wiped', (ink, { share }) => {
    for (const { x, y, size } of spots) {
      if (x * 1.0 < at(share)) continue
      ink.faint(0.5 + 0.4 * size, () =>
        ink.oval([x * 100, 2 - y * 4, 3 + 8 * size, 1.4 + 2 * size], colour),
      )
    }
  })
  const cloth = drawnThing('wiping cloth', (ink) => {
    ink.shape('M-26 3Q-30 -8 -14 -12Q4 -17 20 -12Q32 -8 28 3Q0 7 -26 3Z', '#5aa6c4')
    ink.faint(0.6, () => ink.line('M-16 -6Q0 -12 16 -7', 2.4, '#a8d8ea'))
  })
  const track: Track = [
    [0.14, from, 0],
    [0.8, to, 0],
  ]
  return played(context, {
    pieces: [drawnPiece(dirt, 0.01), { thing: cloth, track, z: -0.02 }],
    hands: [{ grasp: 'flat', track: beside(track, 0.06, 0.12), steep: 0.4 }],
  })
}
