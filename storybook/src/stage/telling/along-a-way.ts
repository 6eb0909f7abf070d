import type { RelationName, Shot } from '../../plan/plan.ts'

/** A camera that goes from one to another finds them in that order. */
export function alongAWay(shot: Shot): Shot {
  const { camera, relations } = shot
  const [from, to] = camera.path ?? []
  if (!from || !to || from === to) return shot
  const related = relations.some(
    (each) => [each.from, each.to].includes(from) && [each.from, each.to].includes(to),
  )
  const relation = orderOf(camera)
  if (related || relation === null) return shot
  return { ...shot, relations: [...relations, { from: to, relation, to: from }] }
}

function orderOf({ move }: Shot['camera']): RelationName | null {
  if (move === null || move.startsWith('tilt') || move.startsWith('crane')) return null
  return move.endsWith('left') ? 'left-of' : 'right-of'
}
