import type { Shot } from '../../plan/plan.ts'

/** Several who fan somebody stand on both sides, each turned to whom they cool. */
export function fanFromBothSides(shot: Shot): Shot {
  const fans = shot.subjects.find(
    ({ count, actions }) => count > 1 && actions.some(({ verb }) => verb === 'fan'),
  )
  const target = fans?.actions.find(({ verb }) => verb === 'fan')?.target ?? null
  const cooled = shot.subjects.find(({ id }) => id === target)
  if (!fans || !cooled || shot.relations.some(({ relation }) => relation === 'between')) return shot
  return {
    ...shot,
    relations: [...shot.relations, { from: cooled.id, relation: 'between', to: fans.id }],
  }
}
