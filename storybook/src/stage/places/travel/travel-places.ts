import type { Place } from '../../place.ts'
import { airportPlace } from './airport.ts'
import { desertRoadPlace } from './desert-road.ts'
import { forestRoadPlace } from './forest-road.ts'
import { highwayPlace } from './highway.ts'
import { railwayPlace } from './railway.ts'
import { spaceshipPlace } from './spaceship.ts'
import { trainStationPlace } from './train-station.ts'
import { tunnelPlace } from './tunnel.ts'

export const TRAVEL: readonly Place[] = [
  airportPlace,
  desertRoadPlace,
  forestRoadPlace,
  highwayPlace,
  railwayPlace,
  spaceshipPlace,
  trainStationPlace,
  tunnelPlace,
]
