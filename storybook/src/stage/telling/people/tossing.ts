import { Person, type Action, type Shot, type Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

const THROWS = /^(throw|toss|launch|fling|flip|lift)$/u

const upwards = ({ verb, direction }: Action): boolean => THROWS.test(verb) && direction === 'up'

/** What is thrown up comes down again: it does not fly off to the side. A child is caught. */
export function throwUp(shot: Shot): Shot {
  const thrower = shot.subjects.find((each) => {
    const [deed] = each.actions
    return each.kind === 'person' && deed !== undefined && (upwards(deed) || throwsCap(each, deed))
  })
  const [deed] = thrower?.actions ?? []
  if (!thrower || !deed) return shot
  const thing = shot.subjects.find(({ id }) => id === deed.target)
  if (deed.prop === null && !thing) return shot
  const verb = thing?.kind === 'person' ? 'toss-child' : 'toss-up'
  const more = { target: deed.target, prop: thrownBy(thrower, deed) }
  const subjects = shot.subjects.map((each): Subject =>
    each.id === thrower.id
      ? gowned({ ...each, actions: [doing(verb, more), ...each.actions.slice(1)] })
      : each,
  )
  const relations = shot.relations.filter(
    ({ from, to }) => !(from === thrower.id && to === thing?.id),
  )
  return { ...shot, subjects, relations }
}

/** Graduates throw the caps of graduates, and nowhere but up. */
function thrownBy(subject: Subject, deed: Action): string | null {
  return throwsCap(subject, deed) ? 'graduation cap' : deed.prop
}

function throwsCap({ noun }: Subject, { verb, prop }: Action): boolean {
  const cap = /^(graduation )?(cap|hat)$/u.test(prop ?? '')
  return cap && THROWS.test(verb) && /graduate|student/u.test(noun)
}

/** Who has thrown the cap of a graduate has the gown on still, and nothing on the head. */
function gowned(subject: Subject): Subject {
  const [deed] = subject.actions
  const person = subject.person ?? Person.parse({})
  const dressed = person.wears.length > 0
  if (deed?.prop !== 'graduation cap' || dressed) return subject
  const wears = [
    { garment: 'judge robe', colour: 'black' },
    { garment: 'shoes', colour: 'black' },
  ]
  return { ...subject, person: { ...person, role: null, age: person.age ?? 'adult', wears } }
}
