import { TRADE_THINGS } from './work/trade-things.ts'
import { BALLS } from './sport/balls.ts'
import { FLASKS } from './work/flasks.ts'
import { BATHROOM } from './home/bathroom.ts'
import { BATS_AND_RACKETS } from './sport/bats-and-rackets.ts'
import { BELLS } from './work/bells.ts'
import { BENCH_WORK } from './work/bench-work.ts'
import { BOARDS } from './work/boards.ts'
import { BOATS_AND_BOARDS } from './sport/boats-and-boards.ts'
import { BODY_CARE } from './home/body-care.ts'
import { CEREMONY } from './work/ceremony.ts'
import { CHORE_THINGS } from './home/chores.ts'
import { CLEANING_TOOLS } from './home/cleaning.ts'
import { COOKWARE } from './home/cookware.ts'
import { COURTS } from './sport/courts.ts'
import { DISHES } from './home/dishes.ts'
import { EASELS } from './work/easels.ts'
import { ENTRANCES } from './home/entrances.ts'
import { FLIGHT } from './travel/flight.ts'
import { FOOD } from './home/food.ts'
import { BOARD_GAMES } from './sport/board-games.ts'
import { GAMES } from './sport/games.ts'
import { GARDEN_TOOLS } from './work/garden-tools.ts'
import { GARDEN_WORK } from './work/garden-work.ts'
import { GYM_GEAR } from './sport/gym.ts'
import { HAND_DRUMS } from './music/hand-drums.ts'
import { HEAVY_WORK_TOOLS } from './work/heavy-work.ts'
import { HEIGHTS } from './travel/heights.ts'
import { STEEP_WALLS } from './travel/steep-walls.ts'
import { HOUSEHOLD } from './home/household.ts'
import { STRUCK_INSTRUMENTS } from './music/keys-and-drums.ts'
import { KITCHEN_WORK } from './home/kitchen-work.ts'
import { LUGGAGE } from './travel/luggage.ts'
import { NEEDLEWORK_TOOLS } from './home/needlework.ts'
import { ODD_RIDES } from './travel/odd-rides.ts'
import { GROUND_DRAWINGS } from './home/ground-drawings.ts'
import { ODDMENTS } from './home/oddments.ts'
import { PAPERS } from './work/papers.ts'
import { PIERS } from './travel/piers.ts'
import { PLAYTHINGS } from './sport/play.ts'
import { RARE_INSTRUMENTS } from './music/rare-instruments.ts'
import { SCREENS } from './work/screens.ts'
import { STALLS } from './home/stalls.ts'
import { PRIZES } from './sport/prizes.ts'
import { SPORT_SETS } from './sport/sport-sets.ts'
import { STRING_INSTRUMENTS } from './music/strings.ts'
import { STUDIO } from './work/studio.ts'
import { TRADES } from './work/trades.ts'
import { WASH_DAY } from './home/wash-day.ts'
import { WEAPONS } from './work/weapons.ts'
import { WHEELED } from './travel/wheels.ts'
import { WIND_INSTRUMENTS } from './music/winds.ts'
import { CARE_THINGS } from './home/care-things.ts'
import { FIELD_GEAR } from './sport/field-gear.ts'
import { FINISHING_TOOLS } from './work/finishing.ts'
import { INSTRUMENTS_OF_TRADES } from './work/instruments-of-trades.ts'
import { LAWN_AND_ARCADE } from './sport/lawn-and-arcade.ts'
import { APPARATUS_TOOLS } from './sport/apparatus.ts'
import { CLIENTS } from './home/clients.ts'
import { CLOTHS } from './home/cloths.ts'
import { MORE_INSTRUMENTS } from './music/more-instruments.ts'
import { KITCHEN_GADGETS } from './home/kitchen-gadgets.ts'
import { UPKEEP_THINGS } from './home/upkeep-things.ts'
import { POURING_THINGS } from './home/pouring-things.ts'
import { MEAT_AND_CRUMBS } from './home/meat-and-crumbs.ts'
import { WITNESSES_AND_STUDIOS } from './work/witnesses-and-studios.ts'
import { WORKSHOP } from './work/workshop.ts'
import type { Tool } from './tool.ts'

/** Everything people hold, ride or work at, by name. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  ...BALLS,
  ...BENCH_WORK,
  ...HEAVY_WORK_TOOLS,
  ...BATHROOM,
  ...FLASKS,
  ...BATS_AND_RACKETS,
  ...BOARDS,
  ...BOATS_AND_BOARDS,
  ...BODY_CARE,
  ...CARE_THINGS,
  ...CEREMONY,
  ...CHORE_THINGS,
  ...CLEANING_TOOLS,
  ...COOKWARE,
  ...COURTS,
  ...DISHES,
  ...ENTRANCES,
  ...FIELD_GEAR,
  ...FINISHING_TOOLS,
  ...FLIGHT,
  ...FOOD,
  ...GAMES,
  ...BOARD_GAMES,
  ...GARDEN_TOOLS,
  ...GARDEN_WORK,
  ...GYM_GEAR,
  ...HAND_DRUMS,
  ...HEIGHTS,
  ...STEEP_WALLS,
  ...HOUSEHOLD,
  ...TRADE_THINGS,
  ...STRUCK_INSTRUMENTS,
  ...KITCHEN_WORK,
  ...KITCHEN_GADGETS,
  ...LAWN_AND_ARCADE,
  ...APPARATUS_TOOLS,
  ...INSTRUMENTS_OF_TRADES,
  ...LUGGAGE,
  ...NEEDLEWORK_TOOLS,
  ...ODD_RIDES,
  ...ODDMENTS,
  ...GROUND_DRAWINGS,
  ...PAPERS,
  ...PIERS,
  ...PLAYTHINGS,
  ...RARE_INSTRUMENTS,
  ...MORE_INSTRUMENTS,
  ...SCREENS,
  ...SPORT_SETS,
  ...PRIZES,
  ...STALLS,
  ...STRING_INSTRUMENTS,
  ...STUDIO,
  ...EASELS,
  ...TRADES,
  ...WASH_DAY,
  ...WEAPONS,
  ...WHEELED,
  ...WIND_INSTRUMENTS,
  ...CLIENTS,
  ...CLOTHS,
  ...UPKEEP_THINGS,
  ...MEAT_AND_CRUMBS,
  ...POURING_THINGS,
  ...WITNESSES_AND_STUDIOS,
  ...WORKSHOP,
  ...BELLS,
}
