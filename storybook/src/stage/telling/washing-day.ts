import type { Shot, Subject } from '../../plan/plan.ts'

const CLOTHESLINE = /\b(clothes|washing|laundry) ?line$/u

/** A line on which something named hangs is empty else; the house whose washing dries is one to live in. */
export function hangWashing(shot: Shot): Shot {
  const line = shot.subjects.find(({ noun }) => CLOTHESLINE.test(noun))
  if (!line) return shot
  const taken = shot.relations.some(
    ({ relation, to }) => relation === 'hanging-from' && to === line.id,
  )
  const subjects = shot.subjects.map((each): Subject => {
    if (each === line) return taken ? { ...each, picture: 'prop:wire' } : each
    return each.kind === 'building' && each.size === 'tiny' ? { ...each, size: 'small' } : each
  })
  return { ...shot, subjects }
}
