import { baseVerb } from '../../lexicon/morphology.ts'
import { STATES } from './deeds-told.ts'
import { WHEN, WHO } from './sentence-starts.ts'
import { placeWord } from '../words/place-words.ts'
import { actionOf } from '../words/verb-words.ts'
import { nearestAction } from '../words/verbs.ts'

const STARTS = new RegExp(
  `^${WHEN}${WHO}(?: (?:is|are))?(?: [a-z]+ly)? ([a-z]+)(?: (?!and\\b)([a-z]+))?`,
)

/** "Stands up and leaves": after how somebody is or gets up, what they do. */
const AND_DOES = /^[^,.;]*?(?:,| and)(?: then)? ([a-z]+s)\b/

const OF_THE_PICTURE =
  /^the (?:light|lights|lighting|mood|atmosphere|background|foreground|scene|shot|sky|air|music|soundtrack|colou?rs?|palette|composition|focus|lens|frame|setting|environment|style|tone|sun|moon|wind|rain|snow|fog|mist)$/

/** What somebody known does in this sentence, if it begins with them. */
export function knownDeed(sentence: string): string | null {
  const found = STARTS.exec(sentence)
  if (found === null) return null
  const [start, who = '', first = '', second = ''] = found
  const word = isState(first) ? nextDeed(sentence.slice(start.length)) : first
  const base = isOfThePicture(who) || isState(word) ? null : baseVerb(word)
  const many = /^(?:they|we|both)$| and |(?:s|children|men|people|mice|geese)$/.test(who)
  if (base === null || (base === word && !many)) return null
  // "Snow falls. She falls asleep": not the same deed again.
  return actionOf(`${base} ${second}`) ?? nearestAction(base)
}

/** "It is raining lightly". */
const WEATHER = /^(?:rain|snow|drizzl|storm|hail|thunder|pour)/

const nextDeed = (rest: string): string => AND_DOES.exec(rest)?.[1] ?? ''

/** "The lighting comes from lanterns": how it looks is no new deed. "The canyons twist": where it is does nothing new. */
function isOfThePicture(who: string): boolean {
  return OF_THE_PICTURE.test(who) || placeWord(who.split(' ').at(-1) ?? '') !== null
}

function isState(word: string): boolean {
  return WEATHER.test(word) || STATES.test(baseVerb(word) ?? '')
}
