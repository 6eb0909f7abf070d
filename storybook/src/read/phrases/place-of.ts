import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { ancestorsOf, frequencyOf, sensesOf, wordsOf } from '../../lexicon/wordnet.ts'
import { TALK } from '../words/closed-words.ts'
import { geographicPlace } from '../words/geography.ts'
import { placeWord, type PlaceWord } from '../words/place-words.ts'

/** The longest tail of the phrase that names a place: "old paris cafe" → cafe; "underwater scene" → underwater. */
export function placeOf(phrase: string, head: string): PlaceWord | null {
  const words = phrase.split(' ')
  const place = exteriorOf(words) ?? placeAtEnd(words, head)
  if (place !== null) return place
  if (saysNothing(words)) {
    const rest = words.slice(0, -1).join(' ')
    return placeOf(rest, rest)
  }
  // The plural of a name is no plural: nobody knows one Buenos Aire.
  if (hasPicture(head)) return null
  return firstPlace(words) ?? namedOnMaps(head) ?? namedOnMaps(phrase) ?? roomByMeaning(head)
}

/** What something leaves behind it: nobody walks along a light trail. */
const LEFT_BEHIND =
  /(?:^| )(?:light|neon|laser|smoke|vapou?r|dust|fire|flame|fiery|glowing|slime|glitter|sparkle|stardust|paint|ink|bubble|exhaust|condensation) trails?$/

function placeAtEnd(words: readonly string[], head: string): PlaceWord | null {
  if (LEFT_BEHIND.test(words.join(' '))) return null
  // A chocolate fountain is a thing of its own, and no place with a fountain.
  const compound = head.includes(' ') && placeWord(head) === null && hasPicture(head)
  const headFrom = (start: number): string => head.split(' ').slice(start).join(' ')
  for (let start = 0; start < (compound ? 1 : words.length); start++) {
    const tail = words.slice(start).join(' ')
    const place = crossedBy(words.slice(start)) ?? placeWord(tail) ?? placeWord(headFrom(start))
    if (place !== null) return place
  }
  return null
}

/** "A bamboo forest path": the forest says more than its path does. */
function crossedBy(words: readonly string[]): PlaceWord | null {
  if (words.length < 3 || !/^(?:path|trail|track|walkway|clearing|floor)$/.test(words.at(-1) ?? ''))
    return null
  const land = placeWord(words.slice(0, -1).join(' '))
  return land !== null && land.id !== placeWord(words.slice(1).join(' '))?.id ? land : null
}

/** "Coffee shop ambience", "train interior": what comes before the last word is the place. */
function saysNothing(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return (words.length > 1 && last === 'interior') || (words.length > 2 && TALK.has(last))
}

/** "A hotel exterior": its front, and not its lobby. A front with a set of its own is known as that. */
function exteriorOf(words: readonly string[]): PlaceWord | null {
  if (words.length < 2 || !/^(?:exterior|facade|façade)$/.test(words.at(-1) ?? '')) return null
  if (placeWord(words.join(' ')) !== null) return null
  const house = words.slice(0, -1).join(' ')
  return {
    id: 'street',
    name: `${placeAtEnd(words.slice(0, -1), house)?.name ?? house} exterior`,
    thing: false,
  }
}

/** "The middle of a jungle": the dictionary has a country of that name. */
function namedOnMaps(head: string): PlaceWord | null {
  return TALK.has(head) ? null : geographicPlace(head)
}

/** "Underwater scene": the second word says nothing of its own. */
function firstPlace([first = '', second = '', ...more]: readonly string[]): PlaceWord | null {
  const pair = second !== '' && more.length === 0
  // A street vendor is no street.
  const known = frequencyOf(singular(second), 'noun') >= 1
  const someone = known && findPicture(singular(second))?.kind === 'person'
  return pair && !someone && !hasPicture(singular(second)) ? placeWord(first) : null
}

/** "Bedchamber", "refectory": no word of ours, but the dictionary knows what kind of room or hall it is. */
function roomByMeaning(head: string): PlaceWord | null {
  const [sense] = sensesOf(singular(head), 'noun')
  if (sense?.field !== 'noun.artifact') return null
  const kin = [sense.synset, ...ancestorsOf(sense.synset)].map(wordsOf)
  const end = kin.findIndex((words) => words.includes('area'))
  for (const words of kin.slice(0, Math.max(0, end)))
    for (const word of words) {
      // A furnace has a chamber, too.
      const place = word === 'chamber' ? null : placeWord(word.replaceAll('-', ' '))
      if (place !== null) return place
    }
  return null
}
