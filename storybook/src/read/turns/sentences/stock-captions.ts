import { CAPTIONED_BEAST_TURNS } from '../beasts/beasts-in-captions.ts'
import { GROWING_THING_TURNS } from '../nature/growing-things.ts'
import { FEW_WORD_TURNS } from '../nature/few-words.ts'
import { LAND_CAPTION_TURNS } from '../nature/land-captions.ts'
import { HOUSE_FRONT_TURNS } from '../places/house-fronts.ts'
import { INDOOR_TURNS } from '../places/indoors.ts'
import { NAMED_ON_MAPS_TURNS } from '../places/named-on-maps.ts'
import { VIEW_FROM_TURNS } from '../places/views-from.ts'
import type { Turn } from '../turn.ts'
import { BARE_COMPANY_TURNS } from '../work/bare-company.ts'
import { BARE_DOING_TURNS } from '../work/bare-doings.ts'
import { BARE_SCENE_TURNS } from '../work/bare-scenes.ts'
import { MOTORING_TURNS } from '../work/motoring.ts'

/** Those who sell films call them by a few words, without articles. */
export const STOCK_CAPTION_TURNS: readonly Turn[] = [
  ...NAMED_ON_MAPS_TURNS,
  ...VIEW_FROM_TURNS,
  ...HOUSE_FRONT_TURNS,
  ...LAND_CAPTION_TURNS,
  ...INDOOR_TURNS,
  ...MOTORING_TURNS,
  ...BARE_DOING_TURNS,
  ...BARE_COMPANY_TURNS,
  ...BARE_SCENE_TURNS,
  ...FEW_WORD_TURNS,
  ...GROWING_THING_TURNS,
  ...CAPTIONED_BEAST_TURNS,
]
