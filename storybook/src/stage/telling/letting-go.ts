import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const LETS_GO = /^release(?:-[a-z]+)?$/u
const RISES = /\b(?:lantern|balloon|bubble)$/u
/** So many each leave the hands by the deed alone. */
const IN_HANDS = 2

/** Who lets a hundred lanterns go holds the last one: the others are up there already, and not all in her hands, where one is seen of them. */
export function letMany(shot: Shot): Shot {
  const gone = new Set(
    shot.relations.flatMap(({ from, relation, to }) => {
      const [who, what] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
      return relation === 'holding' && who && what && isLetGo(who, what) ? [what.id] : []
    }),
  )
  if (gone.size === 0) return shot
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      gone.has(each.id) ? { ...each, actions: [{ ...doing('rise'), pace: 'slow' }] } : each,
    ),
    relations: shot.relations.filter(({ to }) => !gone.has(to)),
  }
}

function isLetGo(who: Subject, what: Subject): boolean {
  const many = what.count > IN_HANDS * who.count
  return many && RISES.test(what.noun) && who.actions.some(({ verb }) => LETS_GO.test(verb))
}
