import { ANIMALS } from '../../../plan/kinds.ts'
import type { Relation, Shot } from '../../../plan/plan.ts'

/** What no beast has on its head but by accident: there is no way to wear it there. */
const ODD = /\b(?:sock|underpants|underwear|bra|bucket|pot|towel|lampshade|basket|bowl)$/u

/** "A kangaroo in a bucket hat" wears one, "a kangaroo that wears a bucket" has it on its head. */
export function lieOnHead(shot: Shot): Shot {
  const kindOf = (id: string) => shot.subjects.find((each) => each.id === id)
  const relations = shot.relations.map((each): Relation => {
    const [wearer, thing] = [kindOf(each.from), kindOf(each.to)]
    const odd = each.relation === 'wearing' && wearer && thing && ANIMALS.has(wearer.kind)
    const lies = odd && ODD.test(thing.noun)
    return lies ? { from: thing.id, relation: 'on', to: wearer.id } : each
  })
  return { ...shot, relations }
}
