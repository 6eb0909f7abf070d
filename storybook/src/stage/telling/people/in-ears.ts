import type { Shot } from '../../../plan/plan.ts'
import { people } from './people-told.ts'

/** "Into her friend's ear": nobody is inside somebody else. */
export function speakIntoEar(shot: Shot): Shot {
  const folk = new Set(people(shot).map(({ id }) => id))
  const relations = shot.relations.filter(
    ({ from, relation, to }) => relation !== 'inside' || !folk.has(from) || !folk.has(to),
  )
  return relations.length === shot.relations.length ? shot : { ...shot, relations }
}
