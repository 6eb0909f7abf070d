import type { Turn } from '../turn.ts'

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

/** Parts and measures of what is named: the bonnet of a car is no hat, a bar of chocolate has no barkeeper. */
export const PART_WORD_TURNS: readonly Turn[] = [
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
    /(?<=\b(?:on|onto|atop|to|against|around|from) (?:an?|the) )posts?\b(?! (?:office|box|card|it)\b)/g,
    'wooden post',
  ],
  [
    'bed',
    /\bbeds? of (?=(?:[a-z]+ )?(?:roses|tulips|flowers|lilies|daisies|pansies|poppies)\b)/g,
    '',
  ],
  [
    'straw toothpick stalk grass',
    /\bchew(?:s|ing) (?:on )?(?:an?|his|her) (?:[a-z]+ )?(?:straw|stalk|piece of straw|blade of grass)\b/g,
    'holding an ear of wheat',
  ],
  ['match', /\bstrik(?:e(s)|(ing)) (?=(?:an?|the|his|her) match(?:es)?\b)/g, 'light$1$2 '],
  [
    'bars',
    /(?<!\bbehind )\bthe bars of (?=(?:an?|the|its|his|her) (?:[a-z]+ )?(?:cage|cell|prison|gate)\b)/g,
    '',
  ],
  [
    'wings',
    /\bin the wings(?: of (?:the|an?) (?:[a-z]+ )?(?:stage|theat(?:er|re)))?\b/g,
    'backstage',
  ],
  [
    'corn maize',
    /\b(in|through|into) the (?:tall |high )?(?:corn|maize)\b(?! ?(?:field|maze|flakes))/g,
    '$1 the cornfield',
  ],
  [
    'window',
    /\bpast (an?|the) (bakery|bookshop|toy shop|flower shop|shop|café|cafe|restaurant|pet shop)(?:'s)? windows?\b/g,
    'in front of $1 $2',
  ],
  [
    'top',
    /\bfrom the (?:very )?top of (?=(?:an?|the) (?:[a-z]+ )?(?:tower|lighthouse|turret)\b)/g,
    'from ',
  ],
  // Who crows from the top of it is on it.
  [
    'top',
    /\bfrom the (?:very )?top of (?=(?:an?|the) (?:[a-z]+ )?(?:post|pole|tree|fence|wall|rock|stump|barn|roof|house|chimney|haystack|car|truck)\b)/g,
    'on top of ',
  ],
  [
    'mountains',
    /\b(on|along|up|down) (an?|the) (?:[a-z]+ )?(?:trail|path)(?= (?:with|in|through|into|up) (?:the )?(?:[a-z]+ )?mountains\b)/g,
    '$1 $2 mountain path',
  ],
  [
    'hole gap',
    /\bthrough (?:an?|the) (?:[a-z]+ )?(?:hole|gap) in (?=(?:an?|the|his|her) (?:[a-z]+ )?(?:fence|hedge|gate)\b)/g,
    'through ',
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
