import { isPlural } from '../../lexicon/morphology.ts'
import { CLAUSE_STARTS, HEAD_ENDS, isTold, wordsOf, type Word } from './told-past.ts'

const SENTENCE = /[^.!?;]+/g
/** "There once was a king": when it was is nothing to see. */
const LONG_AGO =
  /(^|[.!;] )(?:(?:long,? long ago|long ago|many years ago|years ago|one day|once),? )?(?:there )?(?:once (?:was|were|lived)|(?:was|were|lived) once) (?=(?:an?|the|two|three|some) )/g
const MANY =
  /^(?:they|we|i|you|both|all|two|three|four|five|six|seven|eight|nine|ten|many|some|several)\b| and /

/** What was done is done now: films know no past, and the turns of phrase are written in the present. */
export function asPresent(told: string): string {
  const body = told.replace(LONG_AGO, '$1')
  const isPast = (body.match(SENTENCE) ?? []).some((sentence) => tellsOfPast(sentence))
  return isPast ? body.replace(SENTENCE, inPresent) : body
}

const isWas = ({ text }: Word): boolean => text === 'was' || text === 'were'

function tellsOfPast(sentence: string): boolean {
  const words = wordsOf(sentence)
  const alone = { sentence, words, among: false, follows: false }
  return words.some((word, index) => isWas(word) || isTold(word, { ...alone, index }))
}

function inPresent(sentence: string): string {
  let told = ''
  let from = 0
  let many = false
  const words = wordsOf(sentence)
  words.forEach((word, index) => {
    const follows = from > 0
    if (!isWas(word) && !isTold(word, { sentence, words, index, among: true, follows })) return
    const since = sentence.slice(from, word.at)
    many = isWas(word) ? word.text === 'were' : (areMany(since, follows) ?? many)
    told += since + nowOf(word, many)
    from = word.at + word.text.length
  })
  return told + sentence.slice(from)
}

function nowOf({ text, past }: Word, many: boolean): string {
  if (text === 'was') return 'is'
  if (text === 'were') return 'are'
  const base = past?.base ?? text
  if (base === 'have') return many ? 'have' : 'has'
  return many ? base : inThird(base)
}

/** Whether several do what comes after these words; null if they name nobody, and who did the last thing does this. */
function areMany(before: string, follows: boolean): boolean | null {
  const part = before.replace(CLAUSE_STARTS, '')
  const clause = (follows ? part.replace(/^.*\band\b/, '') : part).trim()
  if (clause === '' || (follows && part === before && !/\band\b/.test(part))) return null
  const pronoun = /(?:^| )(he|she|it|they|we|i)(?: [a-z]+ly)?$/.exec(clause)?.[1]
  if (pronoun !== undefined) return /^(?:they|we|i)$/.test(pronoun)
  const [head = ''] = clause.split(HEAD_ENDS)
  const last = head
    .replace(/ [a-z]+ly$/, '')
    .split(' ')
    .at(-1)
  return MANY.test(head) || isPlural(last ?? '')
}

/** "Go", "carry", "wash" as one does it. */
export function inThird(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
