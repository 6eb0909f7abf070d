import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { CRAFT } from '../../plan/kinds.ts'
import { isPerson, ONE } from './somebody.ts'
import type { Turn } from './turn.ts'

const NAME = '(?:[a-z-]+ ){0,2}?[a-z]+'
const WHO = `((?:an?|the|his|her|another|two|three) (?:[a-z-]+ ){0,2}?[a-z]+)`
const HIS = `(?:his|her|their|its|an?|the|some|one)`
const ENDS = '(?= ?[.,;!]|$|[a-z]+s\\b| (?:and|in|on|at|under|by|near|while|then|before|who)\\b)'
const lastOf = (words: string): string => words.split(' ').at(-1) ?? words
const isOne = (words: string): boolean =>
  namesLiving(lastOf(words)) || /(?:scarecrow|snowman)$/.test(words)

/** "An elephant takes a peanut from a boy's hand and eats it": the boy holds it out, and then the elephant has it. */
function handedBy(
  ...[all, who = '', verb = '', thing = '', from = '', hand, on]: string[]
): string {
  if (!isOne(who) || !isOne(from) || isCraft(thing)) return String(all)
  // Who is not asked is robbed.
  if (verb.startsWith('take') && !hand && !isPerson(lastOf(who)))
    return `${who} steals ${thing} from ${from}${on ?? ''}`
  return `${from} gives ${thing} to ${who}${on ? `. then the ${lastOf(who)} ` : ''}`
}

/** "Borrows a sailor's hat": he gives it. */
const lentBy = (...[all, who = '', from = '', thing = '', on]: string[]): string =>
  handedBy(String(all), who, 'borrows', `a ${thing}`, from, '', on ?? '')

const isCraft = (thing: string): boolean => CRAFT.has(findPicture(lastOf(thing))?.kind ?? 'thing')

/** "Trades his apple for a girl's sandwich": each has the other's then. */
function traded(...[all, own = '', from, theirs, thing, other]: string[]): string {
  const whom = from ?? other ?? ''
  if (!isOne(whom)) return String(all)
  return `swaps ${own} with ${whom} , the ${lastOf(whom)} holds ${thing ?? `a ${theirs}`}`
}

/** Who has it in the end, said so that the one who gives it is told first. */
export const HANDING_TURNS: readonly Turn[] = [
  ['scarecrow', /(?<=\bscarecrow's )(?=hat\b)/g, 'straw '],
  // "Lends", "loans": it goes from hand to hand all the same.
  ['lend loan', /\b(?:lend|loan)s(?= (?:an?|the|his|her|him|them|it|some)\b)/g, 'gives'],
  [
    'takes accepts receives gets borrows buys collects',
    new RegExp(
      `\\b${WHO} (takes|accepts|receives|gets|borrows|buys|collects) (${HIS} ${NAME})(?: away)? from (${ONE} ${NAME}?)('s (?:hands?|palm|paws?|fingers))?( and (?=[a-z]+s\\b))?${ENDS}`,
      'g',
    ),
    handedBy,
  ],
  [
    'borrows',
    new RegExp(`\\b${WHO} borrows (${ONE} ${NAME})'s (${NAME})( and (?=[a-z]+s\\b))?${ENDS}`, 'g'),
    lentBy,
  ],
  [
    'pass hand',
    /\b(?:pass|hand)(?:es|s|ing)? ((?:an?|the|some )?(?:[a-z]+ ){0,2}?[a-z]+?)(?: of [a-z]+)? (?:along|down|in) (?:an?|the|their) (?:[a-z]+ )?(?:line|row|chain)\b|\bpass(?:es|ing)? ((?:an?|the|some )?(?:[a-z]+ ){0,2}?[a-z]+?)(?: of [a-z]+)? (?:from (?:hand to hand|one to (?:another|the (?:next|other)))|along)(?= ?[.,;!]|$| (?:in|on|at|to)\b)/g,
    (_, inLine: string | undefined, along: string | undefined) => `pass along ${inLine ?? along}`,
  ],
  // "Takes it away from him" is a theft.
  [
    'away from',
    new RegExp(`\\btakes ((?:an?|the|his|her) ${NAME}) away from\\b`, 'g'),
    'steals $1 from',
  ],
  [
    'trades swaps exchanges',
    new RegExp(
      `\\b(?:trades|swaps|exchanges) (${HIS} ${NAME}) for (?:(${ONE} ${NAME})'s (${NAME})|(${HIS} ${NAME}) (?:with|from) (${ONE} ${NAME}))${ENDS}`,
      'g',
    ),
    traded,
  ],
]
