import type { Deeds } from '../score.ts'
import * as body from './body/body-deeds.ts'
import * as company from './company/company-deeds.ts'
import * as dance from './dance/dance-deeds.ts'
import * as everyday from './everyday/everyday-deeds.ts'
import * as fitness from './fitness/fitness-deeds.ts'
import * as garden from './garden/garden-deeds.ts'
import * as home from './home/home-deeds.ts'
import * as kitchen from './kitchen/kitchen-deeds.ts'
import * as music from './music/music-deeds.ts'
import * as play from './play/play-deeds.ts'
import * as sport from './sport/sport-deeds.ts'
import * as travel from './travel/travel-deeds.ts'
import * as work from './work/work-deeds.ts'

const THEMES: readonly Readonly<Record<string, Deeds>>[] = [
  body,
  company,
  dance,
  everyday,
  fitness,
  garden,
  home,
  kitchen,
  music,
  play,
  sport,
  travel,
  work,
]

/** Every deed of people that is written as a score. */
export const ALL_DEEDS: Deeds = Object.fromEntries(
  THEMES.flatMap((theme) => Object.values(theme)).flatMap((deeds) => Object.entries(deeds)),
)
