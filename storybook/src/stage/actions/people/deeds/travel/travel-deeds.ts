import type { Deeds } from '../../score.ts'
import { ABOUT_TOWN } from './about-town.ts'
import { AIR } from './air.ts'
import { CLIFF_JUMPS } from './cliff-jumps.ts'
import { MOUNTS } from './mounts.ts'
import { ODD_RIDES } from './odd-rides.ts'
import { RAILS } from './rails.ts'
import { RUNNING_LATE } from './running-late.ts'
import { SLEDGES } from './sledges.ts'
import { SNOW } from './snow.ts'
import { STROKES } from './strokes.ts'
import { SWIMMING } from './swimming.ts'
import { VEHICLES } from './vehicles.ts'
import { WATER } from './water.ts'
import { WAVES } from './waves.ts'
import { WEIGHTLESS } from './weightless.ts'
import { WHEELS } from './wheels.ts'

export const TRAVEL_DEEDS: Deeds = {
  ...RAILS,
  ...WEIGHTLESS,
  ...ABOUT_TOWN,
  ...AIR,
  ...MOUNTS,
  ...ODD_RIDES,
  ...RUNNING_LATE,
  ...SLEDGES,
  ...CLIFF_JUMPS,
  ...SNOW,
  ...STROKES,
  ...SWIMMING,
  ...VEHICLES,
  ...WATER,
  ...WAVES,
  ...WHEELS,
}
