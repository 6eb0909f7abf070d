import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { thingOf } from './thing-of.ts'

const YARD_WORK =
  /^(mow|rake|plant|shovel-snow|build-snowman|throw-snowball|chop-wood|wash-car|fly-kite|sled|ride-bike)$/u
const WATCHES = /^(look|look-out|watch)$/u

/** Work out of doors, or what has happened in a place of its own, that somebody watches from a window is seen from the garden: the window is that of a house. */
export function watchFromHouse(shot: Shot): Shot {
  const indoors = shot.place !== null && findPlace(shot.place)?.indoors === true
  if (shot.view === undefined || indoors) return shot
  const watcher = shot.subjects.find(
    ({ kind, actions }) => LIVING.has(kind) && WATCHES.test(actions[0]?.verb ?? ''),
  )
  const works = shot.subjects.some(({ actions }) => YARD_WORK.test(actions[0]?.verb ?? ''))
  if (!watcher || !(works || isSecond(watcher, shot))) return shot
  const { view: _view, ...outdoors } = shot
  const house = houseOf(watcher)
  const within: Relation = { from: watcher.id, relation: 'inside', to: house.id }
  return {
    ...outdoors,
    subjects: [
      ...shot.subjects.map((each) => (each === watcher ? { ...each, actions: [] } : each)),
      house,
    ],
    relations: [...shot.relations.filter(({ from }) => from !== watcher.id), within],
  }
}

/** A ship that comes down in a field is the story; who sees it from a window is told of afterwards. */
function isSecond(watcher: Subject, { subjects, place }: Shot): boolean {
  const [lead] = subjects
  const happens = lead?.kind === 'sky' || (lead?.actions.length ?? 0) > 0
  return place !== null && lead !== undefined && lead !== watcher && happens
}

function houseOf({ id }: Subject): Subject {
  const look = { kind: 'building', picture: 'prop:lit-cottage', size: 'large' } as const
  return thingOf('house', { ...look, id: `${id}-house` })
}
