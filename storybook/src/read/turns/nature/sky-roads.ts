import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const GOES =
  '((?:gallop|run|runn|walk|trot|pranc|danc|skipp|skip|rid|driv|rac|cycl|stroll|slid|jump|hopp|hop|march|skat|tiptoe|tipto|tread|leap|dash|wander|speed|roll|charg|canter)(?:s|es|e|ing)?(?: [a-z]+ly)?(?: (?:his|her|its|their|a|an|the) [a-z]+)?)'
const ALONG = '(?:across|over|on(?:to)?(?: top of)?|along|down|up)'

const ON =
  'on(?: top of)? (?:an?|the) (?:(?:big|giant|huge|bright|colou?rful|magic) )*rainbow\\b(?! [a-z])'
const STAYS =
  'sit|sits|sitting|sleep|sleeps|sleeping|lie|lies|lying|rest|rests|resting|sing|sings|singing|playing|plays|napping|naps'

/** Who is only said to be on a rainbow goes on it too. */
const RAINBOW_TURNS: readonly Turn[] = [
  ['rainbow', new RegExp(`\\b(${STAYS}) ${ON}`, 'g'), '$1 along the rainbow road'],
  [
    'rainbow',
    new RegExp(
      `(?<!flag|light|painted|drawn) (?:(?:is |are )?(?:standing|stands|stand) )?${ON}`,
      'g',
    ),
    ' walking along the rainbow road',
  ],
]

/** Roads in the sky, by what they are called. */
const ROADS: Rows = [
  ['(?:an?|the) (?:[a-z]+ )??rainbows?(?: bridge)?', 'rainbow road'],
  ['(?:an?|the) milky way', 'milky way road at night'],
  ['(?:an?|the) (?:moonbeam|beam of moonlight|ray of moonlight)', 'moonbeam road at night'],
  ['(?:an? |the )?(?:[a-z]+ )?(?:piano keys|keys of a piano)', 'piano key road'],
  ['(?:the )?(?:[a-z]+ )??clouds', 'cloud road'],
]

/** Who goes along what lies in the sky runs on it, and it is the road. */
const GOING: Turn = [
  'rainbow milky moonbeam moonlight keys clouds',
  new RegExp(
    `\\b${GOES} ${ALONG} (${anyOf(ROADS)})(?! road\\b|\\b [a-z]*(?:striped|colou?red))`,
    'g',
  ),
  (_, going, road) => `${going} along the ${saidFor(ROADS, road)}`,
]

/** Who crosses a street is on the road. */
const ACROSS: Turn = [
  'street',
  /\b(cross(?:es|ing)?) (an?|the) ((?:busy|quiet|empty|dark) )?street(?=$|[.,!]| at )/g,
  '$1 $2 $3road',
]

const SWIMS = 'sw[ia]m(?:s|ming)?(?: [a-z]+ly)?'

/** Who swims where there is no water flies. */
export const SWIM_IN_AIR_TURNS: readonly Turn[] = [
  [
    'swim swam',
    new RegExp(`\\b${SWIMS} (?:through|in) (?:the )?air (?:of|in|inside) (?=an? |the )`, 'g'),
    'flying in ',
  ],
  [
    'swim swam',
    new RegExp(
      `\\b${SWIMS} (through|in|across|among|between|over|above) ((?:the )?(?:[a-z]+ )??(?:clouds|sky|skies|air))\\b(?! bubbles)`,
      'g',
    ),
    'flying $1 $2',
  ],
]

/** What is gone along or across, in the sky and on the ground. */
export const SKY_ROAD_TURNS: readonly Turn[] = [...RAINBOW_TURNS, GOING, ACROSS]
