import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { without } from './creatures/told.ts'

const FLIES = /^(fly|soar|glide|pass|ride|hover|ride-broom)$/u
const MOON = /\bmoon$/u
const BROOM = /^broom(?:stick)?$/u
const BORNE = /^(on|riding|holding)$/u

const isMoon = ({ kind, noun, count }: Subject): boolean =>
  kind === 'sky' && count === 1 && MOON.test(noun)

/** Who flies on brooms has one each, between the knees. */
function takeBrooms(shot: Shot): Shot {
  const broom = shot.subjects.find(({ noun }) => BROOM.test(noun))
  const riders = shot.relations
    .filter(({ relation, to }) => to === broom?.id && BORNE.test(relation))
    .map(({ from }) => from)
  const fly = ({ id, kind, actions }: Subject): boolean =>
    kind === 'person' && riders.includes(id) && actions.some(({ verb }) => FLIES.test(verb))
  if (!broom || !shot.subjects.some(fly)) return shot
  const subjects = shot.subjects.map((each) =>
    fly(each) ? { ...each, actions: each.actions.map(onBroom) } : each,
  )
  return without({ ...shot, subjects }, broom)
}

function onBroom(action: Subject['actions'][number]): Subject['actions'][number] {
  return FLIES.test(action.verb) ? { ...action, verb: 'ride-broom' } : action
}

/** Who flies past the moon is seen before it. */
function passTheMoon(shot: Shot): Shot {
  const moon = shot.subjects.find(isMoon)
  if (!moon || moon.size === 'tiny' || moon.size === 'small') return shot
  const flier = shot.subjects.find(({ actions }) =>
    actions.some(
      ({ verb, target }) =>
        (FLIES.test(verb) && target === moon.id) || (verb === 'ride-broom' && target === null),
    ),
  )
  return flier ? before(shot, flier, moon) : shot
}

function before(shot: Shot, { id }: Subject, moon: Subject): Shot {
  const subjects = shot.subjects.map((each) => ({
    ...each,
    actions: each.actions.map((action) =>
      action.target === moon.id ? { ...action, target: null } : action,
    ),
  }))
  const kept = shot.relations.filter(({ from, to }) => from !== moon.id && to !== moon.id)
  const seen: Relation = { from: id, relation: 'in-front-of', to: moon.id }
  return { ...shot, subjects, relations: [...kept, seen] }
}

/** Witches and all who pass the moon on their flight. */
export function flyByMoon(shot: Shot): Shot {
  return passTheMoon(takeBrooms(shot))
}
