import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { headsOf, people } from './people-told.ts'
import { withEach } from '../retold.ts'

const TALES = /\b(?:story|stories|tales?|legends?|fairy ?tales?|adventures?|yarns?)$/u
const MANY = 6

/** Who is told a story sits on the ground before the teller and listens. */
export function listenToTale(shot: Shot): Shot {
  const teller = people(shot).find(({ actions }) =>
    actions.some(({ verb, prop }) => verb === 'talk' && TALES.test(prop ?? '')),
  )
  const heard = new Set(teller?.actions.map(({ target }) => target))
  const listens = ({ id, kind, actions }: Subject): boolean =>
    kind === 'person' &&
    heard.has(id) &&
    actions.every(({ verb }) => /^(?:listen|sit)$/u.test(verb))
  const listeners = shot.subjects.filter(listens)
  if (listeners.length === 0 || headsOf(listeners) > MANY) return shot
  return withEach(shot, (each) =>
    listens(each) ? { ...each, actions: [doing('sit', { prop: 'floor' })] } : each,
  )
}
