import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const BELLS = /\bbells?$/u
const SMALL =
  /\b(?:hand ?bell|doorbell|jingle|sleigh|school|dinner|table|bicycle|little|small|tiny)\b/u
const GREAT =
  /\b(?:church|tower|ship'?s|cathedral|temple|great|huge|giant|big|large|massive|bronze)\b/u
const EAST =
  /\b(?:monk|nun|priestess|samurai|geisha|temple|shrine|pagoda|japan\w*|zen|buddh\w*|tibet\w*)\b/u

const RINGS = /^(?:ring|hit|strike|box|play|pull)$/u

/** A large bell hangs in its frame: monks strike it with a beam, others pull its rope. Small ones are in the hand. */
export function ringBell(shot: Shot): Shot {
  const who = people(shot).find((each) => does(each, RINGS))
  const deed = who?.actions.find(({ verb }) => RINGS.test(verb))
  if (!who || !deed) return shot
  const bell = shot.subjects.find((each) => BELLS.test(each.noun) && aimedAt(each, who, shot))
  const said = `${saidOf(bell)} ${deed.prop} ${who.noun}`
  const rings = bell || BELLS.test(deed.prop ?? '') ? ringing(deed, said, shot) : null
  if (rings === null) return shot
  const place = shot.place ?? (rings.verb === 'ring' ? null : placeOf(said))
  const told = { ...withSubject(shot, who, { actions: [rings] }), place }
  return bell ? unseen(told, bell) : told
}

const saidOf = (bell: Subject | undefined): string =>
  bell ? `${bell.size} ${bell.words} ${bell.noun}` : ''

/** How such a bell is rung; null where it is not. */
function ringing({ verb, prop }: Action, said: string, { place }: Shot): Action | null {
  if (SMALL.test(said)) return null
  if (GREAT.test(said)) return doing(EAST.test(`${said} ${place}`) ? 'strike-bell' : 'pull-bell')
  return verb === 'ring' ? doing('ring', { prop }) : null
}

function placeOf(said: string): string | null {
  if (EAST.test(said)) return 'temple'
  return /\b(?:church|cathedral|tower)\b/u.test(said) ? 'church' : null
}

function aimedAt({ id, noun }: Subject, who: Subject, { relations }: Shot): boolean {
  const tied = relations.some(({ from, to }) => from === who.id && to === id)
  return tied || who.actions.some(({ target, prop }) => target === id || prop === noun)
}
