import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, addAction, addSubject, isAlive, plainAction, relate } from './binding.ts'
import type { Binding } from './binding.ts'

const OUTDOORS = /(?:^| )(?:street|traffic|christmas|head|torch|flash|lantern)/

const SWITCHES = /^(?:light-up|go-out)$/

/** "Turns on the lamp": the lamp lights up, and not whoever reaches for it. */
export function isSwitched(binding: Binding, noun: NounPhrase): boolean {
  const deed = binding.actions.find(({ verb }) => SWITCHES.test(verb))
  const people = actors(binding).filter(isAlive)
  if (deed === undefined || people.length === 0 || noun.found === null) return false
  const lamp = addSubject(binding, noun)
  if (isAlive(lamp)) return false
  if (!OUTDOORS.test(lamp.noun)) binding.hint ??= 'living room'
  addAction(lamp, plainAction(deed.verb))
  for (const action of binding.actions)
    Object.assign(action, { verb: 'press-switch', target: lamp.id })
  for (const { id } of people) relate(binding, { from: id, relation: 'next-to', to: lamp.id })
  return true
}
