import { LIVING } from '../../../plan/kinds.ts'
import { Person, type Action, type Shot, type Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { without } from '../without.ts'
import { calling } from './setting-down.ts'

const OPENS = /^(?:open|open-lid|open-present|unlock-door)$/u
const FINDS = /^(?:look|find)$/u
/** What is no lid or flap: behind it is a room. */
const WIDE = /\b(?:door|gate|window|curtains?|garage|house|book|umbrella|eyes?|mouth)$/u

/** "Opens a chest and finds a rubber duck inside": nobody sees it before the lid is up, and then it comes out. */
export function findInside(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ kind, count, actions }) =>
      LIVING.has(kind) && count === 1 && actions.some(opens) && actions.some(finds),
  )
  const vessel = who && vesselOf(shot, who.actions.find(opens))
  const found = shot.subjects.find(
    ({ id }) => id !== who?.id && who?.actions.some((deed) => finds(deed) && deed.target === id),
  )
  if (!who || !vessel || !found || !rests(found) || WIDE.test(vessel.name)) return shot
  const prop = `${vessel.name} with ${calling(found)} inside`.slice(0, 60)
  const kept = who.actions.filter((deed) => !opens(deed) && !finds(deed))
  const left = [vessel.subject, found].reduce(
    (told, each) => (each ? without(told, each) : told),
    shot,
  )
  // A bear stands up to have its paws at the lid.
  const person = who.person ?? Person.parse({ role: 'bearer' })
  return withSubject(left, who, { person, actions: [doing('open-lid', { prop }), ...kept] })
}

/** Whatever it did in there, it is seen when the lid is up. */
const rests = ({ actions }: Subject): boolean =>
  actions.every(({ verb }) => /^(?:sleep|sit|lie|stand|curl|nap|hide|glow|shine)$/u.test(verb))

const opens = ({ verb }: Action): boolean => OPENS.test(verb)
const finds = ({ verb, target }: Action): boolean => FINDS.test(verb) && target !== null

interface Vessel {
  readonly name: string
  readonly subject: Subject | undefined
}

function vesselOf({ subjects }: Shot, deed: Action | undefined): Vessel | null {
  const subject = subjects.find(({ id, kind }) => id === deed?.target && !LIVING.has(kind))
  const name = subject ? calling(subject) : (deed?.prop ?? null)
  return name === null ? null : { name, subject }
}
