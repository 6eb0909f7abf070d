import { SETTING_TURNS } from '../places/settings-told.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const FIGURE = '(?:figures?|specks?|dots?|silhouettes?|shapes?)'
const GOES_ON = '(?:e?s|ing|e)?'

/** Whoever is only a dot in the land is that, and nobody beside it: "a farmer is a tiny figure". */
const SMALL_FIGURES: readonly Turn[] = [
  [
    'figure figures speck specks dot dots silhouette shape shapes',
    new RegExp(
      `\\b(an?|the|two|three|four|some|a few) ((?:[a-z]+ ){0,2}?[a-z]+) (?:is|are|appears? as|looks? like|seems?) (?:(?:only|just|no more than|but|nothing but) )?(?:an? )?(?:tiny|small|little|distant|minute)(?: [a-z]+)? ${FIGURE}\\b(?: (?:in the distance|far below|far away|below))?`,
      'g',
    ),
    'wide shot of $1 $2',
  ],
  // Which of them is too small to be told apart.
  [
    'terrace paddy',
    /\bon the (?:lowest|highest|topmost|upper|lower|bottom|top|uppermost) (?:terrace|paddy)\b/g,
    '',
  ],
  // What stands up there is far from those who are told of before.
  [
    'top',
    /(?<=\. )((?:an?|the) (?:[a-z]+ ){0,3}?[a-z]+) (?:stands|sits|perches|waits|rises|is) at the (?:very )?top(?: of (?:the|an?) (?:hill|slope|rows|terraces|field))?(?=\s*(?:[,.;]|$))/g,
    '$1 in the distance',
  ],
]

const STUFF =
  '(?:light|lights|sunlight|moonlight|glow|shadows?|reflections?|patterns?|rays|beams|colou?rs)'
const CAST = `(?:throw|cast|spill|shed|send|paint|pour|scatter|project|splash)${GOES_ON}`

/** What light does is nobody's deed, and what it falls on is there: "windows throw coloured light onto wooden pews". */
const CAST_LIGHT: readonly Turn[] = [
  [
    'throw throws throwing cast casts casting spill spills spilling shed sheds send sends paint paints pour pours scatter scatters project projects',
    new RegExp(
      `(?<!\\b(?:lighthouse|projector|person|man|woman|boy|girl|wizard|witch)) ${CAST} (?:an? |the |its |their )?(?:(?!on|over|in|into|at|to|the|and)[a-z]+,? ){0,3}?${STUFF}(?: and [a-z]+)? (?:on|onto|over|across|upon|along|into) (?:the )?(?=[a-z])(?!(?:him|her|it|them|everything|wall|walls|floor|ground)\\b)`,
      'g',
    ),
    ' , ',
  ],
  [
    'flicker flickers flickering blink blinks buzz buzzes glow glows',
    new RegExp(
      `\\b((?:[a-z]+ )?neon (?:lights?|signs?)) (?:flicker|blink|buzz|glow|puls|flash|shin)${GOES_ON}(?: on and off)?(?= (?:outside|above|behind|in|on|over) | outside\\b| *(?:[,.;]|$|and\\b))(?: outside)?`,
      'g',
    ),
    '$1',
  ],
  [
    'lights',
    new RegExp(
      `\\b(?:the )?(?:(?:city|street|tunnel|station|signal|town|passing) lights|lights of the (?:city|tunnel|street|station|town)) (?:flash|rush|fly|flies|whiz|streak|slid|rac|blur|zip|flicker)${GOES_ON}(?: (?:past|by))?(?: outside)?(?=\\s*(?:[,.;]|$|and\\b|in\\b|on\\b))`,
      'g',
    ),
    ' ¦ ',
  ],
]

const LOW =
  '(?:low|deep)(?:(?:,| and) (?:(?:orange|red|golden|pale|warm|huge|yellow|heavy|blood-red))+)?'

/** Where the sun is says what hour it is: "the sun is low and orange" brings no fruit. */
const LOW_SUN: Turn = [
  'sun',
  new RegExp(
    `\\bthe sun (?:is|hangs|stands|sits|sinks|glows) (?:already |still |very |so )?${LOW}(?: (?:on|over|above|in|behind) the (?:[a-z]+ )?(?:horizon|sky|hills|dunes|sea|water|trees|mountains|rooftops))?(?=\\s*(?:[,.;]|$|and\\b))`,
    'g',
  ),
  'at sunset',
]

/** What leaves nothing but a stripe of foam, and is no thing. */
const WAKE: Turn = [
  'wake trail',
  /,? ?\b(?:and )?(leaves|leaving|trails|trailing|cuts|drawing) (?:an? |its )?(?:(?:long|white|foamy|silver|thin|foaming) )*(?:wake|(?:trail|line|ribbon) of (?:white )?foam)\b(?: (?:behind(?: it)?|in the (?:[a-z]+ )?water|across the (?:bay|lake|water|fjord)))?/g,
  (_, form) => (form.endsWith('s') ? ' sails' : ' sailing'),
]

const CROWN = '(?:[a-z]+ )?(?:domes?|minarets?|spires?|turrets|towers)'

/** Parts that stand for the whole building, so that the building is not beside them. */
const CROWNS: Turn = [
  'dome domes minaret minarets spire spires tower towers turret turrets',
  new RegExp(
    `\\b(?:the )?${CROWN}(?:,? and (?:the )?${CROWN})? of ((?:an?|the) (?:[a-z]+ ){0,2}?(?:mosque|cathedral|palace|castle|temple|basilica|monastery|kremlin))\\b(?: (stand|rise|glow|tower|loom|shine|gleam|glitter)\\b)?`,
    'g',
  ),
  (_, building, does) => (does === undefined ? building : `${building} ${does}s`),
]

/** Rows of gates and arches that one goes through are no tunnel under the ground. */
const TUNNEL_OF: Turn = [
  'tunnel tunnels',
  /\btunnels? of (?=(?:(?:red|orange|vermilion|bright|tall|endless|wooden) )*(?:torii(?: gates)?|gates|arches|roses|flowers|wisteria|lanterns|lights|umbrellas)\b)/g,
  'row of ',
]

/** Where trees, hills and houses stand that are only an outline. */
const ON_THE_HORIZON: Turn = [
  'horizon skyline distance',
  /\b((?:[a-z]+ )?(?:trees|pines|palms|firs)|(?:[a-z]+ )?[a-z]+s) (?:line|rise on|rise along|dot|fringe|stand on|mark|fill) the (?:[a-z]+ )?(?:horizon|skyline|distance)\b/g,
  (_, outline) =>
    /^(?:[a-z]+ )?(?:trees|pines|firs)$/.test(outline)
      ? 'a forest in the background'
      : `${outline} in the background`,
]

/** What clouds and mist do to peaks is weather. */
const CLOUDS_HANG: Rows = [
  ['(?:low|grey|gray|dark|heavy|thick) clouds', 'overcast'],
  ['(?:white |soft |fluffy )?clouds', 'cloudy'],
]
const CLOUDS_OVER: Turn = [
  'clouds',
  new RegExp(
    `(?<=(?:^|[.;,] )(?:and |while |as )?)(${anyOf(CLOUDS_HANG)}) (?:hang|drift|gather|cling|sit|lie|roll|float|rest|creep|settle|wrap)(?:s|ing)?(?: low)? (?:over|around|on|above|across|to|between|round|against|past) the (?:[a-z]+ )?(?:peaks?|summits?|mountains?|hills|cliffs|ridge|ridges|mountaintops|valley|land|fields|slopes)\\b`,
    'g',
  ),
  (_, clouds) => `, ${saidFor(CLOUDS_HANG, clouds)} sky `,
]

const BEFORE_A_GLASS =
  '(?:an?|the|one) (?:(?:round|big|large|small|wide|huge|main|front|panoramic|circular|little) )*(?:window|porthole|viewport|viewscreen|windscreen)'

/** What fills or passes a window is outside it. */
const AT_THE_GLASS: Turn = [
  'fills fill passes pass crosses appears',
  new RegExp(
    `\\b(?:fills?|filling|pass(?:es|ing)?|cross(?:es|ing)?|appears? (?:in|at)|(?:swims|glides|drifts|flies|floats) (?:by|past)) (?=${BEFORE_A_GLASS}\\b)`,
    'g',
  ),
  'passes outside ',
]

/** Who waves at a taxi brings no ice from the sky. */
const HAILS: Turn = [
  'hail hails hailing',
  /\bhail(s|ing)? (?=(?:it|one|him|her|them|an?|the) ?(?=(?:[a-z]+ ){0,2}?(?:taxi|cab|rickshaw|driver|gondola|ferry|boat|waiter)\b|[,.;]|$))/g,
  (_, form = '') => (form === 'ing' ? 'waving at ' : `wave${form} at `),
]

const COMES =
  '(?:approach|roll|mov|sweep|com|advanc|loom|ris|rush|race|rac|tower|surg|grow|near|clos|creep)(?:e?s|ing|e)?(?: (?:up|in|closer|down))?'
const SAND = '(?:sand|dust|desert dust)'

/** A storm of sand that is still on its way is a wall behind all, and nobody is within it yet. */
const SAND_WALLS: Turn = [
  'sand dust sandstorm duststorm haboob',
  new RegExp(
    `\\b(?:an? |the )?(?:(?:huge|giant|massive|towering|enormous|brown|great|vast|dark|thick|approaching) )*(?:walls? of (?:(?:swirling|brown|golden|boiling) )*${SAND}|haboob|${SAND} ?storm(?= (?:is )?${COMES} (?:towards?|behind|on the horizon|from)\\b)|(?<=approaching )${SAND} ?storm)(?: (?:is )?${COMES}(?= (?:towards?|over|behind|across|on|from|at)\\b| *[,.;]| *$))?`,
    'g',
  ),
  'a sand wall rises',
]

/** Its sky is brown because of it. */
const BROWN_SKY: Turn = [
  'sky',
  /(?<=\bsand wall rises\b.{0,240})[,.;]? ?(?:and |as |while )?the sky (?:turns|goes|grows|becomes) (?:brown|yellow|orange|dark|red)\b/g,
  '',
]

/** Lands and rooms as long descriptions tell them, in plainer words. */
export const LANDSCAPE_TURNS: readonly Turn[] = [
  ...SETTING_TURNS,
  ...SMALL_FIGURES,
  ...CAST_LIGHT,
  LOW_SUN,
  WAKE,
  CROWNS,
  TUNNEL_OF,
  ON_THE_HORIZON,
  CLOUDS_OVER,
  AT_THE_GLASS,
  HAILS,
  SAND_WALLS,
  BROWN_SKY,
]
