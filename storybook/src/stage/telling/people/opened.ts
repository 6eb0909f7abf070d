import type { Shot, Subject } from '../../../plan/plan.ts'
import { withEach } from '../retold.ts'

/** What is drawn with its door open, too. */
const DOORS: Readonly<Record<string, string>> = {
  'prop:refrigerator': 'prop:open-refrigerator',
  'prop:wardrobe': 'prop:open-wardrobe',
}

/** Whoever opens a fridge has it open: a hand on a shut door shows nothing. */
export function openDoor(shot: Shot): Shot {
  const opened = new Set(
    shot.subjects.flatMap(({ kind, actions }) =>
      kind === 'person'
        ? actions.flatMap(({ verb, target }) => (verb === 'open' && target !== null ? target : []))
        : [],
    ),
  )
  return withEach(shot, (each): Subject => {
    const picture = DOORS[each.picture ?? '']
    return picture !== undefined && opened.has(each.id) ? { ...each, picture } : each
  })
}
