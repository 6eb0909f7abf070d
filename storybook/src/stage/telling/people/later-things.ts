import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Shot } from '../../../plan/plan.ts'
import { withEach } from '../retold.ts'

/** What somebody does later to a thing that is there is done with that thing: who takes out a loaf and smells it smells no flower. */
export function nameLaterThings(shot: Shot): Shot {
  const nounOf = (id: string | null): string | null =>
    shot.subjects.find((each) => each.id === id && !LIVING.has(each.kind))?.noun ?? null
  const named = (action: Action): Action =>
    WITH_IT.test(action.verb) && action.prop === null
      ? { ...action, prop: nounOf(action.target) }
      : action
  return withEach(shot, (each) =>
    each.kind === 'person'
      ? { ...each, actions: [...each.actions.slice(0, 1), ...each.actions.slice(1).map(named)] }
      : each,
  )
}

/** Deeds of the hands with whatever it is. */
const WITH_IT =
  /^(?:sniff|eat|drink|read|cut|peel|wipe|clean|kiss|hug|shake|throw|drop|open|write|sew|fold|polish-thing|sand-thing|inspect|show|lift|taste|bite|lick|wrap|stamp-thing|stir|paint|carve)$/u
