import { LIVING } from '../plan/kinds.ts'
import { isLeaving, isPosture } from '../plan/later-deeds.ts'
import type { Action, Shot, Subject } from '../plan/plan.ts'
import type { Unplayed } from './playing/unplayed.ts'

/** No shot is shorter, in seconds: nobody would see what is done in it. */
const SHORTEST = 1.5

/** What a stage that has set up one deed cannot play as well is a shot of its own, with the same things in the same room. */
export function partShot(
  shot: Shot,
  unplayed: readonly Unplayed[],
  seconds: number,
): readonly [Shot, Shot] | null {
  const late = shot.subjects.find((each) => comesLater(each, unplayed) > 0)
  if (late === undefined || seconds < 2 * SHORTEST) return null
  const { id } = late
  const at = comesLater(late, unplayed)
  const earlier = late.actions.slice(0, at)
  const later = late.actions.slice(at)
  // Who has gone does nothing more.
  if (earlier.some(isLeaving) || !later.some(isDone)) return null
  const shares = [earlier, later].map((deeds) => Math.max(1, deeds.filter(isDone).length))
  const [first = 1, second = 1] = shares
  const share = (part: number): number => (shot.share * part) / (first + second)
  return [
    { ...doing(shot, id, [...earlier, ...later.filter(isPosture)]), share: share(first) },
    { ...watched(doing(shot, id, later), id, later), share: share(second), transition: 'dissolve' },
  ]
}

const isDone = (action: Action): boolean => !isPosture(action)

/** Where among somebody's deeds the first is that was not played; 0: nowhere, or it is the first of all. */
function comesLater({ id, kind, actions }: Subject, unplayed: readonly Unplayed[]): number {
  const lost = (action: Action): boolean =>
    unplayed.some((each) => each.id === id && each.verb === action.verb)
  return LIVING.has(kind) ? Math.max(0, actions.findIndex(lost)) : 0
}

function doing(shot: Shot, id: string, actions: Action[]): Shot {
  return {
    ...shot,
    subjects: shot.subjects.map((each) => (each.id === id ? { ...each, actions } : each)),
  }
}

/** The customer who was measured does not cut the cloth along with the tailor. */
function watched(shot: Shot, id: string, deeds: readonly Action[]): Shot {
  const looks: Action = { verb: 'look', target: id, direction: null, prop: null, pace: 'normal' }
  const isIdle = (each: Subject): boolean =>
    each.kind === 'person' &&
    each.id !== id &&
    each.actions.length === 0 &&
    deeds.every(({ target }) => target !== each.id)
  const subjects = shot.subjects.map((each) =>
    isIdle(each) ? { ...each, actions: [looks] } : each,
  )
  return { ...shot, subjects }
}
