import type { Shot, Subject } from '../../plan/plan.ts'
import type { Bound } from '../binding/binding.ts'
import type { WindowSeen } from '../manner/view-words.ts'
import { hasWindow } from '../manner/window-rooms.ts'
import type { TakeParts } from './take-parts.ts'

/** Who looks out of a window stays behind it in the next take, unless that plays elsewhere. */
export function behindGlass(
  { window, bound, previous }: TakeParts,
  same: boolean,
): Partial<Pick<Shot, 'place' | 'view'>> {
  if (bound.outlook !== null && window === null) return { view: bound.outlook }
  const shows =
    bound.place !== null && !/(?:^|living |bed|dining |hotel |guest |bath)room$/.test(bound.place)
  const idle = shows && !bound.subjects.some(looksOut)
  if (window === null || (idle && isInPassing(window, bound.place ?? '')))
    return same && previous?.view !== undefined ? { view: previous.view } : {}
  return atWindow(window, bound)
}

function looksOut({ actions }: Subject): boolean {
  return actions.some(
    ({ verb, target }) => target === null && /^(?:look|look-out|watch)$/.test(verb),
  )
}

/** Light or rain at a window behind which nothing is told: a place with a set of its own keeps it. */
function isInPassing({ only, view, sill, room }: WindowSeen, place: string): boolean {
  return only === 'light' || (view === '' && !sill && room === null && !hasWindow(place))
}

function atWindow(window: WindowSeen, { place, subjects }: Bound): Pick<Shot, 'place' | 'view'> {
  // Others are in the room, too: the sill alone is no stage for them.
  const onSill = window.sill && !subjects.some(({ kind }) => /^(?:person|furniture)$/.test(kind))
  // "A view of mountains from a train window": what is seen was read as the place.
  const beyond = window.view === '' && window.room !== null && place !== null && !hasWindow(place)
  if (beyond && !onSill && !place.endsWith('room')) return { place: window.room, view: place }
  const seen = onSill ? [window.view, place] : [window.view]
  const view = seen.filter(Boolean).join(', ').slice(0, 80)
  return { place: onSill ? 'windowsill' : (place ?? window.room), view }
}
