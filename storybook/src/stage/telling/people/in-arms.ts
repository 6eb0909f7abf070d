import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people, told } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { bondsWithout, withoutAll } from '../without.ts'

/** What is done with whom in the arms: babies are kissed there, and a grown person is carried on both. */
function inArms(
  each: Subject,
  { verb }: Subject['actions'][number],
  other: Subject,
): string | null {
  const young = /^(baby|child)$/u.test(each.person?.age ?? '')
  if (young || each.count > 1 || other.count > 1) return null
  if (other.person?.age === 'baby') return /^(kiss|hug|cuddle)$/u.test(verb) ? 'kiss-baby' : null
  return verb === 'carry' ? 'carry-person' : null
}

export function takeInArms(shot: Shot): Shot {
  for (const each of people(shot)) {
    const [action] = each.actions
    const other = people(shot).find(({ id }) => id === action?.target && id !== each.id)
    const verb = action && other ? inArms(each, action, other) : null
    if (verb && other) return taken(shot, { each, other, verb })
  }
  return shot
}

/** The baby comes with the deed; a grown person is its partner. */
function taken(
  shot: Shot,
  { each, other, verb }: { each: Subject; other: Subject; verb: string },
): Shot {
  const small = verb === 'kiss-baby'
  const next = told(shot, [each], { verb, prop: '' })
  const deed = doing(verb, small ? {} : { target: other.id })
  return {
    ...next,
    subjects: next.subjects
      .filter(({ id }) => !small || id !== other.id)
      .map((one) => {
        if (one.id === each.id) return { ...one, actions: [deed] }
        return one.id === other.id ? { ...one, actions: [] } : one
      }),
    relations: bondsWithout(next, other),
  }
}

/** Who has a baby with them and nothing to do has it in their arms. */
export function cradle(shot: Shot): Shot {
  const baby = people(shot).find(
    ({ person, count, actions }) => person?.age === 'baby' && count === 1 && actions.length === 0,
  )
  const parent = people(shot).find(
    ({ person, actions }) =>
      person?.age !== 'baby' &&
      person?.age !== 'child' &&
      actions.every(({ verb }) => /^(stand|hold|carry|look-at|smile)$/u.test(verb)),
  )
  if (!baby || !parent || people(shot).length > 3) return shot
  const verb = parent.count === 2 ? 'admire-baby' : 'rock-baby'
  const subjects = shot.subjects
    .filter(({ id, noun }) => id !== baby.id && !/\b(crib|cradle)$/u.test(noun))
    .map((each) => (each.id === parent.id ? { ...each, actions: [doing(verb)] } : each))
  const ids = new Set(subjects.map(({ id }) => id))
  const relations = shot.relations.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { ...shot, subjects, relations }
}

const CHAIRS = /\b(?:rocking chair|chair|armchair|rocker)$/u

/** "Rocks her baby in a rocking chair": she sits in it, and has the baby in her arms. */
export function rockSeated(shot: Shot): Shot {
  const chair = shot.subjects.find(({ noun }) => CHAIRS.test(noun))
  const parent = people(shot).find(({ actions }) =>
    actions.some(({ verb }) => verb === 'rock-baby'),
  )
  const sits = shot.relations.some(
    ({ from, relation, to }) =>
      from === parent?.id && to === chair?.id && /^(?:on|inside)$/u.test(relation),
  )
  if (!chair || !parent || !sits) return shot
  const gone = new Set([chair.id, ...people(shot).flatMap(babyId)])
  return withSubject(
    withoutAll(shot, ({ id }) => gone.has(id)),
    parent,
    { actions: [doing('rock-baby-seated')] },
  )
}

function babyId({ id, person, count }: Subject): string[] {
  return person?.age === 'baby' && count === 1 ? [id] : []
}
