import type { Relation, Shot, Subject } from '../../plan/plan.ts'

/** The shot without this subject and all that was said of it. */
export function without(shot: Shot, { id }: Subject): Shot {
  const free = ({ from, to }: Relation): boolean => from !== id && to !== id
  const subjects = shot.subjects
    .filter((each) => each.id !== id)
    .map((each) => ({
      ...each,
      actions: each.actions.map((action) =>
        action.target === id ? { ...action, target: null } : action,
      ),
    }))
  return { ...shot, subjects, relations: shot.relations.filter(free) }
}
