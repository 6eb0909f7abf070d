import type { Actor } from '../cast/actor.ts'
import type { Subject } from '../plan/plan.ts'
import type { Choreography, Extent } from './actions/action.ts'
import type { Recasting } from './telling/recasting.ts'

/** A thing of the prompt that lies on the table of somebody's deed, with what is in it. */
export interface Laid {
  readonly actors: readonly Actor[]
  readonly filling: readonly Actor[]
}

/** A subject with those who play it and what they do. */
export interface Casting {
  readonly subject: Subject
  readonly actors: readonly Actor[]
  readonly metres: number
  readonly dance: Choreography | null
  /** The other one of the deed, for each actor. */
  readonly partners: readonly Actor[]
  /** How far from the other one it is done, in own heights, when that one is somewhere and stays there. */
  readonly reach: number | null
  /** All the others, in a deed that is danced by a whole company at once. */
  readonly fellows: readonly Actor[]
  /** The noun that the deed is done with or to. */
  readonly object: string | null
  /** What its deed is aimed at. */
  readonly aim: string | null
  /** Things of the prompt that take the places of the deed's own. */
  readonly recastings: readonly Recasting[]
  readonly laid: readonly Laid[]
  /** What one of them covers around its spot, with all it handles, in own heights. */
  readonly extent: Extent
  /** How high the head of somebody is who does this, in own heights: less than 1 of those who sit or lie; default: 1. */
  readonly headAt?: number
}

export interface Company {
  readonly castings: readonly Casting[]
  /** Fetches things by name: those of the prompt first. */
  readonly find: (name: string) => Actor | null
}
