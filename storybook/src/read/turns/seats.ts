import type { Turn } from './turn.ts'

const CAR =
  'taxi|car|van|truck|lorry|cab|jeep|limousine|limo|convertible|roadster|cabriolet|pickup|pickup truck|sleigh|carriage|tractor|wagon|cart|bus|rickshaw|tuk-tuk'
const WHOSE = '(?:an?|the|his|her|their|its|our|my)'
const LOOKS = '(?:[a-z-]+ ){0,3}?'
/** Where guests of a car sit. */
const GUESTS = '(?:passenger|back|rear) ?seats?'
const SEATS = `(?:${GUESTS}|(?:(?:front|driver's) )?seats?)`
/** Parts that one sits in, each with what has it. */
const WHOLES: readonly (readonly [part: string, whole: string])[] = [
  [SEATS, CAR],
  ['(?:bed|flatbed|back|trunk|boot)', CAR],
  ['(?:wicker )?basket', 'balloon'],
  ['gondola', 'airship|zeppelin|blimp'],
]

/** "In the bed of a pickup": in the pickup, and no bed stands beside it. */
const inPartOf = ([part, whole]: (typeof WHOLES)[number]): Turn => [
  ' of ',
  new RegExp(
    `\\b(?:(?:on|in|inside|into|from)) the ${part} of (?=${WHOSE} ${LOOKS}(?:${whole})\\b)`,
    'g',
  ),
  'inside ',
]

/** "A balloon rises. A couple in the basket waves": in that balloon. */
const inPartOfNamed = ([part, whole]: (typeof WHOLES)[number]): Turn => [
  'in on from',
  new RegExp(`\\b(${whole})\\b(.{0,200}?)\\b(?:in|on|from) (?:the|its) ${part}\\b(?! of\\b)`, 'g'),
  '$1$2in the $1',
]

const DRIVER = 'drives|driver|chauffeur|driven by|(?:at|behind) the (?:steering )?wheel|is driving'

/** Who sits in which part of what is ridden. */
export const SEAT_TURNS: readonly Turn[] = [
  // Whoever has the passenger seat does not drive: somebody else does.
  [
    'passenger back rear',
    new RegExp(
      `^(?!.*\\b(?:${DRIVER})\\b)(.*\\b(?:in|on) the )${GUESTS}( of ${WHOSE} ${LOOKS}(?:${CAR})\\b.*?)[.]?$`,
      'g',
    ),
    '$1seat$2. a person drives.',
  ],
  ...WHOLES.map(inPartOf),
  ...WHOLES.map(inPartOfNamed),
]
