import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

/** What the reader makes of putting, laying and tucking. */
const SETS = /^(stand|lie|gather|put)$/u

/** "Puts the cat into a box": one bends over it, and stands on nobody. Who is put to bed is `tuckIn`'s. */
export function setDown(shot: Shot): Shot {
  const found = shot.subjects.flatMap((who) => laidBy(who, shot))[0]
  if (!found) return shot
  const { who, where } = found
  const beside: Relation = { from: who.id, relation: 'next-to', to: where.id }
  const subjects = shot.subjects.map((each) =>
    each === who ? { ...each, actions: [doing('gather')] } : each,
  )
  const relations = shot.relations.filter(({ from }) => from !== who.id)
  return { ...shot, subjects, relations: [...relations, beside] }
}

function laidBy(
  who: Subject,
  { subjects, relations }: Shot,
): readonly { readonly who: Subject; readonly where: Subject }[] {
  const find = (id: string | null): Subject | undefined => subjects.find((each) => each.id === id)
  const deed = who.kind === 'person' ? who.actions.find(({ verb }) => SETS.test(verb)) : undefined
  const what = find(deed?.target ?? null)
  const place = relations.find(
    ({ from, relation }) => from === what?.id && /^(inside|on)$/u.test(relation),
  )
  const where = find(place?.to ?? null)
  return where && where !== who ? [{ who, where }] : []
}
