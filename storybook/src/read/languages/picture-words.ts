import { foreignPicture, plainName, wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { dictionaryOf } from './dictionary.ts'
import { formsOf, isDiminutive } from './endings.ts'
import type { Hit } from './hit.ts'
import { isDutchPlural, isTurkishPlural, pluralOf } from './plurals.ts'

/** The picture whose name or keyword stands here: the longest of up to four words (or six signs). */
export function pictureAt(body: string, at: number, language: string): Hit | null {
  for (const phrase of phrasesAt(body, at, language)) {
    for (const form of formsOf(phrase, language)) {
      const picture = foreignPicture(form, language)
      if (picture === null) continue
      const named = wordsOfLanguage(language).get(form)?.startsWith('!') === true
      // Keywords are far-fetched: "down" of a mailbox, "air" of a tram.
      if (!named && dictionaryOf(language).size > 0) continue
      const length = language === 'ko' ? form.length : phrase.length
      const ending = phrase.startsWith(form) ? phrase.slice(form.length) : ''
      const name = plainName(picture)
      const small = isDiminutive(phrase, form, language) ? 'small ' : ''
      return {
        item: {
          gloss: small + (isSeveral([phrase, form], ending, language) ? pluralOf(name) : name),
          kind: 'noun',
        },
        length,
        ending,
        named,
        phrase: phrase.includes(' '),
      }
    }
  }
  return null
}

function isSeveral(
  [phrase, form]: readonly [string, string],
  ending: string,
  language: string,
): boolean {
  // Croissants, pepinos: the name of the picture is of one.
  if (/^(?:fr|es|pt)$/.test(language)) return /^(?:e?s|x)$/.test(ending)
  return isTurkishPlural(ending, language) || (language === 'nl' && isDutchPlural(phrase, form))
}

function phrasesAt(body: string, at: number, language: string): readonly string[] {
  if (language === 'zh' || language === 'ja' || language === 'th') {
    return [8, 7, 6, 5, 4, 3, 2, 1]
      .map((length) => body.slice(at, at + length))
      .filter((phrase) => /^[\p{L}\p{N}ー]+$/u.test(phrase))
  }
  const words =
    body
      .slice(at, at + 80)
      .match(/^[\p{L}\p{M}\p{N}'-]+(?: [\p{L}\p{M}\p{N}'-]+){0,3}/u)?.[0]
      .split(' ') ?? []
  return words.map((_, index) => words.slice(0, words.length - index).join(' '))
}
