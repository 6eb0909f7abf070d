import { SPORTS } from '../../lexicon/places/sports.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, isAlive, type Binding, type Preposition } from './binding.ts'
import { ON_FOOT } from './taking-off.ts'

/** "A goat climbs onto a barn": it is on its roof, and not in its yard. */
export function isClimbedHouse(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  return word === 'onto' && isOneHouse(noun) && actors(binding).some(isAlive)
}

/** "A kite above a school": whoever is over a house sees its roof, and no classroom. */
export function isHouseBelow(
  binding: Binding,
  noun: NounPhrase,
  { relation }: Preposition,
): boolean {
  const walks = binding.actions.some(({ verb }) => ON_FOOT.test(verb))
  const within = isOwnVenue(binding, noun)
  return relation === 'above' && binding.group.length > 0 && !walks && !within && isOneHouse(noun)
}

/** "… scores, fireworks over the stadium": who plays is in it, and it is not seen from outside. */
export function isOwnVenue({ subjects }: Binding, { place, definite }: NounPhrase): boolean {
  const venue = definite && Object.hasOwn(SPORTS, place?.id ?? '')
  return venue && subjects.some(({ kind }) => kind === 'person')
}

/** A house with a picture of its own, seen from outside. */
export function isOneHouse({ found, count, head }: NounPhrase): boolean {
  if (/(?:^| )(?:bridge|viaduct|aqueduct|station|wall|fence|roof|rooftop|cityscape)s?$/.test(head))
    return false
  return found?.kind === 'building' && found.via === 'name' && (count ?? 1) === 1
}

/** "Rises from the ocean beside a ship": a place is known, the ship is seen in it. */
export function isShipSeen(
  { place }: Binding,
  { found }: NounPhrase,
  { relation }: Preposition,
): boolean {
  return place !== null && relation === 'next-to' && found?.kind === 'boat'
}

/** "Walks across the desert towards a spaceship": a place is known, and what one goes to is seen in it. */
export function isGoal(
  { place, actions }: Binding,
  noun: NounPhrase,
  { word }: Preposition,
): boolean {
  const walks = word === 'to' && actions.some(({ verb }) => ON_FOOT.test(verb)) && isOneHouse(noun)
  const goes = (/^towards?$/.test(word) || walks) && place !== null
  return goes && noun.found !== null && /^(?:building|vehicle|boat|aircraft)$/.test(noun.found.kind)
}

/** "Fires at a space station", "waves a lantern at a ship": it is hit or seen, and nobody is in it. */
export function isShotAt({ actions }: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const seen = noun.found !== null && !noun.bare
  const greeted = /^(?:boat|vehicle|aircraft)$/.test(noun.found?.kind ?? '')
  const deeds = greeted ? /^(?:exchange-fire|wave|shout|point)$/ : /^exchange-fire$/
  return seen && word === 'at' && actions.some(({ verb }) => deeds.test(verb))
}
