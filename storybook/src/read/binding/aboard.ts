import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { placeWord } from '../words/place-words.ts'
import { setPlace } from './bind-place.ts'
import { actors, isAlive, relate, type Binding, type Preposition } from './binding.ts'

const COACHES = /(?:^| )(bus|coach|train|tram|plane|airplane|subway|metro)$/

/** What is done to a vehicle, or outside of it. */
const FROM_OUTSIDE =
  /^(?:ride|drive|fly|steer|pilot|board|enter|get|climb|jump|leap|hop|land|fall|paint|spray|load|put|place|lay|hang|cling|surf|hold|weld|wash|clean|repair|fix|perch|crash|run|chase|shoot|glide|slide|march|arrive|leave)$/

/** "Sketches in a notebook on a train": who does what can be done in there is in it, and no train is seen. */
export function isAboard(
  binding: Binding,
  noun: NounPhrase,
  { word, relation }: Preposition,
): boolean {
  const [, coach] = COACHES.exec(noun.head) ?? []
  if (coach === undefined || noun.plural || noun.traits.colour !== null) return false
  // On top of it, on its roof: the vehicle is seen, out of doors.
  if (relation === 'on') {
    binding.hint ??= wayOf(coach)
    return false
  }
  if (!isWithin({ word, relation }) || binding.place !== null) return false
  const place = isAtLeisure(binding)
    ? (placeWord(`${noun.head} interior`) ?? placeWord(`${coach} interior`))
    : null
  if (place === null) return false
  setPlace(binding, { ...noun, place })
  return true
}

/** "On the left of a bus" is beside it. */
function isWithin({ word, relation }: Preposition): boolean {
  if (relation !== null && relation !== 'inside') return false
  return /^(?:on|in|inside|aboard)$/.test(word)
}

/** What such a vehicle goes on; null for those that fly. */
function wayOf(coach: string): string | null {
  if (coach.endsWith('plane')) return null
  return /^(?:train|subway|metro)$/.test(coach) ? 'railway' : 'street'
}

/** Whether somebody is there who does nothing to the vehicle itself. */
function isAtLeisure(binding: Binding): boolean {
  const [first] = (binding.verb?.base ?? '').split(' ')
  return actors(binding).some(isAlive) && !FROM_OUTSIDE.test(first ?? '')
}

/** "A boat with two lovers and a dog": who is named next, and is nowhere else, is aboard as well. */
export function bringCompanions(binding: Binding): void {
  const { subjects, relations } = binding
  const isCraft = (id: string): boolean =>
    subjects.some((each) => each.id === id && CRAFT.has(each.kind) && each.count === 1)
  const isFree = ({ id, kind, actions }: Subject): boolean =>
    LIVING.has(kind) &&
    actions.length === 0 &&
    // Whom those aboard wave to is somewhere else.
    !subjects.some((each) => each.actions.some(({ target }) => target === id)) &&
    !relations.some(({ from, to }) => from === id || to === id)
  for (const [at, one] of subjects.entries()) {
    const seat = relations.find(({ from, relation }) => from === one.id && relation === 'inside')
    const next = subjects[at + 1]
    if (seat === undefined || next === undefined || !isCraft(seat.to) || !isFree(next)) continue
    relate(binding, { ...seat, from: next.id })
  }
}

const CREW =
  /\bcrew\b|^its (?:[a-z-]+ )*(?:sailors?|driver|pilot|riders?|captain|skipper|passengers?|rower|fisherman|conductor|helmsman)$/

const SEAFARERS =
  /(?:^| )(?:fisherman|fishermen|sailors?|captain|skipper|rowers?|helmsman|passengers?)$/

/** "A boat, its sailor falling back", "a ship in a storm, the crew pulls ropes": on board, unless it is said where they are. */
export function bringCrew(binding: Binding): void {
  const { subjects, relations } = binding
  // Far out there is nothing else to stand on.
  const whales = binding.place === null && subjects.some(({ kind }) => kind === 'fish')
  const afloat =
    whales || /(?:^| )(?:ocean|sea|open sea|waves|open water)$/.test(binding.place ?? '')
  const crew = subjects.find(
    ({ kind, words }) =>
      (kind === 'person' && afloat && SEAFARERS.test(words)) ||
      (LIVING.has(kind) && CREW.test(words)),
  )
  const ship = subjects.find(({ kind, count }) => CRAFT.has(kind) && count === 1)
  if (crew === undefined || ship === undefined) return
  if (relations.some(({ from }) => from === crew.id)) return
  const within = ship.kind === 'boat' ? 'inside' : 'riding'
  relate(binding, { from: crew.id, relation: within, to: ship.id })
}
