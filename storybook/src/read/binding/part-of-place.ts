import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { ROOM_PARTS } from '../words/closed-words.ts'
import type { Binding, Preposition } from './binding.ts'

/** "The steps of a museum" are museum steps, where those have a set of their own; "the plains of Mars" are on Mars. */
export function isPartOf(binding: Binding, { place, words }: NounPhrase): boolean {
  // "Walks down a street, reflections of shop lights": the street is no part of the shop.
  const told = binding.lastNoun?.head ?? ''
  if (!WIDE.test(binding.place ?? '') || REFLECTED.test(told)) return false
  // "A desert of white sand": that is what it is of, and no beach.
  if (/(?:^| )(?:sands?|snow|ice|grass|stones?|rocks?)$/.test(words)) {
    binding.told.add(words)
    return true
  }
  const part = `${place?.name} ${binding.place}`
  const named = NAMED_PLACES.has(part)
  binding.place = named ? part : null
  if (named) binding.told.add(words)
  return named
}

/** "The porch of a farmhouse", "the terrace of a bar": one is outside, and the house is the wall behind. */
export function isHouseBehind(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const house = noun.place !== null || noun.found?.kind === 'building'
  if (word !== 'of' || !house || !BEFORE_DOORS.test(binding.place ?? '')) return false
  const part = `${noun.place?.name} ${binding.place}`
  if (NAMED_PLACES.has(part)) binding.place = part
  binding.told.add(noun.words)
  return true
}

/** "The summit of a snowy mountain": one is up there, and no second one stands beside them. */
export function isHeightOf(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const height = /(?:^| )(?:summit|peak|mountaintop|slopes?|ridge|crest)$/.test(binding.place ?? '')
  const mountain = /(?:^| )(?:mountains?|peaks?|hills?|volcano|alps|everest)$/.test(noun.head)
  if (word !== 'of' || !height || !mountain) return false
  if (/\b(?:snowy|icy|rocky)\b/.test(noun.words))
    binding.scenery.push(noun.words.split(' ').at(-2) ?? '')
  binding.told.add(noun.words)
  return true
}

/** "The red rocks of Mars", "the craters of the moon": all of it is there. */
export function isOfWorld(
  { lastNoun, place }: Binding,
  { head }: NounPhrase,
  { word }: Preposition,
): boolean {
  const ground = /(?:^| )(?:rock|crater|stone|boulder|cliff|hill|dust|sand|soil|surface)s?$/
  const world = place === null && /^(?:mars|moon)$/.test(head)
  return word === 'of' && world && ground.test(lastNoun?.head ?? '')
}

const BEFORE_DOORS = /(?:^| )(?:porch|doorstep|terrace|veranda|patio|stoop)$/

const REFLECTED =
  /^(?:skyline|reflections?|glow|lights?|sounds?|noise|smell|shadows?|silhouettes?|views?|hints?|rows?)$/

const WIDE =
  /(?:^| )(?:plains?|deserts?|dunes|canyons?|landscape|surface|streets?|hills?|fields?|mountains|valley|coast|shores?|skies|sky|road|alleys?|rooftops?|corner|courtyard|forecourt|corridors?|hallways?|stairs|steps|staircase)$/

/** "At the edge of a lake" is at the lake, "behind the counter of a shop" in the shop. */
export function belongsThere({ lastNoun, place }: Binding): boolean {
  if (lastNoun === null) return false
  return lastNoun.talk || ROOM_PARTS.test(lastNoun.head) || WIDE.test(place ?? '')
}
