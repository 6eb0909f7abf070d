import type { Action, Subject } from '../../plan/plan.ts'

/**
 * "In a green valley a fox walks toward a castle": the castle stands in the valley, and the fox goes to it. Into the
 * distance only goes whoever has the castle as the place: else it would be behind the castle in the end.
 */
export function towardsHouses(subjects: readonly Subject[]): Subject[] {
  const houses = new Set(subjects.filter(({ kind }) => kind === 'building').map(({ id }) => id))
  const goTo = (action: Action): Action =>
    action.direction === 'away' && houses.has(action.target ?? '')
      ? { ...action, direction: null }
      : action
  return subjects.map((each) => ({ ...each, actions: each.actions.map(goTo) }))
}
