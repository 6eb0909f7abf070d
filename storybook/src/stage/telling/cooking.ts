import { LIVING } from '../../plan/kinds.ts'
import { doing } from './doing.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { withEach, withSubject } from './retold.ts'
import { bondsWithout } from './without.ts'

const POTS = /\b(pot|saucepan|cauldron|kettle|pan)$/u
const PANS = /\b(pan|skillet|wok)$/u
const OVENS = /\b(oven|stove|microwave|furnace)$/u
const SOUPS = /\b(soup|stew|broth|curry|sauce|chili|porridge|water|oil|pasta|noodles?|spaghetti)$/u
const DRINKS =
  /\b(champagne|prosecco|soda|cola|coke|lemonade|beer|sparkling water|mineral water|drink|cocktail|glass|flute)$/u
const SPARKLING = /\b(champagne|prosecco|sparkling wine)$/u

const POURED = /\b(soda|cola|coke|lemonade|beer|water|drink|juice|tonic|pop)$/u
const TINTS: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\b(soda|cola|coke|pop)$/u, 'brown'],
  [/\blemonade$/u, 'yellow'],
  [/\bbeer$/u, 'gold'],
  [/\bjuice$/u, 'orange'],
]

const VESSELS = /\b(cup|mug|bowl|coffee|tea|soup|teacup|latte|cappuccino)$/u

/** Ships that sail in a cup of coffee are toys upon it: inside they would be hidden by its rim. */
function setAfloat(shot: Shot): Shot {
  const found = pairIn(
    shot,
    ({ inner, outer }) => inner.kind === 'boat' && VESSELS.test(outer.noun),
  )
  if (!found) return shot
  const { inner, outer } = found
  const relations = shot.relations.map((each): Relation =>
    each.from === inner.id && each.to === outer.id ? { ...each, relation: 'on' } : each,
  )
  const fights = inner.actions.some(({ verb }) => verb === 'exchange-fire')
  const deeds = [doing(fights ? 'exchange-fire' : 'rock')]
  const toys: Subject = { ...inner, kind: 'toy', size: 'tiny', actions: deeds }
  const sea: Subject = { ...outer, picture: 'prop:wide-cup', size: 'normal' }
  return { ...swapped(swapped(shot, toys), sea), relations }
}

/** "A chef stirs soup in a cauldron" stands at it and not in it. */
function atThePot(shot: Shot): Shot {
  const found = pairIn(
    shot,
    ({ inner, outer }) =>
      inner.kind === 'person' &&
      POTS.test(outer.noun) &&
      inner.actions.some(({ verb }) => /^(?:cook|stir|brew|mix|boil)$/u.test(verb)),
  )
  if (!found) return shot
  const { inner, outer } = found
  const verb = /\bcauldron$/u.test(outer.noun) ? 'stir-cauldron' : 'cook'
  const cook = { ...inner, actions: inner.actions.map((each) => ({ ...each, verb })) }
  const subjects = shot.subjects.flatMap((each) =>
    each === outer ? [] : [each === inner ? cook : each],
  )
  const relations = bondsWithout(shot, outer)
  return { ...shot, subjects, relations }
}

/** "Boils crabs in a pot": the stove has that pot, and none is on the floor beside it; a wok is in the hand that tosses it. */
function atTheStove(shot: Shot): Shot {
  const cooks = shot.subjects.some(
    ({ kind, actions: [first] }) =>
      kind === 'person' && /^(?:cook|boil)$/u.test(first?.verb ?? '') && first?.prop != null,
  )
  const spare = ({ id, noun, actions }: Subject): boolean =>
    (POTS.test(noun) || PANS.test(noun)) &&
    !noun.endsWith('wok') &&
    actions.length === 0 &&
    shot.relations.every(({ from, to }) => from !== id && to !== id)
  return cooks ? { ...shot, subjects: shot.subjects.filter((each) => !spare(each)) } : shot
}

const COOKED = /^(?:sizzle|cook|fry|roast|grill|bake|steam|boil)$/u
const FIRES = /\b(?:grill|barbecue|pan|skillet|wok|plate|board|oven)$/u

/** A salmon that sizzles on a grill swims in no sea. */
export function layOnFire(shot: Shot): Shot {
  const laid = ({ id }: Subject): boolean =>
    pairIn(shot, ({ inner, outer }) => inner.id === id && FIRES.test(outer.noun)) !== null
  return withEach(shot, (each) =>
    each.kind === 'fish' && (laid(each) || each.actions.some(({ verb }) => COOKED.test(verb)))
      ? { ...each, kind: 'food', noun: 'fillet' }
      : each,
  )
}

/** What cooks, bakes, boils and fizzes while nobody is at it. */
export function cookByItself(shot: Shot): Shot {
  const told = [setAfloat, atThePot, atTheStove, inTheOven, inTheSkillet, inThePot, fizz].reduce(
    (now, tell) => tell(now),
    shot,
  )
  // Croissants that steam in a window have no ladle, whoever looks at them.
  if (told.subjects.some(({ kind }) => LIVING.has(kind))) return withEach(told, steamingFood)
  const cooked = withEach(told, cooking)
  return cooked.subjects.filter(isHandled).reduce(oneAtATime, cooked)
}

function isHandled({ count, actions }: Subject): boolean {
  return count > 1 && actions.some(({ verb }) => verb.startsWith('hand-'))
}

/** A hand works on one of many; the others wait. */
function oneAtATime(shot: Shot, many: Subject): Shot {
  const rest: Subject = { ...many, id: `${many.id}r`, count: many.count - 1, actions: [] }
  const subjects = shot.subjects.flatMap((each) =>
    each.id === many.id ? [{ ...each, count: 1 }, rest] : [each],
  )
  const theirs = shot.relations.filter(({ from }) => from === many.id)
  const relations = [...shot.relations, ...theirs.map((each) => ({ ...each, from: rest.id }))]
  return { ...shot, subjects, relations }
}

function cooking(subject: Subject): Subject {
  if (!/^(food|tool|thing|furniture)$/u.test(subject.kind)) return subject
  const actions = subject.actions.map((action) => ({ ...action, verb: alone(action, subject) }))
  const leafs = /\bbook$/u.test(subject.noun) && actions.some(({ verb }) => verb === 'hand-turn')
  return { ...subject, actions, ...(leafs ? { picture: 'noto:open-book' } : {}) }
}

function steamingFood(subject: Subject): Subject {
  const cooks = ({ verb, target, prop }: Action): boolean =>
    verb === 'cook' && target === null && prop === null
  if (subject.kind !== 'food' || !subject.actions.some(cooks)) return subject
  return { ...subject, actions: [doing('give-off', { prop: 'steam' })] }
}

/** How a thing does what a cook would do to it. */
function alone({ verb }: Action, { noun, kind }: Subject): string {
  if (verb === 'cook' || verb === 'shake')
    return POTS.test(noun) || SOUPS.test(noun) ? 'boil' : kind === 'food' ? 'sizzle' : verb
  if (verb === 'ring' && /\bclock$/u.test(noun)) return 'chime'
  if (verb === 'bake') return 'swell'
  return verb === 'rise' && /\b(bread|dough|cake|souffl[eé]|loaf|muffins?|buns?)$/u.test(noun)
    ? 'swell'
    : verb
}

interface Pair {
  readonly inner: Subject
  readonly outer: Subject
}

function pairIn(shot: Shot, fits: (pair: Pair) => boolean): Pair | null {
  for (const { from, relation, to } of shot.relations) {
    const inner = shot.subjects.find(({ id }) => id === from)
    const outer = shot.subjects.find(({ id }) => id === to)
    if (!inner || !outer || !/^(inside|on)$/u.test(relation)) continue
    if (fits({ inner, outer })) return { inner, outer }
  }
  return null
}

/** Bread in an oven is seen from within: between glowing bars, on the rack; nobody else is in there. */
function inTheOven(shot: Shot): Shot {
  const found = pairIn(
    shot,
    ({ inner, outer }) =>
      inner.kind === 'food' && /\boven$/u.test(outer.noun) && isInside(shot, inner, outer),
  )
  return found && shot.place === null && shot.subjects.every(({ kind }) => kind !== 'person')
    ? { ...merged(shot, found.outer, found.inner), place: 'oven interior' }
    : shot
}

function isInside({ relations }: Shot, inner: Subject, outer: Subject): boolean {
  return relations.some(
    ({ from, relation, to }) => from === inner.id && relation === 'inside' && to === outer.id,
  )
}

/** An egg in a pan is a fried egg; the pan is in its picture. */
function inTheSkillet(shot: Shot): Shot {
  const found = pairIn(
    shot,
    ({ inner, outer }) => PANS.test(outer.noun) && /\beggs?$/u.test(inner.noun),
  )
  if (!found) return shot
  const fried: Subject = {
    ...found.inner,
    picture: 'noto:cooking',
    count: 1,
    actions: [doing('sizzle')],
  }
  return swapped(merged(shot, found.outer, found.inner), fried)
}

/** Soup in a pot: the pot is full of it, and it boils. */
function inThePot(shot: Shot): Shot {
  const found = pairIn(
    shot,
    ({ inner, outer }) =>
      POTS.test(outer.noun) && !OVENS.test(outer.noun) && SOUPS.test(inner.noun),
  )
  if (!found) return shot
  const deeds = found.inner.actions.length > 0 || found.outer.actions.length > 0 ? ['boil'] : []
  const handled = [...found.inner.actions, ...found.outer.actions].filter(({ verb }) =>
    verb.startsWith('hand-'),
  )
  const full: Subject = {
    ...found.outer,
    noun: 'pot of food',
    kind: 'food',
    picture: 'noto:pot-of-food',
    colour: null,
    material: null,
    actions: handled.length > 0 ? handled : deeds.map((deed) => doing(deed)),
  }
  return swapped(merged(shot, found.inner, found.outer), full)
}

/** Bubbles in a glass rise in it, and do not stand beside it. */
function fizz(shot: Shot): Shot {
  const bubbles = shot.subjects.find(({ noun }) => /\bbubbles?$/u.test(noun))
  const glass = shot.subjects.find(({ noun }) => DRINKS.test(noun))
  if (!bubbles || !glass) return shot
  const sparkling = shot.subjects.find(({ noun }) => SPARKLING.test(noun))
  const full: Subject = {
    ...glass,
    actions: [doing('fizz')],
    ...(sparkling ? { picture: 'prop:champagne-flute', material: null, count: glass.count } : {}),
  }
  const bare = merged(shot, bubbles, glass)
  const drink =
    sparkling ?? shot.subjects.find((each) => isInside(shot, each, glass) && POURED.test(each.noun))
  if (!drink || drink === glass) return swapped(bare, full)
  // A can of soda in a glass would float there: it is what the glass is full of.
  const tint = TINTS.find(([words]) => words.test(drink.noun))?.[1] ?? null
  const filled = sparkling
    ? full
    : { ...full, picture: 'prop:filling-glass', material: null, colour: drink.colour ?? tint }
  return swapped(merged(bare, drink, glass), filled)
}

function swapped(shot: Shot, subject: Subject): Shot {
  return withSubject(shot, subject, subject)
}

/** The shot without one of two that are one thing: what was said of it is said of the other. */
function merged(shot: Shot, gone: Subject, kept: Subject): Shot {
  const named = (id: string): string => (id === gone.id ? kept.id : id)
  const relations = shot.relations
    .map(({ from, relation, to }): Relation => ({ from: named(from), relation, to: named(to) }))
    .filter(({ from, to }) => from !== to)
  return { ...shot, relations, subjects: shot.subjects.filter(({ id }) => id !== gone.id) }
}
