import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { DOES } from './creatures/told.ts'

const THREADS = /\b(yarn|wool|thread|string|ribbon|lights?|rope|toilet paper|scarf)$/u

/** A kitten that is tangled in yarn plays with it at home: it ties no knots on a ship. */
export function playInTangle(shot: Shot): Shot {
  const ties = ({ kind, actions: [deed] }: Subject): boolean =>
    deed?.verb === 'tie-knot' && kind !== 'person' && LIVING.has(kind)
  const pet = shot.subjects.find(ties)
  if (!pet) return shot
  const thread = shot.subjects.find(({ noun }) => THREADS.test(noun))
  const [deed] = pet.actions
  const prop = thread?.noun ?? deed?.prop ?? null
  return {
    ...shot,
    place: shot.place ?? (/\b(cat|kitten|dog|puppy)$/u.test(pet.noun) ? 'living room' : null),
    subjects: shot.subjects
      .filter(({ id }) => id !== thread?.id)
      .map((each) =>
        each.id === pet.id ? { ...each, actions: [{ ...DOES, verb: 'play', prop }] } : each,
      ),
    relations: shot.relations.filter(({ from, to }) => from !== thread?.id && to !== thread?.id),
  }
}
