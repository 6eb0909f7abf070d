import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

export const MOUNTS: ReadonlySet<Subject['kind']> = new Set(['animal', 'creature'])

export const isOnIt = (relation: Relation['relation']): boolean =>
  relation === 'on' || relation === 'riding'

const SHARED_SEATS =
  /\b(bicycle|bike|motorcycle|motorbike|moped|scooter|tandem|sled|sledge|sleigh|toboggan|broom|broomstick)$/u
export const RIDES = /^(?:ride|drive|race|go|travel|sit|fly)(?:-[a-z]+)?$/u

const SEATED = /^sit(?:-[a-z-]+)?$/u

/** Who sits on a horse sits astride, and it stands still for it: no stool is as wide. */
export function sitAstride(shot: Shot): Shot {
  const steeds = new Map(
    shot.relations.flatMap(({ from, relation, to }) =>
      isOnIt(relation) ? [[from, to] as const] : [],
    ),
  )
  const astride = ({ id, kind, actions }: Subject): boolean =>
    kind === 'person' &&
    actions.some(({ verb }) => SEATED.test(verb)) &&
    shot.subjects.some((each) => each.id === steeds.get(id) && BACKS.test(each.noun))
  const riders = new Set(shot.subjects.filter(astride).map(({ id }) => id))
  const halted = new Set([...riders].map((id) => steeds.get(id)))
  return withEach(shot, (each) => {
    if (riders.has(each.id))
      return {
        ...each,
        actions: each.actions.map((deed) => (SEATED.test(deed.verb) ? doing('ride-along') : deed)),
      }
    return halted.has(each.id) && each.actions.length === 0
      ? { ...each, actions: [doing('stand')] }
      : each
  })
}

const BACKS =
  /\b(?:horse|pony|donkey|camel|elephant|mule|unicorn|stallion|mare|zebra|ostrich|llama|dragon|bicycle|bike|motorcycle|motorbike|scooter|moped)$/u

/** In a cabin that hangs or flies one is seen in its window, and a stool would be seen below it. */
const IN_WINDOW = /^(?:sit|rest|ride|gaze-out|look-out|look)$/u

const COACH = /^(?!.*\bbaby\b).*\b(?:carriage|coach|stagecoach)$/u

/** Who rides in a carriage, a cup or a boat sits in it, and brings no horse along. */
export function rideWithin(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const seat = shot.relations.find(
      ({ from, relation }) => from === each.id && relation === 'inside',
    )
    const carrier = shot.subjects.find(({ id }) => id === seat?.to)
    if (!carrier) return each
    if (carrier.kind === 'aircraft')
      return { ...each, actions: each.actions.filter(({ verb }) => !IN_WINDOW.test(verb)) }
    // Of what they do in a coach nothing is seen in its window.
    if (COACH.test(carrier.noun))
      return {
        ...each,
        actions: each.actions.filter(({ verb }) => !/^(?:ride|sit|travel|go)$/u.test(verb)),
      }
    const actions = each.actions.map((deed) =>
      deed.verb === 'ride' && deed.target === null ? doing('sit') : deed,
    )
    return { ...each, actions }
  })
}

/** Several on one beast or one scooter sit behind each other on it, a couple as well as a bride and a groom: the usual ride would bring one for each. */
export function shareMount(shot: Shot): Shot {
  const ridden = shot.subjects.find((each) => ridersOf(each, shot).length > 0)
  if (!ridden) return shot
  const sharing = ridersOf(ridden, shot)
  const aloft = sharing.some(({ actions }) => actions.some(({ verb }) => verb === 'fly'))
  const riders = new Set(sharing.map(({ id }) => id))
  // The seats are given from the back: who is named first holds the handlebar or the reins.
  const seated = sharing.toReversed()
  const inOrder = shot.subjects.map((each) =>
    riders.has(each.id) ? (seated.shift() ?? each) : each,
  )
  const subjects = inOrder.map((each): Subject => {
    if (riders.has(each.id)) return { ...each, actions: [doing('ride-along')] }
    if (each !== ridden || each.actions.length > 0) return each
    const goes = MOUNTS.has(each.kind) ? 'walk' : 'drive'
    return { ...each, actions: [{ ...doing(aloft ? 'fly' : goes), direction: 'right' }] }
  })
  const relations = shot.relations.map((each) =>
    each.to === ridden.id && riders.has(each.from) && isOnIt(each.relation)
      ? { ...each, relation: 'riding' as const }
      : each,
  )
  return { ...shot, subjects, relations }
}

/** Who shares this one seat; nobody if it has no room for two, or there is only one. */
function ridersOf(ridden: Subject, { subjects, relations }: Shot): readonly Subject[] {
  const fits = MOUNTS.has(ridden.kind) || SHARED_SEATS.test(ridden.noun)
  if (!fits || ridden.count > 1) return []
  const on = relations.filter(({ to, relation }) => to === ridden.id && isOnIt(relation))
  const riders = subjects.filter(({ id }) => on.some(({ from }) => from === id))
  const several = riders.reduce((sum, { count }) => sum + count, 0) > 1
  const ride = riders.every(
    ({ kind, actions }) => kind === 'person' && actions.every(({ verb }) => RIDES.test(verb)),
  )
  return several && ride ? riders : []
}
