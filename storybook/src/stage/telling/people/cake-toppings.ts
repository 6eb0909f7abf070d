import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const TOPPINGS =
  /\b(?:roses?|flowers?|dais(?:y|ies)|tulips?|blossoms?|violets?|strawberr(?:y|ies)|blueberr(?:y|ies)|raspberr(?:y|ies)|cherr(?:y|ies)|berr(?:y|ies)|oranges?|lemons?|kiwis?|hearts?|stars?|butterfl(?:y|ies)|cand(?:y|ies)|macarons?|leaves|unicorns?|dinosaurs?)$/u

/** "Decorates a cake with roses": they are put on the cake, one after the other, and do not grow beside it. */
export function topCake(shot: Shot): Shot {
  const baker = people(shot).find((each) => does(each, /^decorate-cake$/u))
  const bond = shot.relations.find(
    ({ from, relation }) => from === baker?.id && /^(?:next-to|holding)$/u.test(relation),
  )
  const topping = shot.subjects.find(
    ({ id, kind, noun }) => id === bond?.to && kind !== 'person' && TOPPINGS.test(noun),
  )
  if (!baker || !topping) return shot
  const prop = `${topping.colour ?? ''} ${topping.noun}`.trim()
  const told = unseen(shot, topping)
  return withSubject(told, baker, { actions: [doing('top-cake', { prop })] })
}
