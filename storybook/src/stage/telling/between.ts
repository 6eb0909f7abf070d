import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { amongTowers } from './among-towers.ts'
import { amongTrees } from './among-trees.ts'
import { fanFromBothSides } from './fanning.ts'

/** Who is between others has one of them, or half of them, on each side. */
export function standBetween(asked: Shot): Shot {
  const shot = fanFromBothSides(amongTowers(amongTrees(asked)))
  const between = shot.relations.find(({ relation }) => relation === 'between')
  const near = shot.subjects.find(({ id }) => id === between?.to)
  if (!between || !near) return shot
  const other = otherSide(shot, between)
  if (other) return inARow(shot, between, other)
  if (near.count < 2) return shot
  if (near.kind === 'person' && near.count >= CROWD) return beside(shot, between)
  const far: Subject = {
    ...near,
    id: `${near.id}-beyond`.slice(0, 40),
    count: Math.floor(near.count / 2),
  }
  const subjects = shot.subjects.flatMap((each) =>
    each === near ? [{ ...near, count: near.count - far.count }, far] : [each],
  )
  return inARow({ ...shot, subjects }, between, far.id)
}

/** From so many on people are round one, and in no row. */
const CROWD = 5

function beside(shot: Shot, between: Relation): Shot {
  const relations = shot.relations.map((each): Relation =>
    each === between ? { ...each, relation: 'next-to' } : each,
  )
  return { ...shot, relations }
}

/** The second one of "between a cat and a dog": named beside the first. */
function otherSide({ relations }: Shot, { from, to }: Relation): string | null {
  const pair = relations.find(
    (each) =>
      (each.relation === 'between' && each.from === from && each.to !== to) ||
      (each.relation === 'next-to' && each.from === to && each.to !== from),
  )
  return pair?.to ?? null
}

function inARow(shot: Shot, { from, to }: Relation, beside: string): Shot {
  const three = new Set([from, to, beside])
  const others = shot.relations.filter((each) => !(three.has(each.from) && three.has(each.to)))
  const row: Relation[] = [
    { from: to, relation: 'left-of', to: from },
    { from, relation: 'left-of', to: beside },
  ]
  return { ...shot, relations: [...others, ...row] }
}
