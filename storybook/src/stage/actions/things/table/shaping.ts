import type { Actor, Pose } from '../../../../cast/actor.ts'
import { ease, mix, through, tremble } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { inHalves, stretched } from './cut-paper.ts'
import { onTheTable, played, type Hand, type Thing } from './table-scene.ts'
import type { Track } from './tracks.ts'

/** How high things are held while hands work on them. */
const HELD = 0.34

/** Two hands at both sides; how far from the middle is told for each share. */
function twoHands(
  from: number,
  to: number,
  { y, grasp = 'pinch', span = [0.18, 0.7] }: HandsAt,
): readonly Hand[] {
  return [true, false].map((left) => {
    const side = left ? -1 : 1
    const track: Track = [
      [0, side * (from + 0.12), y + 0.12],
      [0.1, side * from, y],
      [span[0], side * from, y],
      [span[1], side * to, y],
    ]
    return { grasp, left, track, steep: 0.6 }
  })
}

interface HandsAt {
  readonly y: number
  readonly grasp?: Hand['grasp']
  readonly span?: readonly [number, number]
}

/** The thing as it is held and worked on: another drawing of it, opened by a share. */
interface Worked {
  readonly actor: Actor
  readonly open: (share: number, t: number) => number
  readonly hands: (thing: Thing) => readonly Hand[]
  readonly effects?: Performance['effects']
}

function worked(context: ActionContext, { actor, open, hands, effects = [] }: Worked): Performance {
  const it = { ...onTheTable(context.performer, 1.1), actor }
  return played(context, {
    pieces: [{ thing: it, track: [[0, 0, HELD]], pose: (share, t) => ({ open: open(share, t) }) }],
    hands: hands(it),
    effects,
  })
}

const over = (share: number, from = 0.18, to = 0.7): number => ease(through(share, from, to - from))

/** Two hands pull it apart, and it tears from its upper edge, wholly or a little. */
export function tearing(how: 'wholly' | 'little') {
  return (context: ActionContext): Performance => {
    const wholly = how === 'wholly'
    return worked(context, {
      actor: inHalves(context.performer, {
        upright: true,
        zigzag: true,
        half: (side, open) => ({
          x: side * (wholly ? 0.32 : 0.02) * open,
          turn: side * (wholly ? 0.16 : 0.05) * open,
        }),
      }),
      open: (share) => over(share),
      hands: ({ tall, wide }) =>
        twoHands(wide * 0.42, wide * 0.42 + (wholly ? 0.3 : 0.05) * tall, { y: HELD + tall * 0.8 }),
    })
  }
}

/** One half is laid over the other, or opened out again. */
export function folding(how: 'folds' | 'unfolds') {
  return (context: ActionContext): Performance => {
    const closed = (share: number): number => {
      const gone = over(share, 0.16, 0.66)
      return how === 'folds' ? gone : 1 - gone
    }
    return worked(context, {
      actor: inHalves(context.performer, {
        upright: true,
        half: (side, open) => (side === -1 ? { squeeze: mix(1, -0.97, open) } : { squeeze: 1 }),
      }),
      open: closed,
      hands: ({ tall, wide }) => {
        const [flat, laid] = [-wide * 0.46, wide * 0.44]
        const [from, to] = how === 'folds' ? [flat, laid] : [laid, flat]
        const y = HELD + tall * 0.55
        return [
          {
            grasp: 'pinch',
            left: true,
            steep: 0.7,
            track: [
              [0.16, from, y],
              [0.41, 0, y + 0.08],
              [0.66, to, y],
              [0.9, to - 0.2, y + 0.05],
            ],
          },
          { grasp: 'pinch', steep: 0.5, track: [[0, wide * 0.5, HELD + tall * 0.3]] },
        ]
      },
    })
  }
}

type Bend = 'bends' | 'breaks' | 'holds'
/** How far each half turns, and when what breaks does. */
const MOST: Readonly<Record<Bend, number>> = { bends: 0.62, breaks: 0.5, holds: 0 }
const BREAKS = 0.46

/** It is bent in the middle, breaks there, or does not give way at all. */
export function bending(how: Bend) {
  return (context: ActionContext): Performance => {
    const { performer, seconds } = context
    const [most, lying] = [MOST[how], laidDown(performer)]
    const actor = inHalves(lying, {
      upright: true,
      half: (side, open) => ({
        turn: side * most * Math.min(1, open),
        x: side * 0.16 * Math.max(0, open - 1),
      }),
    })
    const thing = { ...onTheTable(lying, performer.aspect >= 1 ? 1.1 : 1.2), actor }
    const pose = (share: number, t: number): Pose =>
      how === 'holds' ? { lean: 0.012 * tremble(t * 14) } : { open: bentBy(how, share) }
    const strained = effect('sweat', {
      from: seconds * 0.3,
      strength: 0.8,
      at: () => ({ x: 0, y: HELD + 0.7 }),
    })
    return played(context, {
      pieces: [{ thing, track: [[0, 0, HELD]], pose }],
      hands: bendingHands(how, thing),
      effects: how === 'holds' ? [strained] : [],
    })
  }
}

function bentBy(how: Bend, share: number): number {
  if (how === 'bends') return over(share, 0.18, 0.66)
  return over(share, 0.18, BREAKS) + over(share, BREAKS, BREAKS + 0.08)
}

/** Its ends go down with the hands. */
function bendingHands(how: Bend, { tall, wide }: Thing): readonly Hand[] {
  const gives = how !== 'holds'
  const sinks = gives ? 0.31 * MOST[how] * wide : -0.02
  const y = HELD + tall * 0.5
  return twoHands(wide * 0.44, wide * (gives ? 0.4 : 0.44), { y, span: [0.18, 0.62] }).map(
    (hand) => ({
      ...hand,
      track: hand.track.map(
        ([at, x, high], step) => [at, x, step === 3 ? y - sinks : high] as const,
      ),
    }),
  )
}

/** A tall thing lies, to be held at both ends. */
function laidDown(actor: Actor): Actor {
  if (actor.aspect >= 0.8) return actor
  return {
    ...actor,
    aspect: 1 / actor.aspect,
    draw: (brush, pose) => {
      const { ctx } = brush
      ctx.save()
      ctx.translate(0, -0.5)
      ctx.rotate(Math.PI / 2)
      ctx.scale(1 / actor.aspect, 1 / actor.aspect)
      ctx.translate(0, 0.5)
      actor.draw(brush, pose)
      ctx.restore()
    },
  }
}

/** Two hands draw it long; what is hard stays as it is. */
export function stretching(gives: boolean) {
  return (context: ActionContext): Performance =>
    worked(context, {
      actor: stretched(context.performer),
      open: (share, t) => (gives ? over(share) + 0.02 * tremble(t * 8) : 0.01 * tremble(t * 14)),
      hands: ({ tall, wide }) =>
        twoHands(wide * 0.46, wide * (gives ? 0.9 : 0.47), { y: HELD + tall * 0.5 }),
    })
}

/** Two hands turn it against each other, a cap or a knob as well as a towel; a wet one gives its water. */
export function wringing(context: ActionContext): Performance {
  const { seconds, object } = context
  const colour = '#6fa8d8'
  const cloth = drawnThing('wrung cloth', (ink, { share }) => {
    const tight = over(share, 0.1, 0.6)
    const thick = mix(26, 12, tight)
    ink.moved({ y: -62 }, () => {
      ink.shape(
        `M-62 ${-thick}Q0 ${-thick * (1 - 0.55 * tight)} 62 ${-thick}L66 ${thick}Q0 ${thick * (1 - 0.55 * tight)} -66 ${thick}Z`,
        colour,
      )
      for (let at = -5; at <= 5; at++)
        ink.faint(0.3 + 0.7 * tight, () =>
          ink.line(
            [at * 11 - 9 * tight, -thick * 0.7, at * 11 + 9 * tight, thick * 0.7],
            3,
            at % 2 === 0 ? '#4f86b8' : '#9cc6ea',
          ),
        )
    })
  })
  const wet = /wet|water|soaked|damp/u.test(object ?? 'wet')
  const drips = [-0.2, 0, 0.18].map((x) =>
    effect('drips', { from: seconds * 0.3, strength: 1.6, at: () => ({ x, y: 0.5 }) }),
  )
  const turning = (side: number): Track => [
    [0.1, side * 0.6, 0.62],
    [0.35, side * 0.58, 0.62, side * 0.5],
    [0.6, side * 0.56, 0.6, side * 0.9],
  ]
  const hands = [true, false].map((left): Hand => ({
    grasp: 'fist',
    left,
    steep: 0.25,
    track: turning(left ? -1 : 1),
  }))
  return played(context, {
    pieces: [drawnPiece(cloth, 0)],
    hands,
    effects: wet ? drips : [],
  })
}

/** It is held fast by one hand, and the other turns it, or what closes it. */
export function twisting(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.1)
  const turns: Track = Array.from({ length: 9 }, (_, at) => [
    0.1 + at * 0.1,
    0.02,
    it.tall * 0.95,
    at % 2 === 0 ? -0.5 : 0.5,
  ])
  return played(context, {
    pieces: [{ thing: it, track: [[0, 0, 0]], pose: (_, t) => ({ lean: 0.03 * tremble(t * 5) }) }],
    hands: [
      { grasp: 'pinch', track: turns, steep: 1.1 },
      { grasp: 'reach', left: true, steep: 0.4, track: [[0, -it.wide * 0.45, it.tall * 0.35]] },
    ],
  })
}

/** A finger is pressed into what is soft, and leaves a hole. */
export function holing(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.15)
  const y = it.tall * 0.62
  const hole = drawnThing('hole', (ink, { share }) => {
    const deep = over(share, 0.26, 0.46)
    if (deep <= 0) return
    ink.moved({ y: -y * 100 }, () => {
      ink.faint(0.35, () => ink.oval([0, 0, 11 * deep, 7.5 * deep], '#7a5a3a'))
      ink.oval([0, 0.6, 8.6 * deep, 5.6 * deep], '#5a3d26')
    })
  })
  return played(context, {
    pieces: [{ thing: it, track: [[0, 0, 0]] }, drawnPiece(hole, -0.03)],
    hands: [
      {
        grasp: 'point',
        steep: 1.1,
        track: [
          [0.06, 0.1, y + 0.4],
          [0.28, 0, y + 0.02],
          [0.46, 0, y - 0.1],
          [0.6, 0, y - 0.08],
          [0.8, 0.3, y + 0.45],
        ],
      },
    ],
  })
}
