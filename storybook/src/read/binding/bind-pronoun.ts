import type { Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { bindToWhole } from './about-it.ts'
import { bindKnown } from './bind-known.ts'
import { actors, isAlive, recall, type Binding } from './binding.ts'
import { partCouple } from './couples.ts'
import { faceEachOther } from './each-other.ts'
import { handledBefore, handlesAgain } from './handled-before.ts'
import { meantBy } from './meant-by.ts'
import { moveOneself, opposeSelf } from './oneself.ts'
import { isPart } from './part-meant.ts'
import { isSetDownThere } from './setting-down.ts'
import { somebody } from './somebody.ts'
import { isStolenFromThem } from './stealing.ts'
import { bindStranger, isBoth } from './strangers.ts'
import { isOnlyOne, isThrown } from './thrown.ts'

/** "It", "they", "she": whoever fits best of those named last. */
export function bindPronoun(binding: Binding, word: string, next: Chunk | undefined): void {
  if (/^(?:who|which)$/.test(word)) {
    bindRelative(binding, word)
    return
  }
  if (/sel(?:f|ves)$/.test(word)) {
    if (binding.preposition === null) moveOneself(binding)
    else opposeSelf(binding)
    return
  }
  if (isPart(binding, word, next)) return
  if (faceEachOther(binding, word)) return
  if (bindToWhole(binding, word)) {
    binding.preposition = null
    return
  }
  const handled = handledBefore(binding, word, next)
  if (isBoth(binding, word) || (handled === null && isInHand(binding, word, next))) return
  const meant = handled ?? memberMeant(binding, word) ?? meantBy(binding, word, next)
  bindMeant(binding, nowIs(binding, meant), { word, next })
  binding.preposition = null
}

/** "A pumpkin becomes a carriage. Cinderella climbs into it": into what it is now. */
function nowIs({ subjects, group }: Binding, meant: Subject | null): Subject | null {
  const change = meant?.actions.find(({ verb, target }) => verb === 'transform' && target !== null)
  const now = subjects.find(({ id }) => id === change?.target)
  return now === undefined || group.includes(meant?.id ?? '') ? meant : now
}

function bindMeant(
  binding: Binding,
  meant: Subject | null,
  said: { readonly word: string; readonly next: Chunk | undefined },
): void {
  if (meant === null) {
    bindStranger(binding, said.word, said.next)
    return
  }
  tellGender(meant, said.word)
  const here = recall(binding, meant)
  if (!isSetDownThere(binding, here) && !isStolenFromThem(binding, here))
    bindKnown(binding, here, said)
}

function isInHand(binding: Binding, word: string, next: Chunk | undefined): boolean {
  return [handlesAgain, isThrown, isOnlyOne].some((rule) => rule(binding, word, next))
}

/** "An old couple feeds pigeons; he has a cane": one of the two. */
function memberMeant(binding: Binding, word: string): Subject | null {
  const gender = word === 'he' ? 'man' : word === 'she' ? 'woman' : null
  // "A witch chases two children. They hide and she walks past": neither of the two.
  const here = [...binding.subjects, ...binding.known].find(
    ({ person, count }) => person?.gender === gender && count === 1,
  )
  if (gender === null || here !== undefined) return null
  return partCouple(binding, { ...somebody(gender), definite: true })
}

/** "A violinist … behind her": now it is said who plays. */
function tellGender({ person }: Subject, word: string): void {
  if (person === null) return
  if (/^(?:she|her)$/.test(word)) person.gender ??= 'woman'
  if (/^(?:he|him)$/.test(word)) person.gender ??= 'man'
}

/** "A wand that glows": of what is no actor here nothing more is told. */
function bindRelative(binding: Binding, word: string): void {
  const last = lastMeant(binding, word)
  const prop = binding.actions.some(
    ({ prop: name }) => name !== null && name === binding.lastNoun?.head,
  )
  if (prop && last?.noun !== binding.lastNoun?.head) binding.muted = true
  else if (last !== undefined) binding.group = [last.id]
  binding.verb = null
}

/** "A hiker in a tent who wakes up": tents do not. */
function lastMeant(binding: Binding, word: string): Subject | undefined {
  const last = binding.subjects.find(({ id }) => id === binding.last)
  if (word !== 'who' || last === undefined || isAlive(last)) return last
  return actors(binding).findLast(isAlive) ?? binding.subjects.findLast(isAlive) ?? last
}
