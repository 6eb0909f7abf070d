import { garmentOf } from '../../../cast/people/dress.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { without } from '../without.ts'
import { standByBowl, standByDoor } from './rooms-of-things.ts'
import { openDoor } from './opened.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { withSubject, withEach } from '../retold.ts'

/** Deeds that bring the wall, the hook or the tool that is named with them. */
const BRINGS: readonly (readonly [verbs: RegExp, things: RegExp])[] = [
  [
    /^(hang-picture|hang-coat|hammer-wall|wind-clock)$/u,
    /\b(wall|hook|hooks|peg|pegs|nail|coat rack|hammer|door|key)$/u,
  ],
  [/^open-curtains$/u, /\b(curtain|curtains|window)$/u],
  [/^(taste-dish|lick-spoon|churn-butter)$/u, /\b(spoon|ladle|pot|stove|churn|bowl)$/u],
  [/^butter-bread$/u, /\b(knife|toast|bread|slice|butter)$/u],
  [/^dry-dishes$/u, /\b(plate|plates|dish|dishes|cloth|towel|tea towel|dishcloth)$/u],
  [/^glaze-pot$/u, /\b(brush|paintbrush|bowl|pot|vase|glaze|table)$/u],
  [/^tug-of-war$/u, /\brope$/u],
  [/^change-bulb$/u, /\b(bulb|light bulb|lamp|ladder|chair)$/u],
  [/^fix-pipe$/u, /\b(sink|pipe|tap|faucet|wrench|spanner|drain)$/u],
]

/** What a chore is done at and with comes with it, and stands nowhere a second time. */
function bringThings(shot: Shot): Shot {
  const rows = BRINGS.filter(([verbs]) => people(shot).some((each) => does(each, verbs)))
  const brought = ({ kind, noun }: Subject): boolean =>
    kind !== 'person' && rows.some(([, things]) => things.test(noun))
  return shot.subjects.filter(brought).reduce((told, each) => without(told, each), shot)
}

/** Who trips over something lies behind it a moment later: it is where the foot was. */
function tripOver(shot: Shot): Shot {
  const who = people(shot).find((each) => each.count === 1 && does(each, /^faceplant$/u))
  const deed = who?.actions.find(({ verb }) => verb === 'faceplant')
  const thing = shot.subjects.find(({ id, kind }) => id === deed?.target && kind !== 'person')
  if (!who || !deed || !thing) return shot
  return redone(without(shot, thing), who, { deed, verb: deed.verb, prop: thing.noun })
}

/** The shot in which one of somebody's deeds is done with a thing of its own. */
function redone(
  shot: Shot,
  who: Subject,
  { deed, verb, prop }: { readonly deed: Action; readonly verb: string; readonly prop: string },
): Shot {
  const actions = who.actions.map((each) =>
    each === deed ? { ...each, verb, target: null, prop } : each,
  )
  return withSubject(shot, who, { actions })
}

/** Who laces boots has them on. */
function wearLaced(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const laced = each.actions.find(({ verb }) => verb === 'tie-shoes')?.prop ?? null
    const garment = [laced, `${laced}s`].find((name) => name && garmentOf(name))
    if (!each.person || laced === null || garment === undefined || garment === null) return each
    const wears = [...each.person.wears, { garment, colour: null }]
    return { ...each, person: { ...each.person, wears } }
  })
}

const SHOULDERED = /\b(?:ladder|plank|pole|beam|log|pipe|rug|carpet|oar|skis?|canoe|kayak)$/u
const PILED = /^(?:pile|stack|tower|heap) of (?:plate|dish|dishes)s?$/u
const BEARS = /^(?:carry|hold|take|bring|move)$/u

/** What the load is in the deed's own words: what is long is borne on the shoulder, plates in a pile. */
function asBorne({ noun, colour }: Subject): string | null {
  if (PILED.test(noun)) return 'plate pile'
  return SHOULDERED.test(noun) ? [colour, noun].filter(Boolean).join(' ') : null
}

/** One who carries a long thing walks under it; in one hand it would be a toy. */
function shoulderLoad(shot: Shot): Shot {
  const who = people(shot).find((each) => each.count === 1 && does(each, BEARS))
  const deed = who?.actions.find(({ verb }) => BEARS.test(verb))
  const load = shot.subjects.find(({ id, count }) => id === deed?.target && count === 1)
  const prop = load ? asBorne(load) : null
  const shared = shot.subjects.some(
    (each) => each !== who && each.actions.some(({ target }) => target === load?.id),
  )
  if (!who || !deed || !load || prop === null || shared) return shot
  return redone(without(shot, load), who, { deed, verb: 'carry', prop })
}

const MEAL_TABLES = /\b(?:dinner|dining|breakfast|lunch|supper) table$/u
const JUST_THERE = /^(?:sit|stand|gather|laugh|smile|talk|wait|wave|eat)$/u

/** Who stands on a table has not come to eat. */
const isUp = ({ actions }: Subject, relation: string): boolean =>
  relation === 'on' && actions.some(({ verb }) => verb === 'stand')

/** A table for meals, by which these are. */
function isMealTable(table: Subject, who: readonly Subject[], { relations }: Shot): boolean {
  const by = relations.some(
    ({ from, relation, to }) =>
      to === table.id && who.some((each) => each.id === from && !isUp(each, relation)),
  )
  return by && (MEAL_TABLES.test(table.noun) || MEAL_TABLES.test(table.words))
}

/** Nobody stands at a laid table: who is at it sits and eats, at home unless it is said where. */
function sitToMeal(shot: Shot): Shot {
  const who = people(shot).filter(({ actions }) =>
    actions.every(({ verb, target }) => JUST_THERE.test(verb) && target === null),
  )
  const placed = MEAL_TABLES.test(shot.place ?? '')
  const laid = shot.subjects.some((each) => isMealTable(each, who, shot))
  if (!(placed || laid) || headsOf(who) === 0) return shot
  const verb = headsOf(who) === 1 ? 'eat' : 'dine'
  const seated = told(shot, who, { verb, ...(laid ? { gone: /\btable$/u, prop: '' } : {}) })
  return placed ? { ...seated, place: null } : seated
}

/** Chores at home. */
export const CHORE_TALES: readonly ((shot: Shot) => Shot)[] = [
  bringThings,
  tripOver,
  shoulderLoad,
  wearLaced,
  sitToMeal,
  standByDoor,
  standByBowl,
  openDoor,
]
