import type { Turn } from '../turn.ts'
import { SKY_ROAD_TURNS } from '../nature/sky-roads.ts'

const OTHER =
  '(?:eiffel tower|statue of liberty|lady liberty|(?:great )?pyramid(?: of giza)?|clock tower|leaning tower(?: of pisa)?|skyscraper|empire state building|lighthouse|windmill)'
const DEED =
  '(?:is |are )?(?:danc|waltz|tango|fight|box|hug|kiss|rac|walk|talk|sing|shak|play|wav|laugh|chas|arm)[a-z]*(?: hands| chess| tag| cards)?(?: (?:with|to|at|against))?'
const JOINT = '(?:danc(?:e|es|ing)|waltz(?:es|ing)?|sing(?:s|ing)?|walk(?:s|ing)?|box(?:es|ing)?)'

/** Landmarks that do something together are all on the stage: none of them is the place where the other one is. */
const LANDMARK_TURNS: readonly Turn[] = [
  [
    'ben',
    new RegExp(`\\b((?:the )?${OTHER} (?:and|${DEED})) (?:the )?big ben\\b`, 'g'),
    '$1 a clock tower',
  ],
  [
    'ben',
    new RegExp(`\\b(?:the )?big ben (?=(?:and|${DEED}) (?:an? |the )?${OTHER}\\b)`, 'g'),
    'a clock tower ',
  ],
  [
    'tower liberty pyramid lighthouse windmill skyscraper',
    new RegExp(
      `\\b((?:an? |the )?${OTHER}) (?:is )?(${JOINT}) with ((?:an? |the )?${OTHER})\\b`,
      'g',
    ),
    '$1 and $3 $2 together',
  ],
]

const TAKEN =
  '(?:lifted|carried|blown|swept|whisked|pulled|taken|swooped|hoisted|yanked|raised)(?: (?:up|away|off|high))*'
const ALOFT =
  '(?:up |away |off |high )*(?:into|in|to|through|towards?|across|over) (?:the )?(?:[a-z]+ )?(?:sky|air|clouds|heavens)'
const MID_AIR = ',? (?:while |when )?(?:in )?mid[- ]?air\\b'
const LEAPS =
  '(?:catch|jump|leap|flip|twist|spin|somersault|backflip|frontflip|kick|bounc|div|pounc|snatch|grab|hit|collid|clash|spik|dunk|twirl|tumbl)(?:e|es|s|ing|ed)?'
const BEAMS = '(ufo|flying saucer|alien ship|alien spaceship|spaceship)'

/** Off the ground by the wind, by balloons, or by a beam of light. */
const FLIGHT_TURNS: readonly Turn[] = [
  // How somebody leaps, and not where.
  [
    'mid-air midair mid air',
    new RegExp(
      `(?<=\\b${LEAPS}\\b[^.;]*)${MID_AIR}|${MID_AIR}(?=,? (?:on|at|over|above|in|inside|across) (?:an?|the|his|her|their)\\b)`,
      'g',
    ),
    '',
  ],
  [
    'ufo saucer spaceship ship',
    new RegExp(
      `\\b((?:an?|the|two|three|some) (?:[a-z]+ )?[a-z]+) (?:is|are|gets?|being) (?:slowly )?(?:${TAKEN}|beamed(?: up)?|sucked(?: up)?|abducted)(?: ${ALOFT})? by (?:an?|the) ${BEAMS}(?:'s)?(?: (?:[a-z]+ )?beam)?\\b`,
      'g',
    ),
    'a $2 abducts $1',
  ],
  [
    'umbrella balloons balloon kite',
    new RegExp(
      `(?<=\\b(?:hold|with|grab|grip|clutch|open|under|cling)[a-z]* (?:[a-z]+ ){0,4}(?:umbrella|(?<!air )balloons?|kite),? (?:(?:and|who|he|she|slowly|gently|suddenly) ){0,3})(?:(?:is |are |gets |get |being )(?:slowly |suddenly |gently )?${TAKEN}|floats?|floating|rises?|rising|drifts?|drifting|flies|flying) ${ALOFT}\\b`,
      'g',
    ),
    'drifts-off',
  ],
  [
    'umbrella balloons balloon kite',
    new RegExp(
      `\\b(?:is |are |gets |get |being )(?:slowly |suddenly |gently )?${TAKEN} ${ALOFT} by (?=(?:[a-z]+ ){0,3}balloons?\\b)`,
      'g',
    ),
    'is lifted by ',
  ],
  // Low over a field one is not high above it: the corn stands around.
  [
    'low',
    /\b((?:fl(?:y|ies|ying)|glid(?:es?|ing)|swoop(?:s|ing)?|soar(?:s|ing)?|hover(?:s|ing)?)(?: [a-z]+ly)?) low (?:over|above|across) (?=(?:an?|the|some) (?:[a-z]+ ){0,2}(?:corn ?field|wheat ?field|field|meadow|forest|woods|desert|savanna|garden|park|marsh|street|village|hills?)\b)/g,
    '$1 in ',
  ],
]

const COLOUR = '((?:white|red|orange|yellow|blue|purple|violet|pink|crimson|golden) )?(?:[a-z]+ )??'

const FLOWER =
  '(tulip|sunflower|daisy|daisies|poppies|poppy|rose|flower|wildflower|lavender|dandelion|bluebell|lily|lilies|buttercup|cornflower|daffodil|marigold|heather|iris|hyacinth|peony|peonies|clover|rapeseed|canola)'

const FULL =
  '(?:full of|filled with|covered (?:in|with|by)|carpeted (?:in|with|by)|bursting with|dotted with|strewn with|blanketed (?:in|with|by)|with)'

const HUES =
  '(blue|turquoise|teal|cyan|green|purple|violet|pink|red|orange|golden|gold|yellow|white)'
const SHINE = '(?:glow(?:s|ing)?|luminous|luminescent|bioluminescent|shin(?:es?|ing)|neon)'
const GIANT = '(?:(?:giant|gigantic|huge|enormous|towering|colossal|massive|tall|oversized|big) )?'
const LAND = '(?:forests?|fields?|valleys?|groves?|jungles?|lands?|woods?|worlds?|meadows?)'

/** Mushrooms for trees are the place itself; what is said of their light and colour comes before it. */
const MUSHROOM_TURNS: readonly Turn[] = [
  [
    'mushroom mushrooms toadstools fungi',
    new RegExp(
      `\\b${LAND} (?:of|full of|filled with|made of) ${GIANT}((?:${SHINE} )?)${GIANT}((?:${HUES} )?)(?:${SHINE} )?(?:mushrooms?|toadstools?|fungi)\\b`,
      'g',
    ),
    '$1$2mushroom forest',
  ],
  [
    'mushroom',
    new RegExp(
      `\\bmushroom forest,? (?:(?:that|which|all|softly|brightly|faintly|gently|are|is) )*${SHINE}(?: in)?(?: (?:bright|soft|neon|electric|deep|pale))*(?: ${HUES})?(?: light)?(?= |,|\\.|$)`,
      'g',
    ),
    'glowing $1 mushroom forest',
  ],
]

/** A field of something is all of that, in its colour. */
export const FIELD_TURNS: readonly Turn[] = [
  ...SKY_ROAD_TURNS,
  ...LANDMARK_TURNS,
  ...MUSHROOM_TURNS,
  ...FLIGHT_TURNS,
  ['plein plain', /,? en pl(?:ei|ai)n[- ]air\b|\bpl(?:ei|ai)n[- ]air (?=painter|artist)/g, ''],
  [
    'field meadow sea carpet ocean bed blanket river',
    new RegExp(
      `\\b(?:fields?|meadows?|seas?|carpets?|oceans?|beds?|blankets?|rivers?) of ${COLOUR}${FLOWER}s?\\b`,
      'g',
    ),
    'a $1$2 field',
  ],
  [
    'field meadow pasture prairie grassland clearing',
    new RegExp(
      `\\b(?:fields?|meadows?|pastures?|prairie|grassland|clearing) ${FULL} ${COLOUR}${FLOWER}s?\\b`,
      'g',
    ),
    '$1$2 field',
  ],
]
