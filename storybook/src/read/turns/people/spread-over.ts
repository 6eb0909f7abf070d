import { namesLiving } from '../../../lexicon/find-picture.ts'
import { isPlural, singular } from '../../../lexicon/morphology.ts'
import { placeWord } from '../../words/place-words.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** Verbs that only say where something is, and the word for that. */
const WHERE: readonly (readonly [verbs: string, where: string])[] = [
  ['cover coat carpet cap crown top dot litter speckle pepper', 'on'],
  ['ring surround frame encircle enclose', 'around'],
  ['line flank border fringe edge skirt', 'along'],
  ['crowd fill pack throng', 'in'],
]
/** What people crown, cap or fill is done by them; they, too, line a street. */
const BY_ANYBODY = /^(?:surround|encircle|line|flank|crowd|fill|pack|throng)$/

const VERBS = WHERE.map(([verbs]) => verbs.replaceAll(' ', '|')).join('|')
const THE = '(?:the|an?|his|her|its|their|both|every|each|our)'
/** Who covers their ears has hands there; who rings a bell does not stand around it. */
const FACE = '(?:ears?|eyes?|face|mouth|nose|head|(?:[a-z]+ )?(?:door)?bells?(?! tower))\\b'
const SPREAD = new RegExp(
  `\\b(?!(?:[a-z]+ly|that|which|who|to|it|he|she|they|and|or|light|music|water|camera|shot|is|are)\\b)((?:[a-z]+s of )?[a-z]+) (${VERBS})(s|es|ing|ting|ping|ming)? (${THE} )(?!${FACE})((?:[a-z]+ )?[a-z]+)(?! with\\b)`,
  'g',
)

const TOPS = /(?:^| )(?:shel(?:f|ves)|tables?|counters?|walls?|windowsills?|desks?|floor)$/

function isRoomy(object: string): boolean {
  const open = /\b(?:square|plaza)$/.test(object) || TOPS.test(object)
  return (
    open || (!/\bsky$/.test(object) && object.split(' ').some((word) => placeWord(word) !== null))
  )
}

/** Whether this can be said of it as a verb: "trees line", "a tree crowns", and of people only what is no work of theirs. */
function isSpread(thing: string, verb: string, ending: string): boolean {
  const many = isPlural(thing) || / of |^(?:people|crowd|audience)$/.test(thing)
  if (!ending.endsWith('ing') && many !== (ending === '')) return false
  return BY_ANYBODY.test(verb) || !namesLiving(singular(thing))
}

/** "Palm trees frame a pool", "flags crown the castle": they are around it, on it. */
function whereItIs(said: string, ...groups: string[]): string {
  const [thing = '', verb = '', ending = '', the = '', object = ''] = groups
  if (!isSpread(thing, verb, ending)) return said
  const where = WHERE.find(([verbs]) => verbs.split(' ').includes(verb))?.[1]
  // A bath is filled, a square is full of people.
  if (where === 'in' && thing !== 'clouds' && !isRoomy(object)) return said
  const there = TOPS.test(object) ? 'on' : where
  return `${thing} ${there} ${the.replace(/^(?:both|every|each)/, 'the')}${object}`
}

/** How a place is called that lies in it. */
const WEATHERS: Rows = [
  ['snow|frost', 'snowy'],
  ['fog|mist|haze', 'foggy'],
  ['rain', 'rainy'],
]
const BEATS =
  '(?:hammer|pound|lash|batter|beat|pelt|whip|drench|soak|blanket|coat|cover|carpet|cap|cloak|shroud|veil|wrap|dust|swallow|cloud|fog|hid|fill|drape|crown)(?:e?s|e?d|ing)?'
const PARTS =
  '(?:(?:roof(?:top)?s?|tops|peaks|branches|streets|walls|houses|edges) of (?:the |an? )?)?'

/** What lies all over something, stands around it or fills it, in the words for where things are. */
export const SPREAD_TURNS: readonly Turn[] = [
  [
    'snow frost fog mist haze rain',
    new RegExp(
      `\\b(?:the )?(${anyOf(WEATHERS)}) ${BEATS} (?:(?:against|on|up) )?${THE} ${PARTS}(?=[a-z])`,
      'g',
    ),
    (_, weather) => `the ${saidFor(WEATHERS, weather)} `,
  ],
  [
    'smoke steam',
    new RegExp(`\\b(smoke|steam) (?:clouds|fogs|fills|hides|veils) (?=${THE} )`, 'g'),
    '$1 in ',
  ],
  [
    'rock sway toss shak bend',
    new RegExp(
      `\\b(?:the |an? )?(?:[a-z]+ )?(wind|breeze|storm|waves|swell) (?:gently |softly )?(?:rock|sway|toss|shake|bend|swing)s? (${THE} (?:[a-z]+ ){0,2}?[a-z]+)\\b`,
      'g',
    ),
    '$2 sways in the $1',
  ],
  // Nobody has mirrors there: it shines like one.
  [
    'mirror',
    /(?<=[a-z],? )(?<!\b(?:the|an?|of|two|three|four|some|many|all|his|her|their|with|in|on|wall|hand|funhouse|dressing|between|and (?=mirror )) )mirror(s?) (?=(?:the|an?|its|their|every|in the|in a) )/g,
    'reflect$1 ',
  ],
  [WHERE.map(([verbs]) => verbs).join(' '), SPREAD, whereItIs],
]
