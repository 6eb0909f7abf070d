import type { Relation, Shot, Subject } from '../../plan/plan.ts'

/** Drinks and dishes whose pictures show what is in them. */
const SHOWN_IN: readonly (readonly [dish: RegExp, part: RegExp])[] = [
  [/\b(martini|cocktail)$/u, /\bolives?$/u],
  [
    /\b(lemonade|iced tea|ice tea|juice|soda|iced coffee|mojito)$/u,
    /\b(ice cubes?|ice|lemon|orange|lime|mint|straws?|lemon slices?)$/u,
  ],
  [/\bsalad$/u, /\b(tomato(es)?|olives?|cucumbers?|lettuce|leaves)$/u],
]
/** What has a top to put berries on, and what is in a bowl. */
const FLAT = /\b(pancakes?|waffles?|cupcake|muffin)$/u
const BOWLS = /\b(oatmeal|porridge|cereal|granola|muesli|yogh?urt)$/u
const TOPPINGS =
  /\b(berr(y|ies)|strawberr(y|ies)|blueberr(y|ies)|raspberr(y|ies)|blackberr(y|ies)|cherr(y|ies)|bananas?|marshmallows?)$/u

/** "A martini with an olive", "pancakes with blueberries": small food is in the drink and on the dish, not beside it. */
export function garnish(asked: Shot): Shot {
  const shot = belowThePour(withToppings(asked))
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const parts = shot.relations.filter(({ from, relation, to }) => {
    const [dish, part] = [find(from), find(to)]
    return relation === 'next-to' && dish?.kind === 'food' && part?.actions.length === 0
  })
  const shown = parts.filter(({ from, to }) => shows(find(from), find(to)))
  const gone = new Set(shown.map(({ to }) => to))
  const nounOf = (id: string): string => find(id)?.noun ?? ''
  const onTop = new Set(
    parts.filter(
      ({ from, to }) =>
        (FLAT.test(nounOf(from)) || BOWLS.test(nounOf(from))) && TOPPINGS.test(nounOf(to)),
    ),
  )
  if (gone.size + onTop.size === 0) return shot
  const lift = (each: Relation): Relation =>
    onTop.has(each)
      ? { from: each.to, relation: BOWLS.test(nounOf(each.from)) ? 'inside' : 'on', to: each.from }
      : each
  return {
    ...shot,
    subjects: shot.subjects.filter(({ id }) => !gone.has(id)).map(stacked),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)).map(lift),
  }
}

/** "Oatmeal with berries on top": they lie in the bowl, and not upon its spoon. */
function withToppings(shot: Shot): Shot {
  const nounOf = (id: string): string => shot.subjects.find((each) => each.id === id)?.noun ?? ''
  const relations = shot.relations.map((each): Relation => {
    const { from, relation, to } = each
    const lies = relation === 'on' && BOWLS.test(nounOf(to)) && TOPPINGS.test(nounOf(from))
    return lies ? { from: to, relation: 'next-to', to: from } : each
  })
  return { ...shot, relations }
}

/** "Honey drips over pancakes with blueberries": the berries are the pancakes', and not the honey's. */
function belowThePour(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const dishOf = (id: string): string | null => {
    const aim = find(id)?.actions.find(({ verb }) =>
      /^(?:drip|pour|fall|flow)$/u.test(verb),
    )?.target
    return aim !== undefined && aim !== null && find(aim)?.kind === 'food' ? aim : null
  }
  const relations = shot.relations.map((each) => {
    const dish = each.relation === 'next-to' ? dishOf(each.from) : null
    const topping = TOPPINGS.test(find(each.to)?.noun ?? '')
    return dish !== null && topping ? { ...each, from: dish } : each
  })
  return { ...shot, relations }
}

/** Pancakes with something on them are one stack; what is in a bowl of its own would hide behind the drawn one's spoon. */
function stacked(each: Subject): Subject {
  if (BOWLS.test(each.noun)) return { ...each, picture: 'prop:bowl' }
  return /\bpancakes?$/u.test(each.noun) && each.count === 3 ? { ...each, count: 1 } : each
}

function shows(dish: Subject | undefined, part: Subject | undefined): boolean {
  return SHOWN_IN.some(
    ([dishes, parts]) => dishes.test(dish?.noun ?? '') && parts.test(part?.noun ?? ''),
  )
}
