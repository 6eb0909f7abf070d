import type { Place } from '../../place.ts'
import { bigBenPlace } from './big-ben.ts'
import { colosseumPlace } from './colosseum.ts'
import { eiffelTowerPlace } from './eiffel-tower.ts'
import { greatWallPlace } from './great-wall.ts'
import { greekTemplePlace } from './greek-temple.ts'
import { machuPicchuPlace } from './machu-picchu.ts'
import { mountFujiPlace } from './mount-fuji.ts'
import { pyramidPlace } from './pyramid.ts'
import { santoriniPlace } from './santorini.ts'
import { statueOfLibertyPlace } from './statue-of-liberty.ts'
import { sydneyPlace } from './sydney.ts'
import { tajMahalPlace } from './taj-mahal.ts'
import { venicePlace } from './venice.ts'

export const LANDMARKS: readonly Place[] = [
  bigBenPlace,
  colosseumPlace,
  eiffelTowerPlace,
  greatWallPlace,
  greekTemplePlace,
  machuPicchuPlace,
  mountFujiPlace,
  pyramidPlace,
  santoriniPlace,
  statueOfLibertyPlace,
  sydneyPlace,
  tajMahalPlace,
  venicePlace,
]
