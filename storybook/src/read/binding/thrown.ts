import type { Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { isObject } from './as-object.ts'
import type { Binding } from './binding.ts'

/** "A chef tosses a pancake, the dog catches it", "picks a flower and gives it to her": what was in the hands is meant. */
export function isThrown(binding: Binding, word: string, next: Chunk | undefined): boolean {
  if (!/^(?:it|them)$/.test(word) || !isObject(binding, next) || binding.preposition !== null)
    return false
  // "Plants a bean. A beanstalk grows, he climbs it": nobody climbs what was in the hand.
  if (/^(?:climb|ride|enter|hug)/.test(binding.verb?.base ?? '')) return false
  if (meansThings(binding, word)) return false
  const before = binding.known.filter(({ id }) => binding.group.includes(id))
  const prop = [...before, ...binding.subjects]
    .flatMap(({ actions }) => actions)
    .findLast((action) => action.prop !== null)?.prop
  const taken = binding.actions.filter((action) => action.prop === null && action.target === null)
  if (prop == null || taken.length === 0) return false
  for (const action of taken) action.prop = prop
  return true
}

/** Things on the stage that "it" or "them" may be; in "slices vegetables on a board and throws them" the board is one. */
function meansThings(binding: Binding, word: string): boolean {
  const others = binding.subjects.filter(({ id }) => !binding.group.includes(id))
  if (word === 'them' && others.length > 0) return others.length > 1 || others[0]?.count !== 1
  // "The woman on the sofa picks up the ball and throws it": no sofa is thrown.
  const seats = binding.relations.filter(({ from }) => binding.group.includes(from))
  return binding.subjects.some(
    ({ id, kind }) =>
      kind !== 'person' &&
      !isHere(binding, kind) &&
      !(kind === 'furniture' && seats.some(({ to }) => to === id)),
  )
}

/** "A girl blows bubbles, a puppy catches them": not the girl, who is one. */
export function isOnlyOne(binding: Binding, word: string, next: Chunk | undefined): boolean {
  if (word !== 'them' || !isObject(binding, next) || binding.preposition !== null) return false
  const others = binding.subjects.filter(({ id }) => !binding.group.includes(id))
  return others.length === 1 && others[0]?.count === 1 && others[0].kind === 'person'
}

function isHere({ subjects, group }: Binding, kind: Subject['kind']): boolean {
  return subjects.some((each) => group.includes(each.id) && each.kind === kind)
}
