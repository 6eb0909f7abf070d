import type { Place } from '../../place.ts'
import { campsitePlace } from './campsite.ts'
import { cemeteryPlace } from './cemetery.ts'
import { farmPlace } from './farm.ts'
import { gardenPlace } from './garden.ts'
import { housePlace } from './house.ts'
import { lighthousePlace } from './lighthouse.ts'
import { parkPlace } from './park.ts'
import { playgroundPlace } from './playground.ts'
import { villagePlace } from './village.ts'
import { windmillPlace } from './windmill.ts'
import { zooPlace } from './zoo.ts'

export const COUNTRY: readonly Place[] = [
  campsitePlace,
  cemeteryPlace,
  farmPlace,
  gardenPlace,
  housePlace,
  lighthousePlace,
  parkPlace,
  playgroundPlace,
  villagePlace,
  windmillPlace,
  zooPlace,
]
