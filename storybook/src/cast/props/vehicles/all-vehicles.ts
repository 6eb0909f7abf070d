import { EARTHMOVERS } from './earthmovers.ts'
import type { Family } from '../prop.ts'
import { VEHICLES } from './vehicles.ts'
import { BUSES } from './buses.ts'
import { BACKS } from './backs.ts'
import { CROWDED } from './crowded.ts'
import { TRAINS } from './trains.ts'
import { AIRCRAFT } from './aircraft.ts'
import { SPACECRAFT } from './spacecraft.ts'
import { BOATS } from './boats.ts'
import { SEA_CRAFT } from './sea-craft.ts'
import { WORK_VEHICLES } from './work-vehicles.ts'
import { FARM_MACHINES } from './farm-machines.ts'
import { CAMPERS } from './campers.ts'
import { PASSENGER_VEHICLES } from './passenger-vehicles.ts'
import { BOLD_CARS } from './bold-cars.ts'
import { FUTURE_VEHICLES } from './future-vehicles.ts'
import { FOOD_TRUCKS } from './food-trucks.ts'
import { OPEN_HOODS } from './open-hoods.ts'
import { OPEN_RIDES } from './open-rides.ts'
import { SMALL_KARTS } from './small-karts.ts'
import { GAUGES } from './gauges.ts'
import { SLEIGHS } from './sleighs.ts'
import { SANTA_SLEIGH } from './santa-sleigh.ts'
import { SHIP_THINGS } from './ship-things.ts'
import { FANCY_FLIGHT } from './fancy-flight.ts'
import { WING_MIRRORS } from './wing-mirrors.ts'

/** What carries people and goods. */
export const ALL_CRAFT: readonly Family[] = [
  ['vehicle', VEHICLES],
  ['vehicle', BUSES],
  ['vehicle', OPEN_HOODS],
  ['vehicle', BACKS],
  ['vehicle', CROWDED],
  ['vehicle', TRAINS],
  ['aircraft', AIRCRAFT],
  ['aircraft', SPACECRAFT],
  ['boat', BOATS],
  ['boat', SEA_CRAFT],
  ['vehicle', WORK_VEHICLES],
  ['vehicle', FARM_MACHINES],
  ['vehicle', PASSENGER_VEHICLES],
  ['vehicle', CAMPERS],
  ['vehicle', BOLD_CARS],
  ['vehicle', FUTURE_VEHICLES],
  ['vehicle', FOOD_TRUCKS],
  ['vehicle', OPEN_RIDES],
  ['vehicle', SMALL_KARTS],
  ['aircraft', FANCY_FLIGHT],
  ['thing', GAUGES],
  ['vehicle', SLEIGHS],
  ['aircraft', SANTA_SLEIGH],
  ['thing', SHIP_THINGS],
  ['thing', WING_MIRRORS],
  ['vehicle', EARTHMOVERS],
]
