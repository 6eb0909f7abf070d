import { actors, addSubject, relate, type Binding } from './binding.ts'
import type { NounPhrase } from './noun-phrase.ts'
import type { Subject } from '../plan/plan.ts'

/** People wear garments as part of themselves; an animal's hat is a thing of its own. False if it is no garment. */
export function wear(binding: Binding, noun: NounPhrase): boolean {
  const group = wearers(binding)
  if (noun.garment === null || group.length === 0) return false
  const people = group.filter(({ person }) => person !== null)
  for (const person of people) dress(person, noun.garment, noun.traits.colour)
  if (people.length === 0) hang(binding, noun, group)
  return true
}

/** "A boy in a blue shirt and a girl in a pink dress": each wears their own. */
function wearers(binding: Binding): readonly Subject[] {
  const all = actors(binding)
  return binding.verb === null ? all.slice(-1) : all
}

function dress({ person }: Subject, garment: string, colour: string | null): void {
  if (person !== null && person.wears.length < 8) person.wears.push({ garment, colour })
}

function hang(binding: Binding, noun: NounPhrase, group: readonly Subject[]): void {
  if (noun.found === null) {
    binding.misses.push(noun.words)
    return
  }
  const subject = addSubject(binding, noun)
  binding.last = subject.id
  subject.count = Math.max(1, group[0]?.count ?? 1)
  for (const { id } of group) relate(binding, { from: id, relation: 'wearing', to: subject.id })
}
