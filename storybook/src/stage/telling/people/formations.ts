import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, headsOf, people, told } from './people-told.ts'

const CREW = 5
const ROWERS = /\b(?:rower|oarsman|oarswoman)s?$/u

/** More than a boat has benches sit one behind the other in a long shell. */
function rowInAShell(shot: Shot): Shot {
  const who = people(shot).filter(
    (each) => (ROWERS.test(each.noun) || does(each, /^row$/u)) && each.count >= CREW,
  )
  const gone = /\b(?:boat|shell|scull|rowboat)s?$/u
  const named = shot.subjects.find(({ kind }) => kind === 'boat')
  if (who.length === 0 || (named && !gone.test(named.noun))) return shot
  return told({ ...shot, place: shot.place ?? 'river' }, who, { verb: 'row-together', gone })
}

const PRIZES = /\b(?:trophy|cup)$/u

/** A team that lifts its trophy has one for all, and no dumbbells. */
function liftTrophy(shot: Shot): Shot {
  const prize = shot.subjects.find(({ noun }) => PRIZES.test(noun))
  const lifts = (each: Subject): boolean =>
    each.actions.some(
      ({ verb, target }) => /^(?:lift|raise|hold|hoist|celebrate)/u.test(verb) && target === prize?.id,
    )
  const team = people(shot).filter((each) => lifts(each))
  if (!prize || headsOf(team) < 2) return shot
  return told(shot, team, { verb: 'win-prize', gone: PRIZES, prop: 'trophy' })
}

/** What many do together in an order of their own. */
export const FORMATION_TALES: readonly ((shot: Shot) => Shot)[] = [rowInAShell, liftTrophy]
