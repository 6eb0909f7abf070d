import { lookUp } from '../../lexicon/look-up.ts'
import { wordTable } from '../../lexicon/word-set.ts'
import { ancestorsOf, sensesOf, wordsOf } from '../../lexicon/wordnet.ts'
import { placeWord, type PlaceWord } from './place-words.ts'

/** What the dictionary calls a place with a name, and the set that shows it. */
const KINDS = wordTable<string>([
  ['tropical island', 'island'],
  ['city', 'city|national capital|state capital|provincial capital'],
  ['town', 'town'],
  ['harbor', 'port'],
  ['village', 'village'],
  ['beach', 'resort'],
  ['mountain', 'mountain peak'],
  ['mountains', 'mountain range'],
  ['volcano', 'volcano'],
  ['river', 'river'],
  ['lake', 'lake'],
  ['sea', 'sea|strait'],
  ['ocean', 'ocean'],
  ['bay', 'bay|gulf'],
  ['desert', 'desert'],
  ['waterfall', 'waterfall'],
  ['canyon', 'canyon'],
  ['valley', 'valley'],
  ['coast', 'peninsula'],
  ['glacier', 'glacier'],
  ['forest', 'national park'],
  ['countryside', 'country|european country|asian country|north american country'],
  ['savanna', 'african country'],
  ['jungle', 'south american country'],
  ['countryside', 'american state|state|continent'],
  ['street', 'city district|slum'],
])

/** Where a place with a name is: "maui" is an island. Null for names that the dictionary does not know. */
export function geographicPlace(name: string): PlaceWord | null {
  if (name.length < 4) return null
  const [sense] = sensesOf(name, 'noun').filter(({ field }) => PLACED.has(field))
  if (sense === undefined || sense !== sensesOf(name, 'noun')[0]) return null
  for (const ancestor of ancestorsOf(sense.synset).slice(0, 3)) {
    for (const word of wordsOf(ancestor)) {
      const kind = lookUp(KINDS, word)
      if (kind !== undefined) return placeWord(kind)
    }
  }
  return null
}

const PLACED = new Set(['noun.location', 'noun.object'])
