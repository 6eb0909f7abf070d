import type { Shot } from '../../../plan/plan.ts'

const ADDRESSES = /^(kneel|bow|pray|worship|curtsy|salute|beg|propose)$/u

/** Who kneels before a sword or a shrine has it before the eyes, and not behind the back. */
export function faceIt(shot: Shot): Shot {
  const turned = new Set(
    shot.subjects
      .filter(({ kind, actions }) => kind === 'person' && ADDRESSES.test(actions[0]?.verb ?? ''))
      .map(({ id }) => id),
  )
  if (turned.size === 0) return shot
  const relations = shot.relations.map((each) =>
    turned.has(each.from) && each.relation === 'in-front-of'
      ? { ...each, relation: 'facing' as const }
      : each,
  )
  return { ...shot, relations }
}
