import type { Shot } from '../../../plan/plan.ts'
import { does, people } from './people-told.ts'
import { withEach } from '../retold.ts'
import { unseen } from '../without.ts'

const FROM: readonly (readonly [place: RegExp, ledge: string])[] = [
  [/\bpool$/u, 'diving board'],
  [/\b(lake|river|pond|lagoon|harbou?r|marina|bay|canal)$/u, 'dock'],
]
const LEDGES = /\b(dock|pier|jetty|diving board|bridge)$/u

/** Who jumps into a pool does it from its board, into a lake from a dock, unless it is said from what. */
export function plunge(shot: Shot): Shot {
  if (!people(shot).some((each) => does(each, /^(dive-in|dive)$/u))) return shot
  const said = shot.subjects.find(({ noun, kind }) => kind !== 'person' && LEDGES.test(noun))
  const usual = FROM.find(([place]) => place.test(shot.place ?? ''))?.[1]
  const ledge = said?.noun ?? usual
  if (ledge === undefined || /\b(water|underwater|reef)\b/u.test(shot.place ?? '')) return shot
  return withEach(unseen(shot, said), (each) => ({
    ...each,
    actions: each.actions.map((action) =>
      /^(dive-in|dive)$/u.test(action.verb) && each.kind === 'person'
        ? { ...action, verb: 'dive-in', prop: ledge }
        : action,
    ),
  }))
}
