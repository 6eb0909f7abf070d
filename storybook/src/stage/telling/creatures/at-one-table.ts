import { ANIMALS, LIVING } from '../../../plan/kinds.ts'
import { Person, type Action, type Relation, type Shot, type Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

const PARTIES = /^(tea-party|dine)$/u
const TABLES = /\b(table|dining table)$/u
const SITS_ALONG = new Set<Subject['kind']>([...LIVING, 'toy'])

/** Guests of a tea party sit at its table, be they beasts or dolls, and so do animals that eat at a table. */
export function atOneTable(shot: Shot): Shot {
  return beforeTheTree(welcomeGuests(dineAsPeople(shot)))
}

function dineAsPeople(shot: Shot): Shot {
  const table = shot.subjects.find(({ noun }) => TABLES.test(noun))
  const eats = ({ kind, actions: [deed] }: Subject): boolean =>
    ANIMALS.has(kind) && /^(eat|drink|sit|dine)$/u.test(deed?.verb ?? '')
  const eaters = shot.subjects.filter(eats)
  const heads = eaters.reduce((sum, { count }) => sum + count, 0)
  const atIt = eaters.some(({ id }) =>
    shot.relations.some(
      ({ from, relation, to }) =>
        from === id && to === table?.id && /^(next-to|around|facing)$/u.test(relation),
    ),
  )
  const meal = eaters.some(({ actions: [deed] }) => deed?.verb !== 'sit')
  const tea = eaters.some(({ actions: [deed] }) => /\b(tea|coffee|cocoa)\b/u.test(deed?.prop ?? ''))
  // No beast has tea from a bowl on the ground: a table comes with it.
  const laid = table ? atIt && meal : tea
  if (!laid || heads < 2) return shot
  const gone = table ? [table.id] : []
  return seated(shot, { verb: tea ? 'tea-party' : 'dine', guests: eaters, gone })
}

function welcomeGuests(shot: Shot): Shot {
  const hosts = shot.subjects.filter(({ actions: [deed] }) => PARTIES.test(deed?.verb ?? ''))
  const verb = hosts[0]?.actions[0]?.verb
  if (verb === undefined) return shot
  const isHost = (id: string): boolean => hosts.some((each) => each.id === id)
  const meant = ({ id, noun }: Subject): boolean =>
    hosts.some((host) => host.noun === noun) ||
    shot.relations.some(
      ({ from, to }) => (from === id && isHost(to)) || (to === id && isHost(from)),
    ) ||
    hosts.some(({ actions: [deed] }) => deed?.target === id)
  const guests = shot.subjects.filter(
    (each) => SITS_ALONG.has(each.kind) && each.actions.every(isIdle) && meant(each),
  )
  return guests.length === 0
    ? shot
    : seated(shot, { verb, guests: [...hosts, ...guests], gone: [] })
}

/** It takes part in what another does, and in nothing else. */
const isIdle = ({ verb }: Action): boolean => verb === 'take-part'

interface Seating {
  readonly verb: string
  readonly guests: readonly Subject[]
  readonly gone: readonly string[]
}

function seated(shot: Shot, { verb, guests, gone }: Seating): Shot {
  const ids = new Set(guests.map(({ id }) => id))
  const free = ({ from, to }: Relation): boolean =>
    !gone.includes(from) && !gone.includes(to) && !(ids.has(from) && ids.has(to))
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone.includes(id))
      .map((each): Subject => (ids.has(each.id) ? seatedOne(each, verb) : each)),
    relations: shot.relations.filter(free),
  }
}

/** Whoever is no human being sits up as one. */
function seatedOne(guest: Subject, verb: string): Subject {
  const actions = [doing(verb, { prop: guest.actions[0]?.prop ?? null })]
  return { ...guest, person: guest.person ?? Person.parse({ role: 'guest' }), actions }
}

/** A whole table stands before the mushroom under which they meet: one guest alone would sit below it. */
function beforeTheTree(shot: Shot): Shot {
  const party = new Set(
    shot.subjects
      .filter(({ actions: [deed] }) => PARTIES.test(deed?.verb ?? ''))
      .map((each) => each.id),
  )
  const relations = shot.relations.map((each): Relation =>
    party.has(each.from) && each.relation === 'under' ? { ...each, relation: 'in-front-of' } : each,
  )
  return { ...shot, relations }
}
