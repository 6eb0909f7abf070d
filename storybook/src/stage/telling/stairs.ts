import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { LIVING } from '../../plan/kinds.ts'
import { callingDeed } from './people/callings.ts'
import { does } from './people/people-told.ts'
import { withSubject } from './retold.ts'
import { withoutAll } from './without.ts'

const STAIRS = /\b(stairs?|staircase|stairway|stairwell|steps|escalator)\b/u
const FLIGHTS = /\b(stairs?|staircase|stairwell|steps)\b/u
const TUMBLES = /^(fall|tumble|roll|slip|faceplant)$/u
const GOES =
  /^(fall|tumble|roll|slip|faceplant|climb|walk|run|march|crawl|sneak|ride|stand|carry|carry-aloft|hop|jump|skip|rock-climb|go|descend|march|race|rush|limp|tiptoe)$/u

/** Stairs under the sky. */
const OUTSIDE =
  /\b(?:temple|shrine|monastery|castle|palace|pyramid|church|cathedral|museum|library|courthouse|capitol|mountain|garden|outdoor|stone|cloud) (?:stairs?|steps|staircase)\b/u

/** Goes on wheels, for which the street itself goes down. */
const WHEELS = /^(skateboard|ride-bike|bmx|roller-skate|rollerblade|ride-scooter)$/u

const RAILS = /\b(?:handrail|hand rail|banister|bannister|stair rail|railing|rail)s?$/u
const DOWN_RAILS = /^(?:skateboard|slide|grind|kickflip|jump|ride|roll|go|glide)$/u

/** "Grinds down the handrail", "slides down the banister": on it, and no rail lies about. */
export function goDownRail(shot: Shot): Shot {
  const rider = shot.subjects.find((each) => each.kind === 'person' && does(each, DOWN_RAILS))
  const [deed] = rider?.actions ?? []
  const rail = shot.subjects.find(({ noun }) => RAILS.test(noun))
  if (!rider || !deed || (!rail && !RAILS.test(deed.prop ?? ''))) return shot
  const board = isOnWheels(rider) || shot.subjects.some(({ noun }) => noun.endsWith('skateboard'))
  const verb = board ? 'grind-rail' : 'slide-rail'
  const place = STAIRS.test(shot.place ?? '') ? null : shot.place
  return {
    ...withSubject(
      withoutAll(
        shot,
        ({ noun }) => RAILS.test(noun) || STAIRS.test(noun) || noun.endsWith('skateboard'),
      ),
      rider,
      { actions: [{ ...deed, verb, prop: null, target: null }] },
    ),
    place,
  }
}

/** Who goes up or down stairs is on them, and not before a picture of them. */
export function goUpstairs(shot: Shot): Shot {
  const place = shot.place ?? ''
  if (!STAIRS.test(place)) return shot
  const [first] = shot.subjects
  const [lead] = shot.subjects.filter(({ kind }) => LIVING.has(kind))
  if (first && isOnWheels(first)) return rollDown(shot, first)
  if (!lead && first && does(first, HOPS)) return hopDown(shot, first)
  if (!lead || !does(lead, GOES)) return shot
  const down = /\bdownward\b/u.test(place)
  const subjects = shot.subjects.map((each) =>
    LIVING.has(each.kind) ? stepping(each, down) : each,
  )
  const outside = OUTSIDE.test(place)
  return { ...shot, place: outside ? place : place.replace(FLIGHTS, 'stairway'), subjects }
}

const HOPS = /^(bounce|roll|fall|tumble|hop|drop|jump|go|slide)$/u

/** What falls down stairs hops from step to step. */
function hopDown(shot: Shot, { id }: Subject): Shot {
  const place = (shot.place ?? '').replace(FLIGHTS, 'stairway')
  const subjects = shot.subjects.map((each) => {
    const [deed, ...rest] = each.actions
    if (each.id !== id || !deed) return each
    const size = each.size === 'normal' ? 'small' : each.size
    return {
      ...each,
      size,
      actions: [{ ...deed, verb: 'hop-down', direction: 'left' as const }, ...rest],
    }
  })
  return { ...shot, place: OUTSIDE.test(place) ? shot.place : place, subjects }
}

/** Who skates by calling jumps down on the board. */
function isOnWheels(subject: Subject): boolean {
  const jumps = does(subject, /^(jump|leap|hop|slide|grind|fly|go|roll|ride)$/u)
  return does(subject, WHEELS) || (jumps && WHEELS.test(callingDeed(subject) ?? ''))
}

const JUMPS = /^(jump|leap|hop|fly)$/u

/** Down is to the left. */
function rollDown(shot: Shot, lead: Subject): Shot {
  const { id } = lead
  const calling = callingDeed(lead)
  const down = (action: Action): Action => ({
    ...action,
    verb: WHEELS.test(action.verb) ? action.verb : (calling ?? action.verb),
    direction: 'left',
  })
  const subjects = shot.subjects.map((each) =>
    each.id === id ? { ...each, actions: each.actions.map(down) } : each,
  )
  // Steps that lead somewhere keep it in sight.
  const steps = does(lead, JUMPS) ? 'stone steps' : 'steep street'
  const place = OUTSIDE.test(shot.place ?? '') ? shot.place : steps
  return { ...shot, place, subjects }
}

/** Up is to the right. */
function stepping(subject: Subject, down: boolean): Subject {
  const actions = subject.actions.map((action): Action => {
    if (!GOES.test(action.verb)) return action
    if (TUMBLES.test(action.verb) && subject.kind === 'person')
      return { ...action, verb: 'tumble-down', direction: 'left' }
    const way =
      down || TUMBLES.test(action.verb) || action.direction === 'down' || action.verb === 'descend'
        ? 'left'
        : 'right'
    const verb = gaitOf(action.verb)
    return { ...action, verb, direction: way, target: null, prop: null }
  })
  return { ...subject, actions }
}

function gaitOf(verb: string): string {
  if (TUMBLES.test(verb)) return 'roll'
  if (verb === 'carry-aloft') return verb
  return /^(run|race|rush)$/u.test(verb) ? 'run' : 'walk'
}
