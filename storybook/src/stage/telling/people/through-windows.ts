import { LIVING } from '../../../plan/kinds.ts'
import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'
import { does, people } from './people-told.ts'

/** Who takes something through a window is seen from outside, and whoever it belongs to stands in that window. */
export function reachThroughWindow(shot: Shot): Shot {
  const thief = people(shot).find((each) => does(each, /^reach-in-window$/u))
  const deed = thief?.actions.find(({ verb }) => verb === 'reach-in-window')
  if (!thief || !deed || thief.count > 1) return shot
  const others = people(shot).filter((each) => each !== thief)
  const owner = others.find(({ count }) => count === 1)
  const outside = withoutAll(
    shot,
    (each) =>
      each !== thief && each !== owner && !(each.kind !== 'person' && LIVING.has(each.kind)),
  )
  const { view: _view, ...told } = outside
  const free = owner ? withSubject(told, owner, { actions: [] }) : told
  const takes = doing('reach-in-window', { prop: deed.prop, target: owner?.id ?? null })
  return {
    ...withSubject(free, thief, { actions: [takes] }),
    place: 'house wall',
    relations: free.relations.filter(({ from }) => from !== owner?.id && from !== thief.id),
  }
}
