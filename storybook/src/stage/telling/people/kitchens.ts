import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { inParts } from '../bands.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withoutAll } from '../without.ts'
import { withSubject, withEach } from '../retold.ts'

const BAKED =
  /\b(bread|breads|loaf|loaves|cake|pie|pies|cookies?|croissants?|pizzas?|buns?|muffins?|rolls?|tray|turkey|chicken|pastr(y|ies)|roast|bagels?|baguettes?)$/u
const COOKED =
  /\b(steak|fish|meat|eggs?|vegetables?|chicken|sausages?|bacon|pasta|rice|noodles?|mushrooms?|onions?|garlic|tomato(es)?|shrimps?|burgers?|potato(es)?|soup|stew|omelette?|salmon|beef|prawns?|dumplings?|chocolate|butter|sugar|caramel|cheese|bananas?|tofu|peppers?|carrots?|zucchini)$/u

/** This cook with this deed and thing; the other things of the kitchen come with the deed. */
function cooking(
  shot: Shot,
  cook: Subject,
  told: { verb: string; prop: string | null; gone: RegExp },
): Shot {
  const gone = new Set(
    shot.subjects
      .filter(({ kind, noun }) => kind !== 'person' && (noun === told.prop || told.gone.test(noun)))
      .map(({ id }) => id),
  )
  return withEach(
    withoutAll(shot, ({ id }) => gone.has(id)),
    (each) =>
      each.id === cook.id
        ? { ...each, actions: [doing(told.verb, { prop: told.prop }), ...each.actions.slice(1)] }
        : each,
  )
}

/** The thing of this kind that the cook has to do with, or the word of it. */
function thingOf(shot: Shot, cook: Subject, kind: RegExp): string | null {
  const { prop = null } = cook.actions[0] ?? {}
  const fits = shot.subjects.filter((each) => each.kind !== 'person' && kind.test(each.noun))
  // What lies on a tray is seen before the tray.
  const food = fits.find((each) => each.kind === 'food')?.noun ?? null
  if (prop !== null && kind.test(prop)) return /\btray$/u.test(prop) ? (food ?? prop) : prop
  return food ?? fits[0]?.noun ?? null
}

/** What comes out of the oven, or goes into it, is on a tray in the cook's hands. */
function atTheOven(shot: Shot): Shot {
  const cook = people(shot).find((each) =>
    does(each, /^(pull|take|carry|bake|put|hold|remove|slide|cook|place|open)$/u),
  )
  const inside = shot.place === 'oven'
  const oven = inside || shot.subjects.some(({ noun }) => /\boven$/u.test(noun))
  const bakers = people(shot).filter((each) => does(each, /^(bake|teach)$/u))
  if (!cook || !oven || cook.count > 1 || bakers.length > 1) return shot
  const prop = thingOf(shot, cook, BAKED)
  if (prop === null) return shot
  const verb = shot.subjects.some(isBrickOven) ? 'tend-brick-oven' : 'tend-oven'
  const next = cooking(shot, cook, { verb, prop, gone: /\b(?:oven|tray)$/u })
  return inside ? { ...next, place: null } : next
}

const PANS = /\b(?:pan|skillet|wok|frying pan)$/u
const FLAMES = /\b(?:flames?|fire)$/u

/** "Chefs at work, flames bursting from a pan": one of them has that pan in the hand. */
function flambe(shot: Shot): Shot {
  const pan = shot.subjects.find(({ noun }) => PANS.test(noun))
  const fire = shot.subjects.find(({ noun, kind }) => kind !== 'person' && FLAMES.test(noun))
  const cooks = people(shot).find(({ person }) => /^(?:chef|cook)$/u.test(person?.role ?? ''))
  const atHand = cooks?.actions.some(({ prop }) => PANS.test(prop ?? '')) === true
  if ((!pan && !atHand) || !fire || !cooks) return shot
  const told = withoutAll(shot, (each) => each === pan || each === fire)
  const [own] = cooks.actions
  const others = Array.from({ length: cooks.count - 1 }, () => own?.verb ?? 'cook')
  return inParts(told, cooks, [...others, 'wok'])
}

const isBrickOven = ({ picture, noun, material }: Subject): boolean =>
  picture === 'prop:brick-oven' || (noun === 'oven' && /^(stone|brick|clay)$/u.test(material ?? ''))

/** An oven with a wood fire stands in a restaurant; who bakes pizza for a living has one. */
function atTheWoodFire(shot: Shot): Shot {
  if (shot.place !== null) return shot
  if (shot.subjects.some(isBrickOven)) return { ...shot, place: 'restaurant' }
  const bakes = people(shot).some(
    (each) =>
      /\b(chef|cook|baker|maker|pizzaiolo)$/u.test(each.noun) &&
      (does(each, /^make-pizza$/u) || shot.subjects.some(({ noun }) => noun === 'pizza dough')),
  )
  return bakes ? { ...shot, place: 'pizzeria' } : shot
}

const STREWN = /^(?:sprinkle|peel|pour)$/u
const IN_GRAINS =
  /\b(?:salt|pepper|sugar|flour|cheese|parmesan|parsley|herbs?|basil|mint|cilantro|coriander|chives|dill|oregano|thyme|cinnamon|cocoa|nuts?|seeds?|sprinkles|spices?|chocolate|coconut|croutons|breadcrumbs)$/u

/** "Grates cheese over a bowl of pasta": a little of it falls on the dish, which stands before the cook. */
function strewOver(shot: Shot): Shot {
  const cook = people(shot).find((each) => each.count === 1 && does(each, STREWN))
  const [deed] = cook?.actions ?? []
  if (!cook || !deed) return shot
  const named = [deed.prop ?? '', ...shot.subjects.map(({ noun }) => noun)]
  const what = named.find((noun) => IN_GRAINS.test(noun)) ?? null
  const dish = shot.subjects.findLast(({ kind, noun }) => kind === 'food' && noun !== what)
  const strewn = deed.verb === 'sprinkle' || what !== null
  if (!dish || !strewn || cook.id === dish.id) return shot
  const told = cooking(shot, cook, { verb: 'sprinkle', prop: dish.noun, gone: IN_GRAINS })
  return withSubject(told, cook, {
    actions: [doing('sprinkle', { prop: `${what ?? 'salt'} on ${dish.noun}` })],
  })
}

/** Who flips something has the pan in the hand, and what comes down again is caught in it. */
function flipped(shot: Shot): Shot {
  const cook = people(shot).find((each) => does(each, /^flip-pancake$/u))
  if (!cook) return shot
  const told = withoutAll(shot, ({ noun }) => PANS.test(noun))
  const actions = cook.actions.filter(({ verb }) => verb !== 'catch')
  return withSubject(told, cook, { actions })
}

/** With a wok one tosses, and what is fried lies in the pan and not on the floor. */
function inThePan(shot: Shot): Shot {
  const cook = people(shot).find((each) => does(each, /^(cook|wok|fry|stir|flip|toss|grill)$/u))
  if (!cook || cook.count > 1) return shot
  const wok = shot.subjects.some(({ noun }) => /\bwok$/u.test(noun))
  if (wok)
    return cooking(outdoors(shot, cook), cook, {
      verb: 'wok',
      prop: null,
      gone: /\b(wok|noodles?|vegetables?|rice)$/u,
    })
  const prop = does(cook, /^cook$/u) ? thingOf(shot, cook, COOKED) : null
  const gone = /\b(pan|frying pan|skillet|pot|saucepan|stove|salt|pepper|butter)$/u
  return prop === null ? shot : cooking(shot, cook, { verb: 'cook', prop, gone })
}

/** What is cut or peeled lies on the board and not on the floor. */
function onTheBoard(shot: Shot): Shot {
  const cook = people(shot).find((each) => does(each, /^(cut|peel)$/u))
  const [action] = cook?.actions ?? []
  const food = shot.subjects.find(
    ({ id, kind }) => id === action?.target && /^(food|fish|thing|plant)$/u.test(kind),
  )
  if (!cook || !action || !food || cook.count > 1) return shot
  return cooking(shot, cook, { verb: action.verb, prop: food.noun, gone: /\b(knife|board)$/u })
}

const HOT =
  /\b(?:soup|tea|coffee|cocoa|chocolate|porridge|noodles?|ramen|stew|drink|cup|mug|bowl|food|spoon(?:ful)?|milk|oatmeal|broth|pizza|potato|dumplings?)$/u

/** Breath that is meant for a bowl of soup cools it: no cake with candles is there. */
function coolDown(shot: Shot): Shot {
  const who = people(shot).find((each) => each.count === 1 && does(each, /^blow(?:-candles)?$/u))
  const hot = shot.subjects.filter(({ kind, noun }) => kind !== 'person' && HOT.test(noun))
  const named = who?.actions[0]?.prop ?? null
  const noun = hot.find(({ kind }) => kind === 'food')?.noun ?? hot[0]?.noun ?? named
  if (!who || noun === null || !HOT.test(noun) || shot.subjects.some(isCake)) return shot
  return cooking(shot, who, { verb: 'cool-food', prop: noun, gone: HOT })
}

const isCake = ({ noun }: Subject): boolean => /\b(?:cakes?|candles?|cupcakes?)$/u.test(noun)

const WEIGHTS = /\b(?:weights?|barbells?|dumb-?bells?|kettlebells?)$/u
const LIGHT = new Set<Subject['kind']>([
  'food',
  'thing',
  'tool',
  'clothing',
  'toy',
  'plant',
  'instrument',
])

const DRINKS = /^(?:glass|glasses|wine glass|wine|champagne)$/u

/** "Raises a torch": what is only in the hands goes up in them, too. */
function raised(action: Action): Action {
  const { verb, prop } = action
  const light = verb === 'lift' && prop !== null && !WEIGHTS.test(prop)
  if (!light) return action
  return DRINKS.test(prop)
    ? { ...action, verb: 'raise-glass', prop: null }
    : { ...action, verb: 'hold-aloft' }
}

function raiseProps(shot: Shot): Shot {
  const named = (noun: string | null): boolean => shot.subjects.some((each) => each.noun === noun)
  return withEach(shot, (each) =>
    each.kind === 'person' && !each.actions.some(({ prop }) => named(prop))
      ? { ...each, actions: each.actions.map(raised) }
      : each,
  )
}

/** Only weights are lifted in a gym: a trophy or a slice of pizza goes up in the hands. */
function holdUp(asked: Shot): Shot {
  const shot = raiseProps(asked)
  const who = people(shot).find((each) => each.count === 1 && does(each, /^lift$/u))
  const lift = who?.actions.find(({ verb }) => verb === 'lift')
  const thing = shot.subjects.find(({ id, noun }) => id === lift?.target || noun === lift?.prop)
  if (!who || !thing || thing.count > 1 || !LIGHT.has(thing.kind)) return shot
  if (WEIGHTS.test(thing.noun) || /^(?:large|giant)$/u.test(thing.size)) return shot
  const prop = [thing.colour, thing.noun].filter(Boolean).join(' ')
  const next = cooking(shot, who, {
    verb: 'hold-aloft',
    prop,
    gone: new RegExp(`^${thing.noun}$`, 'u'),
  })
  return { ...next, place: next.place ?? (thing.kind === 'food' ? 'kitchen' : null) }
}

/** Who sells what is cooked has a stall in the street. */
function outdoors(shot: Shot, { noun }: Subject): Shot {
  const sells = /vendor|seller|hawker/u.test(noun)
  return sells && shot.place === null ? { ...shot, place: 'street market' } : shot
}

/** At ovens and stoves. */
export const KITCHEN_TALES: readonly ((shot: Shot) => Shot)[] = [
  flambe,
  atTheOven,
  atTheWoodFire,
  strewOver,
  flipped,
  inThePan,
  onTheBoard,
  coolDown,
  holdUp,
]
