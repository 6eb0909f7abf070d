import type { Action, Shot, Subject } from '../../plan/plan.ts'

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
    const sits = (people || chairs) && TABLES.test(table?.noun ?? '')
    return sits && each.relation === 'next-to' ? { ...each, relation: 'around' as const } : each
  })
  return { ...shot, relations }
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
