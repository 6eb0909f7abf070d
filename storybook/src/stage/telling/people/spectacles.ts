import { Person, type Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'

const PUBLIC =
  /\b(?:audience|spectators?|crowds?|fans|public|people|onlookers|concert ?goers|festival ?goers)\b/iu
const IDLE = /^(?:stand|watch|look|clap|cheer|applaud|dance|jump|wave|sing|listen|scream|gather)$/u
const MANY = 5

interface Show {
  readonly hall: RegExp
  readonly words: string
  readonly noun: string
  readonly role: string
  readonly count: number
  readonly verb?: string
}

/** Who is on the stage when only those before it are named. */
const SHOWS: readonly Show[] = [
  {
    hall: /\b(?:concert|gig|music festival|rock festival)\b/u,
    words: 'rock band',
    noun: 'musician',
    role: 'musician',
    count: 4,
  },
  {
    hall: /\b(?:theat(?:re|er)|playhouse|opera(?: house)?|auditorium)\b/u,
    words: 'opera singer',
    noun: 'singer',
    role: 'singer',
    count: 1,
    verb: 'sing',
  },
]

/** A crowd at a concert stands before the stage, and others play on it: nobody has come to see an empty one. */
export function playBefore(shot: Shot): Shot {
  const crowd = people(shot).find(isCrowd)
  const show = SHOWS.find(({ hall }) => hall.test(shot.place ?? ''))
  if (!crowd || !show || shot.subjects.length > 1) return shot
  const watching = crowd.actions.length === 0 || does(crowd, /^(?:dance|sing|stand)$/u)
  const actions = watching ? [doing('cheer')] : crowd.actions
  return { ...shot, subjects: [playerOf(show), { ...crowd, actions }] }
}

function isCrowd({ count, words, person, actions }: Subject): boolean {
  const anybody = count >= MANY && PUBLIC.test(words) && (person?.role ?? null) === null
  return anybody && actions.every(({ verb }) => IDLE.test(verb))
}

function playerOf({ words, noun, role, count, verb }: Show): Subject {
  return Subject.parse({
    id: 'show',
    noun,
    words,
    kind: 'person',
    picture: 'person',
    count,
    person: Person.parse({ role }),
    actions: verb ? [doing(verb)] : [],
  })
}

const PITCHES = /^(?:field|pitch|grass|lawn|park|playing field|football field|soccer field)$/u
const JUST_PLAY = /^(?:play|kick|shoot-goal|run|stand|train|practice|jog)$/u

/** A team has one pitch and one ball: eleven with a goal each would be eleven games. */
export function fieldTeam(shot: Shot): Shot {
  const team = people(shot).find(
    ({ count, person, actions }) =>
      count > 2 &&
      person?.role === 'footballer' &&
      actions.every(({ verb, target }) => JUST_PLAY.test(verb) && target === null),
  )
  if (!team || shot.subjects.length > 1) return shot
  const place = shot.place === null || PITCHES.test(shot.place) ? 'stadium' : shot.place
  return { ...shot, place, subjects: [{ ...team, actions: [doing('football-match')] }] }
}
