import type { Actor, Pose } from '../../../../cast/actor.ts'
import { clamp } from '../../../easing.ts'
import { ARM } from '../../../player.ts'
import type { ActionContext, Companion, Effect, Extent, Performance } from '../../action.ts'
import { performed } from '../../performed.ts'
import { thingNamed } from '../bench/things.ts'
import { handActor, type Grasp } from './hand-art.ts'
import { along, type Track } from './tracks.ts'

/** A thing on the table: who draws it, how tall and how wide it is there. */
export interface Thing {
  readonly actor: Actor
  readonly tall: number
  readonly wide: number
}

/** A thing and its way; nearer things hide those behind them. */
export interface Piece {
  readonly thing: Thing
  readonly track: Track
  readonly z?: number
  /** How it looks besides, at a share of the film. */
  readonly pose?: (share: number, t: number) => Pose
  /** It turns about its middle and not about its foot. */
  readonly spins?: boolean
  /** Seen only then. */
  readonly seen?: readonly [from: number, to: number]
  /** It grows and shrinks by this. */
  readonly size?: (share: number) => number
}

export interface Hand {
  readonly grasp: Grasp | ((share: number) => Grasp)
  /** What it touches or holds. */
  readonly track: Track
  readonly left?: boolean
  /** How steeply its arm comes down, in radians; 0 lies along the table. */
  readonly steep?: number
  readonly z?: number
}

/** What is played on a table: things, hands, and what else is seen. */
export interface TableScene {
  readonly pieces: readonly Piece[]
  readonly hands: readonly Hand[]
  readonly effects?: readonly Effect[]
}

/** The part of the table that the frame has room for: hands need the same in each film. */
const ROOM: Extent = { left: 1.24, right: 1.24, up: 1.5, down: 0.06 }
/** How large hands are. */
const HAND = 0.92
const STEEP = 0.85

/** Things keep something of their true sizes, and all of them are well seen. */
export function onTheTable(actor: Actor, wish = 1): Thing {
  const tall = clamp(0.74 * (actor.metres / 0.22) ** 0.3, 0.46, 0.94) * wish
  const flat = Math.min(tall, 1.05 / actor.aspect)
  return { actor, tall: flat, wide: flat * actor.aspect }
}

/** The other thing that the deed is done with, by its words. */
export function otherThing(context: ActionContext, words: string): Thing | null {
  const found = thingNamed(context, words)
  return found && onTheTable(found)
}

/** How much larger than its performer the table's measure is: a long thing is drawn less tall, and hands are always the same. */
const measureOf = ({ aspect }: Actor): number => aspect ** 0.38

/** All of it as one performance, in the place of its performer. */
export function played(context: ActionContext, scene: TableScene): Performance {
  const { seconds } = context
  const measure = measureOf(context.performer)
  const seenAt = (t: number): Companion[] => {
    const share = t / seconds
    return [
      ...scene.pieces.flatMap((piece, at) => pieceAt(piece, at, { share, t })),
      ...scene.hands.map((hand) => handAt(hand, share)),
    ].map((each) => measured(each, measure))
  }
  const performance = performed(
    context,
    (t) => ({ pose: { alpha: 0 }, companions: seenAt(t) }),
    (scene.effects ?? []).map((each) => ({
      ...each,
      strength: each.strength * measure,
      at: (t: number) => scaled(each.at(t), measure),
    })),
  )
  const { left, right, up, down } = ROOM
  const extent = {
    left: left * measure,
    right: right * measure,
    up: up * measure,
    down: down * measure,
  }
  return { ...performance, extent, stays: true }
}

const scaled = ({ x, y, z }: Companion['place'], by: number): Companion['place'] => ({
  x: x * by,
  y: y * by,
  z,
})

const measured = (each: Companion, by: number): Companion => ({
  ...each,
  place: scaled(each.place, by),
  height: each.height * by,
})

function pieceAt(piece: Piece, at: number, now: { share: number; t: number }): Companion[] {
  const { thing, track, z = 0, pose, spins = false, seen: [from, to] = [0, 2], size } = piece
  const { share, t } = now
  if (share < from || share >= to) return []
  const { x, y, turn } = along(track, share)
  return [
    {
      name: `piece ${at}`,
      actor: thing.actor,
      place: { x, y, z },
      height: thing.tall * (size?.(share) ?? 1),
      pose: { ...(spins ? { spin: turn } : { lean: turn }), ...pose?.(share, t) },
      shadow: y < 0.02,
    },
  ]
}

function handAt({ grasp, track, left = false, steep = STEEP, z = -0.08 }: Hand, share: number) {
  const { x, y, turn } = along(track, share)
  const shape = typeof grasp === 'function' ? grasp(share) : grasp
  return {
    name: ARM,
    actor: handActor(shape),
    place: { x, y, z },
    height: HAND,
    pose: { turn: left ? -1 : 1, lean: (left ? steep : -steep) + turn },
    shadow: false,
  }
}
