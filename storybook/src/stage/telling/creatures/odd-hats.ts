import { ANIMALS } from '../../../plan/kinds.ts'
import type { Relation, Shot } from '../../../plan/plan.ts'

/** What no beast has on its head but by accident: there is no way to wear it there. */
const ODD =
  /\b(?:socks?|underpants|underwear|pants|trousers|shirt|bra|bucket|pot|shoe|boot|gloves?|towel|lampshade|basket|bowl)$/u

/** A pair of these is on the feet. */
const PAIR = /\b(?:shoes|boots)$/u

/** "A kangaroo with a red sock on its head": it lies on the head. */
export function lieOnHead(shot: Shot): Shot {
  const kindOf = (id: string) => shot.subjects.find((each) => each.id === id)
  const relations = shot.relations.map((each): Relation => {
    const [wearer, thing] = [kindOf(each.from), kindOf(each.to)]
    const odd = each.relation === 'wearing' && wearer && thing && ANIMALS.has(wearer.kind)
    const lies = odd && ODD.test(thing.noun) && !PAIR.test(thing.words)
    return lies ? { from: thing.id, relation: 'on', to: wearer.id } : each
  })
  return { ...shot, relations }
}
