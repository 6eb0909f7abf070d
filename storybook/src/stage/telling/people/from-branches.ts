import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, people, told } from './people-told.ts'

const HOLDS = /\b(?:branch|bough|limb|tree|bars?|monkey bars|jungle gym|climbing frame|rail)$/u
const HANGS = /^(?:swing|hang-upside-down|hang)$/u

/** Who hangs from a branch has it as part of the deed: by the knees, head down, or by the hands. */
export function hangFromBranch(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const bonds = shot.relations.filter(
    ({ relation, to }) => relation === 'hanging-from' && HOLDS.test(find(to)?.noun ?? ''),
  )
  const who = people(shot).filter(
    (each) => does(each, HANGS) && bonds.some(({ from }) => from === each.id),
  )
  const [first] = who
  const thing = find(bonds.find(({ from }) => from === first?.id)?.to ?? '')
  if (!first || !thing) return shot
  const verb = does(first, /upside/u) ? 'hang-upside-down' : 'hang-by-hands'
  return told(shot, who, { verb, gone: HOLDS, prop: thing.noun })
}
