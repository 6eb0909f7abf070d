import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Shot } from '../../plan/plan.ts'

/** Who is left of whom. */
export type Pair = readonly [left: string, right: string]

const GOES =
  /^(?:walk|run|gallop|trot|ride|ride-.+|drive|crawl|hop|march|hike|stroll|race|sneak|limp)$/u

/** The house, the tree or the tent toward which somebody goes is ahead, and not behind their back. */
export function goalPairs({ subjects }: Shot, heading: 1 | -1): Pair[] {
  return subjects.flatMap(({ id, actions: [first] }): Pair[] => {
    const goal = subjects.find((each) => each.id === first?.target)
    const goes = first && GOES.test(first.verb) && !first.way
    if (!goes || !goal || LIVING.has(goal.kind) || CRAFT.has(goal.kind)) return []
    return [heading === 1 ? [id, goal.id] : [goal.id, id]]
  })
}

/** Whether somebody goes there. */
export function isGoal(shot: Shot, id: string): boolean {
  return goalPairs(shot, 1).some(([, goal]) => goal === id)
}

/** On which side of the others such a goal is, or 0 if nobody goes there. */
export function goalSide(shot: Shot, heading: 1 | -1, id: string): 1 | -1 | 0 {
  return isGoal(shot, id) ? heading : 0
}
