import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot } from '../../plan/plan.ts'
import { withEach } from './retold.ts'

/** "A cat knocks over a vase": the vase falls, and not the cat; who topples by themselves still do. */
export function knockOver(shot: Shot): Shot {
  const fells = ({ verb, target, prop, way }: Action): boolean =>
    verb === 'topple' && way === undefined && (target !== null || prop !== null)
  return withEach(shot, (each) =>
    LIVING.has(each.kind)
      ? {
          ...each,
          actions: each.actions.map((action) =>
            fells(action) ? { ...action, verb: 'knock-over' } : action,
          ),
        }
      : each,
  )
}
