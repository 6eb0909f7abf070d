import type { Turn } from './turn.ts'

const PART = '(?:eyes?|nostrils?|snouts?|nose|heads?|ears?|backs?)'
const PARTS = `(?:[a-z]+ )?${PART}(?:(?:,| and|, and) (?:its |their )?(?:[a-z]+ )?${PART})*`
const SHOWS =
  '(?: (?:is|are|just|barely|only|slightly|visible|showing|peeking|poking|sticking|rising|seen|glowing|staring|peering|up|out|remain|remaining))*'
const WATER = '(?:water|waterline|surface|river|swamp|pond|lake|lagoon|marsh|waves|pool|sea)'

/** Who is in the water up to the eyes, in plainer words. */
export const WATER_TURNS: readonly Turn[] = [
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
