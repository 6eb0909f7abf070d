import { plainLetters } from '../../lexicon/plain-letters.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { dictionaryOf } from './dictionary.ts'
import { DRAVIDIAN_ENDINGS } from './dravidian-endings.ts'
import { DRAVIDIAN_TURNS } from './dravidian-turns.ts'
import { isLetter, wordAt } from './letters.ts'
import { longest } from './own-words.ts'

export const DRAVIDIAN = /^(?:ta|te|kn|ml)$/

/** தோட்டத்தில் → "தோட்டம் +in": each name as a table has it, with what its endings say behind it. */
export function withoutEndings(body: string, language: string): string {
  const turns = lookUp(DRAVIDIAN_TURNS, language) ?? []
  const text = turns.reduce(
    (rest, [turn, plain]) => rest.replace(turn, plain),
    plainLetters(body, language),
  )
  let whole = ''
  for (let at = 0; at < text.length;) {
    const starts = isLetter(text.charAt(at)) && !isLetter(text.charAt(at - 1))
    const [read, length] = starts ? readName(text, at, language) : [text.charAt(at), 1]
    whole += read
    at += length
  }
  return withOneAnd(whole)
}

/** A name with its endings apart, and how many letters it had. */
function readName(text: string, at: number, language: string): readonly [string, number] {
  const own = longest(text, at, language)
  const word = wordAt(text, at, language)
  if (own !== null && own.length > word.length) return [text.slice(at, at + own.length), own.length]
  const phrase = phraseAt(text, at, { word, language })
  if (phrase !== null) return phrase
  if (own !== null && own.ending === '') return [text.slice(at, at + own.length), own.length]
  if (isName(word, language)) return [word, word.length]
  const stem = own === null ? 0 : own.length - own.ending.length
  const name = nameOf(word, language, MOST_ENDINGS)
  // ஓடையில் is in the stream, and nobody runs.
  if (name !== null && (name.includes('+') || name.indexOf(' ') >= stem)) return [name, word.length]
  return own === null ? [word, word.length] : [text.slice(at, at + own.length), own.length]
}

/** ಬೆಕ್ಕಿನ ಮರಿಯನ್ನು: two words that are one name, of which the second bends. */
function phraseAt(
  text: string,
  at: number,
  { word, language }: { readonly word: string; readonly language: string },
): readonly [string, number] | null {
  const from = at + word.length + 1
  const second = text.charAt(from - 1) === ' ' ? wordAt(text, from, language) : ''
  const bent = isLetter(second.charAt(0)) ? nameOf(second, language, MOST_ENDINGS) : null
  if (bent === null) return null
  const whole = `${word} ${bent.slice(0, bent.indexOf(' '))}`
  const own = longest(whole, 0, language)
  const known = own?.length === whole.length && own.ending === '' && own.item.kind !== 'verb'
  return known ? [`${word} ${bent}`, word.length + 1 + second.length] : null
}

/** களிலிருந்து: many, in, from, and how the name itself bends. */
const MOST_ENDINGS = 4
const SHORTEST = 2

function nameOf(word: string, language: string, most: number): string | null {
  for (const [ending, instead, role] of lookUp(DRAVIDIAN_ENDINGS, language) ?? []) {
    if (!word.endsWith(ending) || word.length < ending.length + SHORTEST) continue
    // അച്ഛനും: before another ending the name of who acts ends like to whom it is done.
    if (role === 'to' && ending.length < 3 && most < MOST_ENDINGS) continue
    const name = word.slice(0, word.length - ending.length) + instead
    const known = name === word ? null : nameWithin(name, language, most)
    if (known !== null) return role === '-' ? known : `${known}+${role} `
  }
  return null
}

function nameWithin(name: string, language: string, most: number): string | null {
  if (isName(name, language)) return `${name} `
  return most > 1 ? nameOf(name, language, most - 1) : null
}

/** The last words of names and hours of several words, which bend for all of them. */
const lasts = new Map<string, ReadonlySet<string>>()

function lastWords(language: string): ReadonlySet<string> {
  const known = lasts.get(language)
  if (known !== undefined) return known
  const entries = [...dictionaryOf(language).values()].flat()
  const phrases = entries.filter(({ kind, parts }) => kind !== 'verb' && parts.length === 1)
  const words = phrases.map(({ parts: [phrase = ''] }) => /\S+$/u.exec(phrase)?.[0] ?? '')
  const found = new Set(words)
  lasts.set(language, found)
  return found
}

function isName(word: string, language: string): boolean {
  if (lastWords(language).has(word)) return true
  const own = longest(word, 0, language)
  return own !== null && own.length === word.length && own.ending === '' && own.item.kind !== 'verb'
}

const AND = '+and '

/** பூனையும் நாயும்: what is said of each is said once in English. */
function withOneAnd(text: string): string {
  return text.replace(/[^.,]+/gu, (clause) => {
    const last = clause.lastIndexOf(AND)
    return last < 0 ? clause : clause.slice(0, last) + clause.slice(last + AND.length)
  })
}
