import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { unseen } from '../without.ts'

const SMALL = /\b(mouse|mice|rat)$/u
const HOLES = /\b(mouse ?hole|hole|hole in the (wall|skirting board))$/u
const DRAGS = /^(pull|drag|carry|hold|push|roll|steal|bring|take|tow|haul|fetch)$/u
const ROOMS = /^(room|house|home|kitchen|living room|cellar|old house|pantry|wall)$/u

/** A mouse's hole is in the skirting board of a room, and what it has found goes in there. */
export function dragHome(shot: Shot): Shot {
  const mouse = shot.subjects.find(({ noun, count }) => SMALL.test(noun) && count === 1)
  const hole = shot.subjects.find(({ noun }) => HOLES.test(noun))
  const indoors = shot.place === null || ROOMS.test(shot.place)
  if (!mouse || !hole || !indoors) return shot
  const find = shot.subjects.find((each) => isFound(each, mouse, shot))
  const others = shot.subjects.filter((each) => each !== mouse && each !== hole && each !== find)
  if (others.length > 0) return shot
  const deed: Action = find ? doing('drag-home', { prop: find.noun }) : doing('peep-from-hole')
  const told = unseen(withDeed(shot, mouse, deed), hole)
  return { ...(find ? unseen(told, find) : told), place: 'skirting board' }
}

function isFound({ id }: Subject, { id: own, actions }: Subject, { relations }: Shot): boolean {
  const dragged = actions.some(({ verb, target }) => target === id && DRAGS.test(verb))
  return (
    dragged ||
    relations.some((each) => each.from === own && each.relation === 'holding' && each.to === id)
  )
}
