import type { Action, Subject } from '../../plan/plan.ts'
import { addAction, isAlive, relate, type Binding } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** What one does along with somebody: both go, dance or wait, and nobody is left standing. */
const TOGETHER =
  /^(?:walk|run|jog|stroll|march|hike|sneak|skip|hop|jump|fly|float|glide|swim|dive|ski|snowboard|ice-skate|skate|roller-skate|skateboard|sled|slide|dance|sing|sit|lie|sleep|wait|stand|trampoline|crawl|gallop|race|splash|rest|sunbathe|ride|ride-horse|cycle|drive|row|kayak|surf|climb)$/
const STILL = /^(?:sit|lie|sleep|rest|wait)$/
const SEATED = /^(?:on|inside|riding)$/
/** On legs that a fish has not. */
const AFLOAT = /^(?:swim|dive|float|jump|splash)$/
/** "His dog", "two friends", "Anna": who is with somebody, and no sight of the place. */
const OWN = /^(?:his|her|its|their|my|our) /
/** They go in a row behind their mother, which is told by itself. */
const YOUNG =
  /(?:^| )(?:cub|pup|calf|kit|joey|foal|lamb|fawn|chick|duckling|gosling|cygnet|piglet|hatchling)$/
const BOUND = /^(?:on|inside|riding|holding|wearing|above|under|behind|in-front-of)$/

/** Remembers who was said to be with those who do something. */
export function noteCompany(binding: Binding, noun: NounPhrase, subject: Subject): void {
  const inPlace = binding.role === 'place'
  const told = !noun.plural || noun.count !== null
  const close = OWN.test(noun.words) || told || noun.found?.kind === 'person'
  if (!isAlive(subject) || subject.person?.age === 'baby' || (inPlace && !close)) return
  if (YOUNG.test(subject.noun)) return
  binding.along.push({ who: subject.id, deeds: binding.actions })
}

/** "A man runs along the beach with his dog": the dog runs, too, unless it was told to do something else or sits on his shoulder. */
export function goAlong(binding: Binding): void {
  const { along, subjects, relations } = binding
  for (const { who, deeds } of along) {
    const companion = subjects.find(({ id }) => id === who)
    const settled = relations.some(
      ({ from, to, relation }) => (from === who || to === who) && BOUND.test(relation),
    )
    if (companion === undefined || companion.actions.length > 0 || settled) continue
    const joined = deeds.filter((each) => isJoined(each, companion))
    for (const deed of joined) {
      if (deed.target === who) deed.target = null
      addAction(companion, { ...deed })
    }
    // A dog lies at the foot of the bench, and in the bed.
    const still = joined.some(({ verb }) => STILL.test(verb))
    const slept = joined.some(({ verb }) => verb === 'sleep')
    if (still && (companion.kind === 'person' || slept)) sitBeside(binding, joined, who)
  }
}

/** On the same bench, in the same bed. */
function sitBeside(binding: Binding, deeds: readonly Action[], who: string): void {
  const verbs = new Set(deeds.map(({ verb }) => verb))
  const leader = binding.subjects.find(
    ({ id, actions }) => id !== who && actions.some(({ verb }) => verbs.has(verb)),
  )
  const seat = binding.relations.find(
    ({ from, relation }) => from === leader?.id && SEATED.test(relation),
  )
  if (seat !== undefined) relate(binding, { ...seat, from: who })
}

function isJoined({ verb, target }: Action, { id, kind }: Subject): boolean {
  const able = kind === 'fish' ? AFLOAT.test(verb) : verb !== 'sing' || kind === 'person'
  // Who dances with somebody leads, and that is told by itself.
  const led = verb === 'dance' && target === id
  return TOGETHER.test(verb) && able && !led && (target === null || target === id)
}
