import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const STATION = /\b(space station|spacecraft interior|space shuttle interior)\b/u
const EATS = /^(eat|cook|have|taste|bite|catch|snack)$/u
/** What people do there as they do it anywhere, only in the air. */
const IDLE = /^(float|drift|hover|fly|stand|walk|live|swim|drink|relax|rest|tumble|spin)$/u

/** Nothing weighs anything in a space station: all who live float, and their food with them. */
export function floatInStation(shot: Shot): Shot {
  if (!STATION.test(shot.place ?? '')) return shot
  return withEach(shot, (each) =>
    LIVING.has(each.kind) || each.kind === 'person' ? adrift(each) : each,
  )
}

function adrift(subject: Subject): Subject {
  const { actions, kind } = subject
  const eats = actions.find(({ verb }) => EATS.test(verb))
  if (eats && kind === 'person')
    return { ...subject, actions: [doing('eat-weightless', { prop: eats.prop })] }
  const idle = actions.every(({ verb }) => IDLE.test(verb))
  return idle ? { ...subject, actions: [doing('float')] } : subject
}

const LIFTS = /^(lift|lift-up|carry|pull|raise|hold|fly)$/u
const GRASPED = /\b(umbrella|parasol|balloon|kite)s?$/u

/** Who is carried off by the wind holds on to the umbrella; balloons that lift somebody are in the hand. */
export function driftOff(shot: Shot): Shot {
  const balloons = shot.subjects.find(
    ({ noun, actions }) => /\bballoon$/u.test(noun) && !/air/u.test(noun) && actions.some(liftsOne),
  )
  const lifted = balloons?.actions.find(liftsOne)?.target
  const goes = ({ id, kind, actions }: Subject): boolean =>
    kind === 'person' && (id === lifted || actions.some(({ verb }) => verb === 'drift-off'))
  const who = shot.subjects.find(goes)
  if (!who) return shot
  const held = shot.relations
    .filter(({ from, relation }) => from === who.id && relation === 'holding')
    .map(({ to }) => shot.subjects.find(({ id }) => id === to))
    .find((thing) => thing && GRASPED.test(thing.noun))
  const thing = balloons ?? held
  const prop = thing?.noun ?? who.actions.find(graspedIn)?.prop ?? 'umbrella'
  const told = thing ? unseen(shot, thing) : shot
  return {
    ...withSubject(told, who, { actions: [doing('drift-off', { prop })] }),
    place: told.place === 'sky' ? null : told.place,
  }
}

function liftsOne({ verb, target }: Action): boolean {
  return LIFTS.test(verb) && target !== null
}

function graspedIn({ prop }: Action): boolean {
  return GRASPED.test(prop ?? '')
}
