import { callingDeed } from './people/callings.ts'
import { doing } from './doing.ts'
import type { Kind, Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'
import { withoutAll } from './without.ts'

const OF_THE_WINDOW =
  /\b(window|windows|window ?sill|window ?pane|window ledge|porthole|curtains?|glass|pane|city lights|view)$/u
/** Rooms that have seats of their own. */
const VEHICLES = /\b(train|carriage|compartment|bus|tram|subway|metro|airplane|plane|car)\b/u
const SCENERY = new Set<Kind>(['sky', 'nature', 'building'])

/** Before a window: the set has it, and what is far away is seen through it instead of standing in the room. */
export function lookOut(asked: Shot): Shot {
  if (asked.view === undefined) return asked
  if (isAtOwnWindow(asked)) return withoutView(asked)
  const shot = withEach(asked, gazing)
  const rides = VEHICLES.test(shot.place ?? '')
  const isOfWindow = ({ noun }: Subject): boolean =>
    OF_THE_WINDOW.test(noun) || (rides && /\bseats?$/u.test(noun))
  const isOutside = (each: Subject): boolean => SCENERY.has(each.kind) && each.size !== 'tiny'
  const gone = shot.subjects.filter((each) => isOfWindow(each) || isOutside(each))
  if (gone.length === 0 || gone.length === shot.subjects.length) return shot
  const ids = new Set(gone.map(({ id }) => id))
  const hung = gone.flatMap(({ noun, colour }) =>
    [/\bcurtains?$/u, /\bseats?$/u].flatMap((part, i) =>
      part.test(noun) ? [`${colour ?? ''} ${i === 0 ? 'curtains' : 'seats'}`.trim()] : [],
    ),
  )
  const scenery = [...(shot.scenery ?? []), ...hung].slice(-6)
  const words = [asked.view, ...gone.filter(isOutside).map(({ noun }) => noun)]
  return {
    ...withEach(withoutAll(shot, ids), (each) => ({
      ...each,
      actions: each.actions.map((action) =>
        ids.has(action.target ?? '') ? { ...action, target: null } : action,
      ),
    })),
    ...(scenery.length === 0 ? {} : { scenery }),
    view: words.filter((each) => each !== '').join(', '),
  }
}

/** "A dog in a car looks out of the window": the car's, and the car is in no living room. */
function isAtOwnWindow({ relations, subjects, place }: Shot): boolean {
  return relations.some(
    ({ relation, to }) =>
      relation === 'inside' &&
      !VEHICLES.test(place ?? '') &&
      subjects.some(({ id, kind }) => id === to && kind === 'vehicle'),
  )
}

function withoutView({ view: _seen, ...shot }: Shot): Shot {
  return shot
}

const LOOK = doing('look')

/** Who merely stands at a window looks out of it, unless there is work to do. */
function gazing(each: Subject): Subject {
  const idle = each.actions.every(({ verb }) => verb === 'stand')
  const busy = callingDeed(each) !== null
  return each.kind === 'person' && idle && !busy ? { ...each, actions: [LOOK] } : each
}
