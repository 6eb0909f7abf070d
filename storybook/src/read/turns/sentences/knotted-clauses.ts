import { lastOf } from '../somebody.ts'
import { findPicture, namesLiving } from '../../../lexicon/find-picture.ts'
import { GARMENT_NAMES } from '../../../lexicon/garments.ts'
import { baseVerb, singular } from '../../../lexicon/morphology.ts'
import { frequencyOf } from '../../../lexicon/wordnet.ts'
import { actionOf } from '../../words/verb-words.ts'
import type { Turn } from '../turn.ts'
import { ASIDE_TURNS } from './asides.ts'

const NAME = '(?:[a-z-]+ ){0,2}?[a-z]+'
const ONE = `(?:an?|the|his|her|another) ${NAME}`
const ENDS = '(?= *(?:[.,;]|$))'
const isOne = (words: string): boolean => namesLiving(lastOf(words))
const isThing = (words: string): boolean => {
  const found = findPicture(lastOf(words))
  return found !== null && !namesLiving(lastOf(words))
}

/** "Gives a wombat an orange and a lemur a banana": the one first, and then the other. */
function givesBoth(...[all, who, gives, one, first, other, second]: string[]): string {
  const people = [who ?? '', one ?? '', other ?? '']
  if (!people.every(isOne) || isOne(first ?? '') || isOne(second ?? '')) return String(all)
  return `${who} ${gives} ${first} to ${one}. then the ${lastOf(who ?? '')} ${gives} ${second} to ${other}`
}

/** "A man sips a latte and a woman a beer": she sips, too. */
function doesToo(...[all, who, does, one, other, second]: string[]): string {
  const known = baseVerb(does ?? '') !== null && isOne(who ?? '') && isOne(other ?? '')
  if (!known || !isThing(second ?? '')) return String(all)
  return `${who} ${does} ${one} and ${other} ${does} ${second}`
}

/** "The mouse the cat watches is jumping": the cat watches it, and it jumps. */
function knotUndone(...[all, whom, who, does, near, goesOn]: string[]): string {
  if (!isOne(who ?? '') || findPicture(lastOf(whom ?? '')) === null) return String(all)
  if (baseVerb(does ?? '') === null) return String(all)
  return `${who} ${does}${near ?? ''} ${whom} , and ${whom} ${goesOn}`
}

/** What follows a verb, and seldom a noun of a list. */
const ON_IT_GOES =
  '(?= (?:[a-z]+ly|in|on|at|along|through|across|over|under|by|to|towards?|a?round|past|down|up|with|the|an?|his|her|its|their|as|while)\\b|[.;]|$)'

/** "A dog, wearing a red scarf, barks at a cat": after the pause it barks, and is no bark. */
function goesOnAfter(...[all, who, how, rest]: string[]): string {
  if (who === undefined || !isOne(who)) return String(all)
  const [, verb = ''] = /^([a-z]+)/.exec(rest ?? '') ?? []
  const base = baseVerb(verb)
  if (base === null || base === verb || GARMENT_NAMES.has(singular(verb))) return String(all)
  const common = frequencyOf(base, 'verb') > frequencyOf(base, 'noun')
  return common || actionOf(base) !== null ? `${who} ${how} ${rest}` : String(all)
}

/** Clauses within clauses and words left out, as somebody would say them who has time. */
export const KNOTTED_TURNS: readonly Turn[] = [
  ...ASIDE_TURNS,
  [
    'with wearing dressed clad in holding carrying sporting donning bundled',
    new RegExp(
      `(?<=^|[.;] )(${ONE}), ((?:with|wearing|dressed in|clad in|bundled in|bundled up in|holding|carrying|sporting|donning) [^.;,]*?), ([a-z]+s${ON_IT_GOES})`,
      'g',
    ),
    goesOnAfter,
  ],
  [
    'gives hands offers brings feeds throws shows sends',
    new RegExp(
      `\\b(${ONE}) (gives|hands|offers|brings|feeds|throws|shows|sends) (${ONE}) ((?:an?|the|some) ${NAME}),? and (${ONE}) ((?:an?|some) ${NAME})${ENDS}`,
      'g',
    ),
    givesBoth,
  ],
  [
    ' and ',
    new RegExp(`\\b(${ONE}) ([a-z]+s) (an? ${NAME}),? and (an? [a-z]+) (an? ${NAME})${ENDS}`, 'g'),
    doesToo,
  ],
  // "A rabbit checks its watch, and so does a gecko": each does it.
  [
    'so do so is so are',
    new RegExp(
      `\\b(${ONE}) ([a-z]+s|is [a-z]+ing)((?: [a-z'-]+){0,8}?),? and so (?:does|is|do) (${ONE})\\b`,
      'g',
    ),
    '$1 $2$3 , and $4 $2$3',
  ],
  [
    'too as well likewise',
    new RegExp(
      `\\b(${ONE}) ([a-z]+s)((?: [a-z'-]+){1,8}?),? and (${ONE}) (?:does|is) (?:too|as well|likewise|so too|the same)\\b`,
      'g',
    ),
    '$1 $2$3 , and $4 $2$3',
  ],
  [
    'the ',
    new RegExp(
      `\\b(the [a-z]+)(?: that| which| whom| who)? ((?:the|an?|his|her) (?:[a-z]+ )?[a-z]+) ((?!is|was|has|does|as\\b)[a-z]+(?:s|ed))( (?:at|after|to|for|with|up at))? ((?:is|are|was) [a-z]+(?!ed)[a-z]{2}|(?:runs|jumps|hops|flies|swims|sleeps|dances|laughs|escapes|eats|hides|barks|sings|smiles|falls|rolls|bounces)\\b)`,
      'g',
    ),
    knotUndone,
  ],
]
