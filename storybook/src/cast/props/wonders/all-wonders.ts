import type { Family } from '../prop.ts'
import { ARMOURY } from './armoury.ts'
import { CURIOSITIES } from './curiosities.ts'
import { FANTASY } from './fantasy.ts'
import { FINDS } from './finds.ts'
import { RISING_HANDS } from './rising-hands.ts'
import { HEAVENLY } from './heavenly.ts'
import { SORCERY } from './sorcery.ts'
import { SPACE_CITIES } from './space-city.ts'
import { STORIED_THINGS } from './storied-things.ts'
import { TALE_LANDMARKS } from './tale-landmarks.ts'
import { TINY_WORLDS } from './tiny-worlds.ts'

/** What there is only in tales, and above the clouds. */
export const ALL_WONDERS: readonly Family[] = [
  ['building', SPACE_CITIES],
  ['thing', FANTASY],
  ['thing', CURIOSITIES],
  ['thing', HEAVENLY],
  ['thing', TINY_WORLDS],
  ['thing', FINDS],
  ['thing', RISING_HANDS],
  ['thing', ARMOURY],
  ['thing', SORCERY],
  ['thing', STORIED_THINGS],
  ['building', TALE_LANDMARKS],
]
