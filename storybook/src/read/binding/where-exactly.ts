import type { NounPhrase } from '../phrases/sentence-parts.ts'
import type { Preposition } from './binding.ts'

/** "Under the sea" is not on it, "in a house" not in front of it. */
export function whereExactly(
  noun: NounPhrase,
  { word, relation }: Preposition,
): NounPhrase['place'] {
  const id = noun.place?.id ?? ''
  if (relation === 'under' && /^(?:ocean|lake|river|beach)$/.test(id))
    return { id: 'underwater', name: 'underwater', thing: false }
  // "Plays the violin in the underground": no cave has an article.
  if (noun.head === 'underground' && noun.definite)
    return { id: 'subway', name: 'underground station', thing: false }
  if (id === 'ocean' && isAshore(noun, word)) return { id: 'beach', name: 'beach', thing: false }
  return withinWalls(noun, { word, relation })
}

/** "In a house" is in its living room, "inside an elevator" in its cabin. */
function withinWalls(
  { place, head }: NounPhrase,
  { word, relation }: Pick<Preposition, 'word' | 'relation'>,
): NounPhrase['place'] {
  if (place?.id === 'elevator' && word === 'inside')
    return { id: 'elevator-cabin', name: 'elevator cabin', thing: false }
  const inside = place?.id === 'house' && (word === 'in' || relation === 'inside')
  return inside && !BEFORE_HOUSE.test(head)
    ? { id: 'living-room', name: 'living room', thing: false }
    : place
}

/** By the sea one is on the shore, unless somebody sails or swims there. */
function isAshore({ bare }: NounPhrase, word: string): boolean {
  return /^(?:by|near|beside)$/.test(word) || (word === 'at' && !bare)
}

const BEFORE_HOUSE = /yard|suburb|area|street|driveway|cul-de-sac|neighbou?rhood|porch|doorstep/
