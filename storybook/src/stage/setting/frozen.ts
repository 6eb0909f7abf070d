import type { Shot, Subject } from '../../plan/plan.ts'

const SKATES = /^(ice-skate|play-ice-hockey|curling)$/u

/** In winter, unless somebody floats on it; and where people skate. */
export function isFrozen({ season, subjects }: Shot): boolean {
  const wet = ({ kind, actions }: Subject): boolean =>
    kind === 'boat' ||
    kind === 'fish' ||
    actions.some(({ verb }) => /^(swim|sail|row|kayak)$/u.test(verb))
  const skates = subjects.some(({ actions }) => actions.some(({ verb }) => SKATES.test(verb)))
  return (season === 'winter' || skates) && !subjects.some(wet)
}
