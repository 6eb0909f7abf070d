import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'
import { unseen } from './without.ts'

const HOUSES =
  /^(castle|palace|temple|church|village|lighthouse|windmill|mansion|house|barn|mountain|hill)$/u
const FLIGHTS = new Set(['fly', 'soar', 'glide', 'hover', 'pass'])
const FLIES = doing('fly')

/** Who flies over a castle is shown large before it, not small on top of its towers. */
export function passOver(asked: Shot): Shot {
  const shot = aboveTrees(asked)
  const over = flightsOver(shot).find(({ to }) => isPlainHouse(shot.subjects, to))
  const house = shot.subjects.find(({ id }) => id === over?.to)
  if (!over || !house) return shot
  const burns = house.actions.some(({ verb }) => verb === 'burn')
  const scenery = [...(burns ? ['burning'] : []), ...(shot.scenery ?? [])]
  const told = unseen({ ...shot, place: house.noun, scenery }, house)
  return withEach(told, (each) => {
    const free = each.actions.map((action) => ({
      ...action,
      target: action.target === house.id ? null : action.target,
    }))
    return { ...each, actions: each.id === over.from && free.length === 0 ? [FLIES] : free }
  })
}

const ROOTED = /\b(?:tree|bush|oak|palm|pine|flower)$/u

/** "A kite flies over a tree": it stays above, and does not pass beside. */
function aboveTrees(shot: Shot): Shot {
  const flown = shot.subjects.flatMap(({ id, kind, count, actions }) =>
    actions.flatMap(({ verb, target, direction, spots }) =>
      FLIGHTS.has(verb) &&
      direction === null &&
      spots === undefined &&
      count < 3 &&
      /^(?:toy|bird|aircraft)$/u.test(kind)
        ? shot.subjects
            .filter((each) => each.id === target && ROOTED.test(each.noun))
            .map((tree) => ({ from: id, to: tree.id }))
        : [],
    ),
  )
  if (flown.length === 0) return shot
  const above = flown.map(({ from, to }) => ({ from, relation: 'above' as const, to }))
  const lifted = new Set(flown.map(({ from }) => from))
  return withEach({ ...shot, relations: [...shot.relations, ...above] }, (each) =>
    lifted.has(each.id) ? { ...each, actions: [] } : each,
  )
}

/** Who is above what, by relation or by flying there. */
function flightsOver({ relations, subjects }: Shot): { from: string; to: string }[] {
  const flown = subjects.flatMap(({ id, actions }) =>
    actions.flatMap(({ verb, target }) =>
      FLIGHTS.has(verb) && target !== null ? [{ from: id, to: target }] : [],
    ),
  )
  const above = relations.filter(
    ({ from, relation }) =>
      relation === 'above' && !subjects.some((each) => each.id === from && staysAbove(each)),
  )
  return [...above, ...flown]
}

/** A balloon is seen above a castle and a bird above a house; flocks and dragons pass before it. */
function staysAbove({ kind, count, actions }: Subject): boolean {
  return count < 3 && (kind === 'aircraft' || (kind === 'bird' && actions.length === 0))
}

function isPlainHouse(subjects: readonly Subject[], id: string): boolean {
  const house = subjects.find((each) => each.id === id)
  return (
    house !== undefined && HOUSES.test(house.noun) && house.colour === null && house.count === 1
  )
}
