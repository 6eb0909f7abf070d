import type { Deeds } from '../../score.ts'
import { ENSEMBLES } from './ensembles.ts'
import { KEYS_AND_DRUMS } from './keys-and-drums.ts'
import { RARE_MUSIC } from './rare.ts'
import { STRINGS } from './strings.ts'
import { WINDS } from './winds.ts'

export const MUSIC_DEEDS: Deeds = {
  ...KEYS_AND_DRUMS,
  ...RARE_MUSIC,
  ...STRINGS,
  ...WINDS,
  ...ENSEMBLES,
}
