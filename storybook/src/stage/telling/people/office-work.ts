import { Person, type Shot, type Subject } from '../../../plan/plan.ts'
import { findPlace } from '../../places/finding/find-place.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

const DESKS = /^(?:office|control-room|bank)$/u
const CALLS = /\b(?:call|support|hotline|service) cent(?:er|re)\b/u

/** Who just works in an office does it at a desk: standing about looks like waiting. In a call centre they listen, too. */
export function workAtDesk(shot: Shot): Shot {
  const words = shot.place ?? ''
  const calls = CALLS.test(words)
  if (!calls && !DESKS.test(findPlace(words)?.id ?? '')) return shot
  return withEach(shot, (each) => {
    if (!justWorks(each)) return each
    const seated = { ...each, actions: [doing('type'), ...each.actions.slice(1)] }
    return calls ? withHeadset(seated) : seated
  })
}

/** Nobody who repairs or carries something, and no robot at its machine. */
function justWorks({ kind, person, actions: [first, second] }: Subject): boolean {
  const busy = first?.target != null || first?.prop != null || second !== undefined
  return kind === 'person' && person?.role == null && first?.verb === 'work' && !busy
}

function withHeadset(each: Subject): Subject {
  const person = Person.parse(each.person ?? {})
  const headset = { garment: 'headphones', colour: null }
  return { ...each, person: { ...person, wears: [...person.wears, headset] } }
}
