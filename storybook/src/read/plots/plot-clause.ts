import { hasPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { ADVERBS, AUXILIARIES, DETERMINERS, PREPOSITIONS } from '../words/closed-words.ts'

/** What one part of a sentence tells: who, what they do, and all that comes after the verb. */
export interface PlotClause {
  /** As said; null if whoever acted last goes on. */
  readonly who: string | null
  readonly verb: string
  readonly rest: string
  /** Meant, not done: "decides to climb". */
  readonly meant: boolean
  /** "…, shaking the walls": what comes of it, often by somebody else. */
  readonly follows: boolean
}

/** Between the subject and its verb, or before all of it. */
const LITTLE =
  /^(?:[a-z]+ly|then|also|first|next|now|once|never|always|soon|even|just|both|all|again|instead|only|still|already|together) /
const LEADS =
  /^(?:and|but|so|however|despite this|ultimately|eventually|meanwhile|lastly|afterwards?|in the end|at that moment|at this point|one (?:day|night)|on the (?:[a-z]+) (?:day|night)|the next (?:day|night)|along the way|over time|as time passes|after that|from then on|at last|in return|this time|when|as|while|where|who|once inside|upon|after|just as)\b,? /
const PRONOUN = /^(?:he|she|it|they)$/
/** "Decides to climb the volcano", "begins to bloom". */
const ABOUT_TO =
  /^(begin|start|manage|try|attempt|continue|proceed|go on|set out|succeed in|decide|choose|want|hope|plan|vow|swear|dare|is able|is forced) (?:to )?(?:[a-z]+ly )?([a-z]+)\b ?(.*)$/
const ONLY_MEANT = wordSet('decide choose want hope plan vow swear')
const PERSON_ENDS = /(?:[^su]s|ss?es|is|has|does)$/

/** A part of a sentence as whoever tells it means it; null if nothing in it is done. */
export function readClause(said: string, many = false): PlotClause | null {
  const part = withoutLeads(said)
  const words = part.split(' ')
  const [first = ''] = words
  if (PRONOUN.test(first)) return clauseOf(first, words.slice(1))
  if (isInflected(first) && !hasDeterminer(first)) return clauseOf(null, words)
  // "They cross the lake and meet a seal": several do it in the bare form.
  if (many && baseVerb(first) === first && isDoneTo(words[1])) return clauseOf(null, words)
  const at = words.findIndex(
    (word, index) => index > 0 && index < 9 && isVerbAfter(words, index, word),
  )
  return at < 0
    ? null
    : clauseOf(
        words
          .slice(0, at)
          .join(' ')
          .replace(/ [a-z]+ly$/, ''),
        words.slice(at),
      )
}

/** "After many dangers he enters", "at the bottom she meets": fronted without a comma. */
const FRONTED =
  /^(?:after|despite|with|through|in|at|on|by|under|inside|during) [^,]{3,60}? (?=(?:he|she|they) [a-z]+)/

function withoutLeads(said: string): string {
  let part = said.trim().replace(FRONTED, '')
  for (let left = 4; left > 0 && (LEADS.test(part) || LITTLE.test(part)); left--)
    part = part.replace(LEADS, '').replace(LITTLE, '')
  return part
}

function clauseOf(who: string | null, words: readonly string[]): PlotClause | null {
  const told = words.join(' ').replace(LITTLE, '').replace(LITTLE, '')
  const [verb = '', ...after] = told.split(' ')
  const base = baseVerb(verb)
  if (base === null) return null
  const follows = who === null && verb.endsWith('ing')
  const rest = after.join(' ')
  const [, how = '', deed = '', more = ''] = ABOUT_TO.exec(`${base} ${rest}`) ?? []
  const inner = how === '' ? null : baseVerb(deed)
  return inner === null
    ? { who, verb: base, rest, meant: false, follows }
    : { who, verb: inner, rest: more, meant: ONLY_MEANT.has(how), follows }
}

const hasDeterminer = (word: string): boolean => DETERMINERS.has(word) || PREPOSITIONS.has(word)

/** "Crosses", "obtaining", "finds": no plain noun. */
function isInflected(word: string): boolean {
  const base = baseVerb(word)
  if (base === null || (base === word && word !== 'is')) return false
  return word.endsWith('ing') || PERSON_ENDS.test(word) || frequencyOf(base, 'verb') > 0
}

/** Whether the subject ends before this word: what comes after it is done to something, or somewhere. */
function isVerbAfter(words: readonly string[], at: number, word: string): boolean {
  const before = words[at - 1] ?? ''
  if (hasDeterminer(before) || /^(?:to|and|or)$/.test(before)) return false
  if (word === 'is' || word === 'are') return true
  if (AUXILIARIES.has(word) || !goesOn(words[at + 1])) return false
  const isMany = isPlural(before) || /^(?:people|they|team|crew)$/.test(before)
  return isMany ? isBareDeed(word) : isDeedOfOne(word, words[at + 1])
}

const isBareDeed = (word: string): boolean =>
  baseVerb(word) === word && (word === 'set' || !hasPicture(word))

function isDeedOfOne(word: string, next: string | undefined): boolean {
  const base = baseVerb(word)
  if (base === null || base === word) return /^(?:hit|burst|cut|set|let|put|split|shut)$/.test(word)
  return PERSON_ENDS.test(word) || (!word.endsWith('ing') && isDoneTo(next))
}

/** "Met a cat", "entered the cave": told in the past after all. */
const isDoneTo = (next = ''): boolean =>
  (DETERMINERS.has(next) || PREPOSITIONS.has(next) || /^(?:him|her|them|it)$/.test(next)) &&
  next !== 'by'

const goesOn = (next: string | undefined): boolean =>
  next === undefined ||
  DETERMINERS.has(next) ||
  PREPOSITIONS.has(next) ||
  ADVERBS.has(next) ||
  /^(?:to|that|him|her|them|it|himself|herself|itself|away|down|back|out|up|[a-z]+ly)$/.test(
    next,
  ) ||
  !PERSON_ENDS.test(next)
