import type { Choreography } from '../../action.ts'
import { deed } from '../../performed.ts'
import { blending } from './blending.ts'
import { boilingUp, steamingOff } from './boiling.ts'
import { condensing, frostingOver } from './condensing.ts'
import { burningBright } from './flames.ts'
import { freezing, resting } from './freezing.ts'
import { gauging } from './gauging.ts'
import { goingSoft, meltingAway, stayingHard } from './melting.ts'
import { mixingIn } from './mixing.ts'
import { corroding } from './corroding.ts'
import { keepingRound } from './droplets.ts'
import { emptyingOfAir } from './emptying.ts'
import { escaping } from './escaping.ts'
import { fallingHard } from './falling.ts'
import { puttingOnWater } from './floating.ts'
import { kindling } from './kindling.ts'
import { piercing } from './piercing.ts'
import { squeezing } from './pressing.ts'
import { rubbing, striking } from './rubbing.ts'
import { rusting } from './rusting.ts'
import { leavingMarks } from './writing.ts'
import { subliming } from './subliming.ts'

/** What things do by nature, alone and close up: their object is the stuff or the other thing. */
export const BENCH_DEEDS: readonly Choreography[] = [
  deed('bench-freeze', freezing),
  deed('bench-boil', boilingUp),
  deed('bench-steam', steamingOff),
  deed('bench-melt', meltingAway),
  deed('bench-soften', goingSoft),
  deed('bench-stay', stayingHard),
  deed('bench-sublime', subliming),
  deed('bench-rest', resting),
  deed('bench-gauge', gauging),
  deed('bench-mix', mixingIn),
  deed('bench-blend', blending),
  deed('bench-flame', burningBright),
  deed('bench-dew', condensing),
  deed('bench-frost', frostingOver),
  deed('bench-corrode', corroding),
  deed('bench-drop', keepingRound),
  deed('bench-empty', emptyingOfAir),
  deed('bench-escape', escaping),
  deed('bench-fall', fallingHard),
  deed('bench-float', puttingOnWater),
  deed('bench-kindle', kindling),
  deed('bench-pierce', piercing),
  deed('bench-squeeze', squeezing),
  deed('bench-rub', rubbing),
  deed('bench-strike', striking),
  deed('bench-rust', rusting),
  deed('bench-mark', leavingMarks),
]
