import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const SOMEBODY = '((?:an?|the|his|her|their|two|three) (?:[a-z]+ ){0,2}?[a-z]+)'
const STREET =
  '(?:the|an?) (?:(?:busy|crowded|quiet|wide|city|rainy|snowy) )*(?:street|road|crossing|crosswalk|zebra crossing|avenue|intersection)'
/** Where the words for somebody are over. */
const END = '(?=[,.;!]|$| (?:in|on|at|while|as|with|during|under|near|and|who)\\b)'
const HAND_IN_HAND = 'walk hand in hand over a zebra crossing'

const COUNTED = '(?<!\\b(?:two|three|four|five|six|seven|eight|ten|a|an|the|of|by|\\d+) )'

/** At a graduation there are several, in gowns, before their school. */
const GRADUATIONS: readonly Turn[] = [
  [
    'graduation graduat cap',
    new RegExp(
      `\\b${COUNTED}(?:(?:happy|young|college|university|proud|high school|cheering|excited|joyful) )*(?:students|graduates|graduating students|seniors|classmates)\\b(?=.*\\b(?:graduation|(?:throw|toss|fling)[a-z]* (?:up )?(?:their )?(?:graduation )?(?:caps|hats|mortarboards))\\b)`,
      'g',
    ),
    'six graduates',
  ],
  [
    'graduate',
    /\b(graduates?) (?:in|wearing) (?:an? |their |his |her )?(?:black |long )?(?:graduation )?(?:caps? and gowns?|gowns?(?: and caps?)?|robes?)\b/g,
    '$1',
  ],
  [
    'graduation',
    /\b(?:at|during|on|for|after) (?:their |the |a |his |her )?(?:[a-z]+ )?(?:college |school |university )?graduation(?: ceremony| day| party)?\b(?! (?:cap|gown|hat|robe))/g,
    'on a campus',
  ],
]

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
  '(?:corridors?|hallways?|halls?|kitchen|attic|basement|cellar|staircase|ballroom|library|dining room|living room|bedroom|dungeons?|bathroom|nursery|study)'
const BUILDING =
  '(?:mansion|manor(?: house)?|villa|house|castle|hotel|hospital|asylum|school|palace|monastery|ship|apartment|farmhouse|cottage|museum|university|college|office|temple|boarding school|estate)'

/** "The corridor of an old mansion": one room of it, in which no mansion stands. */
const ROOMS_OF_HOUSES: readonly Turn[] = [
  [
    'corridor hall',
    new RegExp(
      `\\b(?:an?|the) (?:long )?(?:[a-z]+ )?(?:haunted|abandoned|spooky|creepy|derelict|decaying|eerie) (?:mansion|manor|villa|house|asylum)(?:'s)? (?:corridors?|hallways?|halls?)\\b`,
      'g',
    ),
    'the haunted hall at night',
  ],
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

const KIDS =
  '(?:(?:a group of|some|the|excited|little|happy|cute|young) )*(?:kids|children|trick[- ]or[- ]treaters|toddlers|boys and girls|friends)'
const IN_COSTUME =
  '(?:(?:,? (?:dressed up )?in|,? wearing) (?:(?:their|his|her|various|different|colou?rful|spooky|scary|cute|halloween|funny|creative) )*(?:costumes?|fancy dress)|,? dressed up)'
/** Without another word of it children's costumes are such ones. */
const ANY_COSTUME =
  ',? (?:dressed up )?(?:in|wearing) (?:(?:their|various|different|spooky|scary|halloween|homemade) )*(?:costumes|fancy dress)\\b'
/** As many as are counted, or four. */
const GUISES: Rows = [
  ['two ', 'a witch child and a pumpkin child'],
  ['three ', 'a witch child, a ghost child and a pumpkin child'],
  ['five ', 'a witch child, a ghost child, a vampire child, a skeleton child and a pumpkin child'],
  ['(?:four )?', 'a witch child, a ghost child, a skeleton child and a pumpkin child'],
]
const TREATING =
  '(?:are |go(?:es|ing)? |out )*trick[- ]or[- ]treat(?:s|ing)?(?:,? (?:from )?door[- ]to[- ]door| (?:at|in|around|through) (?:the|an?|their) (?:[a-z]+ )?(?:house|neighbou?rhood|suburb|street|door)s?)?'
const ON_HALLOWEEN = '(?:,? (?:on|at|during) halloween(?: (?:night|evening|eve))?)?'

const TREATERS = `\\b(${anyOf(GUISES)})${KIDS}`

/** Children in the costumes of Halloween. */
const IN_GUISE: readonly Turn[] = [
  [
    'treat',
    new RegExp(
      `${TREATERS}${IN_COSTUME}? ${TREATING}${IN_COSTUME}?${ON_HALLOWEEN}(?= |[,.;!]|$)`,
      'g',
    ),
    (_, count) => `${saidFor(GUISES, count)} walk in a spooky suburb at night`,
  ],
  [
    'halloween',
    new RegExp(`${TREATERS}${IN_COSTUME}(?: for halloween|(?=[^.]*\\bhalloween))`, 'g'),
    (_, count) => saidFor(GUISES, count),
  ],
  [
    'costume fancy dress',
    new RegExp(`${TREATERS}${ANY_COSTUME}`, 'g'),
    (_, count) => saidFor(GUISES, count),
  ],
]

/** Children on Halloween are each another ghost. */
const HALLOWEEN: readonly Turn[] = [
  ['lantern', /\bjack[- ]o'?[- ]?(?:'n'? )?lantern/g, 'carved pumpkin'],
  ...IN_GUISE,
  [
    'child',
    /(?<=\bpumpkin child )(?:are )?(?:ring(?:ing)? (?:the|a) (?:door ?)?bell|knock(?:ing)? (?:on|at) (?:the|an?) (?:front )?doors?|stand(?:ing)? at (?:the|an?) (?:front )?door)(?: (?:of|at) (?:an?|the) (?:[a-z]+ )?house)?/g,
    'walk in a spooky suburb at night',
  ],
  // They are in the front garden already.
  [
    'suburb',
    /(?<=\bspooky suburb at night\b.*),? (?:with |and )?(?:glowing |lit )?carved pumpkins(?: glow(?:ing|s)?)?(?: on the (?:steps|porch|doorstep|stairs))?/g,
    '',
  ],
  // Which costumes they are nobody said.
  [
    'costume fancy dress',
    /,? (?:dressed up )?(?:in|wearing) (?:(?:their|his|her|various|different|colou?rful|elaborate|fancy|traditional|bright) )*(?:costumes?|fancy dress)(?=[,.;!]|$| (?:on|at|in|during|while|and|walk|danc|parad|march|run|stand))/g,
    '',
  ],
]

const RIDERS =
  '(?:(?:many|the|tired|silent|sleepy|busy|all) )*(?:people|passengers|commuters|riders|travell?ers|everyone|everybody)'
const FULL = '(?:an? |the )?(?:(?:crowded|packed|busy|full|rush[- ]hour|cramped) )+'
const WITH =
  '(?: in [a-z]+(?: [a-z]+)?)?(?: at (?:night|rush hour))?,? (?:where |with |full of |of |as )?'

/** "A beach packed with people. A boy builds a sandcastle": they are what the beach is like, and not whom it is about. */
const TEEMING: Turn = [
  'with',
  /(?<=(?:^|[.;] )(?:in |at |on )?)(an?|the) (?!(?:[a-z]+ ){0,2}(?:boat|ship|bus|train|car|truck|van|tram|plane|balloon|raft|ferry|lifeboat|wagon|cart|sled)\b)((?:[a-z]+ ){1,3}?)((?:(?:on|in|at) (?:[a-z]+ ){1,4}?)?)(?:packed|bustling|crowded|teeming|swarming|buzzing|filled|thronged|heaving) with (?:many |hundreds of )?(?:people|visitors|tourists|shoppers|passers-by|bathers|families)(?= ?[.:;,] ?[a-z])/g,
  '$1 crowded $2$3',
]

/** A crowded train whose people do something is seen from inside. */
const ABOARD: readonly Turn[] = [
  [
    'subway metro tube underground',
    new RegExp(
      `(^|[.;] |of )${FULL}(?:subway|metro|tube|underground)(?: train| car| carriage)?${WITH}${RIDERS} (?:are )?(?:all )?(?=[a-z]+)`,
      'g',
    ),
    '$1in a subway car , fourteen people ',
  ],
  // "A crowded bus. A man reads": he is in it.
  [
    'subway metro tube underground train bus plane tram',
    new RegExp(
      `^${FULL}(?:(?:commuter|city|morning|night|passenger|school) )?(subway|metro|tube|underground|train|bus|plane|airplane|tram)(?: train| car| carriage| cabin)?(?= ?[.:;])`,
      'g',
    ),
    (_, what) =>
      `in a ${/^(?:subway|metro|tube|underground)$/.test(what) ? 'subway car' : `${what} interior`}`,
  ],
  [
    'train bus plane tram',
    new RegExp(
      `(^|[.;] |of )${FULL}(?:(?:commuter|city|morning|night|passenger|school) )?(train|bus|plane|airplane|tram)(?: car| carriage| cabin)?${WITH}${RIDERS} (?!(?:are |all )*(?:hang|cling))(?:are )?(?:all )?(?=[a-z]+)`,
      'g',
    ),
    '$1in a $2 interior , twelve people ',
  ],
]

const PARADE =
  "(?:an?|the) (?:(?:colou?rful|festive|big|street|town|city|carnival|holiday|victory|thanksgiving|fourth of july|grand|lively|new year'?s?|summer|local|passing) )*parade\\b(?! (?:of|ground|float))"

/** A parade is a band that marches through the street under confetti. */
const PARADES: readonly Turn[] = [
  [
    'parade',
    new RegExp(
      `\\b(?:watch(?:es|ing)?|look(?:s|ing)? at|see(?:s|ing)?|enjoy(?:s|ing)?|at) ${PARADE}(?: (?:pass|go|march|mov|roll)[a-z]*(?: by| past)?)?`,
      'g',
    ),
    'in front of a marching band in the street , confetti falls',
  ],
  [
    'parade',
    new RegExp(
      `^${PARADE}(?: (?:goes|moves|marches|passes|rolls|winds|travels)(?: (?:down|through|along|by|past))*(?: (?:the|a) (?:[a-z]+ )?(?:street|town|city|village|avenue|road)s?)?)?`,
      'g',
    ),
    'a marching band in the street , confetti falls',
  ],
]

/** What goes on where many people meet or one helps the other, in the words of those who are seen there. */
export const OCCASION_TURNS: readonly Turn[] = [
  // What is done in a contest is done.
  [
    'contest competition championship',
    /\b(?:(?:compet(?:es?|ing)|tak(?:es?|ing) part) )?in (?:an?|the) ([a-z]+)[- ]([a-z]+ing) (?:contest|competition|championship)\b/g,
    '$2 $1s',
  ],
  ...GRADUATIONS,
  [
    'party',
    /\b((?:two|three|four|five|some|young|the|many) (?:[a-z]+ )?[a-z]+s) (?:are )?party(?:ing)?(?= (?:in|at|on|all|together|hard)\b|[,.;]|$)/g,
    '$1 dance',
  ],
  ...HALLOWEEN,
  ...ABOARD,
  TEEMING,
  ...PARADES,
  ...CROSSINGS,
  ...ROOMS_OF_HOUSES,
  [
    'pour',
    /\bpour(?:s|ing)? (?:an? |the |some )?([a-z]+) (?:liquid|potion|chemical|solution) in(?:to)? (?:an?|the|some) (blue|red|green|yellow|purple|pink|orange) (?:one|liquid|potion|chemical|solution)\b/g,
    'mixes $1 and $2 liquids',
  ],
  [
    'how to',
    /\bshows? ((?:his|her|its|their) (?:[a-z]+ ){0,2}?[a-z]+) how to (?=[a-z])/g,
    'teaches $1 to ',
  ],
  // A feast says when it is.
  [
    'thanksgiving',
    /\b(?:on|at|during|for) thanksgiving(?: (?:day|evening|dinner))?\b/g,
    'in autumn',
  ],
  ['hanukkah', /\b(?:on|at|during|for) (?:ha|cha)nn?uk+ah?\b/g, 'at home in the evening'],
  // With a dragon it is the one that is danced through the streets.
  [
    'new year',
    /\b(?:an? |the )?(?:chinese |lunar |traditional |spring )*new year(?:'s)?(?: (?:day|eve|festival|celebrations?|party|parade|festivities|street))*(?: (?:video|scene|footage))? (?:with|and|featuring) (?:an? |the )?(?:[a-z]+ ){0,3}?(dragon|lion)s?(?: dance(?:rs?|s)?| danc(?:es|ing))?\b/g,
    'a $1 dance in a street at night, red lanterns',
  ],
  [
    'new year',
    /(^ ?|[.;] )(?:an? |the |colou?rful |festive |traditional )*(?:chinese |lunar )+new year(?:'s)?(?: (?:day|eve|festival|celebrations?|party|parade|festivities))?\b(?! (?:dinner|cake|food|card|meal|tree|decor))/g,
    '$1a dragon dance in a street at night, red lanterns',
  ],
  [
    'new year',
    /\bcelebrat(e|es|ing) (?:the )?(?:chinese |lunar )+new year\b/g,
    'celebrat$1 with red lanterns',
  ],
  ['new year', /(?<=\b(?:dragon|lion|chinatown|lantern)[^.]{0,80}) (?:at|on|for) new year\b/g, ''],
  // What is carved at table is a roast, and no bird of wood.
  [
    'carv',
    /\b(?:a|the|his|her|their) family carves (an?|the) (?:[a-z]+ )?(turkey|goose|chicken|duck)\b/g,
    'a father carves $1 roast $2 next to his family in the dining room',
  ],
  [
    'carv',
    /\bcarv(es|ing|e) (an?|the) (turkey|goose|chicken|duck)\b/g,
    'carv$1 $2 roast $3 in the dining room',
  ],
]
