import { lookUp } from '../../lexicon/look-up.ts'
import { wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { garmentOf } from '../words/describing-words.ts'
import { compoundAt } from './compounds.ts'
import { stopWord } from './small-words.ts'
import { withoutDiminutive } from './diminutives.ts'
import { longest } from './own-words.ts'
import { pictureAt } from './picture-words.ts'
import { isFingerSlip, oneSlip } from './slips.ts'
import { pictureSpellings, spellingsOf, type Spelling, type Spellings } from './spellings.ts'

/** Languages whose letters have marks that keyboards lack, or that people leave out. */
const MARKED = /^(?:es|pt|fr|it|de|nl|sv|da|nb|pl|cs|ro|hu|tr)$/
const SLIPPED = /^(?:es|pt|fr|it|de|nl|sv|da|nb|pl|tr|ru|uk|ms)$/

/** A text in small letters with the marks that were left out, and slips of the finger mended: "nino" → "niño". */
export function mended(body: string, language: string): string {
  if (!MARKED.test(language) && !SLIPPED.test(language)) return body
  let whole = ''
  for (let at = 0; at < body.length;) {
    const inside = /[\p{L}\p{M}\p{N}_-]/u.test(body.charAt(at - 1))
    const word = inside ? '' : (WORD.exec(body.slice(at, at + 40))?.[0] ?? '')
    const known = word === '' ? 1 : knownAt(body, at, { word, language })
    whole += known > 0 ? body.slice(at, at + known) : (better(word, language) ?? word)
    at += known > 0 ? known : word.length
  }
  return whole
}

const WORD = /^(?:\p{L}+(?![\p{L}\p{M}\p{N}_-])|')/u
const SHORTEST = 3

function better(word: string, language: string): string | null {
  if (word.length < SHORTEST) return null
  const bare = withoutClitic(word, language) ?? wearing(word, language)
  if (bare !== null) return bare
  const small = withoutDiminutive(word, language, (name) => nounOf(name, language))
  if (small !== null) return small
  const marked = MARKED.test(language) ? marksOf(word, language) : null
  return marked ?? (SLIPPED.test(language) ? slipOf(word, language) : null)
}

/** A name as it is written, with its marks; null if no noun of ours has it. */
function nounOf(name: string, language: string): string | null {
  const spelt = [name, marksOf(name, language) ?? name]
  return (
    spelt.find((word) => {
      const own = longest(word, 0, language)
      return own?.item.kind === 'noun' && own.length === word.length && own.ending.length < 2
    }) ?? null
  )
}

const CLITICS: Readonly<Record<string, RegExp>> = {
  es: /(?<=[áé]ndo)(?:[mts]e|nos)?(?:l[aoe]s?)?$/,
  it: /(?<=[ae]ndo)(?:[mtcvs][ie]|gli|ne)?(?:l[aoie]|ne)?$/,
}

/** "Tomándose un café", "guardandola": a deed whose pronoun is written in one word with it. */
function withoutClitic(word: string, language: string): string | null {
  const bare = word.replace(lookUp(CLITICS, language) ?? /$/, '')
  return bare === word ? null : bare.replace(/ándo$/, 'ando').replace(/éndo$/, 'endo')
}

/** "Berkimono": with what is worn. */
function wearing(word: string, language: string): string | null {
  const worn = language === 'ms' && word.startsWith('ber') ? word.slice(3) : ''
  const name = worn.length < SHORTEST ? null : longest(worn, 0, language)
  const clothes = name?.length === worn.length && garmentOf(name.item.gloss) !== null
  return clothes ? `dengan ${worn}` : null
}

/** How many letters from here are known: "på natten" as a whole, though "natten" alone is not. */
function knownAt(
  body: string,
  at: number,
  { word, language }: { readonly word: string; readonly language: string },
): number {
  const own = longest(body, at, language)
  const name = own === null ? pictureAt(body, at, language) : null
  const small = stopWord(word, language) === null ? 0 : word.length
  const joined = own === null && name === null ? compoundAt(body, at, language) : null
  return Math.max(own?.length ?? 0, name?.length ?? 0, small, joined?.length ?? 0)
}

/** The word that this one is without its marks; null if there is none. */
export function marksOf(word: string, language: string): string | null {
  return restored(word, spellingsOf(language)) ?? restored(word, pictureSpellings(language))
}

function restored(word: string, spellings: Spellings): string | null {
  const found = (spellings.get(word.charAt(0)) ?? []).find((spelling) => isTyped(word, spelling))
  return found === undefined ? null : found.spelt + word.slice(found.plain.length)
}

function isTyped(word: string, { plain, spelt, stem }: Spelling): boolean {
  if (plain === spelt) return false
  return stem ? plain.length > 1 && word.startsWith(plain) : word === plain
}

const LONGEST_ENDING = 4

/** The word that this one is but for one slip; null if none is near. */
function slipOf(word: string, language: string): string | null {
  // "Cerveza" is no slip for "cereza", though no table of ours has it.
  if (word.length < 5 || wordsOfLanguage(language).has(word)) return null
  for (const spelling of spellingsOf(language).get(word.charAt(0)) ?? []) {
    const right = withoutSlip(word, spelling)
    if (right !== null) return right
  }
  return null
}

function withoutSlip(word: string, { spelt, stem, kind }: Spelling): string | null {
  if (spelt.length < 4 || spelt.length > word.length + 1) return null
  if (!stem) return isSlip(word, spelt) ? spelt : null
  // Verbs have short stems and long endings: "pardo" is not "parado".
  const sure = spelt.length >= 5 && (word.length > 5 || kind === 'noun')
  const ending = sure ? endingOf(word, spelt) : null
  return ending === null ? null : spelt + ending
}

const SURELY = 8

/** Words that no table has are commoner than slips: "panni" is not "panini", "gradini" is not "grandi". */
function isSlip(typed: string, meant: string): boolean {
  if (!oneSlip(typed, meant)) return false
  return typed.length >= SURELY || isFingerSlip(typed, meant)
}

/** What follows a stem that has a slip. */
function endingOf(word: string, stem: string): string | null {
  for (const length of [stem.length, stem.length - 1, stem.length + 1]) {
    const ending = word.slice(length)
    if (word.length < length || ending.length > LONGEST_ENDING) continue
    if (isSlip(word.slice(0, length), stem)) return ending
  }
  return null
}
