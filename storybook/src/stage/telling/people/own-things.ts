import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { callingDeed } from './callings.ts'
import { does } from './people-told.ts'
import { BROUGHT } from './trade-things.ts'
import { described } from '../described.ts'
import { withSubject, withEach } from '../retold.ts'
import { withoutAll } from '../without.ts'

/** What is drunk from. */
const CUPS = /\b(?:cup|mug|glass|goblet|teacup|tankard|bottle)$/u

/** "Drinks from a pink cup": the deed has a cup, but not that one. */
function drinkFrom(shot: Shot): Shot {
  const cups = shot.subjects.filter(({ noun, colour }) => CUPS.test(noun) && colour !== null)
  const who = shot.subjects.find((each) => each.kind === 'person' && does(each, /^drink$/u))
  const [cup] = cups
  if (!cup || !who || cups.length > 1 || shot.relations.some(({ from }) => from === cup.id))
    return shot
  const actions = who.actions.map((act) =>
    act.verb === 'drink' ? { ...act, prop: cup.noun } : act,
  )
  return {
    ...withSubject(shot, who, { actions }),
    relations: [...shot.relations, { from: who.id, relation: 'holding', to: cup.id }],
  }
}

/** What a deed brings along itself does not stand there a second time; what is said of it is seen on the deed's own. */
export function withoutOwnThings(told: Shot): Shot {
  const shot = drinkFrom(told)
  const held = new Set(
    shot.relations.filter(({ relation }) => relation === 'holding').map(({ to }) => to),
  )
  const brought = shot.subjects.flatMap((each) => {
    const knits = does(each, /^knit$/u)
    const verb =
      each.kind === 'person' || knits ? (each.actions[0]?.verb ?? callingDeed(each)) : null
    const things = verb === null ? undefined : BROUGHT[verb]
    return things ? [things] : []
  })
  const things = shot.subjects
    .filter(({ kind, noun }) => kind !== 'person' && brought.some((own) => own.test(noun)))
    .filter(({ id, noun, colour }) => !(held.has(id) && colour !== null && CUPS.test(noun)))
  const gone = new Set(things.map(({ id }) => id))
  if (gone.size === 0) return shot
  // "Drinks from a bottle", "pays with coins": no mug will do, and no card.
  const vessel = things[0]?.noun ?? null
  return withEach(
    withoutAll(shot, ({ id }) => gone.has(id)),
    (each) => ({
      ...each,
      actions: each.actions
        .map((act) => (gone.has(act.target ?? '') ? { ...act, target: null } : act))
        .map((act) =>
          /^(?:drink|pay)$/u.test(act.verb) && act.prop === null ? { ...act, prop: vessel } : act,
        )
        .map((act) => describing(act, things)),
    }),
  )
}

/** "Plants a green flag": the flag that the deed brings is green. */
function describing(action: Action, things: readonly Subject[]): Action {
  const own = things.find(
    ({ noun, colour, material }) =>
      (colour !== null || material !== null) &&
      BROUGHT[action.verb]?.test(noun) === true &&
      (action.prop ?? noun) === noun,
  )
  return own ? { ...action, prop: described(own) } : action
}
