import { HAND_TOYS } from './hand-toys.ts'
import type { Family } from '../prop.ts'
import { BOARDS } from './boards.ts'
import { CHESS_PIECES } from './chess-pieces.ts'
import { CHIPS } from './chips.ts'
import { FURTHER_MUSIC } from './further-music.ts'
import { GAME_ROOM } from './game-room.ts'
import { GYM } from './gym.ts'
import { MUSIC } from './music.ts'
import { PLAYGROUND } from './playground.ts'
import { ROLLING_TOYS } from './rolling-toys.ts'
import { SMALL_TOYS } from './small-toys.ts'
import { SOLIDS } from './solids.ts'
import { SPORT_GEAR } from './sport-gear.ts'
import { STAGE_GEAR } from './stage-gear.ts'
import { TOYS } from './toys.ts'
import { WORDMARK, ALPHABET_LETTER } from './wordmark.ts'

/** Toys, games, sport and music. */
export const PLAYTHINGS: readonly Family[] = [
  ['toy', BOARDS],
  ['tool', SPORT_GEAR],
  ['tool', GYM],
  ['toy', SMALL_TOYS],
  ['instrument', MUSIC],
  ['thing', STAGE_GEAR],
  ['thing', CHIPS],
  ['toy', TOYS],
  ['toy', ROLLING_TOYS],
  ['thing', PLAYGROUND],
  ['thing', GAME_ROOM],
  ['thing', SOLIDS],
  ['toy', [WORDMARK, ALPHABET_LETTER]],
  ['instrument', FURTHER_MUSIC],
  ['toy', CHESS_PIECES],
  ['toy', HAND_TOYS],
]
