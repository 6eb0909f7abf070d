import type { Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { unseen } from '../without.ts'
import { people } from './people-told.ts'

const UPRIGHT = /^(?:stand|smile|look|laugh|pet|talk)$/u
const LAP = /['’]s (?:laps?|knees?)$/u
const SEAT = /(?:^| )(?:chair|armchair|stool|couch|sofa|bench)$/u
const AT_REST = /^(?:sit|stand|smile|look|laugh|rest|talk|hold)$/u

/** Whoever has a cat on the lap sits: those who stand have none. */
export function offerLap(shot: Shot): Shot {
  const laps = new Set(
    shot.relations.flatMap(({ from, relation, to }) => {
      const rider = shot.subjects.find(({ id }) => id === from)
      return relation === 'on' && rider && isLapPet(rider) ? [to] : []
    }),
  )
  const bound = new Set(shot.relations.map(({ from }) => from))
  const sitters = people(shot).filter(
    ({ id, words, count, actions }) =>
      laps.has(id) &&
      !bound.has(id) &&
      count === 1 &&
      LAP.test(words) &&
      actions.every(({ verb }) => UPRIGHT.test(verb)),
  )
  if (sitters.length === 0) return shot
  return {
    ...withEach(shot, (each) =>
      sitters.includes(each) ? { ...each, actions: [doing('sit')] } : each,
    ),
    place: shot.place ?? 'living room',
  }
}

/** A child on somebody's lap: both sit on the seat that was named, or on a chair, and no child rides on a neck. */
export function sitOnLap(shot: Shot): Shot {
  const resting = (id: string): Subject | undefined =>
    people(shot).find(
      (each) =>
        each.id === id && each.count === 1 && each.actions.every(({ verb }) => AT_REST.test(verb)),
    )
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'on' && resting(from) && LAP.test(resting(to)?.words ?? ''),
  )
  if (!bond) return shot
  const seat = seatOf(shot, bond.to)
  const held = doing('hold-on-lap', { target: bond.from, prop: seat?.noun ?? null })
  const told = withEach(shot, (each) => {
    if (each.id === bond.to) return { ...each, actions: [held] }
    return each.id === bond.from ? { ...each, actions: [] } : each
  })
  const relations = told.relations.filter((each) => each !== bond)
  const placed = { ...told, relations, place: told.place ?? 'living room' }
  return seat ? unseen(placed, seat) : placed
}

/** What somebody sits on alone. */
function seatOf({ relations, subjects }: Shot, id: string): Subject | undefined {
  const [first, ...rest] = relations.filter(
    ({ relation, to }) =>
      relation === 'on' && subjects.some((each) => each.id === to && SEAT.test(each.noun)),
  )
  if (first?.from !== id || rest.length > 0) return undefined
  return subjects.find((each) => each.id === first.to)
}

function isLapPet({ kind }: Subject): boolean {
  return ANIMALS.has(kind) || kind === 'toy'
}
