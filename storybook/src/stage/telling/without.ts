import type { Relation, Shot, Subject } from '../../plan/plan.ts'

/** Where everybody is to everybody but this one. */
export function bondsWithout({ relations }: Shot, { id }: { readonly id: string }): Relation[] {
  return relations.filter(({ from, to }) => from !== id && to !== id)
}

/** The shot without this subject and all that was said of it. */
export function without(shot: Shot, gone: Subject): Shot {
  const subjects = shot.subjects
    .filter((each) => each.id !== gone.id)
    .map((each) => ({
      ...each,
      actions: each.actions.map((action) =>
        action.target === gone.id ? { ...action, target: null } : action,
      ),
    }))
  return { ...shot, subjects, relations: bondsWithout(shot, gone) }
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
