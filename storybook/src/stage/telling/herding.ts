import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const GATES = /\bgate$/u
const FLOCK = 4
/** They drive cattle from the saddle. */
const MOUNTED = /\b(cowboy|cowgirl|gaucho|vaquero|rancher|wrangler|ranger)s?$/u

/** Who herds sheep walks behind them, with the dog, and all go the same way; a gate on their way is a field's. */
export function driveFlock(shot: Shot): Shot {
  const herders = shot.subjects.filter(({ actions: [deed] }) => deed?.verb === 'herd')
  const flock = shot.subjects.find(({ id }) => id === herders[0]?.actions[0]?.target)
  if (!flock || !LIVING.has(flock.kind)) return shot
  const going = new Set([flock, ...herders].map(({ id }) => id))
  const walks = doing('walk', { direction: 'right' })
  const rides = doing('ride-horse', { direction: 'right' })
  const behind = herders.map(({ id }): Relation => ({
    from: id,
    relation: 'left-of',
    to: flock.id,
  }))
  const gate = shot.subjects.find(({ noun }) => GATES.test(noun))
  const through: Relation[] = gate ? [{ from: gate.id, relation: 'right-of', to: flock.id }] : []
  const others = shot.relations.filter(({ from, to }) => !going.has(from) && !going.has(to))
  return {
    ...withEach(shot, (each): Subject => {
      if (each.id === flock.id)
        return { ...each, count: Math.max(FLOCK, each.count), actions: [walks] }
      if (going.has(each.id)) return { ...each, actions: [MOUNTED.test(each.noun) ? rides : walks] }
      return GATES.test(each.noun)
        ? { ...each, noun: 'field gate', picture: 'prop:field-gate' }
        : each
    }),
    place: shot.place ?? 'meadow',
    relations: [...others, ...behind, ...through],
  }
}

const ON_ROAD = /\b(road|street|highway|lane|track|pass)$/u

/** A flock in front of a car is ahead of it on the road, which waits: it does not hide the car. */
export function blockRoad(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const block = shot.relations.find(({ from, relation, to }) => {
    const [flock, car] = [find(from), find(to)]
    const herd = flock && flock.kind !== 'person' && LIVING.has(flock.kind) && flock.count >= FLOCK
    return relation === 'in-front-of' && herd && car?.kind === 'vehicle'
  })
  if (!block || (shot.place !== null && !ON_ROAD.test(shot.place))) return shot
  const waits = doing('wait', { direction: 'right' })
  return {
    ...withEach(shot, (each) =>
      each.id === block.to && each.actions.length === 0 ? { ...each, actions: [waits] } : each,
    ),
    place: shot.place ?? 'country road',
    relations: shot.relations.map((each) =>
      each === block ? { ...block, relation: 'right-of' } : each,
    ),
  }
}
