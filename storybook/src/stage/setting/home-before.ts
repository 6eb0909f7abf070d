import type { Shot, Subject } from '../../plan/plan.ts'
import type { Choreography } from '../actions/action.ts'
import { humanDeed } from '../actions/people/human-actions.ts'

/** What people do wherever they are: at home, when they go on there. */
const ANYWHERE =
  /^(?:text|phone|tie-shoes|write|drink(?:-.*)?|eat(?:-.*)?|read|stand|listen-music|stretch|look|knit|work|draw|hold|get-dressed|yoga|sing|dance)$/
const KITCHEN = /^(?:kitchen|pantry)$/
const ROOMS = /^(?:living[- ]room|bedroom|bathroom|closet|garage|attic|basement|laundry[- ]room)$/
/** These are done with the dishes and the food of a kitchen. */
const OF_KITCHENS = /^(?:drink(?:-.*)?|eat(?:-.*)?)$/

/** "A person is texting, then they start vacuuming": they were at home already. */
export function homeBefore(shots: readonly Shot[]): readonly Shot[] {
  return shots.map((shot, at) => {
    const verb = openDeed(shot)
    const home = verb === null ? null : roomBefore(verb, placeAfter(shot, shots[at + 1]))
    return home === null ? shot : { ...shot, place: home }
  })
}

/** What somebody does there of whom it is not told where. */
function openDeed({ place, subjects: [lead, ...others] }: Shot): string | null {
  if (place !== null || lead?.kind !== 'person' || others.length > 1) return null
  const verb = lead.actions[0]?.verb ?? ''
  return ANYWHERE.test(verb) ? verb : null
}

/** Where the same one goes on. */
function placeAfter({ subjects: [lead] }: Shot, next: Shot | undefined): string {
  const same = next?.subjects.find(({ id }) => id === lead?.id)
  if (!same || next?.transition !== 'dissolve') return ''
  return next.place ?? humanDeed(same.actions[0]?.verb ?? '')?.needs?.place ?? ''
}

function roomBefore(verb: string, there: string): string | null {
  if (KITCHEN.test(there)) return OF_KITCHENS.test(verb) ? 'kitchen' : 'living-room'
  return ROOMS.test(there) ? 'living-room' : null
}

/** What one does on the side, with a thing out of the pocket or with none. */
const ON_THE_SIDE = /^(?:text|phone|listen-music|sing|talk|smile|laugh)$/

/** Where the deed of somebody wants to be; who phones while cooking is in the kitchen. */
export function placesWished({
  subject: { actions },
  dance,
}: {
  readonly subject: Subject
  readonly dance: Choreography | null
}): string | readonly string[] {
  const [first, second] = actions
  const aside = first && second && ON_THE_SIDE.test(first.verb)
  return (aside && humanDeed(second.verb)?.needs?.place) || (dance?.needs?.place ?? [])
}
