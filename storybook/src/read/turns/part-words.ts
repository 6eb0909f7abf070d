import type { Turn } from './turn.ts'

/** A word that is a place or somebody by itself, what is spoken of beside it when it is none, and what it means then. */
type Sense = readonly [guards: string, word: string, beside: string, plain: string]

const HORSES =
  'horses?|pon(?:y|ies)|foals?|mares?|stallions?|colts?|cows?|calf|calves|donkeys?|mules?|bulls?|goats?|unicorns?'
const CARDS = 'cards?|dealer|poker|blackjack|croupier'
const ROYALS = 'kings?|queens?|jesters?|princes?|princess|emperors?|sultan|courtiers?|knights?'
const THE = '(?:the|an?|his|her|its|their)'

const SENSES: readonly Sense[] = [
  [
    'carriage',
    '(?<!\\b(?:train|railway|subway|metro|tube|baby|drawn|royal|golden|pumpkin) )carriage(?! (?:wheel|horse|ride|driver))',
    'trains?|train conductor|ticket inspector|tickets|commuters?|railway|passengers',
    'train carriage',
  ],
  [
    'stall',
    `(?:out of|in|inside|from|over) ${THE} (?:[a-z]+ )?stall(?: door)?`,
    HORSES,
    'in a stable',
  ],
  ['court', `in ${THE} court(?! (?:jester|room|yard))`, ROYALS, 'in the royal court'],
  ['deck', `(?:from|off) ${THE} deck`, CARDS, ''],
  [
    'platform',
    `on ${THE} (?:high |tall |ten-meter )*platform(?: (?:above|over|by|at|of) ${THE} (?:swimming )?pool)?`,
    'pools?|divers?|dives?|diving',
    'on a diving board at the swimming pool',
  ],
  [
    'box',
    `from ${THE} (?:private |royal |velvet |theat(?:er|re) |opera )*box`,
    'opera|theat(?:er|re)|ballet|concert',
    '',
  ],
  [
    'mouse',
    `click(?:s|ing)? (?:on |with )?${THE} (?:computer )?mouse`,
    'computer|desk|laptop|screen|office|monitor',
    'types on a computer',
  ],
  [
    'carpet',
    '(?<=red )carpet',
    'photographers?|paparazzi|celebrit(?:y|ies)|premi[eè]re|awards?|film stars?|movie stars?|actors?|actress(?:es)?|limousines?|cameras flash|fans',
    'carpet in front of a theater',
  ],
]

function senseOf([guards, word, beside, plain]: Sense): Turn {
  const cue = `\\b(?:${beside})\\b`
  return [
    guards,
    new RegExp(`(?:(?<=${cue}[^.;]*)|(?=[^.;]*${cue}))(?<![a-z])${word}\\b`, 'g'),
    plain,
  ]
}

/** Parts, what has them, and where somebody is who is on such a part. */
const PARTS: readonly (readonly [parts: string, wholes: string, at: string])[] = [
  [
    'bonnet|hood|bumper|windshield|windscreen',
    'car|taxi|cab|truck|lorry|van|jeep|bus|limousine|convertible|pickup|tractor',
    'on top of',
  ],
  [
    'steps|stone steps|front steps|stairs|doorstep|threshold',
    'temple|shrine|church|cathedral|chapel|monastery|museum|palace|castle|courthouse|library|cottage|mansion|school|theater|pagoda',
    'in front of',
  ],
  ['wing|wings', 'plane|airplane|aeroplane|jet|biplane', 'on top of'],
]

/** "A red temple, a cat watches from the steps": the temple's own, and nobody is in a staircase. */
function partOf([parts, wholes, at]: (typeof PARTS)[number]): Turn {
  return [
    parts.replaceAll('|', ' '),
    new RegExp(
      `\\b(${wholes})\\b([^.;]*?) (?:on|onto|from|at|upon|down|across) the (?:${parts})\\b(?! (?:of|to|leading|up)\\b)`,
      'g',
    ),
    `$1$2 ${at} the $1`,
  ]
}

const MOVERS = 'rockets?|missiles?|fireworks?|spaceships?|space shuttles?|spacecraft|starships?'
const LAUNCHED = '(?:straight |high )?(?:up|skyward|upwards?|into|towards?|through)'

/** What a word means by what else is named: a bonnet of a car is no hat, a bar of chocolate has no barkeeper. */
export const PART_WORD_TURNS: readonly Turn[] = [
  ...SENSES.map(senseOf),
  ...PARTS.map(partOf),
  // So much of something: nobody is on that trail, nor at that bar.
  ['bar', /\bbars? of (?=(?:[a-z]+ )?chocolate\b)/g, ''],
  ['bar', /\bbars? of (soap|gold|silver)\b/g, '$1 bar'],
  [
    'trail track',
    /\b(?:the|an?) (?:(?:long|thin|thick|glowing|bright|shiny|short) )*(?:trails?|tracks?) of (?=[a-z]+)(?!(?:the|an?|his|her|tears)\b)/g,
    '',
  ],
  [
    'post',
    /\b(on|onto|atop) (an?|the) posts?\b(?! (?:office|box|card|it)\b)/g,
    '$1 $2 wooden post',
  ],
  [
    'hole gap',
    /\bthrough (?:an?|the) (?:[a-z]+ )?(?:hole|gap) in (?=(?:an?|the|his|her) (?:[a-z]+ )?(?:fence|hedge|gate)\b)/g,
    'through ',
  ],
  [
    'seat',
    /\b(?:on|in) the (?:(?:back|front|rear|passenger|driver's) )?seat of (?=(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}(?:taxi|car|van|truck|cab|jeep|limousine|convertible)\b)/g,
    'inside ',
  ],
  [
    'shoot blast zoom',
    new RegExp(`\\b(${MOVERS}) (?:shoots?|blasts?(?: off)?|zooms?|streaks?) (?=${LAUNCHED})`, 'g'),
    '$1 is launching ',
  ],
  [
    'bridge',
    /\bon the bridge of (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:ship|boat|ferry|liner|vessel|warship|cruise ship)\b)/g,
    'at the wheel of ',
  ],
]
