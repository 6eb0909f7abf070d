import { baseVerb, singular } from '../morphology.ts'
import { sensesOf } from '../wordnet.ts'
import { DEED_PHRASES, OTHER_PHRASES } from './all-deeds.ts'

interface Phrase {
  readonly id: string
  readonly words: readonly string[]
  readonly loose: boolean
}

/** Phrases that are one word for the reader, by their first word, longest first. */
const BY_FIRST = new Map<string, Phrase[]>()
for (const phrase of [...OTHER_PHRASES, ...DEED_PHRASES].toSorted(
  (a, b) => b.words.length - a.words.length,
)) {
  const first = phrase.words[0] ?? ''
  if (phrase.joined) BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), phrase])
}

const WORDS: ReadonlySet<string> = new Set(DEED_PHRASES.flatMap(({ words }) => words))

/** Whether some phrase has this word, so that it is no slip of the finger. */
export function isDeedWord(word: string): boolean {
  return formsOf(word).some((form) => WORDS.has(form))
}

interface Word {
  readonly text: string
  readonly from: number
  readonly until: number
}

const BETWEEN = /^(?:a|an|the|his|her|their|its|my|your|our|some|out)$/
const NAMES_A_THING =
  /^(?:mat|mats|studio|class|range|uniform|suit|course|ball|club|cart|shoes|bag|gear|team|player|board|pool|costume|dress|match|equipment|artist|performer|eater|swallower|breather|dancer|fighter|master|instructor|teacher|lesson|kid|jumper|vaulter|thrower|champion|school|outfit)$/

/** Writes every such phrase of a lower-case text as the token that `token` makes of its deed. */
export function joinPhrases(text: string, token: (id: string) => string): string {
  const words = [...text.matchAll(/[a-z0-9_']+/g)].map(({ 0: word, index }): Word => ({
    text: word,
    from: index,
    until: index + word.length,
  }))
  let joined = ''
  let done = 0
  for (let at = 0; at < words.length; at++) {
    const found = phraseAt(text, words, at)
    if (!found) continue
    const how = words.slice(at + 1, found.last).filter((word) => isManner(word.text))
    joined += text.slice(done, words[at]?.from)
    joined += [token(found.id), ...how.map((word) => word.text)].join(' ')
    at = found.last
    done = words[at]?.until ?? done
  }
  return joined + text.slice(done)
}

function phraseAt(
  text: string,
  words: readonly Word[],
  at: number,
): { id: string; last: number } | null {
  if (isNamed(words, at)) return null
  for (const first of formsOf(words[at]?.text ?? '')) {
    for (const { id, words: wanted, loose } of BY_FIRST.get(first) ?? []) {
      const last = lastOf(wanted, { text, words, at, loose })
      const next = words[(last ?? at) + 1]?.text ?? ''
      if (last !== null && !isSomethingElse(wanted, next, loose)) return { id, last }
    }
  }
  return null
}

/** "Hangs a painting on the wall": what has an article is a thing, and nobody paints. */
function isNamed(words: readonly Word[], at: number): boolean {
  const [before, here] = [words[at - 1]?.text ?? '', words[at]?.text ?? '']
  if (isHad(words, at) || isSingleGear(words, at) || isSauce(words, at)) return true
  return /^(?:painting|drawing|building)s?$/.test(here) && BETWEEN.test(before)
}

const GEAR = /^(?:(?:ice|roller) skate|water ski|curling stone|mountain bike|jump rope)s?$/

/** "A red jump rope", "an old ice skate": with an article it is what one does it with. */
function isSingleGear(words: readonly Word[], at: number): boolean {
  const textOf = (step: number): string => words[at + step]?.text ?? ''
  const [far, near] = [textOf(-2), textOf(-1)]
  if (!GEAR.test(`${textOf(0)} ${textOf(1)}`)) return false
  return ARTICLE.test(near) || (ARTICLE.test(far) && sensesOf(near, 'adjective').length > 0)
}

/** "A bowl of salsa", "chips and salsa": nobody dances, unless the words before do. */
function isSauce(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at).map(({ text }) => text)
  if (words[at]?.text !== 'salsa' || before.some((word) => DANCES.test(word))) return false
  return /^(?:an?|of|some|and|with|the|fresh|spicy|chunky|red|green|hot|tomato)$/.test(
    before.at(-1) ?? '',
  )
}

const DANCES =
  /^(?:danc|tango|waltz|samba|bachata|rumba|mambo|learn|teach|practi[cs]|do(?:es|ing)?$)/

const ARTICLE = /^(?:an?|of|one|two|three|four|several)$/

/** "A boy with a wooden sword fights": he has the sword, and the verb begins after it. */
function isHad(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at).map(({ text }) => text)
  const finite = /[^s]s$/.test(words[at + 1]?.text ?? '')
  return finite && /(?:^| )with (?:an?|the|his|her|its)(?: [a-z]+){0,2}$/.test(before.join(' '))
}

/** "A horse ridden by a knight": the horse does not ride; "a yoga mat" is a mat. */
function isSomethingElse(wanted: readonly string[], next: string, loose: boolean): boolean {
  if (loose && NAMES_ITS_PLACE.test(next)) return true
  return next === 'by' || (wanted.length === 1 && NAMES_A_THING.test(next))
}

/** "In a meeting room", "does homework papers": the noun goes on. */
const NAMES_ITS_PLACE = /^(?:rooms?|halls?|tables?|papers?|hats?|dress|dresses|cakes?|balloons?)$/
/** What no event's noun has before it: the sentence has gone on to something else. */
const GOES_ON =
  /^(?:and|or|but|with|without|for|to|from|in|on|at|of|by|into|onto|over|under|through|while|as|who|that|is|are|not|no|then)$/

/** Where the phrase ends, if it is here: articles may stand between its words. */
function lastOf(
  wanted: readonly string[],
  { text, words, at, loose }: { text: string; words: readonly Word[]; at: number; loose: boolean },
): number | null {
  let last = at
  for (const [index, word] of wanted.slice(1).entries()) {
    const start = afterArticles(words, last + 1, word)
    const next = loose && index === wanted.length - 2 ? past(words, start, word) : start
    const here = words[next]
    if (!here || !isJoint(text.slice(words[next - 1]?.until, here.from), wanted)) return null
    if (!formsOf(here.text).includes(word)) return null
    last = next
  }
  return last
}

/** Articles, and how it is done: who "knocks timidly on the door" knocks. */
function afterArticles(words: readonly Word[], from: number, word: string): number {
  let next = from
  const isPassed = (text: string): boolean => BETWEEN.test(text) || isManner(text)
  while (isPassed(words[next]?.text ?? '') && words[next]?.text !== word) next++
  return next
}

function isManner(word: string): boolean {
  return /...ly$/.test(word) && sensesOf(word, 'noun').length === 0
}

/** Where the word is, one or two others before it at most; else where we were. */
function past(words: readonly Word[], from: number, word: string): number {
  for (let at = from; at < from + 3; at++) {
    const { text } = words[at] ?? { text: 'and' }
    if (formsOf(text).includes(word)) return at
    if (GOES_ON.test(text)) break
  }
  return from
}

function isJoint(gap: string, wanted: readonly string[]): boolean {
  return wanted.length > 2 ? /^[ ,(-]{1,3}$/.test(gap) : /^[ (-]{1,2}$/.test(gap)
}

const forms = new Map<string, readonly string[]>()

/** The word, and what it may be a form of. */
function formsOf(word: string): readonly string[] {
  let found = forms.get(word)
  if (!found) {
    const stem = word.replace(/(?:ing|ed|s)$/, '')
    found = [
      ...new Set([word, singular(word), baseVerb(word) ?? word, stem, `${stem}e`, single(stem)]),
    ]
    if (forms.size > 5_000) forms.clear()
    forms.set(word, found)
  }
  return found
}

/** "Unzipp" was "unzip". */
function single(stem: string): string {
  return /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem
}
