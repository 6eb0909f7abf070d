import { findPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { acts } from '../phrases/known-name.ts'
import {
  ADVERBS,
  AUXILIARIES,
  BODY_PARTS,
  CONJUNCTIONS,
  DETERMINERS,
  PARTICLES,
  PREPOSITIONS,
} from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import { pastVerb, type PastVerb } from './past-verbs.ts'

export interface Word {
  readonly text: string
  readonly at: number
  readonly past: PastVerb | null
}

/** A word of a sentence, and what is known of the others. */
export interface Where {
  readonly sentence: string
  readonly words: readonly Word[]
  readonly index: number
  /** Whether other words of the prompt tell of the past. */
  readonly among: boolean
  /** Whether another of its sentence does before this one, which goes on from it. */
  readonly follows: boolean
}

const OBJECT =
  /^ (?:the|an?|his|her|their|its|him|them|it|me|us|another|two|three|four|five|six|some|many|one|each other|fire|midnight|noon|twelve|himself|herself|itself|themselves)\b/
/** "Put on her boots", "picked up a ball"; but "books piled on a chair" lie there. */
const TWO_WORDS =
  /^(?:put|took|pick|pull|push|threw|knock|turn|gave|set|lift|cut|blew|kick|shut|tried|let|brought|wrote|drew|dug|tore|held|laid|fold|wip|roll|hand|open|clos|switch|pour|clean|wash|chas)[a-z]* (?:on|off|up|down|out|away|back|over) (?:the|an?|his|her|their|its|some|two|three)\b/
/** "A boy bit into", "a dragon wound through": they need nothing more to be done. */
const ONTO =
  /^(?:read\b|(?:bent|bit|wound|struck|shot|swept|spat|spun|flung|ground) (?:into|over|at|down|through|up|off|out|past|across|around|toward|towards)\b)/
const RISES = /^ (?:above|over|into|from|up|past|out|high|higher|slowly|behind|around|on)\b/
/** "Chased by a dog", but "knitted by the fire". */
/** "Tools kept in a shed": where they are. */
const IS_KEPT = /^kept (?:in|on|at|under|behind|inside|near) /
const BY_SOMEBODY =
  /^ by\b(?! (?:an?|the|his|her) (?:[a-z]+ )?(?:fire|fireplace|window|river|sea|lake|road|door|shore|pool|wall|gate|stream|pond|lamp|campfire|light|bed|stove|water)(?=[.,;]|$| (?:and|while|as|in|at|with|on)\b))/
const FILMS = /^(?:aerial|overhead|drone|helicopter|crane|camera|dolly|satellite|plane|hero|model)$/
/** "With his head bowed", "her eyes closed". */
const HELD_SO =
  /^(?:bow|clos|cross|fold|rais|clench|open|turn|lift|lower|stretch|outstretch|tuck|spread|tilt|shut)/
const NO_SUBJECT = wordSet(
  'get gets got to newly freshly not half well too more very so just been having than as if like recently brightly neatly finely beautifully',
)
/** Between whoever does something and the deed. */
const BETWEEN = wordSet('never always often once soon finally who that which')
const HAS = wordSet('get gets getting got have has having had')
const PLACED = wordSet('inside outside above below up down')
const PERSONAL = wordSet('he she it they we i you who')
const CROWDS = wordSet(
  'couple family crew crowd team band class group pair people everyone everybody someone somebody nobody audience army herd flock pack',
)
const SMALL = [PREPOSITIONS, PARTICLES, ADVERBS, CONJUNCTIONS, AUXILIARIES, DETERMINERS]

/** Where the words end that say who does something. */
export const HEAD_ENDS =
  /,| (?:of|with|in|on|at|from|under|behind|beside|near|by|for|who|that|which|wearing|holding|carrying|named|called|whose|made|covered|dressed|next)\b/
export const CLAUSE_STARTS =
  /^.*(?:[,:]|\b(?:while|as|when|but|until|because|where|then|before|after))/

/** "A victoria crowned pigeon", "a black crested crane": how such birds are called, and nobody's deed. */
const PLUMED =
  /^(?:crowned|crested|collared|hooded|barred|masked|horned|tufted|spotted|striped) (?:pigeon|crane|eagle|heron|kinglet|sparrow|plover|lemur|hornbill|parakeet|cockatoo|lapwing|sifaka|owl|dove|duck|merganser|crow|bird|penguin|gecko|grebe|turaco|warbler|tanager|puffin|lark)s?\b/

/** What was done to it by somebody, or where it is kept. */
function isState(text: string, after: string): boolean {
  if (PLUMED.test(text + after)) return true
  return (BY_SOMEBODY.test(after) && text.endsWith('ed')) || IS_KEPT.test(text + after)
}

/** Whether this word tells what somebody did: "the boy painted a wall", not "a painted wall". */
export function isTold({ text, at, past }: Word, where: Where): boolean {
  if (past === null) return false
  const after = where.sentence.slice(at + text.length)
  if (isState(text, after)) return false
  if (text === 'shot' && !mayShoot(wordBefore(where))) return false
  // "How to build a birdhouse: cut the wood" tells whoever reads it what to do.
  if (text === past.base && gapBefore(where).includes(':')) return false
  if (!hasSubject(where)) return false
  if (OBJECT.test(after) || TWO_WORDS.test(text + after)) return true
  return isDoneByThem(where, past, after) || isDoneAlone(where, past, after)
}

/** "A chef cooked soup", "a boy bit into a dumpling": whoever acts is named before it. */
function isDoneByThem(where: Where, past: PastVerb, after: string): boolean {
  const before = wordBefore(where)
  const { text = '' } = where.words[where.index] ?? {}
  if (!isChieflyNoun(before)) return false
  const isNear = doesThings(before)
  if (isNear && !endsThere(after)) return true
  if (!isNear && !doesThings(headOf(where))) return false
  if (past.when !== 'with-object') return past.when !== 'state'
  return !endsThere(after) || (ONTO.test(text + after) && !isPlural(before))
}

/** "The sun rose over the sea", "…, stopped and listened". */
function isDoneAlone(where: Where, { when }: PastVerb, after: string): boolean {
  if (when === 'with-object') return false
  const goesOn = where.follows && isJoined(where)
  if (!goesOn && !isWhole(where, after)) return false
  if (when === 'always' || PERSONAL.has(wordBefore(where))) return true
  return where.among && (goesOn || when === 'among-others')
}

/** Whether nothing more is needed for it to be done; a rose is a flower, too. */
function isWhole(where: Where, after: string): boolean {
  const isNoun = isChieflyNoun(wordBefore(where))
  if (where.words[where.index]?.text === 'rose') return isNoun && RISES.test(after)
  return isNoun || endsThere(after)
}

/** Whether somebody is named before it whose deed it can be. */
function hasSubject(where: Where): boolean {
  const { words, index } = where
  const before = wordBefore(where)
  if (NO_SUBJECT.has(before) || isHadDone(where)) return false
  if (before.endsWith('ly') || BETWEEN.has(before)) return index > 1
  if (isJoined(where)) return isGoneOn(where)
  if (BODY_PARTS.has(before) && HELD_SO.test(words[index]?.text ?? '')) return false
  if (PREPOSITIONS.has(before)) return PLACED.has(before)
  return ![DETERMINERS, AUXILIARIES, CONJUNCTIONS].some((small) => small.has(before))
}

/** "…, stopped and listened": joined to what was told before it. */
const isJoined = (where: Where): boolean =>
  /^(?:and|then|but)$/.test(wordBefore(where)) || gapBefore(where).includes(',')

/** "Has her ears pierced", "gets his shoes shined": somebody else does it. */
function isHadDone({ words, index }: Where): boolean {
  const [third, second] = [words[index - 3]?.text ?? '', words[index - 2]?.text ?? '']
  return index === 0 || HAS.has(DETERMINERS.has(second) ? third : second) || second === 'is'
}

/** "A boy jumps, played backwards": how it is shown goes on from nothing that was told. */
function isGoneOn(where: Where): boolean {
  const isApart = gapBefore(where).includes(',') && where.words[where.index]?.text.endsWith('ed')
  return where.follows || (where.index > 2 && isApart !== true)
}

const wordBefore = ({ words, index }: Where): string => words[index - 1]?.text ?? ''

function gapBefore({ sentence, words, index }: Where): string {
  const [close, own] = [words[index - 1], words[index]]
  return close && own ? sentence.slice(close.at + close.text.length, own.at) : ''
}

/** Whoever the clause begins with: "gardener" in "a gardener in rubber boots". */
function headOf({ sentence, words, index }: Where): string {
  const before = sentence.slice(0, words[index]?.at).replace(CLAUSE_STARTS, '').trim()
  return before.split(HEAD_ENDS)[0]?.split(' ').at(-1) ?? ''
}

/** After a noun it is what that one did; after an adjective it may be one, too: "a small crashed car". */
function isChieflyNoun(word: string): boolean {
  if (PERSONAL.has(word)) return true
  if (colourAt([word]) !== null) return false
  const base = baseVerb(word)
  const verb = base === null || base === word ? 0 : frequencyOf(base, 'verb')
  return frequencyOf(singular(word), 'noun') >= Math.max(verb, frequencyOf(word, 'adjective'))
}

const doesThings = (word: string): boolean =>
  PERSONAL.has(word) || CROWDS.has(word) || acts(findPicture(singular(word))?.kind)

/** "A drone shot over a river", "wide shot": a film of it. */
const mayShoot = (word: string): boolean => doesThings(word) && !FILMS.test(word)

/** "The car crashed into", "he waited."; in "a red crashed car" a thing comes next. */
function endsThere(after: string): boolean {
  const next = /^ ([a-z'-]+)/.exec(after)?.[1]
  if (next === undefined) return true
  return /(?:ly|ing|wards?)$/.test(next) || SMALL.some((words) => words.has(next))
}

export function wordsOf(sentence: string): readonly Word[] {
  return [...sentence.matchAll(/[a-z'-]+/g)].map((found) => ({
    text: found[0],
    at: found.index,
    past: pastVerb(found[0]),
  }))
}
