import type { Place } from '../../place.ts'
import { alienPlanetPlace } from './alien-planet.ts'
import { candyLandPlace } from './candy-land.ts'
import { cloudKingdomPlace } from './cloud-kingdom.ts'
import { enchantedForestPlace } from './enchanted-forest.ts'
import { futuristicCityPlace } from './futuristic-city.ts'
import { hauntedHousePlace } from './haunted-house.ts'
import { marsPlace } from './mars.ts'
import { moonPlace } from './moon.ts'
import { prehistoricPlace } from './prehistoric.ts'
import { spacePlace } from './space.ts'
import { underwaterCityPlace } from './underwater-city.ts'
import { wizardTowerPlace } from './wizard-tower.ts'

export const WONDER: readonly Place[] = [
  alienPlanetPlace,
  candyLandPlace,
  cloudKingdomPlace,
  enchantedForestPlace,
  futuristicCityPlace,
  hauntedHousePlace,
  marsPlace,
  moonPlace,
  prehistoricPlace,
  spacePlace,
  underwaterCityPlace,
  wizardTowerPlace,
]
