import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, addSubject, isAlive, relate, type Binding, type Preposition } from './binding.ts'

const FLEES =
  /^(?:run|flee|escape|sprint|dash|race|gallop|bolt|swim|fly|drive|hop|scurry|scamper|speed)(?: (?:away|off))?$/

/** "Runs away from a cat": the cat is after it. Who comes running from a house is chased by nobody. */
export function isFledFrom(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const { verb, lastAt } = binding
  if (word !== 'from' || verb === null || !FLEES.test(verb.base) || lastAt === 'from') return false
  return isAfterThem(binding, noun)
}

/** "A mouse fleeing a cat": no small word is needed. */
export function isFled(binding: Binding, noun: NounPhrase): boolean {
  return /^(?:flee|escape)\b/.test(binding.verb?.base ?? '') && isAfterThem(binding, noun)
}

function isAfterThem(binding: Binding, noun: NounPhrase): boolean {
  if (noun.found === null || noun.place !== null || noun.body || !isAlive(noun.found)) return false
  const fleeing = actors(binding)
  if (fleeing.length === 0) return false
  const chaser = addSubject(binding, noun)
  for (const { id } of fleeing) relate(binding, { from: chaser.id, relation: 'chasing', to: id })
  for (const action of binding.actions) action.pace = 'fast'
  binding.last = chaser.id
  binding.role = 'object'
  return true
}
