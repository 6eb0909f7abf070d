import type { Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { people } from './people-told.ts'

const UPRIGHT = /^(?:stand|smile|look|laugh|pet|talk)$/u

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
      /['’]s (?:laps?|knees?)$/u.test(words) &&
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

function isLapPet({ kind }: Subject): boolean {
  return ANIMALS.has(kind) || kind === 'toy'
}
