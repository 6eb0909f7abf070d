import type { Turn } from '../turn.ts'

/** Phrases that say how something is done or what for, in things that nobody sees. */
export const ASIDE_TURNS: readonly Turn[] = [
  // "Cleaning her kitten with soft licks": no such thing lies there.
  [
    'lick nudge stroke motion gesture movement touch',
    /,? (?:using|with) (?:(?:an?|some|a few|her|his|its) )?(?:[a-z]+,? (?:and )?){0,2}(?:licks|nudges|strokes|motions|movements|gestures|touches)(?: to [a-z]+ (?:and [a-z]+ )?(?:it|him|her|them|the little (?:one|kitten)))?(?= (?:to|as|while) [a-z]+\b| *[,.;]|\s*$)/g,
    '',
  ],
  [
    'voice',
    /,? (?:using|with|in) (?:an? )?(?:[a-z]+,? (?:and )?){0,2}voices?(?: for (?:the |each |every |all (?:the )?)?(?:different )?characters?)?(?= *[,.;]|\s*$| to (?:the|his|her|an?) )/g,
    '',
  ],
  [
    'adding adds bringing giving lending',
    /,? (?:and )?(?:(?:the|their|its|his|her) (?:[a-z]+ ){1,2})?(?:adding|adds?|bringing|giving|lending) (?:an? )?(?:[a-z]+ )?(?:pops?|splash(?:es)?|touch(?:es)?|dash(?:es)?|bursts?|hints?) of (?:[a-z]+ )?(?:colou?r|brightness|life|elegance|charm|warmth|cheer)s?\b[^,.;]*/g,
    '',
  ],
  [
    'offering giving providing lending',
    /,? (?:and )?(?:offer|giv|provid|lend)ing (?:(?:it|him|her|them|each other) )?(?:gentle |quiet |emotional |silent )?(?:support|comfort|reassurance|encouragement|guidance|protection|company)(?= as\b| while\b| to\b| *[,.;]|\s*$)(?: to (?:it|him|her|them|the [a-z]+))?/g,
    '',
  ],
  // What somebody sees to is not seen.
  [
    'sure ensur',
    /,? (?:while |and |to )?(?:mak(?:e|es|ing) sure|ensur(?:e|es|ing))(?: that)? (?=(?:an?|the|his|her|its|their|all|every|each|everyone|everything|it|they|he|she|no)\b)[^,.;]*/g,
    '',
  ],
  // It grows there and is not made of it.
  [
    'base foot bottom',
    /\b(grow(?:s|ing)?|sprout(?:s|ing)?|spring(?:s|ing)?(?: up)?|rise(?:s)?|rising) (?:from|at|out of|around) (?:the )?(?:base|foot|bottom) of (?=(?:an?|the) )/g,
    '$1 beside ',
  ],
  // The shelves are those of the house.
  [
    'aisle',
    /\b(through|down|along|up|between|in|past) (?:the |an? )?(?:[a-z]+ )?aisles? of (?=(?:an?|the) (?:[a-z]+ )?(?:supermarket|store|shop|library|market|bookstore|bookshop|warehouse|grocery|pharmacy)\b)/g,
    '$1 ',
  ],
]
