import type { Actor, Pose } from '../../../cast/actor.ts'
import type { Random } from '../../../scene/random.ts'
import { clamp, settle, wave } from '../../easing.ts'
import type { ActionContext, Companion } from '../action.ts'
import { beside } from '../performed.ts'

/** A thing as it stands there before anything happens to it, in the performer's heights. */
export interface Struck {
  readonly name: string
  readonly actor: Actor
  readonly x: number
  /** How high its foot is. */
  readonly y: number
  readonly z: number
  readonly height: number
  readonly random: Random
  readonly find: ActionContext['find']
  /** Who strikes it. */
  readonly by: string
  /** How far it may go, in the performer's heights. */
  readonly room: number
}

/** Where the thing is and how, so many seconds after the blow; below 0 before it. */
export type Fate = (since: number) => Companion[]

/** How far something goes over. */
export const FLAT = 1.5
/** What is broader lies down towards us instead, and a log does not tumble. */
export const LOW = 1.7
const SECONDS_OF_SLIDING = 1.4

export const placed = (struck: Struck, moved: Moved = {}): Companion[] => {
  const { name, actor, x, y, z, height } = struck
  const { dx = 0, dy = 0, pose = {}, as = actor } = moved
  const turned = actor.faces === 'front' ? pose : { turn: 1, ...pose }
  const tall = height * (moved.grown ?? 1)
  return beside(name, as, {
    x: x + dx,
    y: y + dy,
    z,
    height: tall,
    pose: turned,
    shadow: y + dy < 0.05,
  })
}

export interface Moved {
  readonly dx?: number
  readonly dy?: number
  readonly pose?: Pose
  readonly as?: Actor
  readonly grown?: number
}

/** To and fro, less and less. */
export const dying = (since: number, beats: number, lasts: number): number =>
  since < 0 ? 0 : Math.exp((-3 * since) / lasts) * wave(since * beats)

export const wideOf = ({ actor, height }: Struck): number => actor.aspect * height

/** Away along the ground until it rests. */
export const slidden = ({ room }: Struck, since: number): number =>
  room * settle(clamp(since / SECONDS_OF_SLIDING))
