import type { Place } from '../../place.ts'
import { alienPlanetPlace } from './alien-planet.ts'
import { candyLandPlace } from './candy-land.ts'
import { closeEyePlace } from './close-eye.ts'
import { wallFacePlace } from './wall-face.ts'
import { cloudKingdomPlace } from './cloud-kingdom.ts'
import { floatingIslandsPlace } from './floating-islands.ts'
import { colourSwirlPlace } from './colour-swirl.ts'
import { enchantedForestPlace } from './enchanted-forest.ts'
import { futuristicCityPlace } from './futuristic-city.ts'
import { giantTopPlace } from './giant-top.ts'
import { hauntedHousePlace } from './haunted-house.ts'
import { magicTowerPlace } from './magic-tower.ts'
import { marsPlace } from './mars.ts'
import { moonPlace } from './moon.ts'
import { mushroomForestPlace } from './mushroom-forest.ts'
import { prehistoricPlace } from './prehistoric.ts'
import { spacePlace } from './space.ts'
import { underwaterCityPlace } from './underwater-city.ts'
import { fallingGrainsPlace } from './falling-grains.ts'
import { inkCloudPlace } from './ink-cloud.ts'
import { liquidFoldsPlace } from './liquid-folds.ts'
import { sparksInTheDarkPlace } from './sparks-in-the-dark.ts'
import { waterRingsPlace } from './water-rings.ts'
import { wizardStudyPlace } from './wizard-study.ts'

export const WONDER: readonly Place[] = [
  alienPlanetPlace,
  candyLandPlace,
  closeEyePlace,
  wallFacePlace,
  cloudKingdomPlace,
  floatingIslandsPlace,
  colourSwirlPlace,
  enchantedForestPlace,
  futuristicCityPlace,
  giantTopPlace,
  hauntedHousePlace,
  magicTowerPlace,
  marsPlace,
  moonPlace,
  mushroomForestPlace,
  prehistoricPlace,
  spacePlace,
  underwaterCityPlace,
  wizardStudyPlace,
  fallingGrainsPlace,
  inkCloudPlace,
  liquidFoldsPlace,
  sparksInTheDarkPlace,
  waterRingsPlace,
]
