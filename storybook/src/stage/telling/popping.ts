import { ANIMALS } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'

const BALLOONS = /\b(?:balloon|bubble)s?$/u

/** "A bird pops the girl's balloon": it bursts beside her, for what is in a hand plays no part of its own, and the bird has none. */
export function popIt(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ kind, actions: [deed] }) => ANIMALS.has(kind) && deed?.verb === 'pop',
  )
  const balloon = shot.subjects.find(({ id, noun }) => BALLOONS.test(noun) && pops(who, id, noun))
  if (!who || !balloon) return shot
  const owner = shot.subjects.find(({ kind, count }) => kind === 'person' && count === 1)
  const free = shot.relations.filter(({ from, to }) => from !== balloon.id && to !== balloon.id)
  const relations: Relation[] = owner
    ? [...free, { from: balloon.id, relation: 'next-to', to: owner.id }]
    : free
  const comes = doing(who.kind === 'bird' || who.kind === 'insect' ? 'hover' : 'jump')
  const told = withSubject({ ...shot, relations }, who, { actions: [comes] })
  return withSubject(told, balloon, { actions: [doing('pop')] })
}

function pops(who: Subject | undefined, id: string, noun: string): boolean {
  return who?.actions.some(({ target, prop }) => target === id || prop === noun) === true
}
