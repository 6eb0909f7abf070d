import { BLOWS } from '../../lexicon/deeds/blows.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { garnish } from './garnishing.ts'
import { withoutAll } from './without.ts'
import { withSubject, withEach } from './retold.ts'

/** What a dish shows already: it is not put up beside it a second time. */
const SERVED: readonly (readonly [dish: RegExp, part: RegExp])[] = [
  [/\b(pizza|burger|hamburger|cheeseburger|sandwich|nachos|lasagna|taco)$/u, /\b(cheese|sauce)$/u],
  [/\b(ramen|noodles?|rice|sushi|dumplings?|soup)$/u, /\bchopsticks?$/u],
  [/\b(soup|cereal|porridge|stew)$/u, /\bspoons?$/u],
  [/\btoaster$/u, /\b(toast|bread)$/u],
  [/\b(coffee|tea|latte|cappuccino|cocoa)$/u, /\b(foam|cream|cup|saucer)$/u],
  [/\b(pancakes?|waffles?)$/u, /\b(syrup|butter)$/u],
]

const VESSELS = /\b(glass|cup|mug|bottle|jug|pitcher|carafe|goblet)$/u
const LIQUIDS =
  /\b(wine|water|coffee|tea|juice|milk|cola|coke|soda|beer|lemonade|champagne|whisky|whiskey|cocktail)$/u
/** What is seen through the glass of a jug. */
const SEEN_IN: readonly (readonly [drink: RegExp, colour: string])[] = [
  [/milk$/u, 'white'],
  [/water$/u, 'light blue'],
  [/lemonade$/u, 'yellow'],
  [/wine$/u, 'dark red'],
  [/\b(tea|coffee|cola|coke)$/u, 'brown'],
  [/\b(cherry|berry|strawberry|tomato|cranberry) juice$/u, 'red'],
  [/\bapple juice$/u, 'gold'],
  [/juice$/u, 'orange'],
]
const SYRUPS = /\b(honey|syrup|chocolate|caramel|sauce|cream|milk|oil|gravy|ketchup)$/u

/** Syrup that is on the pancakes is part of them; while it is poured it must be seen. */
const POURED = /^(pour|drip|flow|run|drizzle)$/u

/** Food and drink as they stand on a table: a dish with its parts, a glass with what is in it. */
export function serve(shot: Shot): Shot {
  return [
    bringTray,
    onTheTray,
    pourFrom,
    dishUp,
    garnish,
    fillUp,
    pourOut,
    pourOnDish,
    dripOn,
    sweepUp,
    spillOnSomebody,
  ].reduce((told, tell) => tell(told), shot)
}

/** What is carried on a tray is drawn on it: no second row of glasses stands on a table of its own. */
function onTheTray(shot: Shot): Shot {
  const trays = new Set(
    shot.subjects.filter(({ noun }) => /\btray$/u.test(noun)).map(({ id }) => id),
  )
  const carried = shot.subjects.some(({ actions }) =>
    actions.some(({ verb, prop }) => verb === 'serve-food' && /\btray$/u.test(prop ?? '')),
  )
  if (!carried) return shot
  const laden = new Set(shot.relations.filter(({ to }) => trays.has(to)).map(({ from }) => from))
  return withoutAll(
    shot,
    ({ id, kind, noun }) =>
      laden.has(id) &&
      kind !== 'person' &&
      /\b(?:glass(?:es)?|tumblers?|drinks?|cocktails?|champagne)$/u.test(noun),
  )
}

/** One thing on a tray that somebody carries: both are in the deed, which shows them above the hand. */
function bringTray(shot: Shot): Shot {
  const tray = shot.subjects.find(({ noun, count }) => count === 1 && /\btray$/u.test(noun))
  const bond = shot.relations.find(({ relation, to }) => relation === 'holding' && to === tray?.id)
  const who = shot.subjects.find(({ id, kind }) => kind === 'person' && id === bond?.from)
  const on = shot.relations.filter(({ relation, to }) => relation === 'inside' && to === tray?.id)
  const load = shot.subjects.find(({ id }) => id === on[0]?.from)
  const idle = who?.actions.every(({ verb }) =>
    /^(?:carry|hold|serve-food|walk|bring)$/u.test(verb),
  )
  if (!tray || !who || !load || !idle || on.length > 1 || load.count > 1) return shot
  const prop = [load.colour, load.noun].filter(Boolean).join(' ')
  const told = withSubject(shot, who, { actions: [doing('serve-food', { prop })] })
  return withoutAll(told, ({ id }) => id === tray.id || id === load.id)
}

function dishUp(shot: Shot): Shot {
  const nouns = shot.subjects.map(({ noun }) => noun)
  const aims = new Set(shot.subjects.flatMap(({ actions }) => actions.map(({ target }) => target)))
  const isPart = ({ id, noun, colour, actions }: Subject): boolean =>
    colour === null &&
    !aims.has(id) &&
    !actions.some(({ verb }) => POURED.test(verb)) &&
    SERVED.some(([dish, part]) => part.test(noun) && nouns.some((each) => dish.test(each)))
  return shot.subjects.some(isPart) ? springUp(withoutAll(shot, isPart), shot) : shot
}

/** Toast that pops up does so in its toaster, which has it. */
function springUp(shot: Shot, asked: Shot): Shot {
  const pops = asked.subjects.some(
    ({ noun, actions }) =>
      /\b(toast|bread)$/u.test(noun) &&
      actions.some(({ verb }) => /^(pop|jump|fly|rise|leap)/u.test(verb)),
  )
  if (!pops) return shot
  return withEach(shot, (each) =>
    /\btoaster$/u.test(each.noun) ? { ...each, actions: [doing('pop')] } : each,
  )
}

/** The wine in a glass is the glass of wine. */
function fillUp(shot: Shot): Shot {
  const nounOf = (id: string): string => shot.subjects.find((each) => each.id === id)?.noun ?? ''
  const filled = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'inside' && LIQUIDS.test(nounOf(from)) && VESSELS.test(nounOf(to)),
  )
  if (!filled) return shot
  const drink = nounOf(filled.from)
  const told = withoutAll(shot, ({ id }) => id === filled.from)
  return withEach(told, (each) => (each.id === filled.to ? holding(each, drink) : each))
}

function holding(vessel: Subject, drink: string): Subject {
  if (/\b(jug|pitcher|carafe)$/u.test(vessel.noun)) {
    const seen = SEEN_IN.find(([it]) => it.test(drink))?.[1] ?? null
    return { ...vessel, picture: 'prop:jug', colour: vessel.colour ?? seen }
  }
  const fizzy = /\b(cola|coke|soda|lemonade)$/u.test(drink)
  return fizzy ? { ...vessel, picture: 'noto:cup-with-straw' } : vessel
}

const POURERS = /\b(teapot|kettle|jug|pitcher|bottle|carafe|can)$/u
const CUPS = /\b(cup|glass|mug|bowl|goblet|teacup)$/u

/** A teapot that pours is tipped over its cup, which comes with the deed. */
function pourFrom(shot: Shot): Shot {
  const pours = ({ verb }: Action): boolean => verb === 'pour' || verb === 'make-tea'
  const pot = shot.subjects.find(
    ({ noun, kind, actions }) => POURERS.test(noun) && kind !== 'person' && actions.some(pours),
  )
  const cup = shot.subjects.find(({ noun }) => CUPS.test(noun))
  if (!pot || !cup) return shot
  const prop = [cup.colour, cup.noun].filter(Boolean).join(' ')
  const stuff = ({ noun, id }: Subject): boolean => id === cup.id || LIQUIDS.test(noun)
  return withoutAll(
    withSubject(shot, pot, {
      actions: pot.actions.map((a) => (pours(a) ? { ...a, verb: 'pour', prop, target: null } : a)),
    }),
    (each) => each.id !== pot.id && stuff(each),
  )
}

/** Wine that is poured, and nobody says into what: into its glass. */
function pourOut(shot: Shot): Shot {
  return withEach(shot, (each) => {
    if (!LIQUIDS.test(each.noun) || each.kind !== 'food') return each
    const actions = each.actions.map((action) =>
      action.verb === 'pour' && action.target === null && action.prop === null
        ? { ...action, prop: glassFor(each.noun) }
        : action,
    )
    return { ...each, actions }
  })
}

function glassFor(drink: string): string {
  if (/\b(wine|champagne)$/u.test(drink)) return 'wine glass'
  return /\b(coffee|tea|cocoa|milk)$/u.test(drink) ? 'cup' : 'glass'
}

const IN_BARS =
  /\b(?:bartender|barman|barmaid|whisk(?:e)?y|beer|cocktail|bourbon|vodka|rum|gin|tequila)\b/u

/** Who pours syrup has the dish under the stream: one of it, and not a glass beside three. */
function pourOnDish(shot: Shot): Shot {
  const isPour = ({ verb, prop }: Action): boolean => verb === 'pour' && prop !== null
  const who = shot.subjects.find(({ kind, actions }) => kind === 'person' && actions.some(isPour))
  const deed = who?.actions.find(isPour)
  if (!who || !deed) return shot
  const bar = IN_BARS.test(`${who.noun} ${deed.prop}`)
  const dishes = shot.subjects.filter(({ kind, noun }) => kind === 'food' && noun !== deed.prop)
  const dish = dishes.length === 1 ? dishes[0] : undefined
  if (!dish || ![null, dish.id].includes(deed.target)) return bar ? placedIn('bar', shot) : shot
  const usual = VESSELS.test(dish.noun) ? shot : placedIn('kitchen', shot)
  const one = withSubject(bar ? placedIn('bar', shot) : usual, dish, { count: 1 })
  const actions = who.actions.map((each) => (each === deed ? { ...each, target: dish.id } : each))
  return withSubject(one, who, { actions })
}

const placedIn = (place: string, shot: Shot): Shot => ({ ...shot, place: shot.place ?? place })

/** Honey on pancakes is poured over them; the pot does not stand on top. */
function dripOn(shot: Shot): Shot {
  const syrup = shot.subjects.find(
    ({ actions, noun }) =>
      SYRUPS.test(noun) && actions.some(({ verb }) => /^(drip|pour|flow|melt)$/u.test(verb)),
  )
  const over = shot.relations.find(({ from }) => from === syrup?.id)
  const target = syrup?.actions[0]?.target ?? over?.to ?? null
  if (!syrup || target === null) return shot
  const pour = doing('pour', { target })
  const picture = /\bsyrup$/u.test(syrup.noun) ? 'noto:honey-pot' : syrup.picture
  const subjects = shot.subjects.map((each) => {
    if (each.id === target) return { ...each, count: 1 }
    return each.id === syrup.id ? { ...each, picture, actions: [pour] } : each
  })
  const told = { ...shot, subjects, relations: shot.relations.filter((each) => each !== over) }
  // What it drips from is in the deed.
  return withoutAll(told, ({ noun }) => /\b(dipper|ladle|spoon|jug|pitcher)$/u.test(noun))
}

/** A robot that cleans the floor rolls about on it. */
function sweepUp(shot: Shot): Shot {
  const isRobot = ({ noun, actions }: Subject): boolean =>
    /\brobot vacuum$/u.test(noun) && actions.every(({ verb }) => !(verb in BLOWS))
  if (!shot.subjects.some(isRobot)) return shot
  const roll = doing('drive', { pace: 'slow' })
  const subjects = shot.subjects.map((each) =>
    isRobot(each) ? { ...each, size: 'tiny' as const, actions: [roll] } : each,
  )
  return { ...shot, subjects, place: shot.place ?? 'living room' }
}

/** Who spills coffee on somebody stands before him, not on him. */
function spillOnSomebody(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const spills = ({ from, relation, to }: Relation): boolean =>
    relation === 'on' &&
    find(to)?.kind === 'person' &&
    find(from)?.actions.some(({ verb, prop }) => verb === 'pour' && prop !== null) === true
  const relations = shot.relations.map((each): Relation =>
    spills(each) ? { ...each, relation: 'next-to' } : each,
  )
  return { ...shot, relations }
}
