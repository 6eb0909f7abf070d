import type { Actor } from '../../cast/actor.ts'
import type { Framing, Shot } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from '../placing/roles.ts'

/** What the whole company needs to know. */
export interface Stage {
  readonly shot: Shot
  readonly box: Box
  readonly set: PlaceSet
  readonly framing: Framing
  /** Seconds of story. */
  readonly seconds: number
  readonly random: Random
  /** Where those go who cross the stage. */
  readonly heading: 1 | -1
  readonly roles: readonly Role[]
  /** From which side the light comes, −1…1, where a sky is seen; null indoors. */
  readonly lightFrom?: number | null
  readonly find: (name: string) => Actor | null
}
