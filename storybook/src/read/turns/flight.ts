import type { Turn } from './turn.ts'

const TAKEN =
  '(?:lifted|carried|blown|swept|whisked|pulled|taken|swooped|hoisted|yanked|raised)(?: (?:up|away|off|high))*'
const ALOFT =
  '(?:up |away |off |high )*(?:into|in|to|through|towards?|across|over) (?:the )?(?:[a-z]+ )?(?:sky|air|clouds|heavens)'
const MID_AIR = ',? (?:while |when )?(?:in )?mid[- ]?air\\b'
const LEAPS =
  '(?:catch|jump|leap|flip|twist|spin|somersault|backflip|frontflip|kick|bounc|div|pounc|snatch|grab|hit|collid|clash|spik|dunk|twirl|tumbl)(?:e|es|s|ing|ed)?'
const BEAMS = '(ufo|flying saucer|alien ship|alien spaceship|spaceship)'

/** Off the ground by the wind, by balloons, or by a beam of light. */
export const FLIGHT_TURNS: readonly Turn[] = [
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
    'wind gust breeze storm',
    new RegExp(
      `\\b(?:is |are |gets |get |being )(?:slowly |suddenly |gently )?${TAKEN}(?: ${ALOFT})?(?: by (?:an?|the) (?:[a-z]+ ){0,2}(?:wind|gust|breeze|storm)(?: of wind)?)`,
      'g',
    ),
    'drifts-off',
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
  [
    'iss station',
    /\b(?:in|inside|aboard|on(?:board)?|through) (?:of )?(?:the |an? )?(?:iss|international space station)\b/g,
    'inside a space station',
  ],
  // Low over a field one is not high above it: the corn stands around.
  [
    'low',
    /\b((?:fl(?:y|ies|ying)|glid(?:es?|ing)|swoop(?:s|ing)?|soar(?:s|ing)?|hover(?:s|ing)?)(?: [a-z]+ly)?) low (?:over|above|across) (?=(?:an?|the|some) (?:[a-z]+ ){0,2}(?:corn ?field|wheat ?field|field|meadow|forest|woods|desert|savanna|garden|park|marsh|street|village|hills?)\b)/g,
    '$1 in ',
  ],
]
