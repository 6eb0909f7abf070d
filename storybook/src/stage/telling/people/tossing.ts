import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

const THROWS = /^(throw|toss|launch|fling|flip|lift)$/u

const upwards = ({ verb, direction }: Action): boolean => THROWS.test(verb) && direction === 'up'

/** What is thrown up comes down again: it does not fly off to the side. A child is caught. */
export function throwUp(shot: Shot): Shot {
  const thrower = shot.subjects.find(
    ({ kind, actions: [deed] }) => kind === 'person' && deed !== undefined && upwards(deed),
  )
  const [deed] = thrower?.actions ?? []
  if (!thrower || !deed) return shot
  const thing = shot.subjects.find(({ id }) => id === deed.target)
  if (deed.prop === null && !thing) return shot
  const verb = thing?.kind === 'person' ? 'toss-child' : 'toss-up'
  const more = { target: deed.target, prop: thrownBy(thrower, deed) }
  const subjects = shot.subjects.map((each): Subject =>
    each.id === thrower.id
      ? { ...each, actions: [doing(verb, more), ...each.actions.slice(1)] }
      : each,
  )
  const relations = shot.relations.filter(
    ({ from, to }) => !(from === thrower.id && to === thing?.id),
  )
  return { ...shot, subjects, relations }
}

/** Graduates throw the caps of graduates. */
function thrownBy({ noun }: Subject, { prop }: Action): string | null {
  return /graduate|student/u.test(noun) && /^(cap|hat)$/u.test(prop ?? '') ? 'graduation cap' : prop
}
