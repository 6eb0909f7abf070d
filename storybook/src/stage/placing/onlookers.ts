import { LIVING } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'

/** Who only does this is there for the others. */
const LOOKS_ON = /^(wait|watch|cheer|clap|applaud|look|look-at|listen)$/u
/** From so many on people are a crowd; any car that waits does so behind. */
const [CROWD, QUEUE] = [5, 1]

/** Whether these are a crowd that looks on, or cars that wait. */
export function isOnlooking({ kind, count, actions: [deed] }: Subject): boolean {
  const least = kind === 'vehicle' ? QUEUE : kind === 'person' ? CROWD : Infinity
  return count >= least && deed !== undefined && LOOKS_ON.test(deed.verb)
}

/** Whether this one is alive and does nothing but look on. */
export function isWatcher({ kind, actions }: Subject): boolean {
  return LIVING.has(kind) && actions.length > 0 && actions.every(({ verb }) => LOOKS_ON.test(verb))
}

/** Whether this one only looks on behind others who act; behind a tree one is half hidden by it. */
export function looksOnly(subject: Subject, others: boolean): boolean {
  return isOnlooking(subject) || (others && isWatcher(subject))
}

/** So many who live that all of them are behind whoever stands before them. */
export function isCompany({ kind, count }: Subject): boolean {
  return LIVING.has(kind) && count > 2
}
