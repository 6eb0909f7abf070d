import { wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { dictionaryOf, type Entry } from './dictionary.ts'
import { folded, foldedGerman } from './folded.ts'

/** A word of a language as it is spelt, and as it is typed without its marks. */
export interface Spelling {
  readonly spelt: string
  readonly plain: string
  /** Endings may follow. */
  readonly stem: boolean
  readonly kind: Entry['kind']
}

/** By the first letter of the plain word, the longest first. */
export type Spellings = ReadonlyMap<string, readonly Spelling[]>

const own = new Map<string, Spellings>()
const pictured = new Map<string, Spellings>()

/** Each word of our own tables. */
export function spellingsOf(language: string): Spellings {
  return kept(own, language, () =>
    [...dictionaryOf(language).values()].flat().flatMap((entry) => wordsOf(entry)),
  )
}

/** The names of pictures that have marks. */
export function pictureSpellings(language: string): Spellings {
  return kept(pictured, language, () =>
    [...wordsOfLanguage(language)].flatMap(([name, pictures]): readonly Word[] =>
      pictures.startsWith('!') && folded(name) !== name
        ? [{ spelt: name, stem: false, kind: 'noun' }]
        : [],
    ),
  )
}

type Word = Pick<Spelling, 'spelt' | 'stem' | 'kind'>

function kept(
  store: Map<string, Spellings>,
  language: string,
  words: () => readonly Word[],
): Spellings {
  const known = store.get(language)
  if (known !== undefined) return known
  const made = byLetter(words().flatMap((word) => plainly(word, language)))
  store.set(language, made)
  return made
}

/** "Diente* de león": each of its words, and those before a star as stems. */
function wordsOf({ parts, kind }: Entry): readonly Word[] {
  return parts.flatMap((part, at) => {
    const words = part.split(/[ ']/)
    return words.flatMap((spelt, index) =>
      // What follows a star goes on with an ending.
      spelt.length < 2 || (at > 0 && index === 0)
        ? []
        : [{ spelt, kind, stem: index === words.length - 1 && at < parts.length - 1 }],
    )
  })
}

function plainly(word: Word, language: string): readonly Spelling[] {
  const plain = folded(word.spelt)
  const typed = language === 'de' ? foldedGerman(word.spelt) : plain
  const one = { ...word, plain }
  return typed === plain ? [one] : [one, { ...word, plain: typed }]
}

function byLetter(all: readonly Spelling[]): Spellings {
  const letters = new Map<string, Spelling[]>()
  for (const spelling of all) {
    const letter = spelling.plain.charAt(0)
    const list = letters.get(letter)
    if (list === undefined) letters.set(letter, [spelling])
    else list.push(spelling)
  }
  for (const list of letters.values())
    list.sort((one, other) => other.plain.length - one.plain.length)
  return letters
}
