import type { Shot } from '../plan/plan.ts'

/** Shots that are seen at the same time: each with those beside it, or with what it becomes. */
export function groupPanels(shots: readonly Shot[]): readonly (readonly Shot[])[] {
  const groups: Shot[][] = []
  for (const shot of shots) {
    const last = groups.at(-1)
    if (/^(?:beside|becoming)$/u.test(shot.transition) && last !== undefined) last.push(shot)
    else groups.push([shot])
  }
  return groups
}

/** Whether the first of a group becomes the others. */
export const isBecoming = (group: readonly Shot[]): boolean => group[1]?.transition === 'becoming'
