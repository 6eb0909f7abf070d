import type { Place } from '../../place.ts'
import { candyLandPlace } from './candy-land.ts'
import { cloudKingdomPlace } from './cloud-kingdom.ts'
import { hauntedHousePlace } from './haunted-house.ts'
import { moonPlace } from './moon.ts'
import { spacePlace } from './space.ts'

export const WONDER: readonly Place[] = [
  candyLandPlace,
  cloudKingdomPlace,
  hauntedHousePlace,
  moonPlace,
  spacePlace,
]
