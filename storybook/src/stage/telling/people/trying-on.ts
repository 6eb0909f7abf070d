import { garmentOf } from '../../../cast/people/dress.ts'
import type { Action, Person, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'
import { withEach } from '../retold.ts'
import { withoutAll } from '../without.ts'

const MIRRORS = /\b(?:mirror|reflection)$/u

/** Who tries something on has it on, and looks into a mirror. */
export function tryOn(shot: Shot): Shot {
  const worn = shot.subjects.find(putsOn)
  if (worn) return beforeMirror(shot, worn)
  const who = people(shot).find(
    ({ count, actions }) =>
      count === 1 && actions[0]?.verb === 'get-dressed' && garmentIn(actions[0].prop) !== null,
  )
  const prop = who?.actions[0]?.prop ?? null
  const garment = garmentIn(prop)
  if (!who?.person || prop === null || garment === null) return shot
  const thing = shot.subjects.find(({ id, noun }) => id !== who.id && noun === prop)
  const wears: Person['wears'] = [...who.person.wears, { garment, colour: thing?.colour ?? null }]
  const dressed: Subject = {
    ...who,
    person: { ...who.person, wears },
    actions: [doing('try-on', { prop }), ...who.actions.slice(1)],
  }
  return withEach(
    withoutAll(
      shot,
      (each) => each === thing || (each.kind !== 'person' && MIRRORS.test(each.noun)),
    ),
    (each) => (each.id === who.id ? dressed : each),
  )
}

/** "Puts on a hat": it is worn already, and nothing else is said of the deed. */
function putsOn({ count, person, actions }: Subject): boolean {
  return count === 1 && actions.some(isBare) && person !== null && person.wears.length > 0
}

const isBare = ({ verb, prop, target }: Action): boolean =>
  verb === 'get-dressed' && prop === null && target === null

function beforeMirror(shot: Shot, who: Subject): Shot {
  const prop = who.person?.wears.at(-1)?.garment ?? null
  const actions = who.actions.map((each) => (isBare(each) ? doing('try-on', { prop }) : each))
  const subjects = shot.subjects
    .filter(({ kind, noun }) => kind === 'person' || !MIRRORS.test(noun))
    .map((each) => (each.id === who.id ? { ...each, actions } : each))
  const known = (id: string): boolean => subjects.some((each) => each.id === id)
  const relations = shot.relations.filter(({ from, to }) => known(from) && known(to))
  return { ...shot, subjects, relations }
}

/** The garment of a noun, which may be in the singular: shoes are two. */
function garmentIn(noun: string | null): string | null {
  if (noun === null) return null
  return [noun, `${noun}s`].find((each) => garmentOf(each) !== undefined) ?? null
}
