import type { Subject } from '../../plan/plan.ts'
import { actors, addAction, plainAction, type Binding } from './binding.ts'

const FACES = /^(?:face|look|stare|gaze|glance|glare|smile|wave|point|wink|grin)$/

/** "A wolf and a deer stare at each other": each of the two looks at the other, and not at the land. */
export function faceEachOther(binding: Binding, word: string): boolean {
  const [one, other, ...more] = actors(binding)
  if (word !== 'each' || !one || !other || more.length > 0) return false
  if (one.count + other.count > 2 || !FACES.test(binding.verb?.base ?? '')) return false
  const faces = binding.verb?.base === 'face'
  lookAt(one, other, faces)
  lookAt(other, one, faces)
  binding.preposition = null
  return true
}

/** Who faces another one does nothing else yet. */
function lookAt(who: Subject, whom: Subject, faces: boolean): void {
  if (faces) addAction(who, plainAction('look'))
  const deed = who.actions.at(-1)
  if (deed) deed.target = whom.id
}
