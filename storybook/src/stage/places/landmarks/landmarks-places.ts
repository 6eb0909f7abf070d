import type { Place } from '../../place.ts'
import { petraPlace } from './petra.ts'
import { dubaiPlace } from './dubai.ts'
import { cappadociaPlace } from './cappadocia.ts'
import { angkorPlace } from './angkor.ts'
import { amsterdamPlace } from './amsterdam.ts'
import { alpsPlace } from './alps.ts'
import { bigBenPlace } from './big-ben.ts'
import { colosseumPlace } from './colosseum.ts'
import { easterIslandPlace } from './easter-island.ts'
import { eiffelTowerPlace } from './eiffel-tower.ts'
import { greatWallPlace } from './great-wall.ts'
import { greekTemplePlace } from './greek-temple.ts'
import { havanaPlace } from './havana.ts'
import { newOrleansPlace } from './new-orleans.ts'
import { leaningTowerPlace } from './leaning-tower.ts'
import { machuPicchuPlace } from './machu-picchu.ts'
import { moscowPlace } from './moscow.ts'
import { mountFujiPlace } from './mount-fuji.ts'
import { niagaraPlace } from './niagara.ts'
import { pyramidPlace } from './pyramid.ts'
import { rioPlace } from './rio.ts'
import { santoriniPlace } from './santorini.ts'
import { statueOfLibertyPlace } from './statue-of-liberty.ts'
import { stonehengePlace } from './stonehenge.ts'
import { sydneyPlace } from './sydney.ts'
import { tajMahalPlace } from './taj-mahal.ts'
import { towerBridgePlace } from './tower-bridge.ts'
import { venicePlace } from './venice.ts'

export const LANDMARKS: readonly Place[] = [
  petraPlace,
  dubaiPlace,
  cappadociaPlace,
  angkorPlace,
  amsterdamPlace,
  alpsPlace,
  bigBenPlace,
  colosseumPlace,
  easterIslandPlace,
  eiffelTowerPlace,
  greatWallPlace,
  greekTemplePlace,
  havanaPlace,
  newOrleansPlace,
  leaningTowerPlace,
  machuPicchuPlace,
  moscowPlace,
  mountFujiPlace,
  niagaraPlace,
  pyramidPlace,
  rioPlace,
  santoriniPlace,
  statueOfLibertyPlace,
  stonehengePlace,
  sydneyPlace,
  tajMahalPlace,
  towerBridgePlace,
  venicePlace,
]
