import type { Turn } from './turn.ts'
import { FLIGHT_TURNS } from './flight.ts'
import { LANDMARK_TURNS } from './landmarks.ts'
import { SKY_ROAD_TURNS } from './sky-roads.ts'

const COLOUR = '((?:white|red|orange|yellow|blue|purple|violet|pink|crimson|golden) )?(?:[a-z]+ )??'

const FLOWER =
  '(tulip|sunflower|daisy|daisies|poppies|poppy|rose|flower|wildflower|lavender|dandelion|bluebell|lily|lilies|buttercup|cornflower|daffodil|marigold|heather|iris|hyacinth|peony|peonies|clover|rapeseed|canola)'

const CROP = '(pumpkin|wheat|corn|rice|barley|cotton|grass|strawberr)'

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
    'field meadow sea carpet',
    new RegExp(`\\b(?:fields?|meadows?|seas?|carpets?) of ${COLOUR}${FLOWER}s?\\b`, 'g'),
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
  [
    'grass grasses',
    /\b(?:fields?|meadows?|seas?|prairies?|savannas?|plains?) (?:of|full of|with) (?:[a-z]+ )?(?:tall|long|high|deep|waist-high|knee-high|waving|swaying) (?:[a-z]+ )?grass(?:es)?\b/g,
    'the tall grass',
  ],
  ['field', new RegExp(`\\bfields? of (?:[a-z]+ )?${CROP}(?:s|y|ies)?\\b`, 'g'), 'a $1 field'],
]
