import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

type Find = (id: string) => Subject | undefined

/** A relation as a stage shows it, or null when it may stay as it is. */
type Settle = (relation: Relation, find: Find) => Relation | null

const AT_TABLE = /^(sit|eat|talk|drink|read|write|dine|study)$/u
const TABLES = /\b(table|desk)$/u
const CHAIRS = /\b(chair|armchair|stool)$/u
const HEADGEAR = /\b(crown|hat|cap|helmet|beret|beanie|tiara|wreath|bow|wig)$/u
const ON_TABLES =
  /^(stand|dance|sit|lie|sleep|jump|walk|run|climb|crawl|hop|kneel|tap-dance|breakdance|sing|march|leap|balance)$/u

/** Who sits at a table sits round it, with the face to it; so do its chairs, and squirrels. */
const roundTable: Settle = ({ from, relation, to }, find) => {
  const [one, other] = [find(from), find(to)]
  if (relation !== 'next-to' || !one || !other) return null
  if (TABLES.test(other.noun) && sitsAt(one)) return { from, relation: 'around', to }
  // "A table with two chairs".
  const seats = TABLES.test(one.noun) && CHAIRS.test(other.noun) && sitsAt(other)
  return seats ? { from: to, relation: 'around', to: from } : null
}

function sitsAt({ kind, noun, count, actions }: Subject): boolean {
  if (kind === 'person') return actions.some(({ verb }) => AT_TABLE.test(verb))
  return count > 1 && (CHAIRS.test(noun) || kind === 'animal' || kind === 'creature')
}

/** The candles of a cake are on it. */
const onCake: Settle = (each, find) => {
  const [cake, candle] = [find(each.from)?.noun ?? '', find(each.to)?.noun ?? '']
  const lit = each.relation === 'next-to' && /\bcake$/u.test(cake) && /\bcandle$/u.test(candle)
  return lit ? { from: each.to, relation: 'on', to: each.from } : null
}

/** A crown on a lion's head is worn. */
const onHead: Settle = (each, find) => {
  const [crown, head] = [find(each.from), find(each.to)]
  const worn = head && LIVING.has(head.kind) && HEADGEAR.test(crown?.noun ?? '')
  return each.relation === 'on' && worn
    ? { from: each.to, relation: 'wearing', to: each.from }
    : null
}

/** Who works on a table works at it. */
const atWork: Settle = (each, find) => {
  const worker = find(each.from)
  const table = TABLES.test(find(each.to)?.noun ?? '')
  if (each.relation !== 'on' || worker?.kind !== 'person' || !table) return null
  const works =
    worker.actions.length > 0 && !worker.actions.some(({ verb }) => ON_TABLES.test(verb))
  return works ? { ...each, relation: 'next-to' } : null
}

/** Who is in a pen has its fence behind them. */
const inPen: Settle = (each, find) =>
  each.relation === 'inside' && find(each.to)?.picture === 'prop:fence'
    ? { ...each, relation: 'in-front-of' }
    : null

const SETTLES: readonly Settle[] = [roundTable, onCake, onHead, atWork, inPen]

/** The same shot with everybody where the words mean them to be. */
export function settle(asked: Shot): Shot {
  const shot = sitDown(asked)
  const find: Find = (id) => shot.subjects.find((each) => each.id === id)
  const relations = shot.relations.map((each) =>
    SETTLES.reduce(
      (settled, rule) => (settled === each ? (rule(each, find) ?? each) : settled),
      each,
    ),
  )
  return { ...shot, relations }
}

const SERVES = /^(?:give|serve-food|serve|bring|pour|talk|take-order|hand-out)$/u
const WAITERS = /\b(?:waiter|waitress|butler|bartender|barista)$/u

/** Whether somebody else comes to the table with something. */
function isServed({ id }: Subject, { subjects }: Shot): boolean {
  return subjects.some(
    (each) =>
      each.id !== id &&
      (WAITERS.test(each.noun) ||
        each.actions.some(({ verb, target }) => SERVES.test(verb) && target === id)),
  )
}

/** At a window one looks out of it meanwhile. */
const isWaiting = ({ verb, target }: Action): boolean =>
  target === null && /^(?:look|stand|wait)$/u.test(verb)

/** Who is brought something at a table sits at it. */
function sitDown(shot: Shot): Shot {
  const find: Find = (id) => shot.subjects.find((each) => each.id === id)
  const subjects = shot.subjects.map((each): Subject => {
    const table = shot.relations.find(
      ({ from, relation, to }) =>
        from === each.id && relation === 'next-to' && TABLES.test(find(to)?.noun ?? ''),
    )
    const idle = each.kind === 'person' && each.actions.every(isWaiting)
    return table && idle && isServed(each, shot)
      ? { ...each, actions: [doing('sit', { target: table.to })] }
      : each
  })
  const waited = subjects.some(({ noun }) => WAITERS.test(noun))
  const sat = subjects.some((each, at) => each !== shot.subjects[at])
  return { ...shot, place: shot.place ?? (waited && sat ? 'restaurant' : null), subjects }
}

const BEDS = /(?<!flower ?)\bbed$/u
const GOES = /^(?:run|walk|race|hop|jump|march|jog|trot|gallop)$/u

/** "They race, the hare falls asleep under a tree": who sleeps somewhere is there already. */
export function lieDown(shot: Shot): Shot {
  const bedded = new Set(
    shot.relations.flatMap(({ from, relation }) =>
      /^(?:under|on|inside|next-to)$/u.test(relation) ? [from] : [],
    ),
  )
  const find: Find = (id) => shot.subjects.find((each) => each.id === id)
  const inBeds = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      relation === 'on' && BEDS.test(find(to)?.noun ?? '') ? [from] : [],
    ),
  )
  return withEach(shot, (each) => {
    // A beast in a bed lies there: on its four legs it would be a statue on it.
    if (ANIMALS.has(each.kind) && each.actions.length === 0 && inBeds.has(each.id))
      return { ...each, actions: [doing('lie')] }
    const sleep = each.actions.find(({ verb }) => verb === 'sleep')
    const came = GOES.test(each.actions[0]?.verb ?? '')
    return sleep && came && bedded.has(each.id) ? { ...each, actions: [sleep] } : each
  })
}

const SMALL = new Set<Subject['kind']>(['food', 'tool', 'thing', 'toy'])
const LAID = /\b(table|desk|tray|shelf|counter)$/u

/** "A table with plates and cups": the cups are on it, too, when nothing else is said of them. */
export function layTable(shot: Shot): Shot {
  const find: Find = (id) => shot.subjects.find((each) => each.id === id)
  const more = shot.subjects.flatMap(({ id, kind, actions }, index): Relation[] => {
    const before = shot.subjects[index - 1]
    const loose =
      actions.length === 0 && !shot.relations.some((each) => each.from === id || each.to === id)
    if (!before || !loose || !SMALL.has(kind) || !SMALL.has(before.kind)) return []
    const on = shot.relations.find(({ from, relation }) => from === before.id && relation === 'on')
    return on && LAID.test(find(on.to)?.noun ?? '') ? [{ ...on, from: id }] : []
  })
  return more.length === 0 ? shot : { ...shot, relations: [...shot.relations, ...more] }
}

const WALK: Action = doing('walk', { direction: 'right', pace: 'slow' })

/** Ducklings in a row behind a duck follow it. */
export function followOn(shot: Shot): Shot {
  const find: Find = (id) => shot.subjects.find((each) => each.id === id)
  const line = shot.relations.find((each) => isLine(each, find))
  if (!line) return shot
  const subjects = shot.subjects.map((each) =>
    each.id === line.from || each.id === line.to ? { ...each, actions: [WALK] } : each,
  )
  const relations = shot.relations.map((each): Relation =>
    each === line ? { ...each, relation: 'left-of' } : each,
  )
  return { ...shot, subjects, relations }
}

function isLine({ from, relation, to }: Relation, find: Find): boolean {
  const [young, old] = [find(from), find(to)]
  if (relation !== 'behind' || !young || !old || young.count < 3 || old.count > 1) return false
  const idle = young.actions.length + old.actions.length === 0
  return idle && LIVING.has(young.kind) && LIVING.has(old.kind)
}
