import { numberOf } from '../../words/counts.ts'
import type { Turn } from '../turn.ts'

const LAND =
  '(?:pond|garden|forest|night|street|lake|field|meadow|park|river|beach|village|town|city|path|yard|woods|cave|jungle)'
const REACTS =
  '(?:clap|cheer|wave|laugh|watch|look|stare|shout|scream|gasp|applaud|sing|dance|wait|run|point|gaze|smile|whisper|giggle|sleep)'
/** Who stands out of those that were counted. */
const FIRST = '(?:head|lead|leading|chief|boss|last|front|oldest|youngest|tallest)'

/** Small words that mean something else where they stand than they do elsewhere. */
export const LOOSE_WORD_TURNS: readonly Turn[] = [
  // A table that folds is bought so; it does nothing here.
  [
    'folding',
    /\bfolding (?=(?:[a-z]+ )?(?:table|chair|bed|stool|screen|bike|bicycle|fan|ruler)s?\b)/g,
    '',
  ],
  [
    'net nets',
    /\b(?:pull|haul|draw)(s|ing)? in (?=(?:an?|the|his|her|their) (?:[a-z]+ )?nets?\b)/g,
    'haul$1 ',
  ],
  // "Sells dolls. A boy picks one up": a doll.
  [
    'picks takes lifts one',
    /\b(sell(?:s|ing)|display(?:s|ing)|stacks?|arrang(?:es|ing)) ((?:[a-z]+ )?[a-z]+[a-z](?<!s))s\b([^]{1,120}?)\b(?:picks|takes|lifts) one up\b/g,
    '$1 $2s$3picks up a $2',
  ],
  // Who is thrown off falls.
  [
    'knocked thrown pushed tossed shoved',
    /\b(one(?: of them)?|the other) (?:is|gets) (?:knocked|thrown|pushed|tossed|shoved)(?: down| off| over| to the ground| out)?(?! (?:by|at|an?|the)\b)/g,
    '$1 falls',
  ],
  // Nobody drinks coffee and a sign.
  [
    'neon',
    /,? and ((?:an?|the) (?:[a-z]+ )?neon (?:lights?|signs?)) (?=(?:flicker|blink|buzz|glow|puls|flash|shin))/g,
    '. $1 ',
  ],
  // Who sways to music has no swing.
  [
    'sway sways swaying',
    /\bsway(s|ing)?(?: gently| slowly)? (?=(?:at|to|with|in front of|behind|by) (?:the|an?|her|his|their) (?:[a-z]+ )?(?:microphone|mic|music|beat|rhythm|song|melody|tune)\b)/g,
    (_, form) => (form === 'ing' ? 'dancing ' : `dance${form ?? ''} `),
  ],
  // "A ship sails. The captain looks out from the bow": whose bow it is carries him.
  [
    'bow stern prow helm railing',
    /\b(ship|boat|yacht|galleon|ferry|vessel|schooner)\b([^]{1,140}?)\b(?:from|at|on|by) the (?:bow|stern|prow|helm|railing)\b(?! of\b)/g,
    '$1$2on the $1',
  ],
  // "Stuck in a tree. A boy climbs up": that tree.
  [
    'climbs climb',
    /\b(stuck in|up|high in|in) ((?:an?|the) (?:[a-z]+ )?tree)\b([^]{1,60}?)\b(climbs?) up(?= ?(?:[,.;]|and\b|to\b))/g,
    '$1 $2$3$4 the tree',
  ],
  // "A kite gets stuck in a tree. A boy frees it": the kite, and not the tree.
  [
    'stuck',
    /\b(stuck in (?:an?|the) (?:[a-z]+ )?tree\b[^]{1,80}?\b(?:frees|rescues|saves|unhooks|untangles|gets|grabs|takes)) it\b(?<=\b(kite|balloon|ball|cat|kitten|frisbee|drone|paper plane) (?:gets|is|got) stuck[^]{1,140})/g,
    '$1 the $2',
  ],
  [
    'soars flies',
    /\bit (?=(?:soars|flies) )(?<=\b(kite|balloon) (?:gets|is|got) stuck in (?:an?|the) (?:[a-z]+ )?tree\b[^]{1,160})/g,
    'the $1 ',
  ],
  // What beasts wait for is not there yet.
  [
    'wait waits waiting',
    /\b(wait(?:s|ing)?|hop(?:es?|ing)) for (?:some |the |an? )?(?:scraps|crumbs|leftovers|food|treats?|snacks?|dinner|breakfast|lunch|supper)\b/g,
    '$1',
  ],
  // A ball that flies into the corner of a goal is in no street.
  [
    'corner',
    /\b(?:in(?:to)?|to|for|towards?) the (?:(?:top|bottom|left|right|upper|lower|far|near|back) )+(?:(?:left|right) )?corner(?: of the (?:goal|net))?\b(?! of)/g,
    'into the goal',
  ],
  [
    'light lights lighting',
    new RegExp(
      `\\b(fireflies|lanterns|lights|candles|torches|glow-?worms|stars) (?:light|lights|lighting|illuminate|brighten) up (the|an?) (?=(?:[a-z]+ )?${LAND}\\b)`,
      'g',
    ),
    '$1 glow over $2 ',
  ],
  // "The children below clap": they do, wherever they are.
  [
    'below nearby outside behind ahead above around',
    new RegExp(
      `\\b(the [a-z]+) (?:below|nearby|outside|behind|ahead|above|around) (?=${REACTS}s?\\b)`,
      'g',
    ),
    '$1 ',
  ],
  // "Five chefs cook. The head chef shouts": one of the five.
  [
    'head lead leading chief boss last front oldest youngest tallest',
    new RegExp(`\\b([a-z]+) ([a-z]{3,}?)s\\b([^]{1,160}?)\\bthe ${FIRST} \\2\\b`, 'g'),
    (said, ...[count = '', who = '', between = '']) =>
      (numberOf(count) ?? 0) > 1 ? `${count} ${who}s${between}one of them` : said,
  ],
  // "Licks the other's ear": the other.
  ["the other's", /\bthe other(?: one)?'s (?=[a-z]+ ?(?:[,.;!]|$))[a-z]+/g, 'the other'],
  // What a giraffe is fed is nobody's leave.
  ['leaves', /\bfeed(s|ing|) (it|him|her|them) ((?:[a-z]+ )?leaves)\b/g, 'feed$1 $3 to $2'],
  // "Sprays him back", "brings it back": nobody's back.
  [
    'back',
    /\b(it|him|them|(?<=\b(?:kiss|hug|splash|spray|hit|bring|take|carri|pull|send|lead|guide)(?:s|es|ing) )her) back(?= ?(?:[,.;!]|$|(?:and|to|into|in|on|onto|home|with|from|at)\b))/g,
    '$1',
  ],
  // What a snowman gets is how it is built.
  [
    'snowman',
    /(?<=\b(?:build|make)(?:s|ing)? (?:an?|the|their) (?:[a-z]+ )?snowman\b[^]{1,120}?)\b(?:put|plac|stick|press|giv)(?:e?s|ing|e)? (?:(?:an?|the|his|her|their) (?:[a-z]+ )?(?:carrot|hat|scarf|sticks?|buttons?|coal) (?:in|on|onto|into|around|for|to) (?:its|his|the snowman's)? ?(?:face|head|neck|body|nose|eyes|arms?|it|him)|(?:it|him|in it|on it|on him) (?:an?|the|his|her) (?:[a-z]+ )?(?:scarf|hat|carrot))\b/g,
    'builds the snowman',
  ],
  // A snowman's nose that is stolen or eaten is a carrot.
  [
    'snowman',
    /\b(?<=\b(snowman)\b[^]{1,150})((?:steal|snatch|tak|grab|eat|nibbl|bit|pull|swip)(?:e?s|ing)(?: off| at| on)?) (?:(?:his|its|the|her)(?: (?:orange|big|long))?(?: carrot)?|the snowman's(?: carrot)?) nose\b/g,
    "$2 the $1's carrot",
  ],
]
