import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'

const THROWS = /^(?:throw|toss|flip|flip-pancake|fling|toss-up|kick|juggle|bounce|spin)$/u

/** "Flips a pancake and it lands on his head": one pancake, which goes up and comes down there. */
export function comeDownOnHead(shot: Shot): Shot {
  for (const { from, relation, to } of shot.relations) {
    const thing = shot.subjects.find(({ id }) => id === from)
    const who = people(shot).find(({ id, count }) => id === to && count === 1)
    if (relation !== 'on' || !thing || !who || !throws(who, thing)) continue
    return {
      ...shot,
      subjects: shot.subjects
        .filter(({ id }) => id !== thing.id)
        .map((each) =>
          each.id === who.id
            ? { ...each, actions: [doing('toss-onto-head', { prop: thing.noun })] }
            : each,
        ),
      relations: shot.relations.filter((each) => each.from !== thing.id && each.to !== thing.id),
      place: shot.place ?? (does(who, 'flip-pancake') ? 'kitchen' : null),
    }
  }
  return shot
}

const does = ({ actions }: Subject, verb: string): boolean =>
  actions.some((each) => each.verb === verb)

function throws({ actions }: Subject, { id, noun }: Subject): boolean {
  return actions.some(
    ({ verb, prop, target }) => THROWS.test(verb) && (prop === noun || target === id),
  )
}
