import type { Action, Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { without } from '../without.ts'
import { people } from './people-told.ts'

const POURS = /^(?:pour|topple|knock-over|spill|splash)$/u
/** What runs down on somebody, or what it is in. */
const RUNS =
  /\b(?:water|soup|coffee|tea|milk|juice|wine|beer|paint|lemonade|cocoa|slime|honey|bucket|jug|bowl|pot|glass|cup|pitcher|watering can)$/u

/** "Pours a bucket of water over a boy's head", "spills soup on the customer": it is seen on the other, and not on a table or the floor. */
export function drenchOther(shot: Shot): Shot {
  const folk = people(shot)
  const drenches = ({ verb, target, prop }: Action): boolean =>
    POURS.test(verb) && RUNS.test(prop ?? '') && folk.some(({ id }) => id === target)
  const who = folk.find(({ actions: [deed] }) => deed && drenches(deed))
  const [deed, ...later] = who?.actions ?? []
  if (!who || !deed || who.count > 1 || deed.target === who.id) return shot
  // Who spills it did not mean to.
  const pours = doing(deed.verb === 'pour' ? 'drench' : 'spill-on', {
    target: deed.target,
    prop: deed.prop,
  })
  const tub = shot.subjects.find(({ noun }) => noun === deed.prop)
  const told = withEach(shot, (each) => {
    if (each.id === who.id) return { ...each, actions: [pours, ...later] }
    return each.id === deed.target ? { ...each, actions: [] } : each
  })
  const relations = told.relations.filter(({ from, to }) => from !== who.id || to !== deed.target)
  const alone = { ...told, relations }
  return tub ? without(alone, tub) : alone
}
