import type { Place } from '../../place.ts'
import { aboveLandPlace } from './above-land.ts'
import { bambooForestPlace } from './bamboo-forest.ts'
import { beachPlace } from './beach.ts'
import { shallowsPlace } from './beach-shallows.ts'
import { canyonPlace } from './canyon.ts'
import { cavePlace } from './cave.ts'
import { crystalCavePlace } from './crystal-cave.ts'
import { cliffPlace } from './cliff.ts'
import { coralReefPlace } from './coral-reef.ts'
import { desertPlace } from './desert.ts'
import { forestPlace } from './forest.ts'
import { frozenLakePlace } from './frozen-lake.ts'
import { glacierPlace } from './glacier.ts'
import { hangingBridgePlace } from './hanging-bridge.ts'
import { highlandsPlace } from './highlands.ts'
import { hilltopPlace } from './hilltop.ts'
import { hotSpringPlace } from './hot-spring.ts'
import { icebergPlace } from './iceberg.ts'
import { islandPlace } from './island.ts'
import { junglePlace } from './jungle.ts'
import { lakeDockPlace } from './lake-dock.ts'
import { lakePlace } from './lake.ts'
import { marshPlace } from './marsh.ts'
import { meadowPlace } from './meadow.ts'
import { mountainPlace } from './mountain.ts'
import { oasisPlace } from './oasis.ts'
import { oceanPlace } from './ocean.ts'
import { plainsPlace } from './plains.ts'
import { planViewPlace } from './plan-view.ts'
import { pondPlace } from './pond.ts'
import { riverbankPlace } from './riverbank.ts'
import { riverPlace } from './river.ts'
import { savannaPlace } from './savanna.ts'
import { skyRoadPlace } from './sky-road.ts'
import { skySlidePlace } from './sky-slide.ts'
import { skyPlace } from './sky.ts'
import { snowCanyonPlace } from './snow-canyon.ts'
import { grassSlopePlace } from './grass-slope.ts'
import { tallGrassPlace } from './tall-grass.ts'
import { snowSlopePlace } from './snow-slope.ts'
import { snowyForestPlace } from './snowy-forest.ts'
import { snowyMountainPlace } from './snowy-mountain.ts'
import { underwaterPlace } from './underwater.ts'
import { valleyCliffPlace } from './valley-cliff.ts'
import { valleyPlace } from './valley.ts'
import { volcanoPlace } from './volcano.ts'
import { waterfallPlace } from './waterfall.ts'
import { fjordPlace } from './fjord.ts'
import { kelpForestPlace } from './kelp-forest.ts'
import { tidePoolsPlace } from './tide-pools.ts'

export const NATURE: readonly Place[] = [
  aboveLandPlace,
  bambooForestPlace,
  beachPlace,
  shallowsPlace,
  canyonPlace,
  cavePlace,
  crystalCavePlace,
  cliffPlace,
  coralReefPlace,
  desertPlace,
  forestPlace,
  frozenLakePlace,
  glacierPlace,
  hangingBridgePlace,
  highlandsPlace,
  hilltopPlace,
  hotSpringPlace,
  icebergPlace,
  islandPlace,
  junglePlace,
  lakeDockPlace,
  lakePlace,
  marshPlace,
  meadowPlace,
  mountainPlace,
  oasisPlace,
  oceanPlace,
  plainsPlace,
  planViewPlace,
  pondPlace,
  riverbankPlace,
  riverPlace,
  savannaPlace,
  skyPlace,
  skyRoadPlace,
  skySlidePlace,
  snowCanyonPlace,
  snowSlopePlace,
  grassSlopePlace,
  tallGrassPlace,
  snowyForestPlace,
  snowyMountainPlace,
  underwaterPlace,
  valleyCliffPlace,
  valleyPlace,
  volcanoPlace,
  waterfallPlace,
  fjordPlace,
  kelpForestPlace,
  tidePoolsPlace,
]
