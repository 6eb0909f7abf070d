import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, headsOf, people, told } from './people-told.ts'

export const SNACKS =
  /ice cream|popcorn|apple|banana|watermelon|candy|cotton candy|lollipop|hot dog|sandwich|burger|cookie|chips|fruit|berr/u

export const TABLES = /\b(table|dining table)$/u

const CANDLES = /\b(candles?|candelabra|candlestick)$/u

const MEALS = /\b(dinner|lunch|breakfast|supper|meal|food|brunch)$/u

const DISHES =
  /\b(spaghetti|pasta|noodles?|ramen|pizza|fondue|soup|salad|steak|lobster|sushi|meal|dinner|dessert|cake|paella|curry|stew|dish|plate|bowl)$/u

/** Who eats, or shares a dish, or drinks to each other at a table. */
function isDiner(each: Subject, { subjects }: Shot): boolean {
  if (does(each, /^(eat|eat-soup|dine|drink-tea)$/u)) return true
  if (!hasTable(subjects)) return false
  // "Gathers around a table for Sunday lunch".
  const meets = does(each, /^(gather|sit|meet)$/u)
  return (
    (meets && subjects.some(({ noun }) => MEALS.test(noun))) ||
    each.actions.some(({ verb, prop }) => verb === 'hold' && DISHES.test(prop ?? ''))
  )
}

const hasTable = (subjects: readonly Subject[]): boolean =>
  subjects.some(({ noun }) => TABLES.test(noun))

/** Who prays at a table, or before dinner, sits at it. */
export function sayGrace(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^pray$/u))
  const meal = shot.subjects.some(({ noun, kind }) => TABLES.test(noun) || kind === 'food')
  if (headsOf(who) < 2 || !meal) return shot
  const foods = shot.subjects.filter(({ kind }) => kind === 'food').map(({ noun }) => noun)
  // "Dinner, a turkey on the table": the dish says more than the meal.
  const prop = foods.find((noun) => !MEALS.test(noun)) ?? foods[0] ?? 'dinner'
  const gone = new RegExp([TABLES.source, ...foods.map((noun) => `^${noun}$`)].join('|'), 'u')
  const roast = /^(turkey|chicken|goose|duck)$/u.test(prop) ? `roast ${prop}` : prop
  return told(shot, who, { verb: 'say-grace', gone, prop: roast })
}

/** A family eats at one table, a couple by candlelight at a small one. */
export function dineTogether(shot: Shot): Shot {
  const who = people(shot).filter((each) => isDiner(each, shot))
  const eaten = who.flatMap(({ actions }) => actions.map(({ prop }) => prop ?? ''))
  const outside =
    /beach|park|picnic|garden|meadow|forest|camp/u.test(shot.place ?? '') &&
    !hasTable(shot.subjects)
  const lit = shot.light === 'candle' || shot.subjects.some(({ noun }) => CANDLES.test(noun))
  const two = headsOf(who) === 2 && headsOf(people(shot)) === 2
  if (two && lit) return dineByCandle(shot, who, eaten)
  if (headsOf(who) < 2 || eaten.some((each) => SNACKS.test(each)) || outside) return shot
  const gone = new RegExp(`${TABLES.source}|${MEALS.source}`, 'u')
  return told(shot, who, { verb: 'dine', gone, ...dishOf(eaten) })
}

function dineByCandle(shot: Shot, who: readonly Subject[], eaten: readonly string[]): Shot {
  const gone = new RegExp(`${TABLES.source}|${CANDLES.source}`, 'u')
  const seated = told(shot, who, { verb: 'dine-by-candle', gone, ...dishOf(eaten) })
  return shot.time === null ? { ...seated, light: 'candle' } : seated
}

/** The dish goes on the table; the table is not what is eaten. */
function dishOf(eaten: readonly string[]): { prop?: string } {
  const prop = eaten.find((each) => each !== '')
  return prop === undefined ? {} : { prop }
}

/** Nobody stands about there who has come to talk. */
const TO_SIT_IN =
  /\b(?:caf[eé]|coffee ?(?:shop|house)|tea ?(?:house|room)|restaurant|diner|bistro|pizzeria|pub)$/u
const SITS_TO = /^(?:talk|sit|gather|meet|discuss)$/u

/** Who talk, quarrel or just sit at a table sit at it, all at one; at home unless they are at work. */
export function conferTogether(shot: Shot): Shot {
  const talkers = people(shot).filter((each) =>
    does(each, /^(talk|argue|shout|discuss|squabble|sit|gather|meet)$/u),
  )
  // "A woman talks with a colleague at a table": who is talked to sits there, too.
  const heard = new Set(talkers.flatMap(({ actions }) => actions.map(({ target }) => target)))
  const who = people(shot).filter(
    (each) => talkers.includes(each) || (heard.has(each.id) && each.actions.length === 0),
  )
  const table = shot.subjects.find(({ noun }) => TABLES.test(noun))
  const at = who.some(
    ({ id, actions }) =>
      actions.some(({ target }) => target !== null && target === table?.id) ||
      shot.relations.some(({ from, to }) => to === table?.id && from === id),
  )
  const seated = TO_SIT_IN.test(shot.place ?? '') && who.every((each) => does(each, SITS_TO))
  if (headsOf(who) < 2 || (!at && !seated)) return shot
  const atHome = talkers.every((each) => each.person?.role == null && does(each, /^(sit|gather)$/u))
  const open = shot.subjects.some(({ noun }) => /(?<!christmas )\btrees?$/u.test(noun))
  const place = shot.place ?? (open ? 'garden' : atHome ? 'living room' : null)
  return { ...told(shot, who, { verb: 'confer', gone: TABLES }), place }
}

const DRINKS =
  /\b(table|mugs?|glass|glasses|flutes?|goblets?|beers?|ale|wine|champagne|cider|juice|drinks?)$/u

/** Who drinks to each other holds the glasses, at whatever table; three of them raise them, each their own. */
export function toastTogether(shot: Shot): Shot {
  const who = shot.subjects.filter((each) => does(each, /^toast$/u))
  const heads = headsOf(who)
  const held = shot.subjects.find(({ noun, kind }) => kind !== 'furniture' && DRINKS.test(noun))
  if (heads < 2 || (heads === 2 && !shot.subjects.some(({ noun }) => DRINKS.test(noun))))
    return shot
  const prop = held?.noun ?? who[0]?.actions[0]?.prop ?? 'wine glass'
  const verb = heads % 2 === 0 ? 'toast' : 'raise-glass'
  return told(shot, who, { verb, gone: DRINKS, prop })
}
