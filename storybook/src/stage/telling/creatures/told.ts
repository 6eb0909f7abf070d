import { ANIMALS } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { withEach } from '../retold.ts'

/** A beast that is itself, and nobody in a beast's head. */
export const isBeast = ({ kind, person }: Subject): boolean => ANIMALS.has(kind) && person === null

/** The shot in which this one does this first. */
export function withDeed(shot: Shot, { id }: Subject, action: Action): Shot {
  return withEach(shot, (each) =>
    each.id === id ? { ...each, actions: [action, ...each.actions.slice(1)] } : each,
  )
}
