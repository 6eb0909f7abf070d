import type { Deeds } from '../../score.ts'
import { FACES } from './faces.ts'
import { FALLS } from './falls.ts'
import { FEELINGS } from './feelings.ts'
import { GAZE } from './gaze.ts'
import { GESTURES } from './gestures.ts'
import { HAND_GAMES } from './hand-games.ts'
import { HANDS } from './hands.ts'
import { HANDS_AT_HEAD } from './hands-at-head.ts'
import { MOODS } from './moods.ts'
import { PORTRAITS } from './portraits.ts'
import { RESTING } from './resting.ts'
import { SENSES } from './senses.ts'
import { SIGNS } from './signs.ts'
import { TRIPS } from './trips.ts'

export const BODY_DEEDS: Deeds = {
  ...FACES,
  ...GESTURES,
  ...HAND_GAMES,
  ...GAZE,
  ...FEELINGS,
  ...FALLS,
  ...HANDS,
  ...HANDS_AT_HEAD,
  ...SIGNS,
  ...MOODS,
  ...PORTRAITS,
  ...RESTING,
  ...SENSES,
  ...TRIPS,
}
