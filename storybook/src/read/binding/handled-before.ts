import type { Action, Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { isObject, receives } from './as-object.ts'
import { actors, isAlive, type Binding } from './binding.ts'

/** What is put around, over or onto something, which is what one then goes on with. */
const LAID_OVER = /^(?:tie|wrap|spread|sprinkle|dust|drape|wind|butter|paint|draw|write|sew)/

/** Where something is put: what has just been filled or covered, and no more what was poured or spread. */
const PUT_WHERE = /^(?:in|into|inside|on|onto|over|upon)$/

/** Nothing of the kind is handled: it is met, climbed or ridden. */
const NOT_HANDLED = /^(?:climb|ride|enter|hug|chase|follow|watch|look|point|run|walk|jump|go)\b/

/** Whether the pronoun is something that hands do more with. */
function isHandled(binding: Binding, word: string, next: Chunk | undefined): boolean {
  if (!/^(?:it|them)$/.test(word) || NOT_HANDLED.test(binding.verb?.base ?? '')) return false
  return isObject(binding, next) && !receives(binding, next)
}

/** "Flips a pancake in a pan, catches it": what only came with the deed before is in the same hands again. */
export function handlesAgain(binding: Binding, word: string, next: Chunk | undefined): boolean {
  const { preposition, actions, subjects } = binding
  if (word !== 'it' || preposition !== null || !isHandled(binding, word, next)) return false
  const prop = deedBefore(binding)?.prop ?? null
  if (prop === null || subjects.some(({ noun }) => noun === prop)) return false
  const free = actions.filter((each) => each.prop === null && each.target === null)
  for (const action of free) action.prop = prop
  return free.length > 0
}

/** "Pulls a horseshoe from the fire with tongs and hammers it": what the same hands had before, and not the tongs or the fire. */
export function handledBefore(
  binding: Binding,
  word: string,
  next: Chunk | undefined,
): Subject | null {
  const at = binding.preposition?.word ?? null
  if (!isHandled(binding, word, next) || (at !== null && !PUT_WHERE.test(at))) return null
  const deed = deedBefore(binding)
  const meant = deed === null ? null : handledIn(binding, deed, at !== null)
  return meant !== null && fits(meant, word) ? meant : null
}

function fits(thing: Subject, word: string): boolean {
  return !isAlive(thing) && (word === 'it') === (thing.count === 1)
}

/** The last deed of whoever acts, before the one that is told now. */
function deedBefore(binding: Binding): Action | null {
  const [who, ...others] = actors(binding)
  if (who?.kind !== 'person' || others.length > 0) return null
  const now = new Set(binding.actions)
  const here = who.actions.filter((each) => !now.has(each))
  const told =
    here.length > 0 ? here : (binding.known.find(({ id }) => id === who.id)?.actions ?? [])
  return told.findLast(({ target, prop }) => target !== null || prop !== null) ?? null
}

function handledIn({ subjects, known }: Binding, deed: Action, where: boolean): Subject | null {
  const all = [...subjects, ...known]
  const goal = all.find(({ id }) => id === deed.target)
  const thing = all.findLast(({ noun }) => noun === deed.prop)
  return (where || LAID_OVER.test(deed.verb) ? (goal ?? thing) : (thing ?? goal)) ?? null
}
