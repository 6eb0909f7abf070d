import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { isOnHeight, setPlace } from './bind-place.ts'
import { actors, isAlive, relate, type Binding, type Preposition } from './binding.ts'
import { isBeforeHouse } from './fronts.ts'
import { fallIn, getWet } from './in-water.ts'
import { isWhere } from './is-where.ts'
import { isLandingPlace } from './landing-place.ts'
import { isHeightOf, isHouseBehind, isOfWorld, isPartOf } from './part-of-place.ts'
import { looksOnFrom } from './looking-on.ts'
import {
  isClimbedHouse,
  isGoal,
  isHouseBelow,
  isOwnVenue,
  isShipSeen,
  isShotAt,
} from './seen-from-outside.ts'
import { takeOff, takeWing } from './taking-off.ts'
import { whereExactly } from './where-exactly.ts'

/** "In the forest", "on Mars", "over a village": where it all happens. */
export function isPlace(binding: Binding, noun: NounPhrase, preposition: Preposition): boolean {
  hintShore(binding, noun)
  // On a pier or a floe the water is no other place, and one falls into it no less.
  if (noun.head === 'water' && preposition.word === 'into') fallIn(binding)
  const things = [isLandingPlace, isShipSeen, isGoal, isShotAt, isHouseBelow, isClimbedHouse]
  if (things.some((is) => is(binding, noun, preposition))) return false
  if ([isBeforeHouse, isHouseBehind, isHeightOf].some((is) => is(binding, noun, preposition)))
    return true
  if (!isWhere(binding, noun, preposition) && !isOfWorld(binding, noun, preposition)) return false
  if (preposition.word === 'of' && isPartOf(binding, noun)) return true
  standBack(binding, preposition)
  const below = isOnHeight(binding)
  setPlace(binding, { ...noun, place: whereExactly(noun, preposition) })
  if (preposition.relation === 'above' && !isOwnVenue(binding, noun)) takeOff(binding, below)
  if (/(?:^| )sk(?:y|ies)$/.test(noun.head)) takeWing(actors(binding))
  getWet(binding, noun, preposition.word)
  return true
}

/** "A bear watches from the shore": it is there, behind those who skate on the lake. */
function standBack(binding: Binding, { word }: Preposition): void {
  if (!looksOnFrom(binding, word)) return
  const watchers = actors(binding)
  const doer = binding.subjects.find(
    (each) => each.actions.length > 0 && isAlive(each) && !watchers.includes(each),
  )
  if (doer === undefined || binding.place === null) return
  for (const { id } of watchers) relate(binding, { from: id, relation: 'behind', to: doer.id })
}

const DESERT_FOLK = /(?:^| )(?:camel|snake|lizard|scorpion|cactus|sphinx|meerkat|nomad|bedouin)$/

/** Picnics are out of doors. Sand is dry land by the sea, where nothing else is said; for some it is the desert. */
function hintShore(binding: Binding, { head, traits }: NounPhrase): void {
  if (/^picnic (?:blanket|table)$/.test(head)) binding.hint ??= 'park'
  if (!/(?:^| )(?:sand|sands)$/.test(head) || traits.colour === 'red') return
  const dry = binding.subjects.some(({ noun }) => DESERT_FOLK.test(noun))
  binding.hint ??= dry ? 'desert' : 'beach'
  if (traits.colour !== null) binding.scenery.push(`${traits.colour} sand`)
}
