import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const LETS_GO = /^release(?:-[a-z]+)?$/u
const FLIES = /\b(?:butterfly|dove|firefly|bird)$/u
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
      gone.has(each.id) ? { ...each, actions: [goingUp(each)] } : each,
    ),
    relations: shot.relations.filter(({ to }) => !gone.has(to)),
  }
}

function goingUp({ noun }: Subject): Action {
  return FLIES.test(noun) ? doing('fly') : { ...doing('rise'), pace: 'slow' }
}

function isLetGo(who: Subject, what: Subject): boolean {
  const many = what.count > IN_HANDS * who.count
  const goesUp = RISES.test(what.noun) || FLIES.test(what.noun)
  return many && goesUp && who.actions.some(({ verb }) => LETS_GO.test(verb))
}
