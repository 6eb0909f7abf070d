import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const ROWS = /^prop:(?:balcony|window|roof|bridge)row$/u
const LOOKS = /^(?:look|look-.+|watch|gaze-out|lean|listen|stare|gather)$/u
const WAVES = /^(?:hold|wave|carry)$/u
/** So many show that many look on, where no number is told. */
const SEVERAL = 5

/** At the balconies of a street: all who look on face it, and what they hold is waved. */
export function standUpThere(shot: Shot): Shot {
  const row = shot.subjects.find(({ picture }) => ROWS.test(picture ?? ''))
  if (!row) return shot
  const up = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      relation === 'inside' && to === row.id ? [from] : [],
    ),
  )
  const flies = ({ actions }: Subject): boolean => actions.some(({ verb }) => verb === 'fly')
  const aloft = new Set(shot.subjects.filter(flies).map(({ id }) => id))
  const relations = shot.relations.filter(({ from, to }) => to !== row.id || !aloft.has(from))
  return withEach({ ...shot, relations }, (each) =>
    up.has(each.id) ? atTheRail(each) : inTheStreet(each),
  )
}

/** Who dances for them does, though only what they get is told. */
function inTheStreet(each: Subject): Subject {
  const dances = each.actions.length === 0 && each.person?.role === 'dancer'
  return dances ? { ...each, actions: [doing('dance')] } : each
}

function atTheRail(each: Subject): Subject {
  const untold = each.count === 3 && !/\b(?:three|3)\b/u.test(each.words)
  return {
    ...each,
    count: untold ? SEVERAL : each.count,
    actions: each.actions.slice(0, 1).map((action) => seenBelow(action)),
  }
}

function seenBelow({ verb, prop }: Action): Action {
  if (LOOKS.test(verb)) return doing('stand')
  return WAVES.test(verb) ? doing('wave', { prop }) : doing(verb)
}
