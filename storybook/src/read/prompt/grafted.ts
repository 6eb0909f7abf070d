import type { GraftPart } from '../../plan/plan.ts'

/** What a creature has of others, by the noun that the prompt calls it. */
export interface Grafted {
  readonly owner: string
  readonly grafts: readonly Graft[]
}

export interface Graft {
  readonly part: GraftPart
  readonly of: string
}
