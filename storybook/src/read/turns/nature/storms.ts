import type { Turn } from '../turn.ts'

const STORM = '((?:(?!with\\b|in\\b)[a-z]+ ){0,2}?(?:tornado|twister|cyclone|whirlwind))'
const STORMS = 'tornado twister cyclone whirlwind'
const WHIRLED =
  '(?:(?:being )?(?:carried|caught|swept|whirled|lifted|spun|swirling|spinning|flying|whirling|floating|sucked|stuck)(?: (?:along|up|away|around|about|round))*)'
const THERE =
  '(?:in|inside|within|around|on|at|through|by|near|into) (?:it|the (?:top|middle|center|centre|air|funnel)|its (?:top|middle|center|centre|funnel|winds?|eye))(?: of it)?'

/** What a whirlwind carries: one of it is lifted up, many are what it is full of. */
export const STORM_TURNS: readonly Turn[] = [
  [
    STORMS,
    new RegExp(
      `\\b(an?|the) ${STORM} (?:filled with|full of|with|of|composed of|consisting of) (?:(?:many|lots of|some|hundreds of|swirling|flying|spinning) )*([a-z]+s)(?: ${WHIRLED})?(?: ${THERE})?(?= *(?:[.,;]|$)| (?:crash|mov|over|above|in|on|at|near|across|through|hit|approach)[a-z]*\\b)`,
      'g',
    ),
    '$1 $2 made of $3',
  ],
  [
    STORMS,
    new RegExp(
      `\\b(an?|the) ${STORM} with (an? (?:[a-z]+ ){0,2}?[a-z]+) (?:${WHIRLED}(?: ${THERE})?|${THERE})(?= *(?:[.,;]|$))`,
      'g',
    ),
    '$3 whirls up , $1 $2',
  ],
  [
    STORMS,
    new RegExp(
      `\\b(an? (?:[a-z]+ ){0,2}?[a-z]+) (?:is |are )?${WHIRLED} (?:in|inside|within|by|into|around) (an?|the) ${STORM}\\b`,
      'g',
    ),
    '$1 whirls up , $2 $3',
  ],
  [
    STORMS,
    new RegExp(
      `\\b(an?|the) ${STORM} (?:is )?(?:carrying|lifting|sucking up|whirling|picking up)(?: up| away| off)? (an? (?:[a-z]+ ){0,2}?[a-z]+)(?: (?:away|into the (?:air|sky)))?(?= *(?:[.,;]|$)| (?:in|on|at|over)\\b)`,
      'g',
    ),
    '$3 whirls up , $1 $2',
  ],
]
