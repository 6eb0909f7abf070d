import { ALL_CREATURES } from './creatures/all-creatures.ts'
import { COMMON_CRAFT, RARER_CRAFT } from './vehicles/all-vehicles.ts'
import { CHESS_PIECES } from './play/chess-pieces.ts'
import { APPLIANCES } from './home/appliances.ts'
import { THINGS_AT_WORK } from './home/things-at-work.ts'
import { LAUNDRY_THINGS } from './home/laundry-things.ts'
import { BAGS } from './home/bags.ts'
import { BOARDS } from './play/boards.ts'
import { CLEAR_VESSELS } from './vessels/clear-vessels.ts'
import { CLOCKWORK } from './home/clockwork.ts'
import { CRAFTS } from './work/crafts.ts'
import { CURIOSITIES } from './wonders/curiosities.ts'
import { FIXTURES } from './work/fixtures.ts'
import { FANTASY } from './wonders/fantasy.ts'
import { CANDLE_CAKES } from './home/candle-cakes.ts'
import { FOOD } from './home/food.ts'
import { FURNITURE } from './home/furniture.ts'
import { FALLING_DROPS } from './home/falling-drops.ts'
import { GARDEN } from './work/garden.ts'
import { GIRDERS } from './work/girders.ts'
import { GLOW_THINGS } from './home/glow-things.ts'
import { GYM } from './play/gym.ts'
import { HEAVENLY } from './wonders/heavenly.ts'
import { TINY_WORLDS } from './wonders/tiny-worlds.ts'
import { HOUSEHOLD } from './home/household.ts'
import { HOUSES } from './outdoors/houses.ts'
import { HOUSE_FRONTS } from './outdoors/house-front.ts'
import { LOG_CABINS } from './outdoors/log-cabin.ts'
import { KITCHEN } from './home/kitchen.ts'
import { LANDMARKS } from './outdoors/landmarks.ts'
import { MILLS } from './outdoors/mills.ts'
import { MUSIC } from './play/music.ts'
import { NATURE } from './outdoors/nature.ts'
import { OFFICE_THINGS } from './work/office-things.ts'
import { OPENINGS } from './home/openings.ts'
import { OPEN_CUPBOARDS } from './home/open-cupboards.ts'
import { OTHER_STATES } from './home/other-states.ts'
import { PARTY_THINGS } from './home/party-things.ts'
import { HOT_DRINKS } from './home/hot-drinks.ts'
import { SPLASHES } from './home/splashes.ts'
import { CLOTHESLINES } from './outdoors/clotheslines.ts'
import { CRAGS } from './outdoors/crags.ts'
import { FIELD_WALLS } from './outdoors/field-walls.ts'
import { PERCHES } from './outdoors/perches.ts'
import { PLAYGROUND } from './play/playground.ts'
import { HOUSE_ROWS } from './outdoors/house-rows.ts'
import { GARAGES } from './outdoors/garages.ts'
import { NATIONAL_FLAGS } from './work/national-flags.ts'
import { CHIPS } from './play/chips.ts'
import { SPACE_CITIES } from './wonders/space-city.ts'
import { GAUGES } from './vehicles/gauges.ts'
import { PORTALS } from './outdoors/portals.ts'
import { COSMETICS } from './home/cosmetics.ts'
import { SMALL_THINGS } from './home/small-things.ts'
import { PRODUCT_THINGS } from './home/product-things.ts'
import { SHOWN_THINGS } from './home/shown-things.ts'
import { TABLE_THINGS } from './home/table-things.ts'
import { ROLLING_TOYS } from './play/rolling-toys.ts'
import { SCIENCE } from './work/science.ts'
import { SCREENS } from './home/screens.ts'
import { SEATS } from './home/seats.ts'
import { SANTA_SLEIGH } from './vehicles/santa-sleigh.ts'
import { SIMPLE_THINGS } from './home/simple-things.ts'
import { SLEIGHS } from './vehicles/sleighs.ts'
import { SMALL_NATURE } from './outdoors/small-nature.ts'
import { SPORT_GEAR } from './play/sport-gear.ts'
import { STAGE_GEAR } from './play/stage-gear.ts'
import { STREET } from './outdoors/street.ts'
import { TOYS } from './play/toys.ts'
import { TREATS } from './home/treats.ts'
import { FRUIT_PLANTS } from './outdoors/fruit-plants.ts'
import { FRUIT_TREES } from './outdoors/fruit-trees.ts'
import { TREES } from './outdoors/trees.ts'
import { TREES_BY_NAME } from './outdoors/trees-by-name.ts'
import { VESSELS } from './home/vessels.ts'
import { WEARABLES } from './home/wearables.ts'
import { BORROWED_PARTS } from './home/borrowed-parts.ts'
import { WORKSHOP } from './work/workshop.ts'
import { LENT_TOOLS } from './lent-tools.ts'
import type { Family, ListedProp } from './prop.ts'
import { STORIED_THINGS } from './wonders/storied-things.ts'
import { TALE_LANDMARKS } from './wonders/tale-landmarks.ts'
import { ARMOURY } from './wonders/armoury.ts'
import { SORCERY } from './wonders/sorcery.ts'
import { MONUMENTS } from './outdoors/monuments.ts'
import { HAND_MACHINES } from './work/hand-machines.ts'
import { PICTURE_TAKERS } from './work/picture-takers.ts'
import { HALL_THINGS } from './home/hall-things.ts'
import { STRAPS } from './home/straps.ts'
import { FURTHER_MUSIC } from './play/further-music.ts'
import { JEWELS } from './home/jewels.ts'
import { MACHINES } from './work/machines.ts'
import { DESK_THINGS } from './work/desk-things.ts'
import { MONSTERS } from './creatures/monsters.ts'
import { HIGH_BEDS } from './home/high-bed.ts'
import { SPREAD_CLOTHS } from './home/spread-cloths.ts'
import { MOUSE_HOLES } from './home/mouse-hole.ts'
import { OTTER_PAIRS } from './creatures/otter-pair.ts'
import { BOOTHS } from './outdoors/booths.ts'
import { HAMLETS } from './outdoors/hamlets.ts'
import { SLUNG } from './outdoors/slung.ts'
import { TREEHOUSES } from './outdoors/treehouse.ts'
import { SCREEN_BANKS } from './work/screen-banks.ts'
import { GAME_ROOM } from './play/game-room.ts'
import { SOLIDS } from './play/solids.ts'
import { ALPHABET_LETTER, WORDMARK } from './play/wordmark.ts'
import { ROOM_FEATURES } from './home/room-features.ts'
import { SITE_FEATURES } from './outdoors/site-features.ts'
import { YARDS } from './outdoors/yards.ts'
import { SHIP_THINGS } from './vehicles/ship-things.ts'
import { FINDS } from './wonders/finds.ts'
import { MADE_THINGS } from './home/made-things.ts'
import { FILLING_GLASSES } from './home/filling-glasses.ts'
import { FROM_NEAR } from './home/from-near.ts'
import { BOWLS_AND_GLASSES } from './home/bowls-and-glasses.ts'
import { DISHES } from './home/dishes.ts'
import { CRADLES } from './outdoors/cradles.ts'
import { FLOWERS } from './outdoors/flowers.ts'
import { LIVING_FLOWERS } from './outdoors/living-flowers.ts'
import { FRUITS } from './home/fruits.ts'
import { GREENERY } from './outdoors/greenery.ts'
import { PASTRIES } from './home/pastries.ts'
import { VEGETABLES } from './home/vegetables.ts'
import { KITCHEN_DRAWER } from './home/kitchen-drawer.ts'
import { WORN_THINGS } from './home/worn-things.ts'
import { SMALL_TOOLS } from './work/small-tools.ts'
import { SHEETS } from './work/sheets.ts'
import { BENCH_TOOLS } from './work/bench-tools.ts'
import { KITCHEN_HELPERS } from './home/kitchen-helpers.ts'
import { LAID_OUT_CLOTHES } from './home/laid-out-clothes.ts'
import { COCKTAILS } from './home/cocktails.ts'
import { SOUP_BOWLS } from './home/soup-bowls.ts'
import { HEAPED_BOWLS } from './home/heaped-bowls.ts'
import { WORLD_PLATES } from './home/world-plates.ts'
import { SNACK_PLATES } from './home/snack-plates.ts'
import { SAUCY_PLATES } from './home/saucy-plates.ts'
import { SWEET_PLATES } from './home/sweet-plates.ts'
import { NUTS_AND_SHELLS } from './home/nuts-and-shells.ts'
import { GARDEN_GREENS } from './home/garden-greens.ts'
import { HOUSE_FITTINGS } from './home/house-fittings.ts'
import { POCKET_THINGS } from './home/pocket-things.ts'
import { KEEPSAKES } from './home/keepsakes.ts'
import { YARD_AND_STREET_THINGS } from './outdoors/yard-and-street-things.ts'
import { MAPS } from './work/maps.ts'
import { LINEN } from './home/linen.ts'
import { COSY_CLOTHES } from './home/cosy-clothes.ts'
import { COOKS_HELPERS } from './home/cooks-helpers.ts'
import { SMALL_TOYS } from './play/small-toys.ts'

const FAMILIES: readonly Family[] = [
  ['thing', STREET],
  ['thing', BAGS],
  ['toy', BOARDS],
  ['tool', SPORT_GEAR],
  ['tool', GYM],
  ['tool', KITCHEN],
  ['tool', KITCHEN_DRAWER],
  ['tool', SMALL_TOOLS],
  ['tool', BENCH_TOOLS],
  ['thing', SHEETS],
  ['tool', KITCHEN_HELPERS],
  ['clothing', LAID_OUT_CLOTHES],
  ['clothing', COSY_CLOTHES],
  ['furniture', LINEN],
  ['tool', COOKS_HELPERS],
  ['toy', SMALL_TOYS],
  ['thing', WORN_THINGS],
  ['food', FOOD],
  ['food', CANDLE_CAKES],
  ['furniture', APPLIANCES],
  ['furniture', LAUNDRY_THINGS],
  ['thing', SCREENS],
  ['furniture', FURNITURE],
  ['furniture', SEATS],
  ['furniture', HOUSEHOLD],
  ['instrument', MUSIC],
  ['thing', STAGE_GEAR],
  ['tool', WORKSHOP],
  ['thing', CRAFTS],
  ['tool', SCIENCE],
  ['thing', FALLING_DROPS],
  ['thing', GARDEN],
  ...COMMON_CRAFT,
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
  ['thing', GAUGES],
  ['thing', CHIPS],
  ['building', SPACE_CITIES],
  ['thing', NATIONAL_FLAGS],
  ['thing', PRODUCT_THINGS],
  ['thing', SMALL_THINGS],
  ['thing', SHOWN_THINGS],
  ['thing', COSMETICS],
  ['thing', TABLE_THINGS],
  ['vehicle', SLEIGHS],
  ['aircraft', SANTA_SLEIGH],
  ['plant', TREES],
  ['plant', FRUIT_TREES],
  ['plant', FRUIT_PLANTS],
  ['plant', TREES_BY_NAME],
  ['toy', TOYS],
  ['toy', ROLLING_TOYS],
  ['thing', PLAYGROUND],
  ['thing', FANTASY],
  ['thing', CURIOSITIES],
  ...ALL_CREATURES,
  ['thing', HEAVENLY],
  ['thing', TINY_WORLDS],
  ['nature', CRAGS],
  ['thing', FIELD_WALLS],
  ['thing', PERCHES],
  ['thing', CLOTHESLINES],
  ['thing', OPENINGS],
  ['thing', OTHER_STATES],
  ['furniture', OPEN_CUPBOARDS],
  ['clothing', WEARABLES],
  ['clothing', BORROWED_PARTS],
  ...RARER_CRAFT,
  ['thing', CLOCKWORK],
  ['food', DISHES],
  ['food', BOWLS_AND_GLASSES],
  ['food', FILLING_GLASSES],
  ['food', FROM_NEAR],
  ['food', HOT_DRINKS],
  ['thing', SPLASHES],
  ['thing', CRADLES],
  ['plant', FLOWERS],
  ['plant', LIVING_FLOWERS],
  ['thing', THINGS_AT_WORK],
  ['food', FRUITS],
  ['plant', GREENERY],
  ['food', PASTRIES],
  ['food', VEGETABLES],
  ['thing', DESK_THINGS],
  ['thing', SCREEN_BANKS],
  ['creature', MONSTERS],
  ['furniture', HIGH_BEDS],
  ['furniture', SPREAD_CLOTHS],
  ['thing', MOUSE_HOLES],
  ['building', TREEHOUSES],
  ['nature', SLUNG],
  ['building', BOOTHS],
  ['building', HAMLETS],
  ['animal', OTTER_PAIRS],
  ['thing', GAME_ROOM],
  ['thing', SOLIDS],
  ['toy', [WORDMARK, ALPHABET_LETTER]],
  ['thing', YARDS],
  ['thing', SITE_FEATURES],
  ['furniture', ROOM_FEATURES],
  ['thing', SHIP_THINGS],
  ['thing', FINDS],
  ['thing', MADE_THINGS],
  ['thing', ARMOURY],
  ['thing', SORCERY],
  ['thing', MONUMENTS],
  ['instrument', FURTHER_MUSIC],
  ['thing', JEWELS],
  ['thing', STRAPS],
  ['thing', HALL_THINGS],
  ['thing', PICTURE_TAKERS],
  ['thing', MACHINES],
  ['tool', HAND_MACHINES],
  ['thing', GLOW_THINGS],
  ['thing', OFFICE_THINGS],
  ['thing', GIRDERS],
  ['thing', FIXTURES],
  ['toy', CHESS_PIECES],
  ['food', TREATS],
  ['thing', PARTY_THINGS],
  ['thing', STORIED_THINGS],
  ['building', TALE_LANDMARKS],
  ['thing', VESSELS],
  ['tool', CLEAR_VESSELS],
  ['thing', SIMPLE_THINGS],
  ['food', COCKTAILS],
  ['food', SOUP_BOWLS],
  ['food', HEAPED_BOWLS],
  ['food', WORLD_PLATES],
  ['food', SNACK_PLATES],
  ['food', SAUCY_PLATES],
  ['food', SWEET_PLATES],
  ['food', NUTS_AND_SHELLS],
  ['food', GARDEN_GREENS],
  ['thing', MAPS],
  ['thing', HOUSE_FITTINGS],
  ['thing', POCKET_THINGS],
  ['thing', KEEPSAKES],
  ['thing', YARD_AND_STREET_THINGS],
]

/** Everything we draw ourselves. A noun's picture is `prop:<name>`; `words` are the nouns that mean it. */
export const PROPS: readonly ListedProp[] = [
  ...FAMILIES.flatMap(([kind, props]) =>
    props.map((prop) => ({ kind, name: (prop.words[0] ?? '').replaceAll(' ', '-'), ...prop })),
  ),
  ...LENT_TOOLS,
]
