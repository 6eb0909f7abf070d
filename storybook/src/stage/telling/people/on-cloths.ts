import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { humanDeed } from '../../actions/people/human-actions.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

const CLOTHS = /\b(blanket|picnic|picnic (?:blanket|cloth|spread)|towel|quilt)$/u
const ON_THE_GROUND: Readonly<Record<string, string>> = {
  sit: 'sit-on-grass',
  rest: 'sit-on-grass',
  relax: 'sit-on-grass',
  read: 'read-on-grass',
  eat: 'eat-on-grass',
  drink: 'drink-on-grass',
  type: 'type-on-grass',
  sleep: 'sleep-on-ground',
  nap: 'sleep-on-ground',
  snore: 'sleep-on-ground',
  lie: 'lie',
}

const isDoneThere = ({ verb }: Action): boolean =>
  !(verb in ON_THE_GROUND) && humanDeed(`${verb}-on-ground`) !== null

function onTheGround({ actions: [first, ...others] }: Subject): Action[] | null {
  if (!first) return [doing('sit-on-grass')]
  // Who pours the tea or cuts the cake of a picnic does that, and does not eat like the others.
  const own = [first, ...others].find(isDoneThere)
  if (own) return [{ ...own, verb: `${own.verb}-on-ground` }]
  const verb = ON_THE_GROUND[first.verb]
  return verb === undefined ? null : [{ ...first, verb, target: null }, ...others]
}

/** Who is on a blanket sits or lies on the ground with it: nobody stands on a picnic or brings a bed. */
export function sitOnCloth(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const guests = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      relation === 'on' && CLOTHS.test(find(to)?.noun ?? '') ? [from] : [],
    ),
  )
  if (guests.size === 0) return shot
  return withEach(shot, (each) => {
    const actions = guests.has(each.id) && each.kind === 'person' ? onTheGround(each) : null
    return actions ? { ...each, actions } : each
  })
}
