import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const RAILED = '(?:cable cars?|trams?|streetcars?|trolley(?: car)?s?)'
const STREETS = '(?:hills?|streets?)'

/** Trams climb streets, in San Francisco those above the bay. */
const HILLY_TOWNS: readonly Turn[] = [
  ['francisco', new RegExp(`\\b${RAILED}(?=[^.]*\\bsan francisco\\b)`, 'g'), 'street cable car'],
  [
    'francisco',
    new RegExp(
      `\\b(up|down) (?:an?|the|one of the) (?:[a-z]+ ){0,2}${STREETS} (?:in|of) san francisco\\b`,
      'g',
    ),
    'along an $1hill bay street',
  ],
  [
    'francisco',
    new RegExp(
      `\\b(street cable car) in san francisco ([^.,]*?) (up|down) (?:an?|the) (?:[a-z]+ ){0,2}${STREETS}\\b`,
      'g',
    ),
    '$1 $2 along an $3hill bay street',
  ],
  [
    'hill',
    new RegExp(`\\b(${RAILED} [^.,]*?)\\b(up|down) (?:an?|the) (?:[a-z]+ ){0,2}hill\\b`, 'g'),
    '$1along an $2hill street',
  ],
]

/** Who is on a bicycle and goes down a path goes downhill. */
const DOWN_TRAILS: readonly Turn[] = [
  [
    'cyclist biker bike bicycle',
    /\b((?:cyclists?|bikers?|bikes?|bicycles?)\b[^.;,]*?) (?:down(?:hill)?(?: (?:on|along|through))?) (?:an?|the) (?:(?!mountain|desert)[a-z]+ ){0,3}(?:trail|path|track|woods|forest)s?\b/g,
    '$1 along a downhill forest trail',
  ],
  [
    'skier skiers snowboarder snowboarders',
    /\b(skiers?|snowboarders?) (?:carv|cut|slic|weav|bomb|shredd?|charg|hurtl|plung)(?:es|e|s|ing)? (?=down|through)/g,
    '$1 racing ',
  ],
]

/** What goes up or down a hill, by what it is. */
const SLOPES: Rows = [
  ['(?:[a-z]+ ){0,3}mountain (?:road|pass)', 'mountain road'],
  ['(?:[a-z]+ ){0,3}mountain (?:trail|path|track)', 'mountain trail'],
  ['(?:[a-z]+ ){0,2}(?:steep|hilly) (?:[a-z]+ )?(?:streets?|road|lane|alley|avenue)', 'street'],
]

/** Roads and trails that go up or down a hill. */
export const UP_AND_DOWN_MOUNTAINS: readonly Turn[] = [
  // Who stands on a peak has the land below.
  [
    'peak summit mountaintop mountain top',
    /\b(stand(?:s|ing)?|sit(?:s|ting)?|pos(?:es|ing)|wait(?:s|ing)?|meditat(?:es|ing)|rest(?:s|ing)?|celebrat(?:es|ing)|cheer(?:s|ing)?) (?:alone |proudly |still )?(?:on|atop|at) (?:(?:an?|the) )?(?:very )?(?:top of (?:an?|the) mountain|mountain ?(?:peak|top)|summit|peak)(?: of (?:an?|the) (?:[a-z]+ )?mountain)?\b/g,
    '$1 on a mountain summit',
  ],
  [
    'peak summit mountaintop mountain top',
    /\b(?:(?:finally|at last|eventually) )?(?:reach(?:es|ing)?|get(?:s|ting)? to|arriv(?:es?|ing) (?:at|on)|mak(?:es?|ing) it to|conquer(?:s|ing)?) (?:(?:an?|the|its) )?(?:very |snowy |icy |rocky )*(?:top of (?:an?|the) (?:[a-z]+ )?mountain|mountain ?(?:peak|top)|summit|peak)(?: of (?:an?|the) (?:[a-z]+ )?mountain)?\b/g,
    'cheers on a mountain summit',
  ],
  ...HILLY_TOWNS,
  ...DOWN_TRAILS,
  [
    'mountain steep hilly',
    new RegExp(`\\b(up|down) (?:an?|the) (?:${anyOf(SLOPES)})\\b`, 'g'),
    (way, up) =>
      `along an ${up}hill ${saidFor(SLOPES, way.replace(/^(?:up|down) (?:an?|the) /, ''))}`,
  ],
  // On wheels one goes down a hill that is steep, and not along a meadow.
  [
    'down',
    /(?<=\b(?:skateboards?|skateboarding|longboards?|bikes?|bicycles?|cycl(?:es|ing|ists?)|scooters?|roller skates|rollerblades?|carts?|wagons?|go-karts?|unicycles?|wheelchairs?|trolleys?|tricycles?|soapbox(?: cars?)?|skat(?:es|ing))\b[^.;]{0,40}?)\b(?:down (?:an?|the) (?:(?:steep|grassy|green|long|big|huge) )*(?:hill|hillside|slope)|downhill)(?=\s*(?:[,.;¦]|$|(?:at|under|during|past|with|while|as|and|wearing|in)\b))/g,
    'along a downhill slope',
  ],
  [
    'hill slope',
    /\b(?:up (?:an?|the) (?:(?:steep|grassy|green|long) )*(?:hill|hillside|slope)|uphill)(?=\s*(?:[,.;¦]|$|(?:at|under|during|past|with|while|as|in (?:the )?(?:rain|snow|fog|wind|spring|summer|autumn|winter|morning|evening))\b))/g,
    'on an uphill slope',
  ],
]

const GOES =
  '((?:walk|run|runn|tiptoe|tipto|sneak|creep|stroll|prowl|prance|pranc|pad|padd|strut|strutt|trot|trott|scamper|scurr|scurry|march|tread|step|stepp|stalk|slink|race|rac|dash|skip|skipp|amble|ambl|wander|saunter)(?:s|es|ies|ing)?)'
const BALANCES =
  '(?:balanc(?:es|e|ing)(?: (?:its|his|her|their) way)?|teeter(?:s|ing)?|edges|edging)'
const HOW = '(?: [a-z]+ly)?'
/** A man who walks along a fence walks beside it, a cat on it. */
const BESIDE =
  '(?<!\\b(?:man|men|woman|women|boy|girl|people|couple|soldiers?|child|children|kids?|person|guards?|farmer|runner|jogger|lady|guy|knight|tourists?|friends|horses?|cows?|sheep|deer)\\b[^.,;]{0,30})'
const TOP = '(?:the )?(?:very |narrow )?(?:top|edge|ridge|crest|rim|peak)s? of'
const ATOP = `(?:atop|on|upon|on top of|(?:along|across|on) ${TOP})`

const RAILING = '(?:railing|handrail|guard ?rail|balustrade|banister)'
/** What is long, narrow and high. */
const TOP_OF = `(?:(?:picket |garden |brick |stone )?(?:fence|wall)|(?:[a-z]+ )?${RAILING}|roof(?:top)? ridge|(?:tree )?(?:branch|bough|limb)|log|(?:fallen )?tree trunk|fallen tree|(?:power|telephone|electric) (?:wire|line|cable)|wire)`
const NOT_OF = '(?! (?:clock|of (?:an?|the) (?:[a-z]+ )?(?:castle|fortress|palace|city|town)))'

/** As the stage knows it. */
function knownTop(top: string): string {
  return top
    .replace(/(?:fence|wall)$/, '$& outdoors')
    .replace(new RegExp(`(?<= )(?:[a-z]+ )?${RAILING}$`), 'fence')
    .replace('rooftop ridge', 'roof ridge')
}

/** Who goes along the top of a wall, a fence or a branch is on it. */
function onTop(goes: string, way: string, plain: (going: string) => string): Turn {
  return [
    'fence wall rail banister balustrade ridge branch bough limb log trunk fallen wire line cable',
    new RegExp(`${goes}${HOW} ${way} ((?:an?|the) (?:[a-z]+ ){0,2}?${TOP_OF})\\b${NOT_OF}`, 'g'),
    (_, going, top) => `${plain(going)} on ${knownTop(top)}`,
  ]
}

const ON_TOP: readonly Turn[] = [
  onTop(`\\b${GOES}`, ATOP, (going) => going),
  onTop(`${BESIDE}\\b${GOES}`, '(?:along|across)', (going) => going),
  onTop(`\\b(${BALANCES})`, `(?:along|across|${ATOP})`, () => 'walks'),
]

const CRAG =
  '(?:(?:mossy|jagged|icy|snowy|slippery|wet|big|huge|rocky|steep|stepping) )?(?:rock|stone|boulder|ledge|crag|cliff|outcrop)s?'

/** Along the tops, and from one of them to the next. */
export const RIDGE_TURNS: readonly Turn[] = [
  ...ON_TOP,
  [
    'from between across over',
    new RegExp(
      `\\b((?:leap|jump|hopp?|bound|spring|skipp?|run|runn)(?:s|ing)?${HOW}) (?:from (?:an? |one )?${CRAG} to (?:an? |the )?(?:next|another|other|${CRAG})|(?:between|across|over|along) (?:the )?${CRAG.slice(0, -2)}s)\\b`,
      'g',
    ),
    '$1 from rock to rock',
  ],
]
