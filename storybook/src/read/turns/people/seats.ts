import type { Turn } from '../turn.ts'

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

const COCKPITS =
  '(?:[a-z]+ )?(?:air)?plane|helicopter|(?:fighter )?jet|space ?ship|starship|submarine'

const DRIVER = 'drives|driver|chauffeur|driven by|(?:at|behind) the (?:steering )?wheel|is driving'

const CABINS =
  'cable car|gondola|ferris wheel|carriage|taxi|car|van|limousine|balloon|airship|boat|sleigh|truck'

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
  [
    'cockpit',
    new RegExp(`\\b(?:in|inside) the cockpit of (an?|the|his|her) (${COCKPITS})\\b`, 'g'),
    'in $1 $2 cockpit',
  ],
  [
    'cockpit',
    new RegExp(
      `\\b(?:the )?(?:inside|interior) (?:of )?(an?|the|his|her) (${COCKPITS}) cockpit\\b`,
      'g',
    ),
    'in $1 $2 cockpit',
  ],
  [
    'gallery balcony walkway',
    new RegExp(
      `\\b(?:on|from) the (?:gallery|balcony|walkway) of (?=${WHOSE} ${LOOKS}lighthouse\\b)`,
      'g',
    ),
    'on top of ',
  ],
  [
    'crow',
    /\b(?:in|from) (?:the|a) crow'?s[- ]nest of (?=(?:an?|the|his|her)\b)/g,
    'on the mast of ',
  ],
  ['cabin capsule car gondola', /\b(ferris wheel|cable car) (?:cabin|capsule|gondola)\b/g, '$1'],
  // The chair of the dentist is no second dentist.
  [
    'chair',
    /\b(?:in|on) (?:an?|the) (dentist|barber|hairdresser)'?s? chair\b/g,
    'in a chair at the $1',
  ],
  // A swing has its ropes; nobody hangs from the tree by the hands.
  [
    'swing',
    /\bswing(s|ing) on (an?|the) (?:[a-z]+ ){0,2}swing,? (?:that hangs|hanging|hung|suspended|tied) (?:from|to|on|under) (?=(?:an?|the)\b)/g,
    'swing$1 on a swing under ',
  ],
  // "A cable car climbs. Inside, a boy looks out of the window": no room is around him.
  [
    'inside',
    new RegExp(
      `\\b(${CABINS})\\b([^.;]*)[.;] inside,? ([^.;]*?) (?:looks?|gazes?|peers?|stares?)(?: out)?(?: of| through| from| at)? (?:the|its) windows?\\b`,
      'g',
    ),
    '$1$2. $3 sit in the $1',
  ],
  [
    'inside',
    new RegExp(`\\b(${CABINS})\\b([^.;]*)[.;] inside,? (?=(?:an?|the|two|three|his|her)\\b)`, 'g'),
    '$1$2. in the $1, ',
  ],
  // "Far below a dog barks": on the ground, and nobody stands on its head.
  [
    'below beneath',
    /(^|[.;] )(?:far |deep |way |down |right |just |high )?(?:below|beneath)(?: (?:him|her|them|it))?,? (?=(?:an?|the|his|her|their|two|three|four|five|some|people)\b)/g,
    '$1below, ',
  ],
  [
    'tower turret spire',
    /\b(?:on|onto|upon|atop) the (?:tower|turret|spire) of (an?|the|his|her) (?:[a-z]+ )?(?:castle|palace|fortress)\b/g,
    'on $1 castle tower',
  ],
  [
    'ridge',
    /\b(?:astride |on )?(?:on )?the ridge of (?=(?:an?|the|his|her) (?:[a-z]+ )?(?:roof|house|barn)\b)/g,
    'on ',
  ],
  // The rail of what they stand on: no railway is there.
  [
    'rail railing',
    /\bon the rail(?:ing)?,? (?=(?:beside|next to|near|between) (?:him|her|them)\b)/g,
    '',
  ],
  ...WHOLES.map(inPartOf),
  ...WHOLES.map(inPartOfNamed),
]
