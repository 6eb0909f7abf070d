import { LIVING } from '../../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

const BEDS = /\b(bed|crib|cradle|cot|hammock|bassinet)$/u
/** What the reader makes of putting, laying and tucking. */
const SETS = /^(stand|lie|gather|put)$/u

/** "Puts the cat into a box", "tucks her child into bed": one bends over it, and stands on nobody. */
export function setDown(shot: Shot): Shot {
  const found = shot.subjects.flatMap((who) => laidBy(who, shot))[0]
  if (!found) return getOffThem(shot)
  const { who, what, where } = found
  const beside: Relation = { from: who.id, relation: 'next-to', to: where.id }
  const sleeps = LIVING.has(what.kind) && BEDS.test(where.noun) && what.actions.length === 0
  const subjects = shot.subjects.map((each): Subject => {
    if (each === who) return { ...each, actions: [doing('gather')] }
    return each === what && sleeps ? asleep(each) : each
  })
  const relations = shot.relations.filter(({ from }) => from !== who.id)
  return { ...shot, subjects, relations: [...relations, beside] }
}

/** In a bed for grown-ups a baby would lie below the blanket. */
function asleep(subject: Subject): Subject {
  const { person } = subject
  const grown = person?.age === 'baby' ? { ...person, age: 'child' as const } : person
  return { ...subject, person: grown, actions: [doing('sleep')] }
}

/** "Puts her child to bed": whoever stands by somebody stands on nobody. */
function getOffThem(shot: Shot): Shot {
  const bed = shot.subjects.find(({ noun }) => BEDS.test(noun))
  const find = (id: string | null): Subject | undefined =>
    shot.subjects.find((each) => each.id === id)
  const onWhom = ({ kind, actions: [deed] }: Subject): Subject | undefined => {
    const who = kind === 'person' && deed?.verb === 'stand' ? find(deed.target) : undefined
    return who?.kind === 'person' ? who : undefined
  }
  const subjects = shot.subjects.map((each): Subject => {
    const child = onWhom(each)
    if (!child) return each
    const deed = bed ? doing('tuck-in', { target: child.id }) : doing('gather')
    return { ...each, actions: [deed] }
  })
  const tucked = bed && shot.subjects.some(onWhom)
  return { ...shot, subjects: tucked ? subjects.filter((each) => each.id !== bed.id) : subjects }
}

interface Laid {
  readonly who: Subject
  readonly what: Subject
  readonly where: Subject
}

function laidBy(who: Subject, { subjects, relations }: Shot): readonly Laid[] {
  const find = (id: string | null): Subject | undefined => subjects.find((each) => each.id === id)
  const deed = who.kind === 'person' ? who.actions.find(({ verb }) => SETS.test(verb)) : undefined
  const what = find(deed?.target ?? null)
  const where = relations.find(
    ({ from, relation }) => from === what?.id && /^(inside|on)$/u.test(relation),
  )
  const there = find(where?.to ?? null)
  return what && there && there !== who ? [{ who, what, where: there }] : []
}
