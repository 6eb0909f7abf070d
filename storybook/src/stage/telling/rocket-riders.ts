import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const GOES = /^(?:ride|fly|drive|soar|launch|take-off|go|travel|steer|pilot|rise|climb)$/u

/** Who rides a rocket looks out of its window while it goes up: on its way it lies on the air, and the window with it. */
export function rideUp(shot: Shot): Shot {
  const rocket = shot.subjects.find(({ picture }) => picture === 'prop:rocket')
  const who = shot.subjects.find((each) => rocket && isAboard(each, rocket, shot))
  if (!rocket || !who || !isUnderWay(who, rocket)) return shot
  const verb = shot.place === null && !hasMoon(shot) ? 'launch' : 'take-off'
  const told = withEach(shot, (each) => {
    if (each === rocket) return { ...each, actions: [doing(verb)] }
    const actions = each.actions.filter((deed) => !GOES.test(deed.verb))
    return each === who ? { ...each, actions } : each
  })
  const others = shot.relations.filter(({ from, to }) => from !== who.id || to !== rocket.id)
  const seat = { from: who.id, relation: 'inside' as const, to: rocket.id }
  const place = shot.place ?? (hasMoon(shot) ? 'space' : 'launch pad')
  return { ...told, relations: [...others, seat], place }
}

const hasMoon = ({ subjects }: Shot): boolean => subjects.some(({ kind }) => kind === 'sky')

function isAboard(who: Subject, rocket: Subject, { relations }: Shot): boolean {
  const rides = who.actions.some(({ verb, target }) => GOES.test(verb) && target === rocket.id)
  const seated = relations.some(
    ({ from, relation, to }) =>
      from === who.id && to === rocket.id && /^(?:riding|inside)$/u.test(relation),
  )
  return LIVING.has(who.kind) && (rides || seated)
}

const isUnderWay = (...all: readonly Subject[]): boolean =>
  all.some(({ actions }) => actions.some(({ verb }) => GOES.test(verb)))
