import { lookUp } from './look-up.ts'
import { readAsset } from './asset.ts'
import { isSeldom, kindOf } from './picture-kinds.ts'
import { plainLetters } from './plain-letters.ts'
import { pictureIndex, type Picture } from './pictures.ts'

/** Languages for which the pictures' names and keywords are known, besides English. */
export const KEYWORD_LANGUAGES = [
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
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
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
  'zh-hant',
] as const

const MOST_PICTURES = 8
const loaded = new Map<string, ReadonlyMap<string, string>>()

// Clock faces, keycaps and letters have numbers and particles among their keywords.
const NEVER = /oclock|thirty$|keycap|button|letter-|-arrow|symbol|input-|sign$/

/** The picture that a word of another language names, or else has as its keyword. */
export function foreignPicture(word: string, language: string): Picture | null {
  const names = wordsOfLanguage(language).get(word)?.split(' ') ?? []
  const { byName } = pictureIndex()
  const pictures = names.flatMap((name) => byName.get(name.replace('!', '')) ?? [])
  const usable = pictures.filter(
    ({ name, subgroup }) => !isSeldom(name, subgroup) && !NEVER.test(name),
  )
  const named = names.filter((name) => name.startsWith('!')).map((name) => name.slice(1))
  const label = usable.find(({ name }) => named.includes(name))
  if (label !== undefined) return label
  // A short or common keyword ("bra", "sol", "ice") points at too many things.
  const thing = usable.find((picture) => kindOf(picture) !== 'person')
  return word.length > 1 && names.length <= MOST_PICTURES ? (thing ?? null) : null
}

const PLAIN_NAMES: Record<string, string> = {
  'hot-beverage': 'coffee',
  automobile: 'car',
  'couch-and-lamp': 'couch',
  'bowl-with-spoon': 'bowl',
  'mantelpiece-clock': 'clock',
  luggage: 'suitcase',
  ewe: 'sheep',
  tangerine: 'orange',
  necktie: 'tie',
  'deciduous-tree': 'tree',
  'open-book': 'book',
  'closed-book': 'book',
  'mobile-phone': 'phone',
  'delivery-truck': 'truck',
  'glass-of-milk': 'glass of milk',
  'teacup-without-handle': 'tea',
  'mans-shoe': 'shoe',
  'womans-hat': 'hat',
  'top-hat': 'hat',
  'billed-cap': 'cap',
  'musical-keyboard': 'piano',
  'beer-mug': 'beer',
  'wine-glass': 'wine',
  'cut-of-meat': 'steak',
  'fork-and-knife': 'fork',
  'kitchen-knife': 'knife',
  'wrapped-gift': 'gift',
  'full-moon': 'moon',
  'water-wave': 'wave',
  'high-voltage': 'lightning',
  'cheese-wedge': 'cheese',
  'soft-ice-cream': 'ice cream',
  'framed-picture': 'painting',
  'flying-disc': 'frisbee',
  't-rex': 'dinosaur',
}

/** What people call the thing in a picture: "car" for "automobile". */
export function plainName({ name }: Picture): string {
  return lookUp(PLAIN_NAMES, name) ?? name.replace(/-face$/, '').replaceAll('-', ' ')
}

/** The pictures of each word, in one string: `!dog dog-face`. An array each would be twice as large. */
export function wordsOfLanguage(language: string): ReadonlyMap<string, string> {
  let words = loaded.get(language)
  if (words === undefined) {
    words = loadWords(language)
    loaded.set(language, words)
  }
  return words
}

function loadWords(language: string): ReadonlyMap<string, string> {
  if (!KEYWORD_LANGUAGES.some((known) => known === language)) return new Map()
  // Indonesian and Malay are read as one.
  const files = language === 'ms' ? ['ms', 'id'] : [language]
  const lines = files.flatMap((file) =>
    readAsset(`words/${file}.tsv`).toString('utf8').trimEnd().split('\n'),
  )
  return new Map(
    lines.map((line): [string, string] => {
      const [word = '', names = ''] = line.split('\t')
      return [plainLetters(word, language), names]
    }),
  )
}
