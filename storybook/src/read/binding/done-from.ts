import type { Subject } from '../../plan/plan.ts'
import type { Binding } from './binding.ts'

export const MOUNTS =
  /(?:^| )(?:bicycle|bike|motorcycle|motorbike|scooter|moped|vespa|horse|pony|camel|donkey)$/

/** One leaves a boat, flees from a tree and gets something out of a cart; whatever else is done from it is done in it. */
const LEAVING =
  /^(?:jump|leap|dive|fall|drop|tumble|plunge|slide|climb|come|get|go|walk|run|swim|fly|flee|escape|emerge|exit|step|crawl|take|steal|fetch|pick|grab|unload|eat|drink|hang|rise|appear|hop|land|parachute|skydive|bungee-jump|pull|save|rescue|disembark|arrive|return|travel|sail|grow|drip|pour|shine|hide|retreat|spill|float|drift|bloom|burst|cut|collect|gather|harvest|build|carve|make|shake|descend|swing|glow)\b/

/** "Shoots arrows from his horse", "throws newspapers from a bike": in the saddle. */
export function isDoneMounted(
  { verb, actions }: Binding,
  word: string,
  [rider, mounted]: readonly [Subject, Subject],
): boolean {
  if (word !== 'from' || rider.kind !== 'person' || !MOUNTS.test(mounted.noun)) return false
  return !LEAVING.test(verb?.base ?? '') && actions.every((deed) => !LEAVING.test(deed.verb))
}

const DONE_FROM = /(?:^| )(?:tree|tree ?house|cart|wagon|balloon|sleigh)$/

export function isDoneFrom(
  { verb, actions }: Binding,
  word: string,
  { kind, noun }: Subject,
): boolean {
  const room = /^(?:boat|aircraft|vehicle)$/.test(kind) || DONE_FROM.test(noun)
  if (word !== 'from' || !room || verb === null) return false
  return !LEAVING.test(verb.base) && actions.every((deed) => !LEAVING.test(deed.verb))
}
