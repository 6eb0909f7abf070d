import { HOUSEHOLD } from '../../plan/kinds.ts'
import { toPerson } from '../../lexicon/people-words.ts'
import { actors, addSubject, isAlive, relate, type Binding, type Preposition } from './binding.ts'
import { partOf } from '../phrases/mascot.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import type { Subject } from '../../plan/plan.ts'
import { whomNamed } from './whose.ts'

/** People wear garments as part of themselves; an animal's hat is a thing of its own. False if it is no garment. */
export function wear(binding: Binding, noun: NounPhrase): boolean {
  const group = wearers(binding)
  if (noun.garment === null || group.length === 0) return false
  const { garment } = noun
  if (/(?:^| )wings$/.test(garment) && group.every(isWinged)) {
    binding.told.add(noun.words)
    return true
  }
  // An animal in armour is a knight among animals.
  const part = partOf(garment) ?? (/\barmou?r$/.test(garment) ? 'knight' : null)
  const people = group.filter(
    (subject) =>
      subject.person !== null || playsPart(subject, part) || isDressedUp(subject, garment),
  )
  for (const person of people) dress(person, garment, noun.traits.colour)
  binding.told.add(noun.words)
  if (people.length === 0) hang(binding, noun, group)
  return true
}

/** Birds and beetles put on no wings: "their wings beating" are their own. */
function isWinged({ kind, noun }: Subject): boolean {
  return (
    /^(?:bird|insect)$/.test(kind) || /(?:^| )(?:dragon|pegasus|bat|griffin|wyvern)$/.test(noun)
  )
}

const WRAPS =
  /(?:^| )(?:blanket|towel|cloth|sheet|quilt|fur|flag|tarp|tarpaulin|plaid|fabric|linen|wool)$/

/** "A herder wrapped in a red blanket": it is worn like a cape, and no present is wrapped. */
export function isWrappedIn(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const wrapped = /^(?:wrap|drape|bundle|swaddle|swathe|huddle|cloak)/.test(
    binding.verb?.base ?? '',
  )
  const cloth = WRAPS.test(noun.head) || noun.garment !== null
  const group = actors(binding).filter(({ person }) => person !== null)
  if (!wrapped || !cloth || word !== 'in' || group.length === 0) return false
  for (const { id, actions, ...subject } of group) {
    const told = binding.actions
    actions.splice(0, actions.length, ...actions.filter((deed) => !told.includes(deed)))
    dress({ id, actions, ...subject }, noun.garment ?? 'cape', noun.traits.colour)
  }
  binding.verb = null
  binding.told.add(noun.words)
  return true
}

/** "A boy in a blue shirt and a girl in a pink dress": each wears their own. */
function wearers(binding: Binding): readonly Subject[] {
  const all = actors(binding)
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const whom = whomNamed(binding) ?? (last?.kind === 'person' ? last : undefined)
  const dresses = /^(?:wear|dress|put|don)\b/.test(binding.verb?.base ?? '')
  // "Petals fall around a girl in a kimono": she was named last.
  if (!dresses && whom && !all.includes(whom)) return [whom]
  return binding.verb === null ? all.slice(-1) : all
}

/** Who gets up on two legs for clothes; a house wears none. */
function isDressable(subject: Subject): boolean {
  return isAlive(subject) || (HOUSEHOLD.has(subject.kind) && subject.kind !== 'clothing')
}

/** A cat in a pirate costume is a pirate among cats. */
function playsPart(subject: Subject, role: string | null): boolean {
  if (role === null || !isDressable(subject)) return false
  subject.person ??= toPerson({ role })
  return true
}

/** A cat in a shark costume puts it on; a dress would only hang beside it. */
function isDressedUp(subject: Subject, garment: string): boolean {
  if (!/ (?:costume|onesie|kigurumi)$/.test(garment) || !isAlive(subject)) return false
  subject.person ??= toPerson({})
  return true
}

function dress({ person }: Subject, garment: string, colour: string | null): void {
  if (person === null || person.wears.length >= 8) return
  const part = partOf(garment)
  if (part !== null) person.role ??= part
  // The part brings its own clothes, unless they are asked for in a colour.
  if (part === null || part !== person.role || colour !== null)
    person.wears.push({ garment, colour })
}

function hang(binding: Binding, noun: NounPhrase, group: readonly Subject[]): void {
  if (noun.found === null) {
    const animals = group.filter(isDressable)
    if (animals.length === 0) binding.misses.push(noun.words)
    for (const animal of animals) animal.person ??= toPerson({})
    for (const animal of animals) dress(animal, noun.garment ?? '', noun.traits.colour)
    return
  }
  const subject = addSubject(binding, noun)
  subject.count = Math.max(1, group[0]?.count ?? 1)
  for (const { id } of group) relate(binding, { from: id, relation: 'wearing', to: subject.id })
}
