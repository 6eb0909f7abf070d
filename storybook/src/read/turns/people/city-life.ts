import { WHOM } from '../somebody.ts'
import { lookUp } from '../../../lexicon/look-up.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** Where pupils and guests sit who have a row of their own. */
const ROWS: Rows = [
  ['front|first', 'in the foreground'],
  ['back|last|rear', 'in the background'],
]
/** What comes out of somebody all at once. */
const OUTBURSTS: Rows = [
  ['(?:out )?(?:laughing|in(?:to)? laughter)', 'laugh'],
  ['(?:out )?(?:crying|sobbing|weeping)|into tears', 'weep'],
  ['(?:out )?singing|into song', 'sing'],
  ['into applause', 'clap'],
]
/** What is taught, and what those do who learn it. */
const ARTS: Rows = [
  ['yoga|pilates', 'do yoga'],
  ['tai chi', 'do tai chi'],
  ['karate|judo|kung fu', 'do karate'],
  ['dance|ballet|salsa|zumba', 'dance'],
  ['fitness|aerobics', 'stretch'],
]
const HIGH_UP = 'balcony|rooftop|roof|terrace|skyscraper|window'
const GROUND = 'street|courtyard|yard|square|plaza|garden|park|alley|road|pool|beach'
const ROWED = '(?:row(?:ing)?|fishing|wooden|small|little) ?boat|boat|gondola|canoe|raft'

/** What people of a city do, where they stand, and what is seen from up there. */
export const CITY_TURNS: readonly Turn[] = [
  // Nobody rows a boy who sits in front.
  [
    ' row',
    new RegExp(
      `\\b(?:in|from|at) the (?:very )?(${anyOf(ROWS)}) row\\b(?: of (?:the|an?) [a-z]+)?`,
      'g',
    ),
    (_, row) => `${saidFor(ROWS, row)} `,
  ],
  // Nobody explodes.
  [
    'burst break',
    new RegExp(`\\b(?:burst|break)(s|ing)? (${anyOf(OUTBURSTS)})\\b`, 'g'),
    (_, ending: string | undefined, what) => saidFor(OUTBURSTS, what) + (ending ?? ''),
  ],
  // No door stands on the balcony.
  ['next door', / next door\b,?/g, ''],
  [
    'curlers rollers',
    /\b(?:in|with) (?:(?:pink|big|her|hair) )*(?:curlers|rollers)(?: in (?:her|his) hair)?\b/g,
    'with curly hair',
  ],
  // Nothing is pointed out to whoever is tapped.
  [
    'shoulder',
    /\b(tap|pat)(s|ping|ting)? (?:(him|her|them|(?:an?|the) (?:[a-z]+ )?[a-z]+) on the|(his|her|their)) shoulders?\b/g,
    (_, ...[, ending = '', whom, whose]) =>
      `pat${ending.replace('p', 't')} ${whom ?? lookUp(WHOM, whose ?? '') ?? ''}`,
  ],
  // A wedding's photographer weds nobody.
  [
    'wedding',
    /\bwedding (?=(?:photographer|planner|singer|dj|musician|guest|florist|baker|band leader|videographer)s?\b)/g,
    '',
  ],
  [
    'heart chest lungs breath',
    /\blisten(s|ing)? to ((?:an?|the|his|her) (?:[a-z]+ )*?[a-z]+) ?'s? (?:heart(?:beat)?|chest|lungs|breathing)(?: with (?:an?|his|her|the) stethoscope)?/g,
    'listen$1 to $2',
  ],
  // Whoever carries a child in a cloth has it in the arms, and is in no glass.
  [
    'sling wrap carrier',
    /\bwith (an?|her|his) ((?:[a-z]+ )?(?:baby|infant|newborn|toddler)) in (?:an?|the|his|her) (?:baby )?(?:sling|wrap|carrier)\b/g,
    'holding $1 $2',
  ],
  // A coil of rope is no wall: who hangs there hangs before the house.
  [
    'rope harness',
    /\b(hang(?:s|ing)|dangl(?:es|ing)) (?:on|from|by|in) (?:an?|his|her|two|their) (?:long |thick |thin |safety )?(?:ropes?|harness) (?=(?:outside|along|against|beside|in front of|before|high) )/g,
    '$1 ',
  ],
  [
    'shell',
    /\bshell(s|ing)? (?=(?:(?:fresh|green|some|the) )*(?:peas|beans|nuts|shrimps?|walnuts)\b)/g,
    'peel$1 ',
  ],
  [
    'stumbles stumbling',
    /\bstumbl(es|ing)(?= ?(?:[,.;]|and\b|$))(?! and fall)/g,
    (_, ending) => (ending === 'es' ? 'trips' : 'tripping'),
  ],
  ['steadicam', /\bsteadicam\b(?! (?:shot|cam|camera|view))/g, 'tracking shot'],
  // What lies below a balcony is a place of its own.
  [
    'below',
    new RegExp(
      `(?<=\\b(?:${HIGH_UP})\\b.*[.;] ?)(?:far |deep )?below(?: (?:them|him|her|it|us|me))?,? ((?:(?!\\bcamera\\b)[^.;,])+ (?:in|on|through|along|across|down) (?:the|an?) (?:[a-z]+ )?(?:${GROUND})\\b)`,
      'g',
    ),
    'transition to $1',
  ],
  [
    'below',
    new RegExp(
      `(?<=\\b(?:${HIGH_UP})\\b.*[.;] ?)(in|on) the ((?:[a-z]+ )?(?:${GROUND})) (?:far )?below,? ((?:(?!\\bcamera\\b)[^.;,])+)`,
      'g',
    ),
    'transition to $3 $1 the $2',
  ],
  // The city is out there, and the room stays.
  [
    'windows window',
    /\b(?:the )?(?:(?:city|street|neon) lights|lights of the city|city skyline) (?:are )?(?:shin|glow|glitter|twinkl|sparkl|gleam|flicker)[a-z]* (?:in |out )?(?:through|outside|beyond|behind) (?:the|an?|his|her|their|its) (?:[a-z]+ )?windows?\b/g,
    'city lights outside the window',
  ],
  [
    'oarsman rower boatman ferryman boatwoman',
    new RegExp(
      `\\b(${ROWED})\\b(.{0,160}?)\\bthe (oarsman|rower|boatman|ferryman|boatwoman)(?= [a-z]+s\\b)`,
      'g',
    ),
    '$1$2the $3 in the boat',
  ],
  // Out of the fog somebody comes to where the others are.
  [
    'fog mist dark',
    /\b(?:comes?|coming|emerges?|emerging|glides?|gliding|drifts?) (?:slowly |silently )?(?:out of|from|through) the (?:[a-z]+ )?(?:fog|mist|haze|darkness)\b/g,
    'appears',
  ],
  [
    'aisle',
    /\b(?:down|along|through|in|up) (?:the|an?) (?:[a-z]+ )?aisle of (?:an?|the) (?:[a-z]+ )?(plane|airplane|train|bus)\b/g,
    'in a $1 interior',
  ],
  // Nobody stands on the truck whose lights flash.
  [
    'lights flash',
    /(?<=^|[.;,] ?)(?:(?:blue|red|and|the|emergency|orange) )*lights (?:flash|blink|spin|rotate)(?:ing)? on (?=(?:an?|the) (?:[a-z]+ )?(?:truck|car|ambulance|van|engine)\b)/g,
    '',
  ],
  // Whose class it is, its art says.
  [
    'class',
    new RegExp(
      `\\b(${anyOf(ARTS)})( (?:teacher|instructor|trainer|master)\\b[^.;]*?) (?:leads|teaches|instructs|guides) (?:an?|the|his|her) (?:class|group) of ((?:[a-z]+ ){0,2}[a-z]+)`,
      'g',
    ),
    (_, ...[art = '', who = '', pupils = '']) => `${art}${who} and ${pupils} ${saidFor(ARTS, art)}`,
  ],
  [
    'paint',
    /\b(paint(?:s|ing) (?:the|an?) walls?) of ((?:an?|the|his|her|their) (?:[a-z]+ ){0,2}[a-z]+) ((?:bright |light |dark )?(?:red|pink|purple|blue|black|green|orange|yellow|white|gr[ae]y|turquoise|teal|violet))\b/g,
    '$1 $3 in $2',
  ],
  [
    'twin',
    /(?<!\btwo )\btwin (?=(?:daughter|son|sister|brother|girl|boy|bab(?:y|ie)|toddler|kid)s\b)/g,
    'two twin ',
  ],
  [
    'painterly',
    /\bpainterly\b(?: (?:style|look|feel|aesthetic))?(?! paint)/g,
    'oil painting style',
  ],
  [
    'boots shoes',
    /\b(?:polish|shin|clean|brush)(?:es|ing) (?:the )?(?:[a-z]+ )?(?:boots|shoes) of (?=(?:an?|the|his|her) )/g,
    'shines shoes for ',
  ],
  // Nobody is in the machine, nor has on what turns in it.
  [
    'machine dryer',
    /\b(?:his|her|their|the) (?:clothes|laundry|washing) (?:is |are )?(?:spin|tumbl|turn|whirl)[a-z]* (?:around )?in (?:the|an?) (?:washing |big )?(?:machine|dryer)\b/g,
    'a washing machine spins',
  ],
  // "Sells roses. A man buys one and gives it away": a rose.
  [
    'buys one',
    /\b(sell(?:s|ing) (?:[a-z]+ )?([a-z]+[a-z](?<!s))s\b.{0,140}?\bbuys )one\b(?! of)/g,
    '$1a $2',
  ],
  // Who is followed holds it up, and not those who follow.
  [
    'follow',
    /\b(follow(?:s|ing)? (?:an?|the|their|his|her) (?:[a-z]+ ){0,2}?[a-z]+) (?:holding|waving|carrying|raising)(?: up)? (?=(?:an?|the|his|her) )/g,
    '$1 who holds ',
  ],
  [
    'against',
    /\bpress(?:es|ing) (?:his|her|its|their) (?:nose|face|hands?|cheek)s? (?:flat )?against (?:the|an?) (?:(?:cold|wet|foggy|car|train|bus|plane|kitchen|bedroom) )?(?:glass|windows?|window pane)\b(?! (?:full|of|filled))/g,
    'looking through the window',
  ],
  // No cart is pushed by whoever has a broom.
  ['broom', /\bpush(?:es|ing) (?:an?|his|her|the) (?:[a-z]+ )?broom\b/g, 'sweeping'],
  [
    'film',
    /\b(film(?:s|ing) (?:her|him|them|it|(?:an?|the) [a-z]+)) (?:with|on) (?:an?|his|her|their) (?:[a-z]+ )?(?:smart)?phones?\b/g,
    '$1',
  ],
  // "The cars and a yellow bus stop": a bus that does so, and no place to wait for one.
  [
    'bus',
    /(\b[a-z]+s and (?:an?|the) (?:[a-z]+ )?bus) stop(?= ?(?:[,.;]|$)| (?:at|for|to|when|as|while|in)\b)/g,
    '$1 halt',
  ],
]
