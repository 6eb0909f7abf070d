import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { doing } from './doing.ts'
import { thingOf } from './thing-of.ts'

const YARD_WORK =
  /^(mow|rake|plant|shovel-snow|build-snowman|throw-snowball|chop-wood|wash-car|fly-kite|sled|ride-bike)$/u
const WATCHES = /^(look|look-out|watch)$/u
/** Who leans out, calls or waves there is seen from outside. */
const CALLS = /^(lean|wave|shout|call|sing|scream|yell|cheer|laugh)$/u
const CLIMBS = /^climb(-.+)?$/u

/** Work out of doors, or what has happened in a place of its own, that somebody watches from a window is seen from the garden: the window is that of a house. */
export function watchFromHouse(shot: Shot): Shot {
  const tower = isTower(shot)
  const watcher = shot.view === undefined ? null : atWindow(shot, tower)
  if (watcher === null) return shot
  const { view: _view, ...outdoors } = shot
  const house = houseOf(watcher, tower)
  const within: Relation = { from: watcher.id, relation: 'inside', to: house.id }
  return {
    ...outdoors,
    place: tower ? 'meadow' : outdoors.place,
    subjects: [...shot.subjects.map((each) => atTheWall(each, watcher)), house],
    relations: [...shot.relations.filter(({ from }) => from !== watcher.id), within],
  }
}

/** Who is seen in the window; null where everybody is in the room. */
function atWindow(shot: Shot, tower: boolean): Subject | null {
  const indoors = shot.place !== null && findPlace(shot.place)?.indoors === true
  if (indoors && !tower) return null
  // A prince on a horse calls from below, and who is in a taxi looks out of that.
  const mounted = new Set(
    shot.relations.flatMap(({ from, relation }) =>
      /^(?:riding|inside)$/u.test(relation) ? from : [],
    ),
  )
  const free = shot.subjects.filter(({ id }) => !mounted.has(id))
  const caller = free.find((each) => does(each, CALLS) || leansOut(each))
  if (caller) return caller
  const watcher = free.find((each) => does(each, WATCHES)) ?? null
  const outside = tower || hasYardWork(shot) || (watcher !== null && isSecond(watcher, shot))
  return outside ? watcher : null
}

const does = ({ kind, actions }: Subject, deeds: RegExp): boolean =>
  LIVING.has(kind) && deeds.test(actions[0]?.verb ?? '')

/** Whatever else is done there, geraniums watered or a cloth shaken. */
const leansOut = ({ kind, actions }: Subject): boolean =>
  kind === 'person' && actions.some(({ verb }) => verb === 'lean')

const isTower = ({ place, scenery = [] }: Shot): boolean =>
  [place, ...scenery].some((word) => /\btower\b/u.test(word ?? ''))

const hasYardWork = ({ subjects }: Shot): boolean =>
  subjects.some(({ actions }) => YARD_WORK.test(actions[0]?.verb ?? ''))

/** Who is in the window waves or stands there; who climbs is on the wall below. */
function atTheWall(each: Subject, watcher: Subject): Subject {
  if (each === watcher) {
    const [deed] = each.actions
    return {
      ...each,
      actions:
        deed && /^(wave|sing|laugh|shout|call|cheer)$/u.test(deed.verb) ? [doing(deed.verb)] : [],
    }
  }
  return does(each, CLIMBS) ? { ...each, actions: [doing('climb-rope')] } : each
}

/** A ship that comes down in a field is the story; who sees it from a window is told of afterwards. */
function isSecond(watcher: Subject, { subjects, place }: Shot): boolean {
  const [lead] = subjects
  const happens = lead?.kind === 'sky' || (lead?.actions.length ?? 0) > 0
  return place !== null && lead !== undefined && lead !== watcher && happens
}

function houseOf({ id }: Subject, tower: boolean): Subject {
  const picture = tower ? 'prop:window-tower' : 'prop:lit-cottage'
  return thingOf(tower ? 'tower' : 'house', {
    kind: 'building',
    picture,
    size: 'large',
    id: `${id}-house`,
  })
}
