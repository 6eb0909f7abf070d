import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'
import { FAR_ROOM_TURNS, RUIN_TURNS, DECK_TURNS, ROOF_TURNS } from './far-rooms.ts'

const NOUN = '(?:an?|the|his|her|its|their|two|three|four|five|some) (?:[a-z]+ ){0,2}?[a-z]+'
const VESSEL =
  'baskets?|bowls?|box(?:es)?|bags?|jars?|buckets?|crates?|barrels?|carts?|trolleys?|strollers?|sleds?|wheelbarrows?|sacks?|nests?|vases?|trays?|plates?|cups?|bathtubs?|chests?|wagons?|suitcases?|backpacks?|handbags?|drawers?|cartons?|jugs?|pots?|mugs?|cages?|trunks?|hats?|boots?|trucks?|lorries|lorry|trailers?|bus(?:es)?|vans?|shelf|shelves|boats?|canoes?|rowboats?|refrigerators?|fridges?|freezers?|cupboards?|cabinets?|wardrobes?|closets?|bookshel(?:f|ves)|bookcases?|dustbins?|bins?|wallets?|purses?|stockings?'
/** Where there is a board above each board. */
const BOARDS = /^(?:refri|fri|free|cup|cab|ward|clos|book)/
const FURNITURE =
  'table|desk|bed|sofa|couch|plate|tray|rug|carpet|blanket|bench|shelf|counter|stage|island|cake|leaf|lily pad'

const STRONGHOLD =
  '(?:(?!office|radio|water|clock|bell|eiffel|control|tv|apartment|glass|steel|lego)[a-z]+ ){0,2}?(?:castle(?: (?:tower|wall|keep|turret))?|fortress|citadel|(?:castle )?keep|tower)'

const INTO =
  '\\b(?:in|inside(?: of)?|through|within|into|enter(?:s|ing)?|explor(?:es?|ing)|throughout) (?:an?|the|his|her|their|its) '
/** Not its garden or its tower, nor one that is a toy or stands somewhere of its own. */
const INDOORS =
  "\\b(?!'s)(?! (?:towers?|gardens?|courtyards?|yards?|grounds?|gates?|walls?|ruins?|bells?|made|built|of (?:sand|ice|cards|snow|candy)|in the (?:mountains|sky|clouds)|on (?:an?|the) (?:hill|cliff|mountain|island|rock)|interior|hall|dungeon|ballroom|window|kitchen|bedroom|bathroom|library|laboratory|lab|nursery|classroom|tavern|studio|workshop|office|caf[eé]|restaurant|bar|[a-z]+ room|greenhouse))"

/** No article stands within a name: "in the distance a castle" is far away. */
const NAMED = '(?:(?!an? |the )[a-z]+ )'

/** What is inside a building, by its name. */
const INTERIORS: Rows = [
  [
    `${NAMED}?(?:haunted|abandoned|spooky|creepy|derelict) ${NAMED}?(?:house|mansion|hotel|castle|manor|villa|hospital|asylum)`,
    'haunted house interior',
  ],
  [
    `${NAMED}?(?:abandoned|derelict|ruined|overgrown|crumbling) ${NAMED}?(?:cathedral|church|chapel|basilica)`,
    'abandoned church interior',
  ],
  [`${NAMED}{0,2}?(?:cathedral|church|chapel|basilica)`, 'church interior'],
  [`(?!sand|ice|bouncy|snow|toy|lego)${NAMED}{0,2}?(?:castle|fortress)`, 'castle interior'],
  [`${NAMED}{0,2}?(?:palace|mansion|manor)`, 'palace interior'],
]

/** Who goes through a building is inside it: a church seen from its meadow would be another film. */
const INSIDE: Turn = [
  'house mansion hotel castle manor villa hospital asylum cathedral church chapel basilica fortress palace',
  new RegExp(`${INTO}(${anyOf(INTERIORS)})${INDOORS}(?! (?:steeple|spire|bell|belfry))`, 'g'),
  (_, building) => `in the ${saidFor(INTERIORS, building)}`,
]

const ADJECTIVES =
  '(?:(?:old|big|little|small|dusty|wooden|red|rustic|dark|cozy|warm|abandoned|huge|farm|garden|quiet) )*'
const WITHIN = `\\b(?:in|inside(?: of)?|within) (?:an?|the|his|her|their|its|our|my) ${ADJECTIVES}`

/** Who is in a barn is not before it; who goes into it still is. */
const SHELTERS: readonly Turn[] = [
  [
    'barn',
    new RegExp(`${WITHIN}barn${INDOORS}(?! (?:door|doorway|roof))`, 'g'),
    'in a barn interior',
  ],
  [
    'tent',
    new RegExp(
      `(?<!\\bstars )${WITHIN}(?:camping )?tent${INDOORS}(?! (?:door|flap|camp))(?! (?:in|by|on|near|under) )`,
      'g',
    ),
    'in a tent interior',
  ],
  [
    'igloo',
    /\b(?:inside(?: of)?|within) (?:an?|the|his|her|their) (?:[a-z]+ )?igloo\b/g,
    'in an igloo interior',
  ],
  ['shed', new RegExp(`${WITHIN}(?:tool )?shed${INDOORS}(?! (?:door|roof))`, 'g'), 'in a workshop'],
]

const ITEM =
  '(?!(?:and|with|in|on|by|at|while|under|near)\\b)[a-z]+(?: (?!(?:and|with|in|on|by|at|while|under|near|for)\\b)[a-z]+){0,2}'

/** Turns of phrase that say where something is, in the words that the reader knows: `on`, `inside`, `next to` … */
export const PLACE_TURNS: readonly Turn[] = [
  ...FAR_ROOM_TURNS,
  ...ROOF_TURNS,
  // Who is at the windows of a bus is in it, and no room has them.
  [
    'window windows',
    /(?<!\b(?:look|peer|peek|star|gaz|glanc)(?:s|es|ing|e)? (?:in |curiously )?)\b(?:from|out of|out|through|at) (?:the|its|their) (?:open )?windows? of (?=(?:an?|the|their|his|her) (?:[a-z]+ ){0,3}?(?:bus|train|tram|car|van|taxi|truck|coach|limousine|camper|carriage)\b)/g,
    'from ',
  ],
  // Only the White House is in Washington; any other is a house that is white.
  [
    'house houses',
    /\b(an?|his|her|their|our|my|this|two|three|some|small|little|big|old) ((?:[a-z]+ )?)white (houses?)\b(?! (?:press|lawn|in washington))/g,
    '$1 $2white painted $3',
  ],
  // Some water: of the sea or of a pool one would say so.
  [
    'water',
    /(?<!\b(?:whale|dolphin|fish|mermaid|seal|shark|orca|otter)s? (?:[a-z]+ )?)\b(play)(s|ing)? (?:around |about )?in (?:the )?(?:shallow )?water(?= *(?:[.,;!]|$|at |while |and ))/g,
    '$1$2 in the shallows',
  ],
  ...RUIN_TURNS,
  ...DECK_TURNS,
  ...SHELTERS,
  [
    'stairs steps staircase stairway',
    /\b(?:an? |the |some )?(?:(?:long|steep|spiral|endless|winding|white|floating) )*(?:stairs|steps|staircase|stairway) (?:(?:made|built|formed|composed) )?(?:(?:out )?of|from) (?:(?:fluffy|white|soft|pink|golden) )*clouds?(?:,? (?:(?:that )?lead(?:s|ing)?|going|up|rising|ascending) (?:up )?(?:to|towards?|into) (?:an?|the) (?:[a-z]+ ){0,3}?(castle|palace|kingdom)(?: in the (?:sky|clouds))?)?/g,
    (_: string, goal?: string) => `the ${goal === undefined ? '' : 'castle '}cloud stairs`,
  ],
  // Of a house they would be indoors.
  [
    'stairs steps staircase stairway',
    /\b(?:an? |the |some )?(?:(?:long|steep|stone|ancient|many|endless|wide|marble|mossy|thousand|thousands of|hundreds of|front|flight of) )*(?:stairs|steps|staircase|stairway)(?: (?:of|to|up to|up|leading (?:up )?to|that leads? (?:up )?to|towards?|in front of|outside) (?:an?|the|his|her|its|their) (?:(?:[a-z]+ )?[a-z]+ )?(temple|shrine|monastery|castle|palace|pyramid|church|cathedral|museum|library|courthouse|mountain)\b)/g,
    'the $1 steps',
  ],
  [
    'stairs steps staircase',
    /\bthe (temple|shrine|monastery|castle|palace|pyramid|church|cathedral|museum|library|courthouse)(?:'s)? (?:stairs|steps|staircase)(?= |,|\.|$)/g,
    'the $1 steps',
  ],
  // "A miniature village inside a teacup".
  [
    'village town city kingdom world',
    /\b(?:an? |the )?(?:whole |entire )?(?:tiny|miniature|mini|little|small) ((?:[a-z]+ )?)(?:village|town|city|kingdom|world) (?:inside(?: of)?|in|within) (an?|the) (?=(?:[a-z]+ )?(?:teacup|tea cup|cup|mug|bottle|jar|snow globe|fishbowl|bowl|box|suitcase|nest|basket|flowerpot|glass)\b)/g,
    'three tiny $1houses inside $2 ',
  ],
  // "A small Paris café": the town is seen from it.
  [
    'cafe café restaurant bistro bakery apartment',
    /\b(an?|the) ((?:[a-z]+ ){0,2}?)(?:(paris|london|tokyo|venice|rome|new york)|(parisian))(?: (?:street|corner|sidewalk))? (cafe|café|restaurant|bistro|bakery|apartment)\b/g,
    '$1 $2$5 in $3$4',
  ],
  [
    'filled full packed crowded overrun',
    /\b(?:an?|the) (?:(?:giant|huge|grand|old|big|vast|gothic|massive) )?(cathedral|church|castle|palace|mansion|haunted house),?(?: is| that is)?(?: completely| entirely)? (?:filled with|full of|packed with|crowded with|overrun (?:by|with)) ((?:[a-z]+ )?[a-z]+s)\b/g,
    'many $2 in the $1',
  ],
  INSIDE,
  [
    'home',
    /\b((?:drag|haul|pull|tow|lug|carr)[a-z]* (?:an?|the|his|her|their|two|three) (?:[a-z]+ ){0,2}[a-z]+) (?:back )?home\b(?= (?:through|in|from|across|along|over)\b| *(?:[,.;]|$))/g,
    '$1 towards a house',
  ],
  // A cabin with smoke from its chimney is seen from outside, and smokes by itself.
  [
    'cabin',
    /(?<!\b(?:in|inside|into) (?:an?|the) (?:[a-z]+ )?)(?<!\b(?:red|blue|yellow|green|pink|orange|purple|white|black|turquoise|teal|gr[ae]y) )\b(?:(?:log|cozy|cosy|winter|snowy|small|little|old|warm) )*cabin\b(?: with (?:(?:thin|thick|white|gr[ae]y|some) )*(?:smoke|a (?:plume|curl|wisp|column|ribbon) of smoke) (?:(?:gently|slowly|softly) )?(?:(?:rising|curling|drifting|coming|billowing|puffing|pouring) )?(?:up )?(?:from|out of) (?:its|the|a) (?:[a-z]+ )?chimney\b|(?= with [^.]*\bchimney\b))/g,
    'cabin in the woods',
  ],
  // What perches or waves on a castle is seen on it from afar; who fights there is up there with us.
  [
    'top atop roof battlements ramparts parapet wall walls',
    new RegExp(
      `(?<!\\b(?:perch|land|sit|nest|roost|wav|stack|balanc|glow|flutter)[a-z]* (?:high )?)\\b(?:atop|(?:high )?(?:up )?(?:on|along|upon|from|at) (?:the )?(?:very )?(?:top|roof|battlements|ramparts|parapets?|walls?) of) (?:an?|the|his|her|their) ${STRONGHOLD}s?\\b(?! (?:of|block|bridge))`,
      'g',
    ),
    'on the castle battlements',
  ],
  // Of a balcony in Paris one sees Paris.
  [
    'balcony terrace veranda',
    /\b(?:on|from|at) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:balcony|terrace|veranda)(?: (?:overlooking|above|over|in|high above|with (?:an? )?views? (?:of|over)))(?: the (?:roofs|rooftops|canals|streets|city) of)? (?=(?:paris|venice|rome|london|moscow|dubai|rio|amsterdam|santorini|sydney|cappadocia)\b|the (?:eiffel tower|colosseum|taj mahal|grand canal)\b)/g,
    'on a balcony in ',
  ],
  [
    'balcony',
    /\bbalcony (?:overlooking|over|above|by|near|with (?:an? )?(?:[a-z]+ )?views? (?:of|over)) (?:an?|the) ((?:[a-z]+ )?(?:sea|ocean|bay|lake|river|mountains|valley|forest|desert|jungle|city|skyline))\b/g,
    'balcony with the $1 in the background',
  ],
  [
    'balcony tower',
    /(?<!\bhair )\b(?:from|on|at) (?:an?|the|his|her|their) (?:(?:high|tall|stone|castle|old) )*(?:(?:castle|tower|palace)(?:'s)? balcony|(?:castle )?tower(?: top)?)(?= (?:and )?(?:look|gaz|watch|star|over)|(?<=from [^.]*)[,.]|(?<=from [^.]*)$)/g,
    'on the castle battlements',
  ],
  // "In the middle of a table" is on it.
  [
    'middle center centre edge corner end',
    new RegExp(
      `\\b(?:right )?(?:in|at|on|near) the (?:very )?(?:middle|center|centre|edge|corner|end|far end) of (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:${FURNITURE})\\b)`,
      'g',
    ),
    'on ',
  ],
  [
    'circle ring',
    /\b(?:an?|the) (?:circle|ring) of ([a-z]+s)\b(?! (?:around|dancing|holding|walking|running))/g,
    'six $1 standing in a circle',
  ],
  [
    'circle ring',
    /\b(?!(?:kick)?boxers|wrestlers|fighters)([a-z]+s) (?:(?:are |is )?(?:arranged|placed|set|growing|lying|set up) )?in a (?:big |large |perfect |small )?(?:circle|ring)\b/g,
    '$1 standing in a circle',
  ],
  [
    'foot base',
    /\bat the (?:foot|base) of (?=(?:an?|the) (?:[a-z]+ )?(?:mountain|tree|oak|hill|tower|statue|lighthouse|castle|stairs|staircase|bed|ladder|volcano|pyramid)\b)/g,
    'next to ',
  ],
  [
    'foot base bottom edge',
    /\bat the (?:foot|base|bottom|edge) of (?=(?:an?|the) (?:[a-z]+ )?(?:waterfall|falls|glacier|canyon)\b)/g,
    'at ',
  ],
  ['hill', /\bon (?:the )?top of (?=(?:an?|the) (?:[a-z]+ )?hill\b)/g, 'on '],
  ['set laid', /\b(tables?) (?:is |are )?(?:set|laid)(?: up)? with /g, '$1 with '],
  [
    'table desk',
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ )?(?:table|desk|counter|bench)) (?:full of|filled with|covered (?:with|in)|laden with|loaded with) (${ITEM}(?:(?:, ${ITEM})*,? and ${ITEM})?)`,
      'g',
    ),
    '$3 on $1 $2',
  ],
  // "A tram full of penguins": they are in it, and not beside it.
  [
    'full filled packed crammed stuffed',
    /\b((?:sports )?car|taxi|limousine|tram|streetcar|train|subway car|plane|airplane|helicopter|submarine|spaceship|rocket|minivan|tank|jeep) (?:full of|filled with|packed with|crammed with|stuffed with) ((?:(?!and|in|on|at|with)[a-z]+ ){0,2}?(?:[a-z]+s|sheep|people|children|fish|mice|geese))\b/g,
    '$1 with $2 in it',
  ],
  [
    'full filled brimming overflowing piled loaded laden stuffed packed stacked heaped',
    new RegExp(
      `\\b(${VESSEL}) (?:that (?:is|are) )?(?:half )?(?:full of|filled with|brimming with|overflowing with|piled (?:high )?with|loaded with|laden with|stuffed with|packed with|stacked with|heaped with) `,
      'g',
    ),
    (_, vessel = '') => {
      if (vessel === 'shelves') return 'shelves with dozens of '
      return BOARDS.test(vessel) ? `${vessel} of many ` : `${vessel} of `
    },
  ],
  // "Cycles with a dog in her basket": the dog is in it, and not who has it.
  [
    'basket bucket',
    new RegExp(
      `\\bwith ((?:an?|the|some|two|three|his|her|their)? ?(?:[a-z]+ )?[a-z]+) (?:sitting |riding )?in (?:an?|the|his|her|its|their) ((?:(?!bicycle|bike|front)[a-z]+ )?)(?:(?:front|bicycle|bike) )*(basket|bucket)\\b(?! of| on)`,
      'g',
    ),
    'with a $2$3 of $1',
  ],
  [
    'basket',
    /\b((?:bicycle|bike|cycles|cycling)\b[^.;]*?),? (?:and |while )?((?:an?|the|her|his|some|two) (?:[a-z]+ )??[a-z]+) (?:is |are )?(?:sits |sit |sitting |rides |riding |seated )?in (?:the|her|his|its|their|a) (?:(?:front|bicycle|bike) )*basket\b/g,
    '$1 with a basket of $2',
  ],
  [
    'market',
    /\b((?:steal|snatch|grab|swip)(?:s|es|ing)? (?:[a-z]+ ){1,3})from (?:an?|the)? ?((?:[a-z]+ )?market)\b(?! stall)/g,
    '$1from a stall in the $2',
  ],
  [
    'roof chimney rooftop gable ridge',
    /\bon (?:the|an?) (?:[a-z]+ )?(?:roof|chimney|rooftop|gable|ridge) of (?=(?:an?|the|his|her|its|their)\b)/g,
    'on top of ',
  ],
  [
    'pile heap stack stacked',
    /\b((?:(?:gold|golden|silver|red|blue|green|yellow|white|black|brown|wooden|old) )?[a-z]+s) (?:are )?(?:piled|heaped|stacked)(?: up| high)? (?:on|upon|onto|in|inside) /g,
    'a pile of $1 on ',
  ],
  [
    'piled heaped stacked',
    /\b(?:neatly |loosely )?(?:piled|heaped|stacked)(?: up| high)? (?=next to|beside|near|against|by|outside|in front of|behind)/g,
    '',
  ],
  [
    'leaves',
    /\b(pile|heap|mound|mountain)(s?) of (?:(?:dry|fallen|autumn|brown|dead|raked) )*leaves\b/g,
    '$1$2 of fallen leaves',
  ],
  [
    'gold treasure money cash',
    /\b((?:pile|heap|mound|mountain)s?) of (?:gold|treasure|riches|money|cash)\b(?! (?:coin|bar|nugget))/g,
    '$1 of coins',
  ],
  [
    'tied attached',
    /\b(balloons?) (?:that (?:is|are) )?(?:tied|attached|fastened) to /g,
    '$1 above ',
  ],
  [
    'tied chained tethered',
    /\b(?:tied|chained|tethered|fastened|hitched) (?:up )?to (?=an?\b|the\b)/g,
    'next to ',
  ],
  [
    'phone televis tv clock mirror screen calendar photo picture painting poster trophy trophies',
    /([,;.¦] |^|\b(?:and|with) )?\b(televisions?|tvs?|clocks?|mirrors?|screens?|calendars?|shelf|shelves|trophy|trophies|masks?|(?:tele)?phones?) (?:that (?:is|are) )?(?:hanging |hung |mounted )?on (?:the|an?) (?:[a-z]+ )?walls?\b/g,
    // Bare, "the girl dances, wall mirrors" would be a wall that mirrors.
    (_, before = '', what = '') =>
      before && what.endsWith('s') ? `${before}some ${what}` : `${before}wall ${what}`,
  ],
  [
    'palm fist',
    /\b(?:in|on|into|onto) (?:the (?:palms?|hollow) of )?(an? [a-z]+'s|his|her|its|their) (?:(?:open|outstretched|giant|huge|tiny|cupped|big) )*(?:hands?|palms?|fists?)\b(?! (?:tree|leaf|leaves))/g,
    'in $1 hand',
  ],
  // What is in somebody's hand is held; what is on somebody's hat is on whoever wears it.
  [
    "'s",
    new RegExp(
      `(^|[,.] ?)(${NOUN}) (?:(?:is |are )?(?:sits|sit|sitting|perched|perching|perches|lands|landing|rests|resting) )?(?:on|in) (an?|the) ([a-z]+(?: [a-z]+)?)'s (?:open |outstretched )?(?:hands?|palms?|fingers?|arms?)\\b`,
      'g',
    ),
    '$1$3 $4 holding $2',
  ],
  [
    "'s",
    /\bon (an?|the) ([a-z]+(?: [a-z]+)?)'s (hat|helmet|crown|cap)\b/g,
    'on top of $1 $2 with a $3',
  ],
  // What flows there colours the water.
  [
    'river stream lake pond waterfall sea',
    /\b(river|stream|lake|pond|waterfall|sea)s? of (?:melted |molten |liquid |pure |warm )?(chocolate|coffee|honey|caramel|syrup|milk|gold|blood|slime|ink|wine|mud)\b/g,
    '$2 $1',
  ],
  // They are parts of whatever drives there.
  [
    'headlights',
    /,? (?:and |with )?(?:its |his |her |their |the )?(?:bright )?headlights (?:turned |switched )?(?:on|blazing|shining|glowing|glaring)\b/g,
    ' with headlights',
  ],
  // Where neon is mirrored or lights a street there are its signs.
  [
    'neon',
    /\b(?:colou?rful |bright )?neon (?:lights? |signs? )?reflect(?:ions?|ing|ed|s)?(?: (?:in|on|off|from) (?:the )?(?:(?:wet|rainy) )?(?:pavement|asphalt|ground|street|road|puddles?|water|sidewalk))?\b/g,
    'neon signs',
  ],
  [
    'neon',
    /\bneon[- ]lit ((?:[a-z]+ ){0,2}?(?:streets?|alley(?:way)?|city|road|avenue|market|downtown|crossing))\b/g,
    '$1 with neon signs',
  ],
]
