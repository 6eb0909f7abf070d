import { readAsset } from './asset.ts'
import { isSeldom, pictureIndex, type Picture } from './pictures.ts'

/** Languages for which the pictures' names and keywords are known, besides English. */
export const KEYWORD_LANGUAGES = [
  'bn',
  'da',
  'de',
  'es',
  'et',
  'fi',
  'fr',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'lt',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'th',
  'uk',
  'vi',
  'zh',
  'zh-hant',
] as const

const loaded = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** The picture that a word of another language names, or else has as its keyword. */
export function foreignPicture(word: string, language: string): Picture | null {
  const names = wordsOfLanguage(language).get(word) ?? []
  const { byName } = pictureIndex()
  const pictures = names.flatMap((name) => byName.get(name.replace('!', '')) ?? [])
  const named = names.findIndex((name) => name.startsWith('!'))
  const label = named < 0 ? undefined : pictures[named]
  const things = pictures.filter(({ name, subgroup }) => !isSeldom(name, subgroup))
  if (label !== undefined && !isSeldom(label.name, label.subgroup)) return label
  return things.length > 0 && names.length <= 8 ? (things[0] ?? null) : null
}

export function wordsOfLanguage(language: string): ReadonlyMap<string, readonly string[]> {
  let words = loaded.get(language)
  if (words === undefined) {
    words = loadWords(language)
    loaded.set(language, words)
  }
  return words
}

function loadWords(language: string): ReadonlyMap<string, readonly string[]> {
  if (!KEYWORD_LANGUAGES.some((known) => known === language)) return new Map()
  const lines = readAsset(`words/${language}.tsv`).toString('utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line): [string, readonly string[]] => {
      const [word = '', names = ''] = line.split('\t')
      return [word, names.split(' ')]
    }),
  )
}
