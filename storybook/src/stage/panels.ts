import type { Shot } from '../plan/plan.ts'

/** Shots that are seen at once: each with those beside it. */
export function groupPanels(shots: readonly Shot[]): readonly (readonly Shot[])[] {
  const groups: Shot[][] = []
  for (const shot of shots) {
    const last = groups.at(-1)
    if (shot.transition === 'beside' && last !== undefined) last.push(shot)
    else groups.push([shot])
  }
  return groups
}
