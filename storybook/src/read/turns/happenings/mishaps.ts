import { hasPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import type { Turn } from '../turn.ts'

const NP = "((?:an?|the|his|her|its|their|one) (?:[a-z']+ ){0,3}?[a-z]+)"
const END = '(?=[,.;]|$| (?:and|in|on|at|from|as|while|into|during|near|across|over)\\b)'
const WINDS = '(?:gust of wind|winds?|gusts?|breeze|storm|gale|hurricane|tornado)'
const WATERS = '(?:waves?|tides?|floods?|flood ?waters?|river|sea|storm surge)'

/** "Juggles eggs and drops one": of those that were named. */
function oneOfThem(said: string, things: string): string {
  const one = singular(things)
  return hasPicture(one) ? `${said} ${one}` : said
}

/** What befalls things and people, with the words in another order than the reader knows. */
export const MISHAP_TURNS: readonly Turn[] = [
  [
    'one',
    /\b([a-z]+s),? (and|but|then) ((?:accidentally |suddenly )?(?:drop|lose|eat|break|smash|throw)s) one\b(?! (?:of|by|[a-z]+ and)\b)/g,
    (said, things = '') => oneOfThem(said, things),
  ],
  // "Flips pancakes, one pancake lands on its head": one of those, and so does the one that "it" means.
  [
    'one',
    /\b([a-z]+)s\b([^.;,]{0,50}),? (?:and |but |then |when )?one \1 (?:suddenly )?(lands|falls|drops|hits|flies|rolls|sticks)\b/g,
    (_, ...[thing = '', where = '', deed = '']) =>
      `${thing}s${where} and a ${thing} ${/^(?:land|drop)s$/.test(deed) ? 'falls' : deed}`,
  ],
  [
    'it on its',
    /\b((?:flip|toss|throw|juggle|bounce|kick)(?:s|es) (?:an?|the|its) (?:[a-z]+ )?([a-z]+)(?: [a-z]+){0,4}?),? (?:and|but|then|until) it (?:lands|falls|drops|comes down) (?:back )?(?=on its (?:own )?(?:head|nose|face)\b)/g,
    '$1 and the $2 falls ',
  ],
  // "… her bouquet and five women reach for it": for what is in the air, and not for the bride.
  [
    'for it',
    /(?<=\b(?:throw|toss)(?:s|es|ing)? (?:her|his|the|an?) (?:[a-z]+ )?(bouquet|ball|frisbee|hat|stick|garter)\b[^.;]{0,40}) (?:reach|jump|leap|lunge|scramble|stretch)(es|s|ing|)(?: up| out)? for it\b/g,
    (_, thing = '', ending = '') => ` catch${ending === 's' ? 'es' : ending} the ${thing}`,
  ],
  // Who climbs in has no rock there to climb.
  ['climb', /\bclimb(s|ing|) in(?=[,.;]|$| (?:through|by|from|and)\b)/g, 'jump$1 in'],
  // Nobody is in a lamp post.
  [
    'into',
    new RegExp(
      `(?<!phone )\\b(?:run|walk|ski|cycl|bump|skat|sled)(?:n|p)?(e?s|ing|e|) (?:straight |right |face-first |headfirst )?into (an?|the) ((?:[a-z]+ )?(?:lamp ?post|street ?lamp|tree|pole|post|signpost|street sign|fence|snowman))\\b`,
      'g',
    ),
    (_, ...[ending = '', the = '', post = '']) =>
      `crash${ending.endsWith('s') ? 'es' : ending.replace(/^e$/, '')} into ${the} ${post}`,
  ],
  // What is thrown to the ground flies nowhere.
  [
    'floor ground',
    new RegExp(
      `\\b(throw|fling|hurl|slam)(s|ing|) ${NP} (?:on|to|onto|at) the (?:floor|ground)\\b`,
      'g',
    ),
    '$1$2 down $3',
  ],
  // "Builds a tower of blocks and … knocks the tower over": it is that tower, and first it is built.
  [
    'tower stack pile pyramid house',
    /\b((?:builds|stacks|makes) an? (?:[a-z]+ )?(tower|stack|pile|pyramid|house) of (?:[a-z]+ )??([a-z]+s)\b[^.;]*?)(?:,? and|[.;]) ((?:[a-z']+ ){1,7}?(?:knocks|kicks|tips|pushes))(?: over| down)? (?:it|the \2)\b(?: over| down)?/g,
    '$1 , then $4 over the $2 of $3',
  ],
  // "Knocks the tower over" is said as "knocks over the tower".
  [
    'over',
    new RegExp(
      `\\b(knock|tip|push|turn)(s|ing|ed)? ${NP} over(?! (?:an?|the|his|her|its|their)\\b)${END}`,
      'g',
    ),
    '$1$2 over $3',
  ],
  [
    'away off',
    new RegExp(
      `\\b(?:(?:an?|the|strong|sudden|big) )*${WINDS} (?:suddenly )?(?:blow|carr|whip|sweep|snatch|tear)(?:s|ies|es) (?:away|off) ${NP}${END}`,
      'g',
    ),
    '$1 blows away , windy ',
  ],
  [
    'away',
    new RegExp(
      `\\b(?:(?:an?|the|big|huge|raging) )*${WATERS} (?:wash|sweep|carr)(?:es|s|ies) away ${NP}${END}`,
      'g',
    ),
    '$1 washes away',
  ],
  // On a flood things float, and do not rise into the air.
  ['flood', /(?<=\bflood[^.;]*)\bfloat(s|ing)? (?:away|off|past|by)\b/g, 'float$1'],
  // Who is soaked by something is splashed; who soaks in a bath is not.
  [
    'soak drench',
    /\b(?:soak|drench)(s|es|ing) (?=(?:an?|the|him|her|them|two|three|his|its|their|everyone)\b(?! (?:feet|foot|hands|legs|bread|beans|rice|clothes|cookie|biscuit)\b))/g,
    (_, ending) => (ending === 'ing' ? 'splashing ' : 'splashes '),
  ],
  // What is spilled on one's clothes is spilled, and the clothes are worn.
  [
    'spill',
    /\b(spill(?:s|ing|ed)? (?:[a-z]+ ){1,3}?)(?:all over|on|onto|over|down) (?:his|her|their) ((?:[a-z]+ )?(?:dress|shirt|suit|blouse|jacket|coat|sweater|apron|trousers|pants|skirt|gown))\b/g,
    '$1, wearing a $2',
  ],
  [
    'unfold spread',
    /\b(?:unfold|spread)(s|ing)?(?: out)? (an?|the|his|her|their) ((?:[a-z]+ )?map)\b/g,
    'read$1 $2 $3',
  ],
  [
    'earthquake',
    /\b(?:an?|the) (?:[a-z]+ )?earthquake (?:shakes|hits|strikes|rocks|rattles|shaking|hitting|striking) ((?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+)(?=[,.;]|$| (?:and|as|while|at|in)\b)/g,
    'camera shakes in $1 ,',
  ],
]
