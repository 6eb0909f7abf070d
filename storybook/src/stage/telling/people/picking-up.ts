import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { without } from '../without.ts'
import { calling } from './setting-down.ts'

const PICKS = /^(?:pick-up|put-down)$/u
const HANDY = /^(?:food|thing|tool|toy|clothing|plant|instrument|symbol|nature)$/u

/** "Picks up a red ball": it lies before the feet, and then it is in the hand. Whoever is picked up is held, and what lies on a table is taken from there. */
export function pickUp(shot: Shot): Shot {
  for (const who of shot.subjects) {
    const deed = who.actions.find(({ verb }) => PICKS.test(verb))
    const told = deed && pickedUp(shot, who, deed)
    if (told) return told
  }
  return shot
}

function pickedUp(shot: Shot, who: Subject, deed: Action): Shot | null {
  const what = thingOf(deed, who, shot)
  const table = shot.subjects.find(({ noun }) => TABLES.test(noun))
  if (deed.prop !== null && !what && !table) return null
  const free = what === undefined ? deed.prop !== null : isFree(what, shot)
  const put = free ? lifted(deed, what ? calling(what) : deed.prop, table) : notLifted(deed)
  const left = (free ? [what, table] : []).reduce(
    (seen, each) => (each?.count === 1 ? without(seen, each) : withoutHands(seen, each)),
    shot,
  )
  const actions = who.actions.map((each) => (each === deed ? put : each))
  const told = withSubject(left, who, { actions })
  return table ? { ...told, place: told.place ?? 'living room' } : told
}

const notLifted = (deed: Action): Action => ({
  ...deed,
  verb: deed.verb === 'pick-up' ? 'hold' : 'stand',
})

const TABLES = /\b(?:table|desk|counter)$/u

/** From before the feet, or from the table. */
function lifted(deed: Action, prop: string | null, table: Subject | undefined): Action {
  if (!table) return { ...deed, prop, target: null }
  return deed.verb === 'pick-up'
    ? doing('take-out', { prop: `${prop} out of ${table.noun}` })
    : doing('put-there', { prop: `${prop} onto ${table.noun}` })
}

/** Of many shells one is picked up: the others lie there, and nobody holds them. */
function withoutHands(shot: Shot, many: Subject | undefined): Shot {
  return {
    ...shot,
    relations: shot.relations.filter(
      ({ to, relation }) => relation !== 'holding' || to !== many?.id,
    ),
  }
}

const thingOf = ({ target, prop }: Action, who: Subject, { subjects }: Shot): Subject | undefined =>
  subjects.find((each) => each !== who && (each.id === target || each.noun === prop))

/** Of the size of a hand, and nothing else is told of it. */
function isFree({ id, kind, actions }: Subject, { subjects, relations }: Shot): boolean {
  const aims = subjects.flatMap((each) => each.actions).filter(({ target }) => target === id)
  return (
    HANDY.test(kind) &&
    actions.length === 0 &&
    aims.length <= 1 &&
    relations.every(
      ({ from, to, relation }) => from !== id && (to !== id || relation === 'holding'),
    )
  )
}
