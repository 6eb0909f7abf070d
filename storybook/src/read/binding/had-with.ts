import { CRAFT } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, isAlive, type Binding } from './binding.ts'
import { BUNCHED, CARRIED } from './holding.ts'
import { whoHas } from './whose.ts'

/** Who has what is told after "with". */
export function haveWith(binding: Binding, noun: NounPhrase): readonly Subject[] {
  if (isWielded(binding, noun) || isCarriedPast(binding, noun)) return actors(binding)
  const having = whoHas(binding, noun)
  if (having !== null) return having
  const brought = isBrought(binding, noun) || isAboardOf(binding, noun)
  return brought ? actors(binding) : attachTo(binding)
}

/** "Tiptoes past a sleeping guard with a vase": who sleeps has a pillow or a toy at most. */
function isCarriedPast(binding: Binding, { found }: NounPhrase): boolean {
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const asleep = last?.actions.some(({ verb }) => verb === 'sleep') === true
  const led = asleep && binding.verb !== null && !binding.group.includes(last.id)
  return led && /^(?:food|tool|thing|furniture|instrument)$/.test(found?.kind ?? '')
}

/** "Glides through Venice with two lovers": they are in the boat; the people of a city are the city's. */
function isAboardOf(binding: Binding, { bare, found, words }: NounPhrase): boolean {
  const [craft] = actors(binding)
  const sails = binding.role === 'place' && craft !== undefined && CRAFT.has(craft.kind)
  return sails && found?.kind === 'person' && !bare && !words.startsWith('countless ')
}

/** "Sits on the beach with a cocktail": one small thing is in somebody's hand; candles are the library's. */
function isBrought(binding: Binding, noun: NounPhrase): boolean {
  const { bare, plural, found, head, words } = noun
  if (BUNCHED.test(words)) return binding.verb !== null
  const one = !bare && !plural && actors(binding).length === 1
  const goes = binding.verb !== null && CARRIED.test(head)
  // "Two guards walk with flashlights": each has one.
  if (goes && plural && actors(binding).some(({ kind, count }) => kind === 'person' && count > 1))
    return true
  return one && (goes || /^(?:food|instrument|toy)$/.test(found?.kind ?? ''))
}

const WIELDS =
  /^(?:hit|spray|squirt|shoot|soak|tickle|poke|prod|whip|tap|wipe|brush|comb|dry|fan|threaten|chase|scare|swat|wash|clean|scrub|attack|fight|hose)$/

/** "Squirts his sister with a water gun": it is in his hands, and not in hers. */
function isWielded({ role, verb }: Binding, { found }: NounPhrase): boolean {
  const handy = /^(?:tool|toy|thing|weapon)$/.test(found?.kind ?? '')
  return role === 'object' && handy && WIELDS.test(verb?.base ?? '')
}

/** Without a verb a preposition looks back at the thing just named. */
export function attachTo(binding: Binding): readonly Subject[] {
  // "A library with candles": they belong to the place.
  const within = binding.spent?.word === 'with'
  if (binding.role === 'place' && binding.before !== 'pause' && within) return []
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const companion = binding.role === 'object' && last?.kind === 'person'
  const back = last !== undefined && (binding.verb === null || companion)
  if (back && !binding.group.includes(last.id)) return [last]
  const group = actors(binding)
  return group.length > 0 ? ownersIn(binding, group) : binding.subjects.slice(-1)
}

/** "Neon signs, people with umbrellas": what a list names before the people has none. */
function ownersIn({ verb }: Binding, group: readonly Subject[]): readonly Subject[] {
  const last = group.at(-1)
  return verb === null && last !== undefined && isAlive(last) ? group.filter(isAlive) : group
}
