import type { Turn } from './turn.ts'

const STORM =
  "(?:an?|the) (?:(?!storm's)[a-z]+ ){0,2}?(?:tornado|twister|cyclone|whirlwind|hurricane)"

/** Who flees from a storm has it behind: it is seen, whatever else is said of the way. */
export const FLEEING_TURNS: readonly Turn[] = [
  [
    'tornado twister cyclone whirlwind hurricane',
    new RegExp(`(?<!^)\\b(?:away |off |to safety )?from (${STORM})\\b([^,.;]*)`, 'g'),
    '$2 , $1 behind',
  ],
  [
    'tornado twister cyclone whirlwind hurricane',
    new RegExp(
      `\\b(?:(?:is |are )?(?:trying|tries|try|attempt(?:s|ing)?) to )?(?:outrun(?:s|ning)?|escap(?:es|e|ing)|flee(?:s|ing)?|dodg(?:es|e|ing)) (${STORM})\\b([^,.;]*)`,
      'g',
    ),
    'races away$2 , $1 behind',
  ],
]
