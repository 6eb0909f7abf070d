import { ANIMALS } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { actors, addAction, isAlive, plainAction, type Binding } from './binding.ts'

const FACES =
  /^(?:face|look|stare|gaze|glance|glare|smile|wave|point|wink|grin|throw|toss|hurl|fling|shout|yell|splash|squirt|bow|nod|bark|growl|hiss|roar)$/

/** "A wolf and a deer stare at each other": each of the two looks at the other, and not at the land. */
export function faceEachOther(binding: Binding, word: string): boolean {
  if (word === 'each') binding.mutual = true
  const [one, other] = pairOf(binding)
  if (word !== 'each' || !one || !other) return false
  if (!FACES.test(binding.verb?.base ?? '')) return false
  const faces = binding.verb?.base === 'face'
  lookAt(one, other, faces)
  lookAt(other, one, faces)
  binding.preposition = null
  return true
}

/** "A robot and a dinosaur fight": with nobody else than each other. */
export function fightEachOther(binding: Binding, id: string | null, next: Chunk | undefined): void {
  const [one, other] = pairOf(binding).filter(isAlive)
  if (id !== 'fight' || !one || !other || isWhom(next)) return
  const beasts = [one, other].every(({ kind }) => ANIMALS.has(kind))
  for (const deed of binding.actions) {
    deed.target ??= one.actions.includes(deed) ? other.id : one.id
    if (beasts && /^(?:hunt|play)$/.test(deed.verb)) deed.verb = 'wrestle'
  }
}

const isWhom = (next: Chunk | undefined): boolean =>
  next?.type === 'noun' || (next?.type === 'preposition' && next.word === 'against')

/** Those who act, if they are two. */
function pairOf(binding: Binding): readonly Subject[] {
  const group = actors(binding)
  return group.length === 2 && group.every(({ count }) => count === 1) ? group : []
}

/** Who faces another one does nothing else yet. */
function lookAt(who: Subject, whom: Subject, faces: boolean): void {
  if (faces) addAction(who, plainAction('look'))
  const deed = who.actions.at(-1)
  if (deed) deed.target = whom.id
}
