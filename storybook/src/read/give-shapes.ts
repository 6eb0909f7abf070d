import { findPicture } from '../lexicon/find-picture.ts'
import type { Shot, Subject } from '../plan/plan.ts'
import { GEOMETRY, type Shaped } from './prompt/geometry.ts'

export interface InShape {
  readonly shots: Shot[]
  /** What has a shape that cannot be shown. */
  readonly lost: readonly string[]
}

/** Gives the things of the shots the shapes that were said of them. */
export function giveShapes(shots: Shot[], shaped: readonly Shaped[]): InShape {
  const start: InShape = { shots, lost: [] }
  return shaped.reduce(({ shots: now, lost }, each) => {
    const known =
      GEOMETRY.has(each.shape) ||
      findPicture(each.shape.replace(/(?: outline)? print$/, '')) !== null
    const given = known ? now.map((shot) => giveShape(shot, each)) : now
    const shown = given.some((shot, index) => shot !== now[index])
    return {
      shots: given,
      lost: shown ? lost : [...lost, `${each.thing} shaped like a ${each.shape}`],
    }
  }, start)
}

function giveShape(shot: Shot, { thing, shape }: Shaped): Shot {
  const one = thing.replace(/s$/, '')
  const isMeant = ({ noun, person }: Subject): boolean =>
    person === null && (noun === one || noun.endsWith(` ${one}`) || noun === thing)
  const first = shot.subjects.find(isMeant)
  if (first !== undefined) {
    // "A balloon shaped like an elephant, and other balloons": those are balloons.
    const shaped = (each: Subject): boolean => (first.count === 1 ? each === first : isMeant(each))
    const subjects = shot.subjects.map((each) => (shaped(each) ? { ...each, shape } : each))
    return { ...shot, subjects }
  }
  const holder = shot.subjects.find(({ actions }) => actions.some(({ prop }) => prop === one))
  if (holder) return hold(shot, holder, standing(one, shape))
  // "A house shaped like a teapot" is no place any more, but a thing to look at.
  if (shot.place !== one) return shot
  const ids = shot.subjects.map(({ id }) => Number(id.slice(1)))
  const id = `s${Math.max(0, ...ids) + 1}`
  return { ...shot, place: null, subjects: [{ ...standing(one, shape), id }, ...shot.subjects] }
}

/** "Flies a kite shaped like a dragon": what only came with the deed is a thing of its own now. */
function hold(shot: Shot, { id: from }: Subject, thing: Subject): Shot {
  const ids = shot.subjects.map(({ id }) => Number(id.slice(1)))
  const id = `s${Math.max(...ids) + 1}`
  return {
    ...shot,
    subjects: [...shot.subjects, { ...thing, id }],
    relations: [...shot.relations, { from, relation: 'holding', to: id }],
  }
}

function standing(noun: string, shape: string): Subject {
  const found = findPicture(noun)
  return {
    id: 's1',
    noun,
    words: noun,
    kind: found?.kind ?? 'building',
    picture: found?.picture ?? null,
    count: 1,
    colour: null,
    size: 'normal',
    material: null,
    shape,
    emotion: 'neutral',
    person: null,
    actions: [],
  }
}
