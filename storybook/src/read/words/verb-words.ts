import { DEED_PHRASES, OTHER_PHRASES } from '../../lexicon/deeds/all-deeds.ts'
import { DAILY } from '../../lexicon/verbs/daily.ts'
import { FEATS } from '../../lexicon/verbs/feats.ts'
import { HANDWORK } from '../../lexicon/verbs/handwork.ts'
import { MOVES } from '../../lexicon/verbs/moves.ts'
import { SOCIAL } from '../../lexicon/verbs/social.ts'

/**
 * Verbs and verb phrases, in their base forms, for every choreography. A phrase of several words is tried before its verb
 * alone: "take off" is not "take", "shake hand" is not "shake".
 */
const ROWS = [SOCIAL, FEATS, MOVES, DAILY, HANDWORK]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => line.split(': '))
  .map(([id = '', words = '']) => ({ id, words: words.split('|') }))

type Phrases = readonly (readonly [phrase: string, id: string])[]

// Of two lines with the same phrase the first wins.
const GENERAL: Phrases = ROWS.toReversed().flatMap(({ id, words }) =>
  words.map((word) => [word, id] as const),
)
const OF_PEOPLE: Phrases = DEED_PHRASES.map(({ id, words }) => [words.join(' '), id] as const)
const OF_OTHERS: Phrases = OTHER_PHRASES.flatMap(({ id, words }) => [
  [words.join(' '), id] as const,
  [id.replaceAll('-', ' '), id] as const,
])
/** A choreography's own name wins over all phrases. */
const NAMES: Phrases = [...DEED_PHRASES, ...ROWS].map(({ id }) => [id.replaceAll('-', ' '), id])

/** What animals do in their own way, whatever it is done to. */
const BEASTLY =
  /^(?:climb|eat|drink|hide|walk|run|jump|swim|fly|sleep|sit|lie|chase|look|dig|roll|float|dive|cross|breathe|watch|see|follow|pull|push)\b/

/** People do it their own way; animals only what they have no way of their own for. */
const PHRASES = {
  people: new Map([...OF_OTHERS, ...GENERAL, ...OF_PEOPLE, ...NAMES]),
  others: new Map([
    ...NAMES.filter(([phrase]) => !BEASTLY.test(phrase)),
    ...OF_PEOPLE.filter(([phrase]) => !BEASTLY.test(phrase)),
    ...GENERAL,
    // "A bear making pizza" makes it as people do; a bear that climbs a tree does not.
    ...OF_PEOPLE.filter(([phrase]) => phrase.includes(' ') && !BEASTLY.test(phrase)),
    ...ROWS.map(({ id }) => [id.replaceAll('-', ' '), id] as const),
    ...OF_OTHERS,
  ]),
}
export type Doer = keyof typeof PHRASES

/** The choreography for a verb or verb phrase in base form, or null. */
export function actionOf(phrase: string, doer: Doer = 'people'): string | null {
  const phrases = PHRASES[doer]
  return phrases.get(phrase) ?? phrases.get(phrase.replaceAll('-', ' ')) ?? null
}

let ofPhrases: ReadonlySet<string> | undefined

/** Whether some phrase has this word, so that it is no slip of the finger. */
export function isOfPhrase(word: string): boolean {
  ofPhrases ??= new Set([...PHRASES.people.keys()].flatMap((phrase) => phrase.split(' ')))
  return ofPhrases.has(word)
}
