import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { withoutAll } from '../without.ts'

const RIDES: readonly (readonly [noun: RegExp, picture: string])[] = [
  [/\bbus$/u, 'prop:crowded-bus'],
  [/\b(train|tram|carriage|railway|trolley)$/u, 'prop:crowded-train'],
]

/** Who hangs from a bus holds on at its door: it is so full that there is no room inside. */
export function hangOn(shot: Shot): Shot {
  const ride = shot.subjects.find(
    ({ kind, noun }) => kind === 'vehicle' && RIDES.some(([words]) => words.test(noun)),
  )
  const clings = ({ kind, actions: [first] }: Subject): boolean =>
    kind === 'person' && first?.verb === 'swing' && first.prop === null
  const people = shot.subjects.filter(clings).filter(({ id }) => mayHang(id, ride, shot))
  if (!ride || ride.count > 1 || people.length === 0) return shot
  const picture = RIDES.find(([words]) => words.test(ride.noun))?.[1] ?? null
  const gone = new Set(people.map(({ id }) => id))
  return {
    ...withEach(withoutAll(shot, gone), (each) =>
      each === ride ? { ...each, picture, actions: drives(each) } : each,
    ),
    place: shot.place === 'room' ? null : shot.place,
  }
}

const drives = ({ actions }: Subject): Subject['actions'] =>
  actions.length > 0 ? actions : [doing('drive')]

/** From nothing else that is named. */
function mayHang(id: string, ride: Subject | undefined, { relations }: Shot): boolean {
  return relations.every(({ from, to }) => from !== id || to === ride?.id)
}
