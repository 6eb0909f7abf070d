import type { Turn } from './turn.ts'

const SOMEBODY = '((?:an?|the|his|her|their|two|three) (?:[a-z]+ ){0,2}?[a-z]+)'
const STREET =
  '(?:the|an?) (?:(?:busy|crowded|quiet|wide|city|rainy|snowy) )*(?:street|road|crossing|crosswalk|zebra crossing|avenue|intersection)'
/** Where the words for somebody are over. */
const END = '(?=[,.;!]|$| (?:in|on|at|while|as|with|during|under|near|and|who)\\b)'
const HAND_IN_HAND = 'walk hand in hand over a zebra crossing'

/** Who is helped over a street goes over its crossing at the other's hand. */
const CROSSINGS: readonly Turn[] = [
  ['arm', /\b(walk|stroll)(s|ing)? arm in arm\b/g, '$1$2 hand in hand'],
  [
    'help assist guide',
    new RegExp(
      `\\b${SOMEBODY} (?:is |are )?(?:kindly |gently )?(?:help|assist|guid)(?:s|es|ing)? ${SOMEBODY} (?:to )?(?:across|over|cross(?:ing)?) ${STREET}`,
      'g',
    ),
    `$1 and $2 ${HAND_IN_HAND}`,
  ],
  [
    'help',
    new RegExp(
      `\\b${SOMEBODY} (?:is )?(?:slowly |carefully )?cross(?:es|ing)? ${STREET},? (?:with the (?:help|assistance) of|helped by) ${SOMEBODY}${END}`,
      'g',
    ),
    `$2 and $1 ${HAND_IN_HAND}`,
  ],
]

const OLD =
  '(?:(?:old|ancient|creaky|dark|dusty|haunted|abandoned|spooky|creepy|derelict|gothic|victorian|ruined|decaying|eerie|grand) )'
const ROOM =
  '(?:corridors?|hallways?|halls?|kitchen|attic|basement|cellar|staircase|stairs|ballroom|library|dining room|living room|bedroom|dungeons?|bathroom|nursery|study)'
const BUILDING =
  '(?:mansion|manor(?: house)?|villa|house|castle|hotel|hospital|asylum|school|palace|monastery|ship|apartment|farmhouse|cottage|museum|university|college|office|temple|boarding school|estate)'

/** "The corridor of an old mansion": one room of it, in which no mansion stands. */
const ROOMS_OF_HOUSES: readonly Turn[] = [
  [
    'corridor hall',
    new RegExp(
      `\\b(?:an?|the) ${OLD}*(?:long )?(?:corridors?|hallways?|halls?|passages?) (?:of|in|inside) (?:an?|the|his|her|their) ${OLD}+(?:mansion|manor(?: house)?|villa|house|castle|hotel|asylum|estate)\\b`,
      'g',
    ),
    'the haunted hall',
  ],
  [
    'corridor hall',
    /\b(?:an?|the) ((?:[a-z]+ )?)(?:corridors?|hallways?|halls?) (?:of|in|inside) (?:an?|the|his|her|their) (?:[a-z]+ )?(school|hospital|hotel|castle|palace)\b/g,
    'the $1$2 corridor',
  ],
  [
    'of',
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ )?${ROOM}) of (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?${BUILDING}\\b`,
      'g',
    ),
    '$1 $2',
  ],
]

/** What goes on where many people meet or one helps the other, in the words of those who are seen there. */
export const OCCASION_TURNS: readonly Turn[] = [
  ...CROSSINGS,
  ...ROOMS_OF_HOUSES,
  [
    'how to',
    /\bshows? ((?:his|her|its|their) (?:[a-z]+ ){0,2}?[a-z]+) how to (?=[a-z])/g,
    'teaches $1 to ',
  ],
]
