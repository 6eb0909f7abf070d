import type { Turn } from '../turn.ts'

const A = '(?:an?|the|his|her|its|their)'
const WHO = '(?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+'
const FACE = '(?:right )?(?:in|on|over) (?:the|his|her|its) (?:own )?(?:face|head)'
const THROWN =
  '(?:ball|football|basketball|kite|frisbee|balloon|paper plane|shoe|drone|hat|shuttlecock)'
const END = '(?=[.,;]|$| (?:and|in|on|at|while|as)\\b)'

/** What befalls somebody because of another, or of what they held: who it befalls is told first. */
export const UPSHOT_OF_OTHERS_TURNS: readonly Turn[] = [
  [
    'gets takes',
    new RegExp(
      `\\b(${WHO}) (?:gets|takes) (?:hit ${FACE} (?:by|with) )?(an? (?:[a-z]+ )?(?:pie|cake|snowball|ball|tomato|egg|pillow|cream pie|custard pie|water balloon|frisbee|football|basketball|pancake|shoe))(?: ${FACE})?${END}`,
      'g',
    ),
    '$2 hits $1 in the face',
  ],
  [
    'knocks',
    new RegExp(
      `\\b((?:boxes|punches|hits|kicks|fights) (?:an?|the) ((?:[a-z]+ )?[a-z]+))(?:,| and) knocks (?:him|her|it) (?:out|down|out cold)\\b`,
      'g',
    ),
    '$1. the $2 faints',
  ],
  [
    'pulled dragged yanked',
    new RegExp(
      `\\b(?:is|gets) (?:pulled|dragged|yanked)(?: straight| headfirst)? into the (water|lake|river|sea|pond|ocean) by ((?:an?|the) (?:[a-z]+ )?[a-z]+)`,
      'g',
    ),
    'falls into the $1 , $2 jumps',
  ],
  [
    'umbrella',
    /\b(?:an?|the) (?:strong |sudden |big )?(?:gust of wind|wind|gust|storm|gale) (?:turns|flips|blows) ((?:an?|the|his|her) (?:[a-z']+ )?umbrella) inside out\b/g,
    '$1 turns inside out in the wind',
  ],
  [
    'tablecloth',
    /\bpulls (?:(?:off|at|on) )?(?:the|a) (?:[a-z]+ )?tablecloth(?: off(?: the table)?)?(?:,| and) (?:all )?(?:the )?(?:dishes|plates|glasses|cups|everything) (?:crash|crashes|fall|falls|fly|flies|shatter|shatters|break)(?: (?:to|on|onto) the floor| down)?/g,
    'knocks a plate off the table',
  ],
  [
    'stuck caught lands',
    new RegExp(
      `\\b((?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+) (?:kicks|throws|flies|hits|tosses) (?:an?|the|his|her) ((?:[a-z]+ )?${THROWN}),?(?: and| but|, and)? (?:it|the [a-z]+) (?:gets stuck|gets caught|lands|is caught|is stuck|ends up) (?:in|on|up in) (?:an?|the) ((?:[a-z]+ )?tree)\\b`,
      'g',
    ),
    'a $2 in a $3. $1 below looks up',
  ],
  [
    'leans',
    new RegExp(
      `\\bleans (?:on|against) (${A} (?:[a-z]+ )?[a-z]+)(?:,| and) (?:it|the [a-z]+) (?:falls|tips|topples|collapses|breaks|gives way|comes)(?: over| down| apart)?`,
      'g',
    ),
    'crashes into $1',
  ],
  [
    'snowman',
    /\b((?:an?|the|two) (?:[a-z]+ )?(?:rabbit|bunny|horse|deer|reindeer|dog|squirrel|goat|pony|donkey|moose|mouse|raccoon)s?) (?:steals|eats|bites off|nibbles|takes|bites|nibbles at|nibbles on|munches) (?:the|an?) snowman's (?:carrot )?nose\b/g,
    '$1 eats a carrot next to a snowman',
  ],
  [
    'snowman',
    /\b(?:an?|the) snowman loses its (?:carrot )?nose(?:,| and) ((?:an?|the) (?:[a-z]+ )?[a-z]+) eats it\b/g,
    '$1 eats a carrot next to a snowman',
  ],
  ['snaps', /\b(branch|twig|rope|stick|plank|bough|chair leg|string) snaps\b/g, '$1 breaks'],
  ['snaps', /(?<=\b(?:branch|twig|rope|stick|plank|bough)\b[^.;]{0,30}) it snaps\b/g, ' it breaks'],
  [
    'hair',
    new RegExp(
      `\\b(lands|falls|gets stuck|gets caught|sticks) in (${A} (?:[a-z]+'s )?)hair\\b`,
      'g',
    ),
    (_, deed = '', whose = '') => `${deed.startsWith('gets') ? 'falls' : deed} on ${whose}head`,
  ],
  [
    'candles',
    /\bsneezes,? and (?:all )?(?:the|his|her|its) (?:birthday )?candles? (?:go|goes|blow|blows) out\b/g,
    'blows out birthday candles',
  ],
  [
    'backfires wrong',
    /\b(an?|the) ((?:[a-z]+ )?[a-z]+)'s (?:magic )?(?:spell|magic|trick) (?:backfires|goes wrong)(?:,| and) (?=his|her|its|he|she|it)/g,
    '$1 $2 casts a spell and ',
  ],
  // Who stalks somebody leaps at them.
  [
    'stalks hunts creeps sneaks chases',
    /\b((?:stalks|hunts|creeps up on|sneaks up on|chases|watches) (?:an?|the) ((?:[a-z]+ )?[a-z]+)\b[^.;]{0,60}?(?:,|,? and|\.)(?: and)?(?: it)?(?: then| suddenly)* )(?:leaps|pounces|jumps|springs|lunges|attacks)(?=[.,;]|$)/g,
    '$1pounces on the $2',
  ],
  [
    'thrown by',
    /\bcatches (an? (?:[a-z]+ )?[a-z]+) (?:that is )?(?:thrown|tossed) by (an? (?:[a-z]+ )?[a-z]+)/g,
    'catches $1 , $2 throws $1',
  ],
]
