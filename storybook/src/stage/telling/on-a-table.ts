import type { Shot } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { thingOf } from './thing-of.ts'
import { standsOnTables } from './table-top.ts'

/** A globe in a library that is shown as a whole stands on a table, where it is found, and not on the floor. */
export function setOnTable(shot: Shot): Shot {
  const { place, camera, subjects, relations } = shot
  const whole = camera.framing === 'wide' && place !== null && findPlace(place)?.indoors === true
  if (!whole || relations.length > 0 || subjects.length === 0) return shot
  // Books in a library and toys in a toy store are on its shelves.
  if (!subjects.every((each) => each.count === 1 && standsOnTables(each))) return shot
  const table = thingOf('table', { kind: 'furniture' })
  const on = subjects.map(({ id }) => ({ from: id, relation: 'on' as const, to: table.id }))
  return { ...shot, subjects: [...subjects, table], relations: on }
}
