import type { Place } from '../../place.ts'
import { tollBoothPlace } from './toll-booth.ts'
import { hangarPlace } from './hangar.ts'
import { airportTerminalPlace } from './airport-terminal.ts'
import { subwayCarPlace } from './subway-car.ts'
import { airplaneCabinPlace } from './airplane-cabin.ts'
import { airportPlace } from './airport.ts'
import { busInteriorPlace } from './bus-interior.ts'
import { cockpitPlace } from './cockpit.ts'
import { desertRoadPlace } from './desert-road.ts'
import { forestRoadPlace } from './forest-road.ts'
import { highwayPlace } from './highway.ts'
import { launchPadPlace } from './launch-pad.ts'
import { mountainClimbPlace } from './mountain-climb.ts'
import { railwayPlace } from './railway.ts'
import { shipDeckPlace } from './ship-deck.ts'
import { riverCrossingPlace } from './river-crossing.ts'
import { spaceshipPlace } from './spaceship.ts'
import { submarinePlace } from './submarine.ts'
import { subwayPlace } from './subway.ts'
import { trainCarPlace } from './train-car.ts'
import { trainStationPlace } from './train-station.ts'
import { tunnelPlace } from './tunnel.ts'
import { coastalRoadPlace } from './coastal-road.ts'
import { countryRoadPlace } from './country-road.ts'

export const TRAVEL: readonly Place[] = [
  tollBoothPlace,
  hangarPlace,
  airportTerminalPlace,
  subwayCarPlace,
  coastalRoadPlace,
  countryRoadPlace,
  airplaneCabinPlace,
  airportPlace,
  busInteriorPlace,
  cockpitPlace,
  desertRoadPlace,
  forestRoadPlace,
  highwayPlace,
  launchPadPlace,
  mountainClimbPlace,
  railwayPlace,
  shipDeckPlace,
  riverCrossingPlace,
  spaceshipPlace,
  submarinePlace,
  subwayPlace,
  trainCarPlace,
  trainStationPlace,
  tunnelPlace,
]
