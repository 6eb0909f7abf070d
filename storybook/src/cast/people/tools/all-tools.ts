import { BALLS } from './balls.ts'
import { BATHROOM } from './bathroom.ts'
import { BATS_AND_RACKETS } from './bats-and-rackets.ts'
import { BOARDS } from './boards.ts'
import { BOATS_AND_BOARDS } from './boats-and-boards.ts'
import { BODY_CARE } from './body-care.ts'
import { CLEANING_TOOLS } from './cleaning.ts'
import { COOKWARE } from './cookware.ts'
import { COURTS } from './courts.ts'
import { DISHES } from './dishes.ts'
import { FLIGHT } from './flight.ts'
import { FOOD } from './food.ts'
import { GAMES } from './games.ts'
import { GARDEN_TOOLS } from './garden-tools.ts'
import { GARDEN_WORK } from './garden-work.ts'
import { GYM_GEAR } from './gym.ts'
import { HEIGHTS } from './heights.ts'
import { HOUSEHOLD } from './household.ts'
import { STRUCK_INSTRUMENTS } from './keys-and-drums.ts'
import { KITCHEN_WORK } from './kitchen-work.ts'
import { LUGGAGE } from './luggage.ts'
import { NEEDLEWORK_TOOLS } from './needlework.ts'
import { ODD_RIDES } from './odd-rides.ts'
import { ODDMENTS } from './oddments.ts'
import { PAPERS } from './papers.ts'
import { PLAYTHINGS } from './play.ts'
import { RARE_INSTRUMENTS } from './rare-instruments.ts'
import { SCREENS } from './screens.ts'
import { SPORT_SETS } from './sport-sets.ts'
import { STRING_INSTRUMENTS } from './strings.ts'
import { STUDIO } from './studio.ts'
import { TRADES } from './trades.ts'
import { WEAPONS } from './weapons.ts'
import { WHEELED } from './wheels.ts'
import { WIND_INSTRUMENTS } from './winds.ts'
import { WORKSHOP } from './workshop.ts'
import type { Tool } from './tool.ts'

/** Everything people hold, ride or work at, by name. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  ...BALLS,
  ...BATHROOM,
  ...BATS_AND_RACKETS,
  ...BOARDS,
  ...BOATS_AND_BOARDS,
  ...BODY_CARE,
  ...CLEANING_TOOLS,
  ...COOKWARE,
  ...COURTS,
  ...DISHES,
  ...FLIGHT,
  ...FOOD,
  ...GAMES,
  ...GARDEN_TOOLS,
  ...GARDEN_WORK,
  ...GYM_GEAR,
  ...HEIGHTS,
  ...HOUSEHOLD,
  ...STRUCK_INSTRUMENTS,
  ...KITCHEN_WORK,
  ...LUGGAGE,
  ...NEEDLEWORK_TOOLS,
  ...ODD_RIDES,
  ...ODDMENTS,
  ...PAPERS,
  ...PLAYTHINGS,
  ...RARE_INSTRUMENTS,
  ...SCREENS,
  ...SPORT_SETS,
  ...STRING_INSTRUMENTS,
  ...STUDIO,
  ...TRADES,
  ...WEAPONS,
  ...WHEELED,
  ...WIND_INSTRUMENTS,
  ...WORKSHOP,
}
