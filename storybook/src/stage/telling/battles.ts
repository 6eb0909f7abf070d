import { CRAFT } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const fires = ({ verb }: Action): boolean => verb === 'exchange-fire'

/** Two sides face each other; who fires alone is not hit, and what cannot fire back only is. */
export function takeSides(shot: Shot): Shot {
  const one = shot.subjects.find(({ actions }) => actions.some(fires))
  if (!one) return shot
  const other = foeOf(one, shot)
  if (other) return opposed(shot, one, other)
  const aims = one.actions.find(fires)?.prop ?? null
  if (one.count === 1 || aims !== null)
    return told(shot, { ...one, actions: [doing('open-fire', one.count > 1 ? RIGHT : {})] })
  // Ships lie in a row on the water, and face each other there.
  return one.kind === 'boat' ? shot : parted(shot, one)
}

/** At whom it fires: as said, or who fights beside it, or the other craft there. */
function foeOf(one: Subject, { subjects }: Shot): Subject | undefined {
  const target = one.actions.find(fires)?.target
  const others = subjects.filter(({ id }) => id !== one.id)
  return (
    others.find(({ id }) => id === target) ??
    others.find(
      ({ kind, actions }) => CRAFT.has(kind) && (actions.length === 0 || actions.some(fires)),
    )
  )
}

function told(shot: Shot, ...anew: readonly Subject[]): Shot {
  const find = (each: Subject): Subject => anew.find(({ id }) => id === each.id) ?? each
  return withEach(shot, (each) => find(each))
}

function opposed(shot: Shot, one: Subject, other: Subject): Shot {
  const idle = other.actions.length === 0 || other.actions.some(fires)
  const armed = other.actions.some(fires) || (CRAFT.has(other.kind) && !STATIONS.test(other.noun))
  const reply = armed ? 'exchange-fire' : 'take-fire'
  const left = { ...one, actions: [doing(armed ? reply : 'open-fire', RIGHT)] }
  const right: Subject = {
    ...other,
    // What hangs far off in the sky comes near enough to be hit.
    kind: other.kind === 'sky' ? 'thing' : other.kind,
    actions: idle ? [doing(reply, LEFT)] : other.actions,
  }
  const ashore = other.kind === 'building' && one.kind !== 'boat'
  const place = shot.place ?? (ashore ? 'village' : null)
  return facing({ ...told(shot, left, right), place }, one.id, other.id)
}

const STATIONS = /\b(?:station|satellite)$/u
const RIGHT = { direction: 'right' } as const
const LEFT = { direction: 'left' } as const

function parted(shot: Shot, all: Subject): Shot {
  const ours = Math.ceil(all.count / 2)
  const [left, right] = [RIGHT, LEFT].map((way) => ({
    ...all,
    actions: [doing('exchange-fire', way)],
  }))
  if (!left || !right) return shot
  const foes = { ...right, id: `${all.id}-foes`, count: all.count - ours }
  const sides = told(shot, { ...left, count: ours })
  return facing({ ...sides, subjects: [...sides.subjects, foes] }, all.id, foes.id)
}

function facing(shot: Shot, from: string, to: string): Shot {
  const among = (each: Relation): boolean =>
    [from, to].includes(each.from) && [from, to].includes(each.to)
  const relations = shot.relations.filter((each) => !among(each))
  return { ...shot, relations: [...relations, { from, relation: 'left-of', to }] }
}
