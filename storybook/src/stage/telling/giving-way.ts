import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

const BREAKS = /^(?:break|collapse|shatter|snap|crack|break-down)$/u
const SEATS =
  /\b(?:chair|armchair|rocking chair|stool|bench|bed|sofa|couch|table|box|crate|barrel|hammock|trampoline|swing|desk|log|drum|throne|branch|plank|board|deckchair|mattress|cake)$/u
const RESTS = /^(?:sit|jump|stand|lie|bounce|rest|sleep|climb|dance|step|hop|land|walk|fall)$/u

/** "A chair breaks under a king", "he sits down and the chair breaks": he is on it when it does. */
export function giveWay(shot: Shot): Shot {
  const seat = shot.subjects.find(
    ({ noun, count, actions }) =>
      count === 1 && SEATS.test(noun) && actions.some(({ verb }) => BREAKS.test(verb)),
  )
  const who = seat && shot.subjects.find((each) => isOn(each, seat, shot))
  if (!seat || !who) return shot
  const place = shot.place ?? roomOf(seat)
  const actions = [doing('break-under', { prop: seat.noun })]
  return { ...withSubject(unseen(shot, seat), who, { actions }), place }
}

function roomOf({ kind, noun }: Subject): string | null {
  if (kind !== 'furniture') return null
  return /\bbed$/u.test(noun) ? 'bedroom' : 'living room'
}

function isOn(who: Subject, seat: Subject, { relations }: Shot): boolean {
  if (!LIVING.has(who.kind) || who.count > 1) return false
  const borne = ({ from, relation, to }: Relation): boolean =>
    (from === who.id && to === seat.id && /^(?:on|riding|inside|above)$/u.test(relation)) ||
    (from === seat.id && to === who.id && relation === 'under')
  const goes = who.actions.some(
    ({ verb, target, prop }) => RESTS.test(verb) && (target === seat.id || prop === seat.noun),
  )
  return goes || relations.some(borne)
}
