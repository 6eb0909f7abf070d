import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'

const BENCHES = /\b(?:work ?bench|work ?table|desk|table|bench|counter)$/u
const FINE_WORK = /^(?:make-jewelry|bind-book)$/u

/** Fine work has its own table, and what is worked on lies in the light before whoever does it: nothing stands beside. */
export function workOnSmall(shot: Shot): Shot {
  const who = people(shot).find((each) => each.count === 1 && does(each, FINE_WORK))
  const deed = who?.actions.find(({ verb }) => FINE_WORK.test(verb))
  if (!who || !deed) return shot
  const isWork = ({ id, noun }: Subject): boolean => deed.prop === noun || deed.target === id
  const work = shot.subjects.find((each) => isWork(each) && !BENCHES.test(each.noun))
  const noun = work?.noun ?? deed.prop
  const prop = work?.colour ? `${work.colour} ${noun}` : noun
  const others = who.actions.filter((each) => each !== deed)
  return {
    ...withSubject(
      withoutAll(
        shot,
        (each) => each.kind !== 'person' && (each === work || BENCHES.test(each.noun)),
      ),
      who,
      { actions: [doing(deed.verb, { prop }), ...others] },
    ),
    place: shot.place ?? 'workshop',
  }
}
