import type { Turn } from '../turn.ts'

const LINING = 'coral|lantern|lamp|flower|cactus|statue|torch|banner|column|candle'

/** What is told of how something is seen, in words of what is seen. */
export const VIEW_TURNS: readonly Turn[] = [
  // Nobody weaves: "a giant looms over the town".
  [
    'looms loom looming',
    /(?<!\b(?:an?|the|his|her|their|hand|wooden|old|weaving|on|at) )\b(?:(is|are) looming|(looms?)|looming)(?= (?:large |high |tall )?(?:over|above|behind|up|out)\b| *[,.;]|$)/g,
    (_, is, verb) =>
      is ? `${is} standing` : verb ? (verb === 'looms' ? 'stands' : 'stand') : 'standing',
  ],
  // Nobody draws: "coral-lined streets".
  [
    'lined',
    new RegExp(
      `\\b(${LINING})s?[- ]lined (streets?|path|road|avenue|alley|walkway|hall|corridor|canal)\\b`,
      'g',
    ),
    '$2 with $1s on both sides',
  ],
  // No chemist's base.
  ['base', /\bat the (?:very )?base(?= *(?:[,.;]|$|and\b))/g, 'at the bottom'],
  // Cream for a cake is not for one's face.
  [
    'cream frosting icing',
    /\b(?:puts?|adds?|spreads?|piles) (?:some |the )?(?:whipped )?(?:cream|frosting|icing) (?:on|onto|over) (?=(?:it|them|the|an?) ?(?:$|[.,;]|pancakes?|cake|cupcakes?|waffles?|pie|tart))/g,
    'decorates ',
  ],
  // No screws: what is unscrewed is opened.
  [
    'unscrew unscrews unscrewing unscrewed',
    /\bunscrew(s|ing|ed)? (?:the |an? |his |her )(?:(?:metal|plastic|tight) )?(bottle|jar|thermos|flask)(?:'s)? (?:cap|lid|top|stopper)\b/g,
    'open$1 a $2',
  ],
  [
    'unscrew unscrews unscrewing unscrewed',
    /\bunscrew(s|ing|ed)? the (?:cap|lid|top|stopper) (?:of|off|from) (?=(?:the|an?|his|her) )/g,
    'open$1 ',
  ],
  // A cloud of ink, and no tank on tracks.
  [
    'ink dye coloring colouring',
    /\b(?:(?:black|red|blue|colou?rful) )?(?:ink|dye|food colou?ring) (?:is |are )?(?:being )?(?:injected|dropped|poured)(?: slowly| gently)?(?: in| into)+ (?:(?:an?|the) )?(?:(?:tank|glass|bowl|tub|vat|container|jar) of )?(?:clear |still )?water\b/g,
    'an ink cloud',
  ],
  // Roofs are where chimneys are.
  [
    'chimneys',
    /^\s*(?:(?:the|some|old|tall|brick|smoking) )*chimneys(?= (?:in|at|against|under|on the|before|silhouetted|during)\b| *[,.]|$)/g,
    'a tiled roof with chimneys',
  ],
  [
    'plate saucer',
    /\b((?:tea|coffee)? ?(?:cup|mug)(?: of [a-z]+)?) with (?:an? |its )?(?:matching )?(?:plate|saucer)\b/g,
    '$1 on a plate',
  ],
  // No deed of mounting.
  ['michel saint-michel', /\b(?:mont|mount) (?:saint|st)[- ]michel\b/g, 'saint-michel abbey'],
  ['christmas', /\bchristmas (?:tree )?balls?\b/g, 'bauble'],
  ['raspberry', /\braspberry pi(?: pico| zero| board)?\b/g, 'circuit board'],
]

const RIDE = 'roller ?coaster ride|ride|journey|trip|flight|voyage|tour|drive|walk|transition'
const LEG = '((?:an? |the )?(?:[a-z-]+ ){0,3}?[a-z-]+)'

/** "A rollercoaster ride from a city to a desert and then to an ice world": each land in its turn. */
export const JOURNEY_TURNS: readonly Turn[] = [
  [
    'from',
    new RegExp(
      `^\\s*(an? )(?:${RIDE}) from ${LEG} (?:in)?to ${LEG}(?:,? (?:and )?(?:then |finally )?(?:in)?to ${LEG})?\\s*[.!]?\\s*$`,
      'g',
    ),
    (journey, ...[article = '', ...legs]) => {
      const train = /^\s*an? roller ?coaster/.test(journey) ? `${article}roller coaster in ` : ''
      return legs
        .slice(0, 3)
        .filter((leg) => typeof leg === 'string' && leg !== '')
        .map((leg) => `${train}${leg}`)
        .join(' . cut to ')
    },
  ],
]
