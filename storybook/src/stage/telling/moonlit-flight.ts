import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { bondsWithout, unseen } from './without.ts'

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
    .filter(({ relation, to, from }) => to === broom?.id && isBorne(relation, from, shot))
    .map(({ from }) => from)
  const fly = ({ id, kind, actions }: Subject): boolean =>
    kind === 'person' &&
    riders.includes(id) &&
    (actions.length === 0 || actions.some(({ verb }) => FLIES.test(verb)))
  if (!broom || !shot.subjects.some(fly)) return shot
  const subjects = shot.subjects.map((each) => (fly(each) ? takenOff(each) : each))
  return unseen({ ...shot, subjects }, broom)
}

/** Who has a broom in the hand may fly on it; who does nothing is only on it if that is said. */
function isBorne(relation: string, rider: string, { subjects }: Shot): boolean {
  const idle = subjects.find(({ id }) => id === rider)?.actions.length === 0
  return BORNE.test(relation) && !(idle && relation === 'holding')
}

function takenOff(rider: Subject): Subject {
  const actions = rider.actions.length === 0 ? [doing('ride-broom')] : rider.actions.map(onBroom)
  return { ...rider, actions }
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
  const kept = bondsWithout(shot, moon)
  const seen: Relation = { from: id, relation: 'in-front-of', to: moon.id }
  return { ...shot, subjects, relations: [...kept, seen] }
}

const isRider = ({ kind, noun, count, actions }: Subject): boolean =>
  kind === 'person' &&
  count === 1 &&
  actions.some(({ verb }) => verb === 'ride-broom' || (verb === 'fly' && /\bwitch$/u.test(noun)))

/** Beasts have no wings: they sit on the broom behind whoever flies it. */
function takeAlong(shot: Shot): Shot {
  const rider = shot.subjects.find(isRider)
  const beast = shot.subjects.find((each) => ridesAlong(each, shot, rider))
  if (!rider || !beast) return shot
  const subjects = shot.subjects.map((each) => ({
    ...each,
    actions: each === beast ? [] : each.actions.map((action) => alone(action, beast)),
  }))
  const kept = bondsWithout(shot, beast)
  const relation: Relation = { from: beast.id, relation: 'on', to: rider.id }
  return { ...shot, subjects, relations: [...kept, relation] }
}

function alone(action: Subject['actions'][number], { id }: Subject): typeof action {
  return action.target === id ? { ...action, target: null } : action
}

function ridesAlong(beast: Subject, { relations }: Shot, rider: Subject | undefined): boolean {
  const { id, kind, count, size, actions } = beast
  if (kind !== 'animal' || count > 1 || /^(large|giant)$/u.test(size)) return false
  if (actions.some(({ verb }) => !FLIES.test(verb) && !/^(sit|perch|look)$/u.test(verb)))
    return false
  const together = ({ from, to }: Relation): boolean =>
    (from === id && to === rider?.id) || (to === id && from === rider?.id)
  return actions.length > 0 || relations.some(together)
}

/** Witches and all who pass the moon on their flight. */
export function flyByMoon(shot: Shot): Shot {
  return passTheMoon(takeAlong(takeBrooms(shot)))
}
