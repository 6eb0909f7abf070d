import { lookUp } from '../../lexicon/look-up.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import { isAlive, isHuman, type Binding, type Preposition } from './binding.ts'
import { does } from './does.ts'
import { isDoneMounted } from './done-from.ts'
import { BUNCHED, CARRIED } from './holding.ts'
import { TOPS } from './looking-on.ts'
import { ofPeople } from './people-there.ts'
import { isElsewhere, isSeatFor } from './put-elsewhere.ts'
import { relationByVerb } from './where-deed-is.ts'
import { ARMED } from './whose.ts'

/** What a preposition alone says of two things. */
export const RELATIONS: Partial<Record<string, RelationName>> = {
  on: 'on',
  onto: 'on',
  upon: 'on',
  in: 'inside',
  into: 'inside',
  over: 'above',
  around: 'around',
  by: 'next-to',
  at: 'next-to',
  than: 'next-to',
  up: 'on',
}

const SEATS =
  /(?:^| )(?:chair|couch|sofa|bed|armchair|bench|hammock|seat|table|horse|bicycle|skateboard|surfboard|broom|broomstick|sled|raft|scooter|moped|vespa|branch)$/

const HELD_BEFORE = /(?:^| )(?:shield|fan|newspaper|magazine|menu|mask)$/

/** "A knight behind a shield" holds it, and needs no other place to hide. */
function isHeldBefore({ actions }: Binding, holder: Subject, { noun }: Subject): boolean {
  if (!isHuman(holder) || !HELD_BEFORE.test(noun)) return false
  for (const action of actions) if (action.verb === 'hide') action.verb = 'crouch'
  return true
}

/** How those named before stand to what comes after a preposition; null if it says nothing of that. */
export function relationOf(
  binding: Binding,
  { word, relation }: Preposition,
  { holder, subject }: { holder: Subject; subject: Subject },
): RelationName | null {
  if (isDoneMounted(binding, word, [holder, subject])) return 'riding'
  if (relation === 'behind' && isHeldBefore(binding, holder, subject)) return 'holding'
  const away = isElsewhere(binding, word, relation) && !isSeatFor(binding, word, subject)
  if (away && binding.group.includes(holder.id)) return null
  if (relation === null && word === 'with') return withRelation(binding, holder, subject)
  const byVerb = relationByVerb(binding, word, { holder, subject })
  return (
    byVerb ?? relationSaid(binding, relation ?? relationNamed(word, subject), [holder, subject])
  )
}

/** "Finds a clue under a carpet": it is there, and not who finds it. */
function isFinder({ verb, group }: Binding, { id }: Subject): boolean {
  return group.includes(id) && /^(?:find|discover|spot|search)$/.test(verb?.base ?? '')
}

function relationSaid(
  binding: Binding,
  name: RelationName | null,
  [holder, subject]: readonly [Subject, Subject],
): RelationName | null {
  if (name === 'under' && isFinder(binding, holder)) return 'next-to'
  const rides = binding.group.includes(holder.id) && does(binding, RIDING)
  if (name === 'on' && rides) return isRiddenOn(binding, subject) ? 'on' : 'riding'
  return holder.kind === 'person' ? ofPeople(binding, name, subject) : name
}

const RIDING = /^(?:ride|surf|skateboard|drive)$/

/** "Rides a bicycle on a table": the bicycle is ridden, and the table is what it goes on. */
function isRiddenOn({ actions }: Binding, { noun }: Subject): boolean {
  const mounted = actions.some(
    ({ verb, target, prop }) => verb === 'skateboard' || target !== null || prop !== null,
  )
  return mounted && TOPS.test(noun)
}

function relationNamed(word: string, { noun }: Subject): RelationName | null {
  return word === 'in' && SEATS.test(noun) ? 'on' : (lookUp(RELATIONS, word) ?? null)
}

/** "With tiny tweezers": whatever is small is in the hand; what is large stands there. */
function isLight({ size }: Subject): boolean {
  return /^(?:normal|small|tiny)$/.test(size)
}

function withRelation(binding: Binding, holder: Subject, thing: Subject): RelationName {
  // Several dolls are danced with, and are in no hand.
  if (thing.count > 1 && ARMED.test(thing.noun) && does(binding, /^dance$/)) return 'next-to'
  const handy = /^(?:tool|instrument|food|toy|thing|symbol)$/.test(thing.kind)
  const handed = isAlive(holder) || ARMED.test(holder.noun)
  if (holder.kind === 'person' && BUNCHED.test(thing.words)) return 'holding'
  if (handed && (CARRIED.test(thing.noun) ? thing.size !== 'giant' : handy && isLight(thing)))
    return 'holding'
  return thing.kind === 'clothing' ? 'wearing' : 'next-to'
}
