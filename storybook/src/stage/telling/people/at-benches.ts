import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'

const BENCHES = /\b(?:work ?bench|work ?table|desk|table|bench|counter)$/u
const FINE_WORK = /^make-jewelry$/u

/** Fine work has its own table, and what is worked on lies in the light before whoever does it: nothing stands beside. */
export function workOnSmall(shot: Shot): Shot {
  const who = people(shot).find((each) => each.count === 1 && does(each, FINE_WORK))
  const deed = who?.actions.find(({ verb }) => FINE_WORK.test(verb))
  if (!who || !deed) return shot
  const isWork = ({ id, noun }: Subject): boolean => deed.prop === noun || deed.target === id
  const work = shot.subjects.find((each) => isWork(each) && !BENCHES.test(each.noun))
  const gone = new Set(
    shot.subjects
      .filter((each) => each.kind !== 'person' && (each === work || BENCHES.test(each.noun)))
      .map(({ id }) => id),
  )
  const noun = work?.noun ?? deed.prop
  const prop = work?.colour ? `${work.colour} ${noun}` : noun
  const others = who.actions.filter((each) => each !== deed)
  return {
    ...shot,
    place: shot.place ?? 'workshop',
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) =>
        each.id === who.id ? { ...each, actions: [doing(deed.verb, { prop }), ...others] } : each,
      ),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}
