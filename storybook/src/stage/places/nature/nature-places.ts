import type { Place } from '../../place.ts'
import { beachPlace } from './beach.ts'
import { canyonPlace } from './canyon.ts'
import { cavePlace } from './cave.ts'
import { cliffPlace } from './cliff.ts'
import { coralReefPlace } from './coral-reef.ts'
import { desertPlace } from './desert.ts'
import { forestPlace } from './forest.ts'
import { glacierPlace } from './glacier.ts'
import { icebergPlace } from './iceberg.ts'
import { junglePlace } from './jungle.ts'
import { lakePlace } from './lake.ts'
import { marshPlace } from './marsh.ts'
import { meadowPlace } from './meadow.ts'
import { mountainPlace } from './mountain.ts'
import { oceanPlace } from './ocean.ts'
import { pondPlace } from './pond.ts'
import { riverPlace } from './river.ts'
import { savannaPlace } from './savanna.ts'
import { skyPlace } from './sky.ts'
import { snowyForestPlace } from './snowy-forest.ts'
import { snowyMountainPlace } from './snowy-mountain.ts'
import { underwaterPlace } from './underwater.ts'
import { valleyPlace } from './valley.ts'
import { volcanoPlace } from './volcano.ts'
import { waterfallPlace } from './waterfall.ts'

export const NATURE: readonly Place[] = [
  beachPlace,
  canyonPlace,
  cavePlace,
  cliffPlace,
  coralReefPlace,
  desertPlace,
  forestPlace,
  glacierPlace,
  icebergPlace,
  junglePlace,
  lakePlace,
  marshPlace,
  meadowPlace,
  mountainPlace,
  oceanPlace,
  pondPlace,
  riverPlace,
  savannaPlace,
  skyPlace,
  snowyForestPlace,
  snowyMountainPlace,
  underwaterPlace,
  valleyPlace,
  volcanoPlace,
  waterfallPlace,
]
