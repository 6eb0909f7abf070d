import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'

const COCKPIT = /\b(?:cockpit|flight deck|spaceship interior|(?:star|space)ship bridge)$/u
const IN_SPACE = /\b(?:space|star)/u
// A steering wheel is held as itself.
const CONTROLS = /\b(?:controls?|yoke|joysticks?|levers?|throttle|console|dashboard|stick)$/u
const AT_THEM =
  /^(?:hold|wave|sit|steer|drive|fly|fly-plane|pilot|pilot-plane|look|look-around|smile|stand|press|push|pull|point)$/u

/** What is done from the seat: nothing that needs the room behind it. */
function isAtControls({ verb, target, prop }: Action): boolean {
  const empty = prop === null || CONTROLS.test(prop)
  return target === null && empty && AT_THEM.test(verb)
}

/** Who has a cockpit sits in it with the hands on its controls, and in space wears no airline's uniform. */
export function sitAtControls(shot: Shot): Shot {
  if (!COCKPIT.test(shot.place ?? '')) return shot
  const pilot = shot.subjects.find(({ kind }) => kind === 'person')
  if (!pilot || pilot.count > 1 || !pilot.actions.every(isAtControls)) return shot
  const space = IN_SPACE.test(shot.place ?? '')
  return withSubject(shot, pilot, {
    actions: [doing(space ? 'pilot-spaceship' : 'pilot-plane')],
    person: space ? suited(pilot) : pilot.person,
  })
}

function suited({ person }: Subject): Subject['person'] {
  if (person?.role !== 'pilot' || person.wears.length > 0) return person
  return { ...person, role: null, wears: [{ garment: 'jumpsuit', colour: 'orange' }] }
}
