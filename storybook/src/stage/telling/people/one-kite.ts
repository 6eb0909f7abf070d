import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, headsOf, people } from './people-told.ts'

const MOST = 5
const KITE = /^(?:fly|lose)-kite$/u

/** A boy and his grandfather who fly a kite have one: he holds the string, and the others look up with him. */
export function flyOneKite(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, KITE))
  const kites = shot.subjects.filter(({ noun }) => /\bkites?$/u.test(noun))
  const heads = headsOf(who)
  if (heads < 2 || heads > MOST || kites.length > 1 || kites.some(({ count }) => count > 1))
    return shot
  if (kites.length === 0 && who.some(hasMany)) return shot
  const ids = new Set(who.map(({ id }) => id))
  const [first] = who
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      ids.has(each.id) ? { ...each, actions: each.actions.map(together) } : each,
    ),
    relations: shot.relations.filter(
      ({ from, relation, to }) =>
        relation !== 'holding' || from === first?.id || !kites.some(({ id }) => id === to),
    ),
  }
}

const hasMany = ({ actions }: Subject): boolean =>
  actions.some(({ prop }) => /\bkites\b/u.test(prop ?? ''))

const together = (action: Subject['actions'][number]): Subject['actions'][number] =>
  KITE.test(action.verb) ? { ...action, verb: `${action.verb}-together` } : action
