import type { Turn } from '../turn.ts'

/** A verb that names a thing, too: what comes after it where it is the verb, and what is done then. */
type LikeThing = readonly [verb: string, after: string, plain: string]

const THING = '(?:an?|the|his|her|its|their|some) (?:[a-z]+ ){0,2}?[a-z]+'
/** Words that come before a noun, and never before a verb. */
const NOUN_AHEAD =
  '(?<!\\b(?:the|an?|his|her|its|their|two|three|of|with|bowed|many|some|no|swimming|tears|light|sunlight|small|little|mountain|forest|narrow|clear|shallow|rocky|babbling|rushing) )'
const KEPT_IN =
  '(?:his|her|their|the|an?) (?:[a-z]+ )?(?:pocket|bag|purse|box|drawer|handbag|coat|sleeve|backpack|toolbox)'

const LIKE_THINGS: readonly LikeThing[] = [
  ['bow', '(?=(?:an?|the|his|her) (?:[a-z]+ )?(?:cello|violin|viola|fiddle|bass)\\b)', 'play'],
  ['head', '(?=(?:down|up|off|out|into|towards?|through|back|home|across|along)\\b)', 'walk'],
  ['stream', '(?=(?:past|by|through|out|into|along)\\b)', 'walk'],
  [
    'lay',
    `(?!(?:an|the|its|her) eggs?\\b)(?=${THING} (?:on|upon|onto|across|over|in|into)\\b)`,
    'put',
  ],
  ['comb', '(?=the (?:[a-z]+ )?(?:beach|shore|sand|woods|forest|fields?|streets?)\\b)', 'search'],
  ['fish', `(?=${THING} (?:from|out of) ${KEPT_IN}\\b)`, 'hold'],
]

/** "Heads home", "heading home", "they head home". */
function deedOf([verb, after, plain]: LikeThing): Turn {
  const said = new RegExp(`(?<=[a-z],? )${NOUN_AHEAD}\\b${verb}(e?s|ing)? ${after}`, 'g')
  const ending = (found = ''): string =>
    found === 'es' ? 's' : found.replace('ing', putting(plain))
  return [verb, said, (_, found) => `${plain}${ending(found)} `]
}

const putting = (plain: string): string => (plain === 'put' ? 'ting' : 'ing')

const HEAP = '(pyramid|tower|pile|heap|stack|mound)'
const COLLAPSES = '(?:collaps|toppl|fall|tumbl|crash|com)(?:es|ing|s)'

/** Verbs in the sense that is less common than the thing of their name. */
export const LIKE_THING_TURNS: readonly Turn[] = [
  ...LIKE_THINGS.map(deedOf),
  [
    'dust',
    new RegExp(
      `\\bdust(s|ing) (${THING}) with ((?:[a-z]+ )?(?:sugar|flour|cocoa|cinnamon))\\b`,
      'g',
    ),
    (...[, ending = '', what = '', powder = '']) =>
      `sprinkl${ending === 's' ? 'es' : 'ing'} ${powder} on ${what}`,
  ],
  // What is made of them is no sight of Egypt.
  [
    'pyramid tower pile heap stack mound',
    new RegExp(
      `\\b((?:stack|pil|arrang|build|heap|put|form)(?:s|es|ing|e|ting)?)(?: up)? (?:the |some |his |her )?((?:[a-z]+ )?[a-z]+s)(?: up)? (?:in|into) an? (?:[a-z]+ )?${HEAP}\\b(?! of)`,
      'g',
    ),
    '$1 a $3 of $2',
  ],
  [
    'pile heap stack tower pyramid',
    new RegExp(
      `\\b((?:pyramid|tower|pile|heap|stack|mound) of ((?:[a-z]+ )?[a-z]+)\\b.*?)\\bthe (?:whole|entire|tall|huge) ${HEAP} (?=${COLLAPSES}\\b)`,
      'g',
    ),
    '$1the $3 of $2 ',
  ],
  // Light and coins gather like water, and nobody swims there.
  [
    'pool',
    /\b((?!is\b|his\b|this\b|its\b)[a-z]+s|(?:sun|moon|candle|lamp)?light|water|rain|blood|shadow) pools? (?=(?:in|on|across|around|at|under|over|onto)\b)/g,
    '$1 ',
  ],
  [
    'rain',
    /\b((?!(?:clouds|skies|petals|leaves|feathers|blossoms|sparks)\b)[a-z]+s) (?:are )?rain(?:ing)? down\b(?! from)/g,
    'many $1 are pelting',
  ],
  [
    'wheel',
    /\bwheel(s|ing) ((?:an?|the|his|her) (?:[a-z]+ )?(?:man|woman|patient|grandfather|grandmother|father|mother|boy|girl)) (?=(?:through|along|down|in|into|across|past|out)\b)/g,
    (...[, ending = '', who = '']) =>
      `push${ending === 's' ? 'es' : 'ing'} ${who} in a wheelchair `,
  ],
  ['sweat', /\bsweat (?:beads|drips|runs|pours|drops|glistens)\b[^.,;]*/g, ' ¦ '],
  // What flashes is a lamp, on what came because of the fire or the crime.
  [
    'siren',
    /(?<=\bfire(?:man|men|fighters?)\b.*)\b(?:the )?sirens? flash(?:ing|es)?\b/g,
    'a fire truck',
  ],
  ['siren', /\b(?:the )?(?:police )?sirens? flash(?:ing|es)?\b/g, 'a police car'],
  [
    'boots shoes feet legs',
    /\b(?:the )?(?:[a-z]+ )?(?:boots|shoes|feet|legs) of (?:the )?(?=(?:passers-?by|passersby|pedestrians|people|strangers)\b)/g,
    '',
  ],
  [
    'unwrap',
    /\bunwrap(s|ping) (?:its|his|her) (tentacles|arms|coils|tail) from\b/g,
    (_, ending = '') => `${ending === 's' ? 'lets' : 'letting'} go of`,
  ],
]
