import type { Deeds } from '../../score.ts'
import { COUPLES } from './couples.ts'
import { DANCES } from './dances.ts'
import { DANCES_OF_THE_WORLD } from './of-the-world.ts'
import { PARADES } from './parades.ts'
import { DANCE_STYLES } from './styles.ts'
import { TURNS } from './turns.ts'

export const DANCE_DEEDS: Deeds = {
  ...TURNS,
  ...COUPLES,
  ...DANCES,
  ...DANCES_OF_THE_WORLD,
  ...PARADES,
  ...DANCE_STYLES,
}
