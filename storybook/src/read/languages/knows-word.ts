import { entriesAt } from './dictionary.ts'
import { knowsForm } from './inflected.ts'
import { spellingsOf } from './spellings.ts'

/** Whether our own table of a language has this word, with any ending, as it is spelt or without its marks. */
export function knowsWord(word: string, language: string): boolean {
  const spelt = entriesAt(word, 0, language).some(({ parts, ends }) => {
    const [stem = ''] = parts
    if (ends !== undefined) return word.startsWith(stem) && ends.test(word.slice(stem.length))
    return parts.length > 1 ? stem.length > 2 && word.startsWith(stem) : word === stem
  })
  return spelt || (word.length > 2 && (isTypedPlain(word, language) || knowsForm(word, language)))
}

function isTypedPlain(word: string, language: string): boolean {
  const { words, stems } = plainOf(language)
  const near = stems.get(word.slice(0, STEM)) ?? []
  return words.has(word) || near.some((stem) => word.startsWith(stem))
}

/** The shortest stem to know a word by. */
const STEM = 3

/** Words that have marks, without them; stems by their first letters. */
interface Plain {
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlyMap<string, readonly string[]>
}

const known = new Map<string, Plain>()

/** To go through all of a letter for each word and language was a twelfth of all reading. */
function plainOf(language: string): Plain {
  const before = known.get(language)
  if (before !== undefined) return before
  const marked = [...spellingsOf(language).values()]
    .flat()
    .filter(({ plain, spelt }) => plain !== spelt)
  const words = new Set(marked.filter(({ stem }) => !stem).map(({ plain }) => plain))
  const stems = new Map<string, string[]>()
  for (const { stem, plain } of marked) {
    if (!stem || plain.length < STEM) continue
    const start = plain.slice(0, STEM)
    stems.set(start, [...(stems.get(start) ?? []), plain])
  }
  known.set(language, { words, stems })
  return { words, stems }
}
