import { findPicture } from '../../../lexicon/find-picture.ts'
import { doing, unaimed } from '../doing.ts'
import { Person, type Action, type Relation, type Shot, type Subject } from '../../../plan/plan.ts'
import { AT_IT, HEARTHS } from './hearths.ts'
import { thingOf } from '../thing-of.ts'
import { withSubject } from '../retold.ts'
import { bondsWithout, unseen } from '../without.ts'
import { BROUGHT } from './trade-things.ts'

/** What several people do at one thing, which stands in their middle. */
const SHARED: Readonly<Record<string, string>> = {
  picnic: 'picnic',
  'build-snowman': 'snowman',
  'build-sandcastle': 'sandcastle',
  'roast-marshmallow': 'campfire',
  'warm-hands': 'campfire',
  'stir-cauldron': 'cauldron',
}

/** Things at which people stand and cheer; they sit down round fires. */
const FEASTS = /\b(birthday (table|cake)|party table)$/u

/** Boards round which others stand are the players' own. */
const PLAYED = /^play-(?:chess|checkers|go|backgammon|board-game|mahjong|dominoes)$/u
const BOARD = /\b(?:chess ?|checker|draughts? )?(?:board|table)$/u

/** Who stands round a cake that another blows at, or a board that others play on, stands round those who do: their deed brings the thing. */
export function standRoundDoer(shot: Shot): Shot {
  const bond = shot.relations.find(({ from, relation, to }) => {
    const company = shot.subjects.find(({ id }) => id === from)
    return relation === 'around' && company && isIdle(company) && doerAt(shot, to, from)
  })
  const doer = bond && doerAt(shot, bond.to, bond.from)
  if (!bond || !doer) return shot
  const company = shot.subjects.find(({ id }) => id === bond.from)!
  const around: Relation = { from: bond.from, relation: 'around', to: doer.id }
  const told = withSubject(shot, company, { actions: [doing('look', { target: doer.id })] })
  const relations = shot.relations.map((each) => (each === bond ? around : each))
  return PLAYED.test(doer.actions[0]?.verb ?? '')
    ? unseen({ ...told, relations }, { id: bond.to })
    : { ...told, relations }
}

/** Who does at a thing what brings one of its own. */
function doerAt({ subjects }: Shot, thing: string, but: string): Subject | undefined {
  const noun = subjects.find(({ id, kind }) => id === thing && kind !== 'person')?.noun
  if (noun === undefined) return undefined
  return subjects.find(({ id, kind, actions: [deed] }) => {
    if (id === but || kind !== 'person' || !deed) return false
    const plays = PLAYED.test(deed.verb) && BOARD.test(noun)
    return plays || BROUGHT[deed.verb]?.test(noun) === true
  })
}

/** Who builds, eats or sits together does so round one thing, not each at their own. */
export function gatherRound(shot: Shot): Shot {
  return (
    gatheredOnThing(shot) ??
    gatheredAtWork(shot) ??
    gatheredAtDeed(shot) ??
    gatheredAtThing(shot) ??
    shot
  )
}

function isCompany({ kind, count }: Subject): boolean {
  return kind === 'person' && count > 1 && count < 9
}

/** "Kids building a snowman": the deed brings the thing. */
function gatheredAtDeed(shot: Shot): Shot | null {
  const brews = ({ count, actions }: Subject): boolean =>
    count === 1 && actions[0]?.verb === 'stir-cauldron'
  const company = shot.subjects.find(
    (each) => (isCompany(each) || brews(each)) && SHARED[each.actions[0]?.verb ?? ''] !== undefined,
  )
  const noun = SHARED[company?.actions[0]?.verb ?? '']
  if (!company || noun === undefined) return gatheredByTwos(shot)
  const named = shot.subjects.find((each) => each.noun === noun)
  const thing = named ?? thingOf(noun)
  const around: Relation = { from: company.id, relation: 'around', to: thing.id }
  const others = shot.relations.filter(
    ({ from, relation, to }) =>
      from !== thing.id && (to !== thing.id || (from !== company.id && relation === 'around')),
  )
  // Who aims at it would bring one of their own.
  const subjects = shot.subjects.map((each) =>
    each === company ? { ...each, actions: each.actions.map(unaimed) } : each,
  )
  return {
    ...shot,
    subjects: named ? subjects : [...subjects, thing],
    relations: [around, ...others],
  }
}

/** "A boy and a girl build a snowman": one for both. */
function gatheredByTwos(shot: Shot): Shot | null {
  const verbs = shot.subjects.map(({ kind, actions: [first] }) =>
    kind === 'person' && first ? first.verb : '',
  )
  const shared = verbs.find((verb, at) => SHARED[verb] !== undefined && verbs.indexOf(verb) !== at)
  const noun = SHARED[shared ?? '']
  if (shared === undefined || noun === undefined) return null
  const named = shot.subjects.find((each) => each.noun === noun)
  const thing = named ?? thingOf(noun)
  const builds = (each: Subject): boolean =>
    each.kind === 'person' && each.actions[0]?.verb === shared
  const around = shot.subjects
    .filter(builds)
    .map(({ id }): Relation => ({ from: id, relation: 'around', to: thing.id }))
  const subjects = shot.subjects.map((each) =>
    builds(each) ? { ...each, actions: each.actions.map(unaimed) } : each,
  )
  const others = shot.relations.filter(({ from, to }) => from !== thing.id && to !== thing.id)
  return {
    ...shot,
    subjects: named ? subjects : [...subjects, thing],
    relations: [...around, ...others],
  }
}

/** Kinds of things that give several people room to work at one of them. */
const LARGE = new Set<Subject['kind']>([
  'building',
  'vehicle',
  'boat',
  'aircraft',
  'creature',
  'person',
])

/** "Engineers build a rocket", "a boy and a robot build a rocket": all at one, which the deed names or the prompt shows. */
function gatheredAtWork(shot: Shot): Shot | null {
  const [first, ...rest] = shot.subjects.filter(
    ({ kind, actions }) => kind === 'person' && actions[0]?.verb === 'hammer',
  )
  const thing = first?.actions[0] && workpiece(shot, first.actions[0])
  if (!first || !thing || !LARGE.has(thing.kind)) return null
  const company = [
    first,
    ...rest.filter(({ actions }) => isSameWork(first, actions[0])),
    ...shot.subjects.filter((each) => lendsHand(each, first, shot)),
  ]
  if (company.length < 2 && !isCompany(first)) return null
  const others = shot.subjects.filter((each) => each.id !== thing.id && !company.includes(each))
  const around = company.map(({ id }): Relation => ({ from: id, relation: 'around', to: thing.id }))
  const actions = [doing('hammer-together')]
  const at = new Set(company.map(({ id }) => id))
  return {
    ...shot,
    place: shot.place ?? siteOf(thing),
    subjects: [...company.map((each) => ({ ...each, actions })), thing, ...others.map(oneByOne)],
    relations: [
      ...shot.relations.filter(({ from, to }) => to !== thing.id && !(at.has(from) && at.has(to))),
      ...around,
      ...others
        .filter(isPerson)
        .map(({ id }): Relation => ({ from: id, relation: 'in-front-of', to: thing.id })),
    ],
  }
}

const isPerson = ({ kind }: Subject): boolean => kind === 'person'

/** "The smallest carries the planks": one at a time, or no hand would have them. */
const oneByOne = (each: Subject): Subject =>
  /^(?:plank|board|beam|brick|log)$/u.test(each.noun) ? { ...each, count: 1 } : each

/** "With their dad": who is beside those who work and does nothing else works with them. */
function lendsHand({ id, kind, actions }: Subject, first: Subject, { relations }: Shot): boolean {
  const beside = relations.some(
    ({ from, relation, to }) => relation === 'next-to' && from === first.id && to === id,
  )
  return beside && kind === 'person' && actions.length === 0
}

const IN_GARDENS =
  /\b(tree ?house|tree fort|dog ?house|kennel|shed|playhouse|birdhouse|chicken coop)$/u

/** What a family builds stands in its garden, a house where houses are built. */
function siteOf({ kind, noun }: Subject): string | null {
  if (IN_GARDENS.test(noun)) return 'garden'
  return kind === 'building' ? 'construction site' : null
}

function isSameWork({ actions: [own] }: Subject, other: Action | undefined): boolean {
  if (/^nails?$/u.test(other?.prop ?? '')) return true
  return own?.prop === other?.prop && own?.target === other?.target
}

function workpiece({ subjects }: Shot, { target, prop }: Action): Subject | null {
  const shown = subjects.find(({ id, kind }) => id === target && kind !== 'person')
  const found = prop && !shown ? findPicture(prop) : null
  if (!prop || !found) return shown ?? null
  const { kind, picture, person = null } = found
  return thingOf(prop, { kind, picture, person: person && Person.parse(person) })
}

const TURNS_OVER = /^(?:flip|backflip|somersault)$/u

/** A backflip on a trampoline is both. */
const bounceOf = ({ actions: [first] }: Subject): string =>
  first && TURNS_OVER.test(first.verb) ? first.verb : 'bounce-together'

/** "Four children jump on a trampoline": one for all, and not one each. */
function gatheredOnThing(shot: Shot): Shot | null {
  const isJumper = ({ kind, actions }: Subject): boolean =>
    kind === 'person' && actions.some(({ verb }) => verb === 'trampoline')
  const jumpers = shot.subjects.filter(isJumper)
  const heads = jumpers.reduce((sum, { count }) => sum + count, 0)
  const named = shot.subjects.find(({ noun }) => /\btrampoline$/u.test(noun))
  if (heads < (named ? 1 : 2) || heads > 8) return null
  const thing = named ?? thingOf('trampoline')
  const subjects = shot.subjects.map((each) =>
    isJumper(each) ? { ...each, actions: [doing(bounceOf(each))] } : each,
  )
  const bonds = jumpers.map(({ id }): Relation => ({ from: id, relation: 'on', to: thing.id }))
  const others = bondsWithout(shot, thing)
  return {
    ...shot,
    subjects: named ? subjects : [...subjects, thing],
    relations: [...others, ...bonds],
  }
}

/** "A campfire with friends", "children stand around a birthday cake". */
function gatheredAtThing(shot: Shot): Shot | null {
  for (const relation of shot.relations) {
    if (!AT_IT.has(relation.relation)) continue
    const ends = [relation.from, relation.to].map((id) => shot.subjects.find((s) => s.id === id))
    const company = ends.find((each) => each && isCompany(each))
    const thing = ends.find((each) => each && each.kind !== 'person')
    const verb = thing && verbAt(thing.noun)
    if (!company || !thing || !verb || !isIdle(company)) continue
    const around: Relation = { from: company.id, relation: 'around', to: thing.id }
    return {
      ...withSubject(shot, company, { actions: [doing(verb)] }),
      relations: shot.relations.map((each) => (each === relation ? around : each)),
    }
  }
  return null
}

function verbAt(noun: string): string | null {
  if (HEARTHS.test(noun)) return 'sit'
  return FEASTS.test(noun) ? 'party-cheer' : null
}

function isIdle({ actions }: Subject): boolean {
  return actions.every(({ verb }) => /^(sit|stand|gather|celebrate|look|watch)$/u.test(verb))
}
