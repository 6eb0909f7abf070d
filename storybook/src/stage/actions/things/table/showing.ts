import { drawBack, drawFront } from '../../../../cast/props/vessels/draw-vessel.ts'
import { vesselShape } from '../../../../cast/props/vessels/vessel-shapes.ts'
import { ease, mix, through, wave } from '../../../easing.ts'
import type { ActionContext, Effect, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { placeOf, type Whereabouts } from './places-on-table.ts'
import { onTheTable, otherThing, played, type Piece, type Thing } from './table-scene.ts'
import { beside, type Track } from './tracks.ts'

/** It is shown: held up to us, its opening down, and nothing falls out. */
export function showingEmpty(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.1)
  const track: Track = [
    [0.1, 0, 0.02],
    [0.3, 0, 0.5],
    [0.46, 0, 0.5, Math.PI * 0.9],
    [0.56, -0.04, 0.54, Math.PI * 1.05],
    [0.64, 0.04, 0.48, Math.PI * 0.95],
    [0.72, -0.03, 0.54, Math.PI],
    [0.8, 0, 0.5, Math.PI],
  ]
  return played(context, {
    pieces: [{ thing: it, track, spins: true }],
    hands: [
      { grasp: 'pinch', track: beside(track, it.wide * 0.42, it.tall * 0.55), steep: 0.6 },
      { grasp: 'flat', left: true, track: [[0, -0.24, 0.16]], steep: 0.25 },
    ],
    effects: [shine(context.seconds * 0.5)],
  })
}

const shine = (from: number): Effect =>
  effect('questions', { from, strength: 0.6, at: () => ({ x: 0.5, y: 0.4 }) })

/** It comes towards us, larger and larger, or goes away. */
export function approaching(how: 'nears' | 'leaves') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer)
    const gone = (share: number): number => ease(through(share, 0.16, 0.56))
    const size = (share: number): number =>
      how === 'nears' ? mix(0.62, 1.5, gone(share)) : mix(1.4, 0.45, gone(share))
    const track: Track = [0, 0.3, 0.45, 0.6, 0.75].map((share) => [
      share,
      0,
      how === 'nears' ? 0.1 + 0.12 * gone(share) : 0.2,
    ])
    return played(context, {
      pieces: [{ thing: it, track, size }],
      hands: [
        {
          grasp: 'pinch',
          track: [0, 0.16, 0.3, 0.45, 0.6, 0.75].map((share) => [
            share,
            0.4 * it.wide * size(share),
            0.16 + it.tall * 0.5 * size(share),
          ]),
        },
      ],
    })
  }
}

/** A finger shows where it is beside the other thing. */
export function pointingOut(where: Whereabouts) {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.85)
    const other = otherThing(context, context.object ?? '')
    const stand = other ?? { ...it, tall: 0, wide: 0 }
    const { x, y, z } = placeOf(where, it, stand)
    const inside = where === 'in' && /jar|glass|bottle|bowl|tank/u.test(context.object ?? '')
    const aim = inside ? 0.3 : y + it.tall * 0.6
    return played(context, {
      pieces: [
        ...(inside ? inJar(it) : [{ thing: it, track: [[0, x, y]] as Track, z }]),
        ...(other && !inside ? [{ thing: other, track: [[0, 0, 0]] as Track }] : []),
      ],
      hands: [
        {
          grasp: 'point',
          track: [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((share, at) => [
            share,
            x + Math.max(it.wide / 2, inside ? 0.34 : 0) + 0.06 + (at % 2) * 0.12,
            aim + (at % 2) * 0.05,
          ]),
          steep: 0.5,
        },
      ],
    })
  }
}

/** A handful of it behind clear glass. */
function inJar(it: Thing): Piece[] {
  const shape = vesselShape('clear-jar')!
  const small = { ...it, tall: 0.24, wide: 0.24 * it.actor.aspect }
  const back = drawnThing('far side of the jar', (ink) =>
    ink.moved({ x: -39, y: -100 }, () => drawBack(ink, shape)),
  )
  const front = drawnThing('near side of the jar', (ink) =>
    ink.moved({ x: -39, y: -100 }, () => drawFront(ink, shape)),
  )
  const spots = [
    [-0.15, 0.05],
    [0.14, 0.05],
    [0, 0.07],
    [-0.12, 0.24],
    [0.12, 0.25],
    [0, 0.42],
  ] as const
  return [
    drawnPiece(back, 0.05),
    ...spots.map(([x, y], at): Piece => ({
      thing: small,
      track: [[0, x, y, 0.4 * wave(at / 5)]],
      z: 0.03 - 0.002 * at,
    })),
    drawnPiece(front, -0.01),
  ]
}

/** A print of it on paper is held up to us. */
export function showingPhoto(context: ActionContext): Performance {
  const { performer } = context
  const tall = Math.min(0.5, 0.62 / performer.aspect)
  const print = drawnThing('photograph', (ink) => {
    ink.box([-44, -92, 88, 92], '#fbf8f0', 2)
    ink.box([-38, -86, 76, 66], '#9cc8e4', 1)
    ink.shape('M-38 -38Q-10 -50 10 -40Q26 -34 38 -42V-20H-38Z', '#86b86a')
  })
  const size = (share: number): number => mix(0.7, 1.25, ease(through(share, 0.1, 0.5)))
  const grown = (share: number): number => size(share)
  return played(context, {
    pieces: [
      { thing: print, track: [[0, 0, 0.14]], size: grown },
      {
        thing: { actor: performer, tall, wide: tall * performer.aspect },
        track: [0, 0.1, 0.25, 0.4, 0.5, 0.62].map((share) => [share, 0, 0.14 + 0.24 * size(share)]),
        size: grown,
        z: -0.02,
      },
    ],
    hands: [
      {
        grasp: 'pinch',
        steep: 0.5,
        track: [0, 0.1, 0.25, 0.4, 0.5, 0.62].map((share) => [
          share,
          0.42 * size(share),
          0.2 + 0.1 * size(share),
        ]),
      },
    ],
  })
}
