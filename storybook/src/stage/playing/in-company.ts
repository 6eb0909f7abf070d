import type { Actor } from '../../cast/actor.ts'
import type { Relation } from '../../plan/plan.ts'
import type { Casting } from '../company.ts'

/** All at once in a deed that has room for a whole company. */
export function inCompany(
  casting: Casting,
  all: readonly Casting[],
  relations: readonly Relation[],
): Casting | null {
  const { company: room, alike = false } = casting.dance?.needs ?? {}
  if (room === undefined) return null
  const company = alike ? workmatesOf(casting, all) : companyOf(casting, all, relations)
  if (alike && company.length > room) return null
  const [first, second, ...fellows] = company.slice(0, room)
  return first && second ? { ...casting, actors: [first], partners: [second], fellows } : null
}

/** All who do the same to the same thing; too many for it have one each. */
function workmatesOf({ subject, actors }: Casting, all: readonly Casting[]): readonly Actor[] {
  const [own] = subject.actions
  const mates = all.filter(
    ({
      subject: {
        id,
        actions: [other],
      },
      actors: [actor],
    }) =>
      id !== subject.id &&
      actor?.kind === 'puppet' &&
      other?.verb === own?.verb &&
      other?.prop === own?.prop &&
      other?.target === own?.target,
  )
  return [...actors, ...mates.flatMap((each) => each.actors)]
}

/** All who take part: these, the one they do it with, and others who do the same. */
function companyOf(
  { subject, actors }: Casting,
  all: readonly Casting[],
  relations: readonly Relation[],
): readonly Actor[] {
  const action = subject.actions[0]
  const joins = ({ subject: { id, kind, actions }, actors: [other] }: Casting): boolean => {
    if (id === subject.id || other?.kind !== actors[0]?.kind) return false
    if (id === action?.target || actions[0]?.verb === action?.verb) return true
    return kind === 'person' && actions[0] === undefined && !hasHandsFull(id, relations)
  }
  return [...actors, ...all.filter(joins).flatMap((each) => each.actors)]
}

/** "One of the nurses holds up a bag": she does not push the bed with the others. */
export function hasHandsFull(id: string, relations: readonly Relation[]): boolean {
  return relations.some(({ from, relation }) => from === id && relation === 'holding')
}
