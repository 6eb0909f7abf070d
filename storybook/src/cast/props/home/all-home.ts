import { EVERYDAY_ODDMENTS } from './everyday-oddments.ts'
import { CARRIED_BAGS } from './carried-bags.ts'
import { OUTERWEAR } from './outerwear.ts'
import { PLUGGED_THINGS } from './plugged-things.ts'
import { COUNTER_THINGS } from './counter-things.ts'
import { PADDED_HATS } from './padded-hats.ts'
import { DRESSING_TABLE } from './dressing-table.ts'
import { SMALL_GADGETS } from './small-gadgets.ts'
import type { Family } from '../prop.ts'
import { CLEAR_VESSELS } from '../vessels/clear-vessels.ts'
import { APPLIANCES } from './appliances.ts'
import { BAGS } from './bags.ts'
import { BORROWED_PARTS } from './borrowed-parts.ts'
import { CLOCKWORK } from './clockwork.ts'
import { COOKS_HELPERS } from './cooks-helpers.ts'
import { COSMETICS } from './cosmetics.ts'
import { COSY_CLOTHES } from './cosy-clothes.ts'
import { FALLING_DROPS } from './falling-drops.ts'
import { FURNITURE } from './furniture.ts'
import { GLOW_THINGS } from './glow-things.ts'
import { HALL_THINGS } from './hall-things.ts'
import { HIGH_BEDS } from './high-bed.ts'
import { HOUSE_FITTINGS } from './house-fittings.ts'
import { HOUSEHOLD } from './household.ts'
import { JEWELS } from './jewels.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { KITCHEN_DRAWER } from './kitchen-drawer.ts'
import { KITCHEN_HELPERS } from './kitchen-helpers.ts'
import { KITCHEN } from './kitchen.ts'
import { LAID_OUT_CLOTHES } from './laid-out-clothes.ts'
import { LAUNDRY_THINGS } from './laundry-things.ts'
import { LINEN } from './linen.ts'
import { MADE_THINGS } from './made-things.ts'
import { MOUSE_HOLES } from './mouse-hole.ts'
import { OPEN_CUPBOARDS } from './open-cupboards.ts'
import { OPENINGS } from './openings.ts'
import { OTHER_STATES } from './other-states.ts'
import { PARTY_THINGS } from './party-things.ts'
import { POCKET_THINGS } from './pocket-things.ts'
import { RARE_THINGS } from './rare-things.ts'
import { PRODUCT_THINGS } from './product-things.ts'
import { ROOM_FEATURES } from './room-features.ts'
import { SCREENS } from './screens.ts'
import { SEATS } from './seats.ts'
import { SHOWN_THINGS } from './shown-things.ts'
import { SIMPLE_THINGS } from './simple-things.ts'
import { SMALL_THINGS } from './small-things.ts'
import { SPLASHES } from './splashes.ts'
import { SPREAD_CLOTHS } from './spread-cloths.ts'
import { STRAPS } from './straps.ts'
import { TABLE_THINGS } from './table-things.ts'
import { THINGS_AT_WORK } from './things-at-work.ts'
import { VESSELS } from './vessels.ts'
import { WEARABLES } from './wearables.ts'
import { WORN_THINGS } from './worn-things.ts'

/** What stands, lies and hangs in houses, and what is worn. */
export const HOME_THINGS: readonly Family[] = [
  ['tool', CLEAR_VESSELS],
  ['thing', BAGS],
  ['tool', KITCHEN],
  ['tool', KITCHEN_DRAWER],
  ['tool', KITCHEN_HELPERS],
  ['clothing', LAID_OUT_CLOTHES],
  ['clothing', COSY_CLOTHES],
  ['furniture', LINEN],
  ['tool', COOKS_HELPERS],
  ['thing', WORN_THINGS],
  ['furniture', APPLIANCES],
  ['furniture', LAUNDRY_THINGS],
  ['thing', SCREENS],
  ['furniture', FURNITURE],
  ['furniture', SEATS],
  ['furniture', HOUSEHOLD],
  ['thing', FALLING_DROPS],
  ['thing', PRODUCT_THINGS],
  ['thing', SMALL_THINGS],
  ['thing', SHOWN_THINGS],
  ['thing', COSMETICS],
  ['thing', TABLE_THINGS],
  ['thing', OPENINGS],
  ['thing', OTHER_STATES],
  ['furniture', OPEN_CUPBOARDS],
  ['clothing', WEARABLES],
  ['clothing', BORROWED_PARTS],
  ['thing', CLOCKWORK],
  ['thing', SPLASHES],
  ['thing', THINGS_AT_WORK],
  ['furniture', HIGH_BEDS],
  ['furniture', SPREAD_CLOTHS],
  ['thing', MOUSE_HOLES],
  ['furniture', ROOM_FEATURES],
  ['thing', MADE_THINGS],
  ['thing', JEWELS],
  ['thing', STRAPS],
  ['thing', HALL_THINGS],
  ['thing', GLOW_THINGS],
  ['thing', PARTY_THINGS],
  ['thing', VESSELS],
  ['thing', SIMPLE_THINGS],
  ['thing', HOUSE_FITTINGS],
  ['thing', POCKET_THINGS],
  ['thing', RARE_THINGS],
  ['thing', KEEPSAKES],
  ['tool', SMALL_GADGETS],
  ['tool', DRESSING_TABLE],
  ['clothing', PADDED_HATS],
  ['tool', COUNTER_THINGS],
  ['thing', PLUGGED_THINGS],
  ['clothing', OUTERWEAR],
  ['thing', CARRIED_BAGS],
  ['thing', EVERYDAY_ODDMENTS],
]
