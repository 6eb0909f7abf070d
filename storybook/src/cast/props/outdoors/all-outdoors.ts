import { POSTED_SIGNS } from './posted-signs.ts'
import { GARDEN_PLANTS } from './garden-plants.ts'
import type { Family } from '../prop.ts'
import { LINES_AND_WIRES } from './lines-and-wires.ts'
import { BOOTHS } from './booths.ts'
import { CLOTHESLINES } from './clotheslines.ts'
import { CRADLES } from './cradles.ts'
import { CRAGS } from './crags.ts'
import { FIELD_WALLS } from './field-walls.ts'
import { FLOWERS } from './flowers.ts'
import { FRUIT_PLANTS } from './fruit-plants.ts'
import { FRUIT_TREES } from './fruit-trees.ts'
import { GARAGES } from './garages.ts'
import { GREENERY } from './greenery.ts'
import { HAMLETS } from './hamlets.ts'
import { HOUSE_FRONTS } from './house-front.ts'
import { HOUSE_ROWS } from './house-rows.ts'
import { HOUSES } from './houses.ts'
import { LANDMARKS } from './landmarks.ts'
import { LIVING_FLOWERS } from './living-flowers.ts'
import { LOG_CABINS } from './log-cabin.ts'
import { MILLS } from './mills.ts'
import { MONUMENTS } from './monuments.ts'
import { NATURE } from './nature.ts'
import { PERCHES } from './perches.ts'
import { PORTALS } from './portals.ts'
import { LATTICES, ROADSIDE, TELEVISION_TOWERS } from './roadside.ts'
import { SITE_FEATURES } from './site-features.ts'
import { SLUNG } from './slung.ts'
import { SMALL_NATURE } from './small-nature.ts'
import { STREET } from './street.ts'
import { TREEHOUSES } from './treehouse.ts'
import { TREES_BY_NAME } from './trees-by-name.ts'
import { TREES } from './trees.ts'
import { YARD_AND_STREET_THINGS } from './yard-and-street-things.ts'
import { YARDS } from './yards.ts'

/** Houses, plants, and what stands along the way. */
export const ALL_OUTDOORS: readonly Family[] = [
  ['thing', LINES_AND_WIRES],
  ['thing', STREET],
  ['thing', ROADSIDE],
  ['building', LATTICES],
  ['building', TELEVISION_TOWERS],
  ['building', LANDMARKS],
  ['building', MILLS],
  ['building', HOUSES],
  ['building', HOUSE_FRONTS],
  ['building', LOG_CABINS],
  ['building', PORTALS],
  ['building', GARAGES],
  ['building', HOUSE_ROWS],
  ['nature', NATURE],
  ['nature', SMALL_NATURE],
  ['plant', TREES],
  ['plant', FRUIT_TREES],
  ['plant', FRUIT_PLANTS],
  ['plant', TREES_BY_NAME],
  ['nature', CRAGS],
  ['thing', FIELD_WALLS],
  ['thing', PERCHES],
  ['thing', CLOTHESLINES],
  ['thing', CRADLES],
  ['plant', FLOWERS],
  ['plant', LIVING_FLOWERS],
  ['plant', GREENERY],
  ['building', TREEHOUSES],
  ['nature', SLUNG],
  ['building', BOOTHS],
  ['building', HAMLETS],
  ['thing', YARDS],
  ['thing', SITE_FEATURES],
  ['thing', MONUMENTS],
  ['thing', YARD_AND_STREET_THINGS],
  ['plant', GARDEN_PLANTS],
  ['thing', POSTED_SIGNS],
]
