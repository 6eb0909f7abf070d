import { dictionaryOf } from './dictionary.ts'
import { knowsForm } from './inflected.ts'
import { spellingsOf } from './spellings.ts'

/** Whether our own table of a language has this word, with any ending, as it is spelt or without its marks. */
export function knowsWord(word: string, language: string): boolean {
  const entries = dictionaryOf(language).get(word.charAt(0)) ?? []
  const spelt = entries.some(({ parts, ends }) => {
    const [stem = ''] = parts
    if (ends !== undefined) return word.startsWith(stem) && ends.test(word.slice(stem.length))
    return parts.length > 1 ? stem.length > 2 && word.startsWith(stem) : word === stem
  })
  return spelt || (word.length > 2 && (isTypedPlain(word, language) || knowsForm(word, language)))
}

function isTypedPlain(word: string, language: string): boolean {
  return (spellingsOf(language).get(word.charAt(0)) ?? []).some(
    ({ plain, spelt, stem }) =>
      plain !== spelt && (stem ? plain.length > 2 && word.startsWith(plain) : word === plain),
  )
}
