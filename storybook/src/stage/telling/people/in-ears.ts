import type { Relation, Shot } from '../../../plan/plan.ts'
import { people } from './people-told.ts'

/** From so many on people are a crowd that one can be in. */
const CROWD = 5

/** "Into her friend's ear": nobody is inside somebody else; who is in a crowd has it round them. */
export function speakIntoEar(shot: Shot): Shot {
  const folk = new Map(people(shot).map(({ id, count }) => [id, count]))
  const relations = shot.relations.flatMap((each): Relation[] => {
    const many = folk.get(each.to)
    if (each.relation !== 'inside' || !folk.has(each.from) || many === undefined) return [each]
    return many < CROWD ? [] : [{ ...each, relation: 'next-to' }]
  })
  return { ...shot, relations }
}
