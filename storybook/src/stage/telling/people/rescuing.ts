import { ANIMALS } from '../../../plan/kinds.ts'
import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'

const TREES = /(\b|^)(tree|oak|pine|fir|willow|birch|maple)$/u
const UP_THERE = /^(inside|on|holding)$/u

/** Whoever rescues an animal from a tree goes up a ladder for it; who only carries one holds it from the start. */
export function bringDown(shot: Shot): Shot {
  const who = people(shot).find(
    ({ actions: [deed], count }) => count === 1 && deed?.verb === 'carry',
  )
  const saved = shot.subjects.find(({ id }) => id === who?.actions[0]?.target)
  const tree = shot.subjects.find(({ noun }) => TREES.test(noun))
  if (!who || !saved || !tree || !ANIMALS.has(saved.kind) || saved.count > 1) return shot
  const held = shot.relations.some(({ from, to }) => from === who.id && to === saved.id)
  const elsewhere = shot.relations.some(
    ({ to, relation }) => to === tree.id && !UP_THERE.test(relation),
  )
  if (held || elsewhere) return shot
  const gone = new Set(
    shot.subjects.filter(({ id, noun }) => id === tree.id || noun === 'ladder').map(({ id }) => id),
  )
  const deed = doing('rescue-from-tree', { target: saved.id, prop: saved.noun })
  return {
    ...shot,
    place: shot.place ?? 'garden',
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) => (each.id === who.id ? { ...each, actions: [deed] } : each)),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}
