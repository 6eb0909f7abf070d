import { ancestorsOf, sensesOf, wordsOf } from '../../lexicon/wordnet.ts'
import { placeWord, type PlaceWord } from './place-words.ts'

/** What the dictionary calls a place with a name, and the set that shows it. */
const KINDS: Readonly<Record<string, string>> = {
  island: 'tropical island',
  city: 'city',
  town: 'town',
  'national capital': 'city',
  'state capital': 'city',
  'provincial capital': 'city',
  port: 'harbor',
  village: 'village',
  resort: 'beach',
  'mountain peak': 'mountain',
  'mountain range': 'mountains',
  volcano: 'volcano',
  river: 'river',
  lake: 'lake',
  sea: 'sea',
  ocean: 'ocean',
  bay: 'bay',
  gulf: 'bay',
  strait: 'sea',
  desert: 'desert',
  waterfall: 'waterfall',
  canyon: 'canyon',
  valley: 'valley',
  peninsula: 'coast',
  glacier: 'glacier',
  'national park': 'forest',
  country: 'countryside',
  'european country': 'countryside',
  'asian country': 'countryside',
  'african country': 'savanna',
  'south american country': 'jungle',
  'north american country': 'countryside',
  'american state': 'countryside',
  state: 'countryside',
  'city district': 'street',
  slum: 'street',
  continent: 'countryside',
}

/** Where a place with a name is: "maui" is an island. Null for names that the dictionary does not know. */
export function geographicPlace(name: string): PlaceWord | null {
  if (name.length < 4) return null
  const [sense] = sensesOf(name, 'noun').filter(({ field }) => PLACED.has(field))
  if (sense === undefined || sense !== sensesOf(name, 'noun')[0]) return null
  for (const ancestor of ancestorsOf(sense.synset).slice(0, 3)) {
    for (const word of wordsOf(ancestor)) {
      const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined
      if (kind !== undefined) return placeWord(kind)
    }
  }
  return null
}

const PLACED = new Set(['noun.location', 'noun.object'])
