import type { Turn } from '../turn.ts'

const NAMES = '((?:(?:an?|the|some|his|her|their) )?(?:(?!from\\b)[a-z0-9-]+ ){0,4}?[a-z0-9-]+)'
const SIGHT = '(?:(?:an?|the) )?(?:(?:ground|good|close|full|beautiful|clear|stunning|wonderful) )*'
const VIEW = '(?:view|picture|photo|photograph|shot|image|look)'
const ENDS = '(?= *(?:[.,;]|$)| (?:at|in|during|on) )'
const BELOW =
  '(?:below|underneath|beneath|the ground|down below|(?:its|the|their) (?:base|foot|bottom|feet))'
const BODIES = 'earth|planet earth|sun|saturn|jupiter|mars|venus|moon|milky way|galaxy|stars|comet'
const GROUND = "(?:surface of )?(?:the )?(moon|mars|red planet)(?:'s surface)?"

/** "A hand emerges from the ground": that is where it comes from. */
const COMES =
  'emerge|rise|come|grow|burst|sprout|shoot|appear|jump|leap|spring|spurt|erupt|reach|climb|crawl|lift|fli|break'

/** Where somebody stands who sees it: below it, or on another world. */
export const SEEN_FROM_TURNS: readonly Turn[] = [
  [
    'below base foot ground bottom underneath beneath feet',
    new RegExp(`\\b${SIGHT}${VIEW} of ${NAMES} (?:as )?(?:seen )?from ${BELOW}${ENDS}`, 'g'),
    '$1 seen from below',
  ],
  [
    'below base foot ground bottom',
    new RegExp(
      `^\\s*((?:an?|the) (?:[a-z-]+ ){0,4}?(?!lit\\b|seen\\b|[a-z]+(?:ed|ing)\\b|(?:${COMES})e?s\\b)[a-z-]+) from ${BELOW}(?= *[.]?\\s*$)`,
      'g',
    ),
    '$1 seen from below',
  ],
  ['below', new RegExp(`\\bview from below of `, 'g'), 'low-angle view of '],
  [
    'above',
    new RegExp(
      `\\b${SIGHT}view of ${NAMES} from (?:far |high )?(?:above|overhead|up high)${ENDS}`,
      'g',
    ),
    '$1 seen from above',
  ],
  [
    'moon mars planet',
    new RegExp(
      `\\b(?:${SIGHT}${VIEW} of )?(?:the )?(${BODIES})(?: rising)? (?:as )?(?:seen |viewed )?from (?:on )?(?:the )?${GROUND}${ENDS}`,
      'g',
    ),
    'on the $2, the $1 in the sky',
  ],
  ["moon's mars's", /\bon the (moon|mars)(?:'s) surface\b/g, 'on the surface of the $1'],
]
