import type { Ink } from '../paper.ts'

/** Where something of a site stands, and how high it is. */
export interface Stood {
  readonly x: number
  readonly height: number
}

export type Structure = (ink: Ink, at: Stood) => void
