import { isOfHands } from '../../../plan/later-deeds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, people, told } from './people-told.ts'
import { withEach } from '../retold.ts'

const HOLDS = /\b(?:branch|bough|limb|tree|bars?|monkey bars|jungle gym|climbing frame|rail)$/u
const HANGS = /^(?:swing|hang-upside-down|hang)$/u
/** Bars that are there to hang from, whatever is said of it. */
const BARS = /\b(?:monkey bars?|climbing bars?)$/u
const PLAYS_ON =
  /^(?:swing|hang|climb|cross|play|go|move|stop|run|walk|travel|race|practice|exercise)$/u

/** Who hangs from a branch has it as part of the deed: by the knees, head down, or by the hands. */
export function hangFromBranch(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const bonds = shot.relations.filter(
    ({ relation, to }) => relation === 'hanging-from' && HOLDS.test(find(to)?.noun ?? ''),
  )
  const frame = shot.subjects.find(({ noun }) => BARS.test(noun))
  const idle = (each: Subject): boolean =>
    each.actions.length === 0 || (does(each, PLAYS_ON) && !does(each, /upside/u))
  const players = frame ? people(shot).filter(idle) : []
  if (frame && players.length > 0)
    return told({ ...shot, place: shot.place ?? 'playground' }, players, {
      verb: 'hang-by-hands',
      gone: BARS,
      prop: frame.noun,
    })
  const who = people(shot).filter(
    (each) => does(each, HANGS) && bonds.some(({ from }) => from === each.id),
  )
  const [first] = who
  const thing = find(bonds.find(({ from }) => from === first?.id)?.to ?? '')
  if (!first || !thing) return shot
  const hung = told(shot, who, { verb: howHung(first), gone: HOLDS, prop: thing.noun })
  return does(first, /upside/u) ? withHandsFree(hung, who) : hung
}

function howHung(who: Subject): string {
  if (does(who, /upside/u)) return 'hang-upside-down'
  return does(who, /^(?:wave|point|salute)$/u) ? 'hang-by-one-hand' : 'hang-by-hands'
}

/** Who hangs by the knees may read a book. */
function withHandsFree(shot: Shot, who: readonly Subject[]): Shot {
  return withEach(shot, (each) => {
    const before = who.find(({ id }) => id === each.id)?.actions ?? []
    return { ...each, actions: [...each.actions, ...before.filter(isOfHands)] }
  })
}
