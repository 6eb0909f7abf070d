import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'

const MOUNTS = new Set<Subject['kind']>(['animal', 'creature'])
const RIDDEN =
  /\b(bicycle|bike|motorcycle|motorbike|scooter|skateboard|surfboard|sled|sleigh|snowboard|broom|broomstick)$/u

/** A knight on a horse rides it, and a girl on a skateboard does not stand on it like a statue. */
export function mount(shot: Shot): Shot {
  const rides = new Map<string, string>()
  for (const { from, relation, to } of shot.relations) {
    const [rider, ridden] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    if (relation !== 'on' || rider?.kind !== 'person' || rider.actions.length > 0) continue
    if (ridden && (MOUNTS.has(ridden.kind) || RIDDEN.test(ridden.noun))) rides.set(from, to)
  }
  if (rides.size === 0) return shot
  const subjects = shot.subjects.map((each): Subject => {
    const target = rides.get(each.id)
    return target === undefined ? each : { ...each, actions: [ride(target)] }
  })
  const relations = shot.relations.map((each) =>
    rides.get(each.from) === each.to && each.relation === 'on'
      ? { ...each, relation: 'riding' as const }
      : each,
  )
  return { ...shot, subjects, relations }
}

const AT_TABLE = /^(sit|eat|talk|drink|read|write|dine|study)$/u
const TABLES = /\b(table|desk)$/u

const CHAIRS = /\b(chair|armchair|stool)$/u

/** Who sits at a table sits round it, with the face to it; so do its chairs. */
export function sitDown(shot: Shot): Shot {
  const relations = shot.relations.map((each) => {
    const [guest, table] = [each.from, each.to].map((id) =>
      shot.subjects.find((subject) => subject.id === id),
    )
    const seated = guest?.actions.some(({ verb }) => AT_TABLE.test(verb)) ?? false
    const chairs = CHAIRS.test(guest?.noun ?? '') && (guest?.count ?? 0) > 1
    const people = guest?.kind === 'person' && seated
    const animals = guest !== undefined && MOUNTS.has(guest.kind) && guest.count > 1
    const sits = (people || chairs || animals) && TABLES.test(table?.noun ?? '')
    return sits && each.relation === 'next-to' ? { ...each, relation: 'around' as const } : each
  })
  return { ...shot, relations }
}

const HEADGEAR = /\b(crown|hat|cap|helmet|beret|beanie|tiara|wreath|bow|wig)$/u
const ON_TABLES =
  /^(stand|dance|sit|lie|sleep|jump|walk|run|climb|crawl|hop|kneel|tap-dance|breakdance|sing|march|leap|balance)$/u

function isCake(subject: Subject | undefined): boolean {
  return /\bcake$/u.test(subject?.noun ?? '')
}

/** A crown on a lion's head is worn; who works on a table works at it. */
export function settleOn(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const relations = shot.relations.map((each): Relation => {
    const [upper, lower] = [find(each.from), find(each.to)]
    if (each.relation === 'next-to' && isCake(upper) && /\bcandle$/u.test(lower?.noun ?? ''))
      return { from: each.to, relation: 'on', to: each.from }
    if (each.relation !== 'on' || !upper || !lower) return each
    if (LIVING.has(lower.kind) && HEADGEAR.test(upper.noun))
      return { from: each.to, relation: 'wearing', to: each.from }
    const works =
      upper.actions.length > 0 && !upper.actions.some(({ verb }) => ON_TABLES.test(verb))
    const at = upper.kind === 'person' && works && TABLES.test(lower.noun)
    return at ? { ...each, relation: 'next-to' } : each
  })
  return { ...shot, relations }
}

/** Ducklings in a row behind a duck follow it. */
export function followOn(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const line = shot.relations.find(({ from, relation, to }) => {
    const [young, old] = [find(from), find(to)]
    const alive = young && old && LIVING.has(young.kind) && LIVING.has(old.kind)
    const idle = alive && young.actions.length === 0 && old.actions.length === 0
    return relation === 'behind' && idle && young.count > 2 && old.count === 1
  })
  if (!line) return shot
  const walk: Action = { verb: 'walk', direction: 'right', target: null, prop: null, pace: 'slow' }
  const subjects = shot.subjects.map((each) =>
    each.id === line.from || each.id === line.to ? { ...each, actions: [walk] } : each,
  )
  const relations = shot.relations.map((each): Relation =>
    each === line ? { ...each, relation: 'left-of' } : each,
  )
  return { ...shot, subjects, relations }
}

const OPEN_PLANE: Readonly<Record<string, string>> = { 'prop:airplane': 'prop:biplane' }

/** Of who flies in an airliner nothing could be seen: whoever is named as being in a plane sits in an open one. */
export function takeSeat(shot: Shot): Shot {
  const flown = new Set(
    shot.relations.flatMap(({ from, relation, to }) => {
      const rider = shot.subjects.find(({ id }) => id === from)
      const lives = rider && (rider.kind === 'person' || MOUNTS.has(rider.kind))
      return lives && /^(inside|riding)$/u.test(relation) ? [to] : []
    }),
  )
  const subjects = shot.subjects.map((each): Subject => {
    const open = OPEN_PLANE[each.picture ?? '']
    return open !== undefined && flown.has(each.id) ? { ...each, picture: open } : each
  })
  return { ...shot, subjects }
}

function ride(target: string): Action {
  return { verb: 'ride', direction: null, target, prop: null, pace: 'normal' }
}
