import { dictionaryOf } from './dictionary.ts'

/** Whether our own table of a language has this word, with any ending. */
export function knowsWord(word: string, language: string): boolean {
  const entries = dictionaryOf(language).get(word.charAt(0)) ?? []
  return entries.some(({ parts }) => {
    const [stem = ''] = parts
    return parts.length > 1 ? stem.length > 2 && word.startsWith(stem) : word === stem
  })
}
