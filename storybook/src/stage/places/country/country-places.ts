import type { Place } from '../../place.ts'
import { chickenCoopPlace } from './chicken-coop.ts'
import { linedWayPlace } from './lined-way.ts'
import { backyardPlace } from './backyard.ts'
import { barnInteriorPlace } from './barn-interior.ts'
import { tentInteriorPlace } from './tent-interior.ts'
import { campsitePlace } from './campsite.ts'
import { cemeteryPlace } from './cemetery.ts'
import { cornfieldPlace } from './cornfield.ts'
import { farmPlace } from './farm.ts'
import { gardenPlace } from './garden.ts'
import { greenhousePlace } from './greenhouse.ts'
import { housePlace } from './house.ts'
import { japaneseBridgePlace } from './japanese-bridge.ts'
import { japaneseGardenPlace } from './japanese-garden.ts'
import { lavenderFieldPlace } from './lavender-field.ts'
import { iglooVillagePlace } from './igloo-village.ts'
import { lighthousePlace } from './lighthouse.ts'
import { parkPlace } from './park.ts'
import { playgroundPlace } from './playground.ts'
import { ploughedFieldPlace } from './ploughed-field.ts'
import { riceTerracesPlace } from './rice-terraces.ts'
import { sunflowerFieldPlace } from './sunflower-field.ts'
import { treehousePlace } from './treehouse.ts'
import { villagePlace } from './village.ts'
import { vineyardPlace } from './vineyard.ts'
import { wheatFieldPlace } from './wheat-field.ts'
import { windFarmPlace } from './wind-farm.ts'
import { windmillPlace } from './windmill.ts'
import { woodlandCabinPlace } from './woodland-cabin.ts'
import { zooPlace } from './zoo.ts'
import { cherryGrovePlace } from './cherry-grove.ts'
import { flowerFieldPlace } from './flower-field.ts'
import { hedgeMazePlace } from './hedge-maze.ts'
import { poppyFieldPlace } from './poppy-field.ts'
import { teaPlantationPlace } from './tea-plantation.ts'
import { tulipFieldPlace } from './tulip-field.ts'
import { porchPlace } from './porch.ts'
import { pumpkinPatchPlace } from './pumpkin-patch.ts'
import { villageStreetPlace } from './village-street.ts'
import { tuscanHillsPlace } from './tuscan-hills.ts'

export const COUNTRY: readonly Place[] = [
  chickenCoopPlace,
  villageStreetPlace,
  cherryGrovePlace,
  linedWayPlace,
  backyardPlace,
  barnInteriorPlace,
  tentInteriorPlace,
  campsitePlace,
  cemeteryPlace,
  cornfieldPlace,
  farmPlace,
  flowerFieldPlace,
  gardenPlace,
  greenhousePlace,
  hedgeMazePlace,
  housePlace,
  japaneseBridgePlace,
  japaneseGardenPlace,
  lavenderFieldPlace,
  iglooVillagePlace,
  lighthousePlace,
  parkPlace,
  playgroundPlace,
  poppyFieldPlace,
  porchPlace,
  pumpkinPatchPlace,
  riceTerracesPlace,
  sunflowerFieldPlace,
  teaPlantationPlace,
  treehousePlace,
  tulipFieldPlace,
  tuscanHillsPlace,
  villagePlace,
  vineyardPlace,
  wheatFieldPlace,
  ploughedFieldPlace,
  windFarmPlace,
  windmillPlace,
  woodlandCabinPlace,
  zooPlace,
]
