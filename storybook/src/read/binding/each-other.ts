import { actors, type Binding } from './binding.ts'

const FACES = /^(?:look|stare|gaze|glance|glare|smile|wave|point|wink|grin)$/

/** "A wolf and a deer stare at each other": each of the two looks at the other, and not at the land. */
export function faceEachOther(binding: Binding, word: string): boolean {
  const [one, other, ...more] = actors(binding)
  if (word !== 'each' || !one || !other || more.length > 0) return false
  if (one.count + other.count > 2 || !FACES.test(binding.verb?.base ?? '')) return false
  for (const [who, whom] of [
    [one, other],
    [other, one],
  ] as const) {
    const deed = who.actions.at(-1)
    if (deed) deed.target = whom.id
  }
  binding.preposition = null
  return true
}
