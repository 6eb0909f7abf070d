import type { Choreography } from '../action.ts'
import { ATHLETICS } from './athletics.ts'
import { BALL_GAMES } from './ball-games.ts'
import { CRAFT } from './craft.ts'
import { DANCE } from './dance.ts'
import { FITNESS } from './fitness.ts'
import { GARDEN_DEEDS } from './garden.ts'
import { GESTURES } from './gestures.ts'
import { HOUSEHOLD } from './household.ts'
import { KITCHEN_DEEDS } from './kitchen.ts'
import { MUSIC } from './music.ts'
import { OUTDOORS } from './outdoors.ts'
import { TOGETHER } from './together.ts'
import { WALKING } from './walking.ts'

/** Everything people do; ids are the verbs of the plan. */
export const HUMAN_ACTIONS: readonly Choreography[] = [
  ...WALKING,
  ...GESTURES,
  ...MUSIC,
  ...FITNESS,
  ...BALL_GAMES,
  ...ATHLETICS,
  ...HOUSEHOLD,
  ...KITCHEN_DEEDS,
  ...CRAFT,
  ...GARDEN_DEEDS,
  ...TOGETHER,
  ...DANCE,
  ...OUTDOORS,
]
