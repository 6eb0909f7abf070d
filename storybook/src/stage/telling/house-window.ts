import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

const YARD_WORK =
  /^(mow|rake|plant|shovel-snow|build-snowman|throw-snowball|chop-wood|wash-car|fly-kite|sled|ride-bike)$/u
const WATCHES = /^(look|look-out|watch)$/u

/** Work out of doors that somebody watches from a window is seen from the garden: the window is that of a house. */
export function watchFromHouse(shot: Shot): Shot {
  const indoors = shot.place !== null && findPlace(shot.place)?.indoors === true
  if (shot.view === undefined || indoors) return shot
  const watcher = shot.subjects.find(
    ({ kind, actions }) => LIVING.has(kind) && WATCHES.test(actions[0]?.verb ?? ''),
  )
  const works = shot.subjects.some(({ actions }) => YARD_WORK.test(actions[0]?.verb ?? ''))
  if (!watcher || !works) return shot
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

function houseOf({ id }: Subject): Subject {
  return {
    id: `${id}-house`,
    noun: 'house',
    words: 'house',
    kind: 'building',
    picture: 'noto:house',
    count: 1,
    colour: null,
    material: null,
    size: 'normal',
    emotion: 'neutral',
    person: null,
    actions: [],
  }
}
