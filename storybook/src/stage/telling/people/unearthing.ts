import type { Shot, Subject } from '../../../plan/plan.ts'
import { described } from '../described.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'
import { people } from './people-told.ts'
import { BROUGHT } from './trade-things.ts'

/** "Archaeologists dig up a chair": it is what lies half in the ground before them, and no bones. */
export function unearth(shot: Shot): Shot {
  for (const who of people(shot)) {
    const digs = who.actions.find(({ verb }) => verb === 'dig-bones')
    const thing = digs && foundBy(who, shot)
    if (!digs || !thing) continue
    const actions = [{ ...digs, target: null, prop: described({ ...thing, material: null }) }]
    return withoutAll(withSubject(shot, who, { actions }), ({ id }) => id === thing.id)
  }
  return shot
}

const DUG_UP = /^(?:thing|tool|furniture|toy|instrument|clothing|vehicle|aircraft|food|boat)$/u

function foundBy({ actions }: Subject, { subjects }: Shot): Subject | undefined {
  return subjects.find(
    ({ id, kind, noun }) =>
      actions.some(({ target }) => target === id) &&
      DUG_UP.test(kind) &&
      BROUGHT['dig-bones']?.test(noun) !== true,
  )
}
