import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const BUBBLE = /\b(?:bubble|orb|sphere)$/u
/** What the bubble does for whoever is in it. */
const AFLOAT = /^(?:float|drift|fly|hover|rise|glide|soar|travel|move|swing)$/u

/** "A girl floats in a bubble over the sea": a great clear one is around her and goes, and she stands in it. */
export function floatInBubble(shot: Shot): Shot {
  const bond = shot.relations.find(
    ({ from, relation, to }) => relation === 'inside' && isRider(shot, from) && isBubble(shot, to),
  )
  if (!bond) return shot
  const rider = shot.subjects.find(({ id }) => id === bond.from)
  const goes = rider?.actions.find(isGoing)
  const floats = doing('float', { direction: goes?.direction ?? null })
  const told = withEach(shot, (each) => {
    if (each.id === bond.from)
      return { ...each, actions: each.actions.filter((deed) => !isGoing(deed)) }
    if (each.id !== bond.to) return each
    return {
      ...each,
      // Its own name would be the small ones that rise about others.
      noun: 'great bubble',
      picture: 'prop:bubble',
      kind: 'thing',
      count: 1,
      size: 'giant',
      actions: [floats],
    }
  })
  return { ...told, place: told.place ?? 'sky' }
}

const isGoing = ({ verb }: Action): boolean => AFLOAT.test(verb)

const isRider = ({ subjects }: Shot, id: string): boolean =>
  subjects.some((each) => each.id === id && LIVING.has(each.kind) && each.kind !== 'fish')

const isBubble = ({ subjects }: Shot, id: string): boolean =>
  subjects.some((each: Subject) => each.id === id && BUBBLE.test(each.noun))
