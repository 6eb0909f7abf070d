import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'

/** Who falls off something is on it first: it comes with the fall, and stands nowhere beside it. */
export function fallOff(shot: Shot): Shot {
  const who = people(shot).find((each) => each.count === 1 && each.actions.some(falls))
  const action = who?.actions.find(falls)
  const thing = shot.subjects.find((each) => action && isLeft(each, action, shot))
  if (!who || !thing) return shot
  const told = without(shot, thing, (each) =>
    each.id === who.id ? { ...each, actions: [doing('fall-off', { prop: thing.noun })] } : each,
  )
  return { ...told, place: shot.place ?? (thing.kind === 'furniture' ? roomOf(thing) : null) }
}

const falls = ({ verb, way, target, prop }: Action): boolean =>
  verb === 'fall' && (way === 'off' || (target === null && prop === null))

/** "Falls out of bed" has a bed, of which nothing else is said. */
function isLeft({ id, kind }: Subject, { way, target }: Action, { relations }: Shot): boolean {
  if (way === 'off') return id === target
  return kind === 'furniture' && relations.every(({ from, to }) => from !== id && to !== id)
}

function without(shot: Shot, { id }: Subject, told: (each: Subject) => Subject): Shot {
  return {
    ...shot,
    subjects: shot.subjects.filter((each) => each.id !== id).map(told),
    relations: shot.relations.filter(({ from, to }) => from !== id && to !== id),
  }
}

const roomOf = ({ noun }: Subject): string => (/\bbed$/u.test(noun) ? 'bedroom' : 'living room')
