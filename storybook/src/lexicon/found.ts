import type { Kind, Person } from '../plan/plan.ts'

export type Via = 'name' | 'keyword' | 'synonym' | 'hypernym' | 'kin'

export interface Found {
  /** `noto:rabbit`, `prop:surfboard` or `person`. */
  readonly picture: string
  /** The English noun that was looked up. */
  readonly concept: string
  readonly kind: Kind
  readonly via: Via
  readonly person?: Person
}
