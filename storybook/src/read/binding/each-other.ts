import { ANIMALS } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { actors, addAction, isAlive, plainAction, type Binding } from './binding.ts'

const FACES = /^(?:face|look|stare|gaze|glance|glare|smile|wave|point|wink|grin)$/

/** "A wolf and a deer stare at each other": each of the two looks at the other, and not at the land. */
export function faceEachOther(binding: Binding, word: string): boolean {
  if (word === 'each') binding.mutual = true
  const [one, other, ...more] = actors(binding)
  if (word !== 'each' || !one || !other || more.length > 0) return false
  if (one.count + other.count > 2 || !FACES.test(binding.verb?.base ?? '')) return false
  const faces = binding.verb?.base === 'face'
  lookAt(one, other, faces)
  lookAt(other, one, faces)
  binding.preposition = null
  return true
}

/** "A robot and a dinosaur fight": with nobody else than each other. */
export function fightEachOther(binding: Binding, next: Chunk | undefined): void {
  if (next?.type === 'noun' || (next?.type === 'preposition' && next.word === 'against')) return
  const [one, other, ...more] = actors(binding)
  if (!one || !other || more.length > 0 || one.count + other.count > 2) return
  if (![one, other].every(isAlive)) return
  const beasts = [one, other].every(({ kind }) => ANIMALS.has(kind))
  for (const deed of binding.actions) {
    deed.target ??= one.actions.includes(deed) ? other.id : one.id
    if (beasts && /^(?:hunt|play)$/.test(deed.verb)) deed.verb = 'wrestle'
  }
}

/** Who faces another one does nothing else yet. */
function lookAt(who: Subject, whom: Subject, faces: boolean): void {
  if (faces) addAction(who, plainAction('look'))
  const deed = who.actions.at(-1)
  if (deed) deed.target = whom.id
}
