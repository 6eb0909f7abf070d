import type { Shot, Subject } from '../../../plan/plan.ts'
import { withoutAll } from '../without.ts'
import { does, headsOf, people, told } from './people-told.ts'

const STALLS =
  /\b(?:(?:food|ramen|noodle|street|soup|pho|udon|wok|market) (?:stall|stand|cart)|stall)$/u
const COOKS = /^(?:cook|cook-.+|wok|toss|fry|stir|boil|serve|serve-food|prepare|throw|make|flip)$/u
const GUESTS =
  /^(?:eat|eat-.+|drink|drink-.+|slurp|sit|wait|talk|laugh|stand|smile|chat|watch|look|hold|queue)$/u
const WARES =
  /\b(?:bowls?|chopsticks?|noodles?|ramen|soup|wok|pan|steam|stools?|lanterns?|counter|broth)$/u
const PLACES = /^$|\b(?:street|market|alley|stall|bar|city|town|square|night market)$/u

/** A cook at a stall stands behind its counter, and whoever eats there sits before it. */
export function keepStall(shot: Shot): Shot {
  const stall =
    shot.subjects.find(({ noun }) => STALLS.test(noun)) ??
    (STALLS.test(shot.place ?? '') || undefined)
  const cook = people(shot).find((each) => each.count === 1 && isCook(each))
  if (!stall || !cook || !PLACES.test(shot.place ?? '')) return shot
  const others = people(shot).filter((each) => each !== cook)
  const guests = others.filter(({ actions }) => actions.every(({ verb }) => GUESTS.test(verb)))
  if (headsOf(guests) > 4) return shot
  const bare = withoutAll(
    shot,
    ({ kind, noun }) => kind !== 'person' && (STALLS.test(noun) || WARES.test(noun)),
  )
  const at = told(bare, [cook, ...guests], { verb: 'keep-stall', prop: dishOf(cook) })
  const order = [cook.id, ...guests.map(({ id }) => id)]
  const rank = ({ id }: Subject): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return {
    ...at,
    place: 'street market',
    subjects: at.subjects.toSorted((one, other) => rank(one) - rank(other)),
  }
}

const isCook = (each: Subject): boolean =>
  does(each, COOKS) && each.actions.every(({ verb }) => COOKS.test(verb))

const dishOf = ({ actions }: Subject): string =>
  actions.flatMap(({ prop }) => prop ?? [])[0] ?? 'noodles'
