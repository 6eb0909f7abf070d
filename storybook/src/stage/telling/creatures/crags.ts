import { LIVING } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { thingOf } from '../thing-of.ts'

const CLIFFS = /\b(cliff|clifftop|precipice|cliff edge|edge of a cliff|ledge|crag)s?$/u
const SEA = /\b(sea|ocean|waves?|coast|beach|bay|lighthouse)\b/u

/** What is done where one stands. */
const STILL =
  /^(howl|roar|stand|sit|look|watch|crow|screech|bark|pose|meow|growl|wait|rest|bleat)$/u

/** A beast that howls on a cliff is seen on a rock that juts out, with nothing below. */
export function standOnCrag(shot: Shot): Shot {
  const [lead] = shot.subjects
  if (!lead || !CLIFFS.test(shot.place ?? '') || !standsThere(lead, shot)) return shot
  const look = { words: '', kind: 'nature', picture: 'prop:crag' } as const
  const crag = thingOf('crag', { ...look, id: `${lead.id}-crag` })
  const snows = shot.weather === 'snow' || shot.weather === 'blizzard' || shot.season === 'winter'
  const sea = SEA.test([...(shot.scenery ?? []), shot.place].join(' '))
  return {
    ...shot,
    place: snows ? 'snowy mountain' : sea ? shot.place : 'cliff above a valley',
    subjects: [...shot.subjects, crag],
    relations: [...shot.relations, { from: lead.id, relation: 'on', to: crag.id }],
  }
}

/** Alone but for the sky, and at rest; people on a cliff have its edge to stand on. */
function standsThere(lead: Subject, { subjects, relations }: Shot): boolean {
  const alone = subjects.every((each) => each === lead || each.kind === 'sky')
  const free = !relations.some(({ from, relation }) => from === lead.id && relation === 'on')
  const beast = LIVING.has(lead.kind) && lead.kind !== 'person' && lead.count === 1
  return alone && free && beast && lead.actions.every(({ verb }) => STILL.test(verb))
}
