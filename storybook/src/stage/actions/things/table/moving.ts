import type { ActionContext, Effect, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { liveActor } from '../bench/live.ts'
import { onTheTable, otherThing, played, type Hand, type Piece, type Thing } from './table-scene.ts'
import { beside, type Key, type Track } from './tracks.ts'

const ACROSS = 0.82

/** A hand pushes it from one side of the table to the other, or draws it there. */
export function shoving(way: 'right' | 'left', how: 'pushes' | 'pulls') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer)
    const tool = context.object === null ? null : otherThing(context, context.object)
    const side = way === 'right' ? 1 : -1
    const track: Track = [
      [0.14, -side * ACROSS, 0],
      [0.8, side * ACROSS, 0],
    ]
    // Who pushes comes from behind it, who pulls goes ahead.
    const behind = how === 'pushes' ? -side : side
    const reach = behind * (it.wide / 2 + 0.01)
    const grasp = tool ? 'fist' : how === 'pushes' ? 'reach' : 'pinch'
    const far = tool ? behind * (tool.wide > tool.tall ? tool.wide : tool.tall) : 0
    return played(context, {
      pieces: [{ thing: it, track }, ...(tool ? [lying(tool, track, reach)] : [])],
      hands: [
        {
          grasp,
          left: behind < 0,
          steep: 0.45,
          track: beside(track, reach + far, Math.min(0.3, it.tall * 0.45)),
        },
      ],
    })
  }
}

/** A tool that lies along the table, its end at what it pushes. */
function lying(tool: Thing, track: Track, reach: number): Piece {
  const long = Math.max(tool.wide, tool.tall)
  const upright = tool.tall >= tool.wide
  const middle = reach + (Math.sign(reach) * long) / 2
  const turned = beside(track, middle, upright ? 0.12 - tool.tall / 2 : 0.06)
  return {
    thing: tool,
    track: upright ? turned.map(([at, x, y]) => [at, x, y, Math.PI / 2] as const) : turned,
    z: -0.03,
    spins: true,
  }
}

/** A finger touches it: it moves a little, spins, or falls over. */
export function poking(then: 'moves' | 'stays' | 'spins' | 'falls') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer)
    const { seconds } = context
    const hit = 0.34
    const end: Readonly<Record<typeof then, readonly Key[]>> = {
      moves: [[0.5, -0.2, 0]],
      stays: [[0.5, -0.01, 0]],
      spins: [[0.5, 0, 0]],
      falls: [[hit + 0.14, -it.tall * 0.3, it.wide * 0.42, -Math.PI / 2, 'fall']],
    }
    const spin = (share: number): number =>
      then === 'spins' && share > hit ? Math.cos(22 * (1 - Math.exp(-1.6 * (share - hit)))) : 1
    const touch = it.wide / 2
    const high = it.tall * (then === 'falls' ? 0.82 : 0.5)
    return played(context, {
      pieces: [
        {
          thing: it,
          track: [[hit, 0, 0], ...end[then]],
          pose: (share) => ({ turn: card(spin(share)) }),
        },
      ],
      hands: [
        {
          grasp: 'point',
          steep: 0.35,
          track: [
            [0.06, touch + 0.35, high + 0.1],
            [hit, touch, high],
            [hit + 0.08, touch - (then === 'stays' ? 0.01 : 0.16), high],
            [0.66, touch + 0.4, high + 0.16],
          ],
        },
      ],
      effects: then === 'spins' ? [whirl(seconds * hit)] : [],
    })
  }
}

const whirl = (from: number): Effect =>
  effect('speed', { from, strength: 0.5, at: () => ({ x: 0, y: 0.3 }) })

/** A card seen edge-on is nothing to see: it hurries past. */
const card = (side: number): number => Math.sign(side) * Math.max(0.12, Math.abs(side))

/** Fingers set it spinning; it goes on, or comes to rest soon. */
export function spinning(lasts: boolean) {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer)
    const start = 0.22
    const turned = (share: number): number =>
      share < start ? 0 : lasts ? 60 * (share - start) : 9 * (1 - Math.exp(-7 * (share - start)))
    return played(context, {
      pieces: [
        {
          thing: it,
          track: [[0, 0, 0]],
          pose: (share) => ({ turn: card(Math.cos(turned(share))) }),
        },
      ],
      hands: [
        {
          grasp: 'pinch',
          track: [
            [0.05, 0.02, it.tall * 0.95],
            [0.2, -0.06, it.tall * 0.95],
            [0.3, 0.3, it.tall + 0.3],
            [0.5, 0.8, it.tall + 0.7],
          ],
        },
      ],
      effects: [whirl(context.seconds * start)],
    })
  }
}

/** It is let go and rolls along the table, or down and up a board that slants. */
export function rolling(where: 'flat' | 'down' | 'up') {
  return (context: ActionContext): Performance => {
    const it = onTheTable(context.performer, 0.7)
    const [radius, slides] = [it.tall / 2, context.object === 'slides']
    const track = rollingWay(where, it, slides)
    const [, x, y] = track[0] ?? [0, 0, 0]
    return played(context, {
      pieces: [
        { thing: it, track, spins: !slides, z: -0.01 },
        ...(where === 'flat' ? [] : [{ thing: RAMP, track: [[0, 0, 0]] as Track, z: 0.02 }]),
      ],
      hands: [
        {
          grasp: 'reach',
          left: where !== 'up',
          steep: 0.6,
          track: [
            [0.12, x + (where === 'up' ? radius : -radius), y + it.tall * 0.6],
            [0.22, x + (where === 'up' ? 0 : radius * 0.4), y + it.tall * 0.6],
            [0.5, x + (where === 'up' ? 0.7 : -0.7), y + 0.9],
          ],
        },
      ],
    })
  }
}

/** Height of a board that slants from the upper left, and how steep it is. */
const SLOPE = { from: -1.05, to: 0.72, high: 0.66 }
const onSlope = (x: number): number =>
  (SLOPE.high * Math.max(0, SLOPE.to - x)) / (SLOPE.to - SLOPE.from)

function rollingWay(where: 'flat' | 'down' | 'up', it: Thing, slides: boolean): Track {
  const turn = (length: number): number => (length * 2) / it.tall
  if (where === 'flat')
    return [
      [0.16, -0.86, 0, 0],
      [0.86, 0.86, 0, turn(1.72)],
    ]
  const tilt = Math.atan2(SLOPE.high, SLOPE.to - SLOPE.from)
  const at = (x: number): readonly [number, number] => [x, onSlope(x)]
  const [top, foot] = [at(SLOPE.from + 0.2), at(SLOPE.to)]
  if (where === 'down' && slides)
    return [
      [0.2, ...top, tilt],
      [0.6, ...foot, tilt, 'even'],
      [0.64, foot[0] + 0.14, 0, 0],
    ]
  if (where === 'down')
    return [
      [0.2, ...top, 0],
      [0.6, ...foot, turn(1.7), 'even'],
      [0.86, 1.12, 0, turn(2.2)],
    ]
  return [
    [0.14, 1, 0, 0],
    [0.24, ...foot, -turn(0.3), 'even'],
    [0.5, ...at(-0.6), -turn(1.6)],
    [0.74, ...foot, -turn(0.3)],
    [0.84, 1.05, 0, 0, 'even'],
  ]
}

const RAMP: Thing = {
  tall: 1,
  wide: 0,
  actor: liveActor({
    name: 'slanted board',
    width: 0,
    draw: (ink) =>
      ink.moved({ y: 100 }, () => {
        const [from, to, high] = [SLOPE.from * 100, SLOPE.to * 100, SLOPE.high * 100]
        ink.poly([from + 10, 0, from + 10, 6 - high, from + 22, 10 - high, from + 22, 0], '#8a5a38')
        ink.poly(
          [from + 40, 0, from + 40, 14 - high, from + 52, 18 - high, from + 52, 0],
          '#7a4e30',
        )
        ink.poly(
          [from, -high, to, 0, to + 10, 0, to + 10, 4, to - 2, 5, from - 4, 7 - high],
          '#a8703f',
        )
        ink.poly([from, -high - 3, to + 10, -1, to + 10, 2, from, 2 - high], '#d9a468')
      }),
  }),
}

type Meeting = 'closer' | 'apart' | 'collide' | 'bounce' | 'halt' | 'pass'
const FAR = 0.9

/** When each of two is how far from the middle, with their sides touching at `touch`. */
function meetingSteps(
  how: Meeting,
  touch: number,
): readonly (readonly [at: number, x: number, way?: Key[4]])[] {
  const near = touch + 0.06
  const steps: Readonly<Record<Meeting, ReturnType<typeof meetingSteps>>> = {
    closer: [[0.6, near]],
    apart: [[0.6, FAR]],
    collide: [
      [0.6, touch],
      [0.8, touch + 0.1],
    ],
    bounce: [
      [0.46, touch, 'even'],
      [0.8, FAR * 0.8],
    ],
    halt: [[0.46, touch, 'even']],
    pass: [[0.82, -FAR]],
  }
  return [[0.14, how === 'apart' ? near : FAR], ...steps[how]]
}

/** Two things come together and stop or fly apart, pass each other, or are moved closer or away. */
export function pairing(how: Meeting) {
  return (context: ActionContext): Performance => {
    const [it, other] = couple(context)
    const steps = meetingSteps(how, (it.wide + other.wide) / 4)
    const way = (side: number): Track => steps.map(([at, x, by]) => [at, side * x, 0, 0, by])
    const hand = (side: number, thing: Thing): Hand => ({
      grasp: 'reach',
      left: side < 0,
      steep: 0.6,
      track: beside(way(side), (side * thing.wide) / 2, thing.tall * 0.6),
    })
    const byHand = /closer|apart|collide|pass/u.test(how)
    return played(context, {
      pieces: [
        { thing: it, track: way(-1), z: how === 'pass' ? 0.05 : 0 },
        { thing: other, track: way(1), z: -0.02, pose: () => ({ turn: -1 }) },
      ],
      hands: byHand ? [hand(-1, it), hand(1, other)] : [],
      effects: /collide|bounce|halt/u.test(how)
        ? [clash(context.seconds * (steps[1]?.[0] ?? 0), it.tall * 0.5)]
        : [],
    })
  }
}

const clash = (from: number, y: number): Effect =>
  effect('speed', { from, until: from + 0.3, strength: 1.4, at: () => ({ x: 0, y }) })

/** The thing and the other one; a second of the same when there is none. */
function couple(context: ActionContext): readonly [Thing, Thing] {
  const it = onTheTable(context.performer, 0.8)
  const other = context.object === null ? null : otherThing(context, context.object)
  return [it, other ?? it]
}

/** This is moved away from the other thing, or up to it. */
export function moving(way: 'away' | 'closer') {
  return (context: ActionContext): Performance => {
    const [it, other] = couple(context)
    const near = -0.62 + other.wide / 2 + it.wide / 2 + 0.06
    const [from, to] = way === 'away' ? [near, 0.9] : [0.9, near]
    const track: Track = [
      [0.16, from, 0],
      [0.72, to, 0],
    ]
    return played(context, {
      pieces: [
        { thing: it, track, z: -0.02 },
        { thing: other, track: [[0, -0.62, 0]] },
      ],
      hands: [{ grasp: 'reach', track: beside(track, it.wide * 0.45, it.tall * 0.7) }],
    })
  }
}
