import type { Turn } from '../turn.ts'

const PART = '(?:eyes?|nostrils?|snouts?|nose|heads?|ears?|backs?)'
const PARTS = `(?:[a-z]+ )?${PART}(?:(?:,| and|, and) (?:its |their )?(?:[a-z]+ )?${PART})*`
const SHOWS =
  '(?: (?:is|are|just|barely|only|slightly|visible|showing|peeking|poking|sticking|rising|seen|glowing|staring|peering|up|out|remain|remaining))*'
const WATER = '(?:water|waterline|surface|river|swamp|pond|lake|lagoon|marsh|waves|pool|sea)'

const RIDES =
  '(?:(?:is |are |was )?(?:rid(?:es|e|ing)|surf(?:s|ing)?|glid(?:es|ing)|speed(?:s|ing)|shoot(?:s|ing)|carv(?:es|ing)|rac(?:es|ing)|go(?:es|ing)|slid(?:es|ing)|tucked|crouch(?:es|ing)) )?'
const LOOKS = '(?:[a-z-]+,? ){0,3}?'

/** The hollow of a wave that curls over who rides in it. */
const BARREL_TURNS: readonly Turn[] = [
  [
    'barrel tube tunnel curl hollow',
    new RegExp(
      `\\b${RIDES}(?:inside|in|through|within|into|under)(?: of)? (?:an?|the) ${LOOKS}(?:barrel|tube|curl|tunnel|hollow) (?:of|in) (?:an?|the) ${LOOKS}(?:wave|breaker)s?\\b`,
      'g',
    ),
    'surfing in a wave barrel',
  ],
  [
    'wave barrel',
    new RegExp(
      `\\b(?:(?:gets?|getting|is|being) barrell?ed|${RIDES}(?:inside|in|through|within)(?: of)? (?:an?|the) ${LOOKS}(?:(?:barrell?(?:ing|ed)?|tub(?:e|ing|ular)|curling|hollow) waves?|waves? (?:barrel|tube|tunnel)|(?<=inside (?:an?|the) ${LOOKS})wave))\\b`,
      'g',
    ),
    'surfing in a wave barrel',
  ],
]

/** Who is in the water up to the eyes, in plainer words. */
export const WATER_TURNS: readonly Turn[] = [
  ...BARREL_TURNS,
  [
    'above out over from',
    new RegExp(
      `,?(?: with| and| so that)?(?: only| just)? (?:its|their|the|his|her|two) ${PARTS}${SHOWS} (?:above|out of|over|from) (?:the )?(?:[a-z]+ )?${WATER}(?: of the [a-z]+)?\\b`,
      'g',
    ),
    ' lying low in the water',
  ],
  [
    'only just',
    new RegExp(
      `(?<=\\b${WATER}\\b.*),? (?:with )?(?:only|just) (?:its|their) ${PARTS} (?:is |are )?(?:visible|showing|seen|sticking out|peeking out|poking out)\\b`,
      'g',
    ),
    ' lying low in the water',
  ],
  [
    'submerged',
    new RegExp(
      `\\b(?:(?:lies?|lying|hides?|hiding|floats?|floating|lurks?|lurking|waits?|waiting|rests?|resting|drifts?|drifting) )?(?:half|partly|partially|mostly|almost)[- ](?:fully |completely )?submerged(?: in (?:an?|the) (?:[a-z]+ ){0,2}?(?=${WATER})| in (?:[a-z]+ )?(?=water))`,
      'g',
    ),
    'lying low in the ',
  ],
]
