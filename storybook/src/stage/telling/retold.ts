import type { Shot, Subject } from '../../plan/plan.ts'

/** The shot with everybody in it told anew. */
export function withEach(shot: Shot, tell: (each: Subject) => Subject): Shot {
  return { ...shot, subjects: shot.subjects.map((each) => tell(each)) }
}

/** The shot in which this one is otherwise. */
export function withSubject(
  shot: Shot,
  { id }: { readonly id: string },
  told: Partial<Subject>,
): Shot {
  return withEach(shot, (each) => (each.id === id ? { ...each, ...told } : each))
}
