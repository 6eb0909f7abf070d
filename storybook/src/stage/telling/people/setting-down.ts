import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { without } from '../without.ts'
import { withSubject } from '../retold.ts'

/** What the reader makes of putting, laying and tucking. */
const SETS = /^(stand|lie|gather|put)$/u

/** "Places a cherry on a cake": the thing is in the hand, and what it is put on stands before it. */
export function putThere(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ kind, actions: [deed] }) =>
      kind === 'person' && deed?.prop != null && /^(stand|put|lie)$/u.test(deed.verb),
  )
  const [deed] = who?.actions ?? []
  const [where, ...others] = shot.subjects.filter((each) => each !== who)
  if (!who || !deed || !where || others.length > 0 || !isThing(where) || where.count > 1)
    return shot
  return putOnto(without(shot, where), who, [deed.prop ?? '', where])
}

function putOnto(
  told: Shot,
  { id }: Subject,
  [what, where]: readonly [what: Subject | string, where: Subject],
): Shot {
  const thing = typeof what === 'string' ? what : calling(what)
  const put = doing('put-there', { prop: `${thing} onto ${calling(where)}` })
  return { ...withSubject(told, { id }, { actions: [put] }), place: told.place ?? roomFor(where) }
}

function calling({ colour, noun }: Subject): string {
  return [colour, noun].filter((each) => each !== null).join(' ')
}

function isThing({ kind }: Subject): boolean {
  return /^(food|furniture|thing|tool|toy|nature|plant)$/u.test(kind)
}

function roomFor({ kind, noun }: Subject): string | null {
  if (kind === 'food') return 'kitchen'
  if (/\bsnowman$/u.test(noun)) return 'snowy garden'
  return kind === 'furniture' ? 'living room' : null
}

/** "Puts the cat into a box": one bends over it, and stands on nobody. Who is put to bed is `tuckIn`'s. */
export function setDown(shot: Shot): Shot {
  const found = shot.subjects.flatMap((who) => laidBy(who, shot))[0]
  if (!found) return shot
  const { who, where } = found
  if (found.put !== null)
    return putOnto(without(without(shot, where), found.put), who, [found.put, where])
  const beside: Relation = { from: who.id, relation: 'next-to', to: where.id }
  const relations = shot.relations.filter(({ from }) => from !== who.id)
  return {
    ...withSubject(shot, who, { actions: [doing('gather')] }),
    relations: [...relations, beside],
  }
}

function isHandy(what: Subject, where: Subject): boolean {
  return what.count === 1 && isThing(what) && isThing(where)
}

interface Laid {
  readonly who: Subject
  readonly where: Subject
  /** What is small enough to be seen in the hand. */
  readonly put: Subject | null
}

function laidBy(who: Subject, { subjects, relations }: Shot): readonly Laid[] {
  const find = (id: string | null): Subject | undefined => subjects.find((each) => each.id === id)
  const deed = who.kind === 'person' ? who.actions.find(({ verb }) => SETS.test(verb)) : undefined
  const what = find(deed?.target ?? null)
  const place = relations.find(
    ({ from, relation }) => from === what?.id && /^(inside|on)$/u.test(relation),
  )
  const where = find(place?.to ?? null)
  if (!where || !what || where === who) return []
  const handy = place?.relation === 'on' && isHandy(what, where)
  return [{ who, where, put: handy ? what : null }]
}
