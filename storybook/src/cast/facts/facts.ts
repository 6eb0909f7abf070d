import type { Actor, Grip, Home } from '../actor.ts'

export type Build = Actor['build']

/** What is known of a drawing apart from its pixels. */
export interface Facts {
  /** True height of what is drawn, in metres; or `long`, its true width. */
  readonly tall?: number
  readonly long?: number
  readonly faces?: Actor['faces']
  readonly home?: Home
  readonly build?: Build
  /** Points on the drawing: 0,0 its top left … 1,1 its bottom right. */
  readonly grips?: Partial<Record<Grip, readonly [number, number]>>
  /** Where the head of whoever steers it is seen through the window. */
  readonly cabin?: readonly [x: number, y: number]
  /** The middle between the eyes, and how wide glasses would be, in heights. */
  readonly eyes?: readonly [x: number, y: number, width: number]
  /** The middle of the neck, and how wide it is, in heights. */
  readonly neck?: readonly [x: number, y: number, width: number]
}

/** Facts with nothing left open. */
export interface FullFacts extends Facts {
  readonly faces: Actor['faces']
  readonly home: Home
  readonly build: Build
}

/** True height in metres, whichever way the facts say it. */
export function metresOf(facts: Facts, aspect: number): number {
  if (facts.tall !== undefined) return facts.tall
  return facts.long === undefined ? 0.3 : facts.long / aspect
}
