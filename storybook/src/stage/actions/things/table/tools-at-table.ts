import { mix, between } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { scattered } from '../bench/bench.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { inHalves } from './cut-paper.ts'
import { onTheTable, played, type Thing } from './table-scene.ts'
import { beside, type Key, type Track } from './tracks.ts'

/** A cloth or a sponge in a hand goes over it, and the dirt is gone. */
export function cleaning(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.25)
  const spots = scattered(context, 'stains', 26)
  const done = (share: number): number => between(share, 0.12, 0.84)
  const dirt = drawnThing('stains', (ink, { share }) => {
    for (const { x, y, size } of spots) {
      if ((x + 1) / 2 < done(share)) continue
      ink.faint(0.7, () =>
        ink.oval(
          [x * 38 * it.wide, -100 * it.tall * (0.2 + 0.6 * y), 2 + 4 * size, 1.6 + 3 * size],
          '#7a6248',
        ),
      )
    }
  })
  const cloth = drawnThing('cleaning cloth', (ink) => {
    const [main, light] = /sponge/u.test(context.object ?? '')
      ? ['#f2c531', '#f9e08a']
      : ['#5aa6c4', '#a8d8ea']
    ink.box([-17, -14, 34, 24], main, 7)
    ink.faint(0.8, () => ink.line([-10, -8, 8, -9], 3, light))
  })
  const rubs: Track = Array.from({ length: 15 }, (_, at): Key => [
    0.04 + at * 0.06,
    mix(-0.42, 0.42, done(0.04 + at * 0.06)) * it.wide + 0.02,
    it.tall * (at % 2 === 0 ? 0.72 : 0.28),
  ])
  return played(context, {
    pieces: [
      { thing: it, track: [[0, 0, 0]] },
      drawnPiece(dirt, -0.01),
      { thing: cloth, track: rubs, z: -0.03 },
    ],
    hands: [{ grasp: 'reach', track: beside(rubs, 0.04, 0.05), steep: 0.7 }],
    effects: [
      effect('gleam', { from: context.seconds * 0.8, at: () => ({ x: 0, y: it.tall * 0.6 }) }),
    ],
  })
}

/** A rolling pin goes to and fro on dough, which gets flat and wide. */
export function flattening(context: ActionContext): Performance {
  const flat = (share: number): number => between(share, 0.14, 0.8)
  const tall = (share: number): number => mix(44, 15, flat(share))
  const dough = drawnThing('dough that gets flat', (ink, { share }) => {
    const [high, half] = [tall(share), mix(44, 86, flat(share))]
    ink.shape(
      `M${-half} 0Q${-half - 6} ${-high} ${-half * 0.4} ${-high}H${half * 0.4}Q${half + 6} ${-high} ${half} 0Q0 6 ${-half} 0Z`,
      '#f0dcb4',
    )
    ink.faint(0.6, () => ink.line([-half * 0.5, -high + 4, half * 0.3, -high + 4], 3, '#fbf0d4'))
    ink.faint(0.5, () => ink.line([-half * 0.8, -2, half * 0.8, -2], 3, '#cfb384'))
  })
  const pin = drawnThing('rolling pin from its side', (ink, { t }) => {
    ink.disc([0, -15, 16], '#c98f54')
    ink.disc([0, -15, 12.5], '#dcab72')
    ink.disc([0, -15, 5], '#8f5f34')
    ink.line(
      [
        8 * Math.cos(t * 6),
        -15 + 8 * Math.sin(t * 6),
        11 * Math.cos(t * 6),
        -15 + 11 * Math.sin(t * 6),
      ],
      2,
      '#8f5f34',
    )
  })
  const rolls: Track = Array.from({ length: 13 }, (_, at): Key => {
    const share = at / 12
    return [share, (at % 2 === 0 ? -1 : 1) * mix(0.2, 0.62, flat(share)), tall(share) / 100 - 0.02]
  })
  return played(context, {
    pieces: [drawnPiece(dough, 0.01), { thing: pin, track: rolls, z: -0.01 }],
    hands: [
      { grasp: 'fist', track: beside(rolls, 0.02, 0.2), steep: 0.8 },
      { grasp: 'fist', left: true, track: beside(rolls, -0.04, 0.2), steep: 0.8, z: 0.02 },
    ],
  })
}

/** Scissors go up through it, and it is in two. */
export function cuttingPaper(context: ActionContext): Performance {
  const whole = onTheTable(context.performer, 1.15)
  const actor = inHalves(context.performer, {
    upright: true,
    half: (side, open) => ({ x: side * 0.12 * open, turn: side * 0.2 * open }),
  })
  const it: Thing = { ...whole, actor }
  const held = 0.3
  const cut = (share: number): number => between(share, 0.2, 0.74)
  const scissors = drawnThing('cutting scissors', (ink, { t }) => {
    const gape = 0.16 + 0.16 * Math.sin(t * 9)
    for (const side of [-1, 1])
      ink.moved({ turn: side * gape }, () => {
        ink.poly([-2.6, 0, 2.6, 0, 0.6 * side, -34], '#c2ccd3')
        ink.line([0, 0, side * 5, 18], 5, '#3f7fc4')
        ink.ring([side * 8, 27, 8], 4.6, '#3f7fc4')
      })
    ink.disc([0, 0, 2.6], '#7f8a93')
  })
  const goes: Track = [
    [0.2, 0, held - 0.04],
    [0.74, 0, held + it.tall * 0.8],
    [0.9, 0.3, held + it.tall * 0.7],
  ]
  return played(context, {
    pieces: [
      { thing: it, track: [[0, 0, held]], pose: (share) => ({ open: cut(share) }) },
      { thing: scissors, track: goes, z: -0.03 },
    ],
    hands: [
      {
        grasp: 'pinch',
        left: true,
        track: [[0, -it.wide * 0.46, held + it.tall * 0.5]],
        steep: 0.5,
      },
      { grasp: 'fist', track: beside(goes, 0.04, -0.26), steep: -0.5 },
    ],
  })
}

/** A finger comes down on it, and it gives way a little. */
export function pressingDown(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.1)
  const [y, beats] = [it.tall * 0.92, [0.3, 0.66]]
  const pressed = (share: number): number =>
    Math.max(
      ...beats.map((hit) =>
        Math.min(between(share, hit - 0.06, hit), 1 - between(share, hit + 0.08, hit + 0.14)),
      ),
    )
  const track: Track = Array.from({ length: 33 }, (_, at): Key => {
    const down = pressed(at / 32)
    return [at / 32, 0.02, mix(y + 0.26, y - 0.14 * it.tall, down), 0, 'even']
  })
  return played(context, {
    pieces: [
      {
        thing: it,
        track: [[0, 0, 0]],
        pose: (share) => ({ stretch: 1 - 0.16 * pressed(share) }),
      },
    ],
    hands: [{ grasp: 'point', track, steep: 1.1 }],
    effects: beats.map((hit) =>
      effect('flash', {
        from: hit * context.seconds,
        until: hit * context.seconds + 0.2,
        strength: 0.3,
        at: () => ({ x: 0, y }),
      }),
    ),
  })
}
