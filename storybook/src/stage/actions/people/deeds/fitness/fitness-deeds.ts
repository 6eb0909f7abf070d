import type { Deeds } from '../../score.ts'
import { APPARATUS } from './apparatus.ts'
import { EXERCISES } from './exercises.ts'
import { MACHINES } from './machines.ts'
import { ROPES } from './ropes.ts'
import { WEIGHTS } from './weights.ts'
import { YOGA } from './yoga.ts'

export const FITNESS_DEEDS: Deeds = {
  ...APPARATUS,
  ...EXERCISES,
  ...MACHINES,
  ...ROPES,
  ...WEIGHTS,
  ...YOGA,
}
