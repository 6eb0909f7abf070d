import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'
import { withEach, withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

/** Who falls has something to fall off, or falls over. */
export const fallOff = (shot: Shot): Shot => fallOver(leaveIt(pullTooHard(shot)))

/** "Pulls a carrot out of the ground and falls backwards" is one deed: the carrot is in the hand of who sits there. */
function pullTooHard(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const root = each.actions.find(({ verb }) => verb === 'uproot')
    const down = each.actions.some(({ verb }) => /^(?:fall|slip|topple|faceplant)$/u.test(verb))
    return root && down ? { ...each, actions: [{ ...root, verb: 'uproot-and-fall' }] } : each
  })
}

/** Who falls off something is on it first: it comes with the fall, and stands nowhere beside it. */
function leaveIt(shot: Shot): Shot {
  const who = people(shot).find((each) => each.count === 1 && each.actions.some(falls))
  const action = who?.actions.find(falls)
  const thing = shot.subjects.find((each) => action && isLeft(each, action, shot))
  if (!who || !thing) return shot
  const rest = unseen(shot, thing)
  return {
    ...withSubject(rest, who, { actions: [doing('fall-off', { prop: thing.noun })] }),
    place: shot.place ?? (thing.kind === 'furniture' ? roomOf(thing) : null),
  }
}

const falls = ({ verb, way, target, prop }: Action): boolean =>
  verb === 'fall' && (way === 'off' || (target === null && prop === null))

/** "Falls out of bed" has a bed, of which nothing else is said. */
function isLeft({ id, kind }: Subject, { way, target }: Action, { relations }: Shot): boolean {
  if (way === 'off') return id === target
  return kind === 'furniture' && relations.every(({ from, to }) => from !== id && to !== id)
}

/** From there one comes down out of the air. */
const HIGH =
  /\b(?:sky|space|air|clouds?|cliff|canyon|waterfall|roof|rooftop|tower|void|abyss|ocean|sea|underwater|heaven)\b/u
const DOWN_ALREADY = /^(?:faceplant|slip|fall-off|tumble-down|faint)$/u
const AIRBORNE = new Set<Subject['kind']>(['bird', 'insect', 'fish'])
const SLIPPERY = /\b(?:ice|snow|mud|puddle)$/u

/** Who walks the earth and falls falls over: nobody drops out of the sky of whom no height is told. */
function fallOver(shot: Shot): Shot {
  const high = HIGH.test(shot.place ?? '') || shot.subjects.some(({ noun }) => HIGH.test(noun))
  const who = shot.subjects.filter(
    (each) => LIVING.has(each.kind) && !AIRBORNE.has(each.kind) && each.actions.some(justFalls),
  )
  if (high || who.length === 0) return shot
  const ids = new Set(who.filter((each) => !isAloft(each, shot)).map(({ id }) => id))
  const ground = shot.subjects.find(({ noun }) => SLIPPERY.test(noun))
  const subjects = shot.subjects.map((each) =>
    ids.has(each.id) ? { ...each, actions: overOnce(each, ground) } : each,
  )
  const told = { ...shot, subjects }
  return ground && ids.size > 0 ? unseen(told, ground) : told
}

const justFalls = ({ verb, way, target, prop }: Action): boolean =>
  verb === 'fall' && !way && target === null && prop === null

/** On a back, a roof or a branch, or in somebody's arms: that fall has a tale of its own. */
function isAloft({ id }: Subject, { relations, subjects }: Shot): boolean {
  return relations.some(({ from, to }) => {
    const below = subjects.find((each) => each.id === to)
    return from === id && below !== undefined && !SLIPPERY.test(below.noun)
  })
}

/** "Trips and falls" is one fall. */
function overOnce({ kind, actions }: Subject, ground: Subject | undefined): Action[] {
  const down = actions.some(({ verb }) => DOWN_ALREADY.test(verb))
  const over = ground ? doing('slip', { prop: ground.noun }) : doing('faceplant')
  const own = kind === 'person' ? over : doing('go-down')
  return actions.flatMap((each) => (justFalls(each) ? (down ? [] : [own]) : [each]))
}

const roomOf = ({ noun }: Subject): string => (/\bbed$/u.test(noun) ? 'bedroom' : 'living room')
