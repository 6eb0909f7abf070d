import type { Deeds } from '../score.ts'
import { BODY_DEEDS } from './body/body-deeds.ts'
import { COMPANY_DEEDS } from './company/company-deeds.ts'
import { DANCE_DEEDS } from './dance/dance-deeds.ts'
import { EVERYDAY_DEEDS } from './everyday/everyday-deeds.ts'
import { FITNESS_DEEDS } from './fitness/fitness-deeds.ts'
import { GARDEN_DEEDS } from './garden/garden-deeds.ts'
import { HOME_DEEDS } from './home/home-deeds.ts'
import { KITCHEN_DEEDS } from './kitchen/kitchen-deeds.ts'
import { MUSIC_DEEDS } from './music/music-deeds.ts'
import { PLAY_DEEDS } from './play/play-deeds.ts'
import { SPORT_DEEDS } from './sport/sport-deeds.ts'
import { TRAVEL_DEEDS } from './travel/travel-deeds.ts'
import { WORK_DEEDS } from './work/work-deeds.ts'

/** Every deed of people that is written as a score. */
export const ALL_DEEDS: Deeds = {
  ...BODY_DEEDS,
  ...COMPANY_DEEDS,
  ...PLAY_DEEDS,
  ...DANCE_DEEDS,
  ...EVERYDAY_DEEDS,
  ...WORK_DEEDS,
  ...SPORT_DEEDS,
  ...FITNESS_DEEDS,
  ...GARDEN_DEEDS,
  ...HOME_DEEDS,
  ...KITCHEN_DEEDS,
  ...MUSIC_DEEDS,
  ...TRAVEL_DEEDS,
}
