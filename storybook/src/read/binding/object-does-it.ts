import {
  actors,
  addAction,
  addSubject,
  isAlive,
  plainAction,
  relate,
  type Binding,
} from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { addPartner } from './bind-partner.ts'

/** "A drone drops a package": the package falls, the drone does not. */
export function isDropped(binding: Binding, noun: NounPhrase, base: string): boolean {
  const flyers = actors(binding).filter(({ kind }) => /^(?:aircraft|bird|insect)$/.test(kind))
  const falls = binding.actions.some(({ verb }) => verb === 'fall' || verb === 'throw')
  if (base !== 'drop' || flyers.length === 0 || !falls || noun.found === null) return false
  for (const action of binding.actions) action.verb = 'hover'
  addAction(addSubject(binding, noun), plainAction('fall'))
  return true
}

/** "An alien lands its saucer": the saucer lands, and who flew it is beside it. */
export function isLanded(binding: Binding, noun: NounPhrase): boolean {
  const flies = noun.found?.kind === 'aircraft' || noun.found?.picture === 'prop:ufo'
  if (!/^(?:land|park)$/.test(binding.verb?.base ?? '') || !flies) return false
  const pilots = actors(binding)
  for (const pilot of pilots)
    pilot.actions = pilot.actions.filter((action) => !binding.actions.includes(action))
  const craft = addSubject(binding, noun)
  addAction(craft, plainAction('land'))
  for (const { id } of pilots) relate(binding, { from: id, relation: 'next-to', to: craft.id })
  return true
}

/** "A cat opens a box": people have a deed for it, others stand by while it opens. */
export function isOpened(binding: Binding, noun: NounPhrase, base: string): boolean {
  const [actor] = actors(binding)
  const other = actor !== undefined && actor.kind !== 'person' && isAlive(actor)
  if (base !== 'open' || !other || noun.found === null || isAlive(noun.found)) return false
  addPartner(binding, noun, base)
  const thing = binding.subjects.find(({ id }) => id === binding.last)
  if (thing !== undefined) addAction(thing, plainAction('open'))
  return true
}

/** "A person is crawling baby": the object is who does it. */
export function isBabyItself(binding: Binding, noun: NounPhrase): boolean {
  const person = actors(binding)[0]?.person ?? null
  if (person === null || noun.found?.person?.age !== 'baby') return false
  if (!binding.actions.some(({ verb }) => verb === 'crawl' || verb === 'wake-up')) return false
  person.age = 'baby'
  binding.told.add(noun.words)
  return true
}
