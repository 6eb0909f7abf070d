import type { Actor, Pose } from '../../cast/actor.ts'

/** Where an actor is at one instant, and how it looks. Lengths in u. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly z: number
  /** From its feet to its top. */
  readonly height: number
  readonly pose: Pose
  /** The height of what is under it, for its shadow. Default: its own y, so it stands. */
  readonly ground?: number
}

export interface PerformerOptions {
  readonly name: string
  readonly actor: Actor
  /** A pure function of story time. */
  readonly at: (t: number) => Mark
  /** 0…1, default 1. 0 in the air, under water, in space. */
  readonly shadow?: number
  /** Mirrors itself in water or a wet street of this height. */
  readonly reflect?: { readonly y: number; readonly strength: number }
}
