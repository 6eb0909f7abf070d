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

/** The shot without these and where they stood; a deed keeps its aim, so that a tale can still ask for it. */
export function withoutAll(
  shot: Shot,
  these: ReadonlySet<string> | ((subject: Subject) => boolean),
): Shot {
  const gone =
    typeof these === 'function' ? new Set(shot.subjects.filter(these).map(({ id }) => id)) : these
  return {
    ...shot,
    subjects: shot.subjects.filter(({ id }) => !gone.has(id)),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}

/** The shot without this one, if there is one, and where it stood; a deed keeps its aim. */
export function unseen(shot: Shot, one: { readonly id: string } | undefined): Shot {
  return withoutAll(shot, ({ id }) => id === one?.id)
}
