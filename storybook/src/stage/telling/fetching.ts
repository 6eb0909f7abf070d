import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { LIVING } from '../../plan/kinds.ts'

const TREES = /\b(?:tree|palm|oak|pine|palm tree)$/u
const WITHIN = /^(?:on|inside|hanging-from)$/u

/** "A kite is stuck in a tree and a boy climbs up": he has his hand on it among the leaves, where his tree would hide it. */
export function reachUp(shot: Shot): Shot {
  const trees = new Set(shot.subjects.filter(({ noun }) => TREES.test(noun)).map(({ id }) => id))
  const climber = shot.subjects.find(climbsTree)
  const stuck = shot.relations.find((each) => trees.has(each.to) && isCaught(each, shot))
  if (!climber || !stuck || stuck.from === climber.id) return shot
  const held: Relation = { from: climber.id, relation: 'holding', to: stuck.from }
  return { ...shot, relations: [...shot.relations.filter((each) => each !== stuck), held] }
}

const climbsTree = ({ kind, count, actions }: Subject): boolean =>
  kind === 'person' && count === 1 && actions.some(({ verb }) => verb === 'climb-tree')

function isCaught({ from, relation }: Relation, { subjects }: Shot): boolean {
  const thing = subjects.find(({ id }) => id === from)
  return (
    WITHIN.test(relation) && thing !== undefined && thing.count === 1 && !LIVING.has(thing.kind)
  )
}
