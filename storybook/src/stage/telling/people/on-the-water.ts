import type { Shot } from '../../../plan/plan.ts'
import { people } from './people-told.ts'
import { withEach } from '../retold.ts'

const WATERS =
  /\b(?:pool|sea|ocean|lake|river|pond|lagoon|bay|hot springs?|hot tub|water|waters|beach)$/u
const FLOATS = /^(?:float|drift)$/u

/** Who floats in a pool lies on its water: only where there is none does one hover. */
export function floatOnWater(shot: Shot): Shot {
  if (!WATERS.test(shot.place ?? '') || /under/u.test(shot.place ?? '')) return shot
  // On a beach one lies on the sand.
  const deep = !(shot.place ?? '').endsWith('beach')
  const bound = new Set(
    shot.relations.flatMap(({ from, relation }) =>
      /^(?:on|riding|inside|above)$/u.test(relation) ? [from] : [],
    ),
  )
  const folk = new Set(people(shot).map(({ id }) => id))
  return withEach(shot, (each) => {
    if (!folk.has(each.id) || bound.has(each.id)) return each
    const actions = each.actions.map((action) =>
      FLOATS.test(action.verb) || (deep && action.verb === 'lie-on-back')
        ? { ...action, verb: 'float-on-back' }
        : action,
    )
    return { ...each, actions }
  })
}
