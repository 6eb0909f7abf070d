import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { isElement } from './elements.ts'
import { IT } from './enters.ts'
import { mannerOf, type Manner } from './manners.ts'

/** What plays a subject that the picture shows already. */
export const IN_PICTURE = 'image'

/** Who comes into the picture: all but those whom it shows already and what light, air and water show. */
export function visitorsIn({ subjects }: Shot): Subject[] {
  return subjects.filter((subject) => subject.picture !== IN_PICTURE && !isElement(subject))
}

/** Those who come in, and what they bring: a sleigh comes with who sits in it. */
export function withBrought(comers: readonly Subject[], { subjects, relations }: Shot): Subject[] {
  const all = new Set(comers)
  for (const { from, to } of relations.filter(({ relation }) => BRINGS.has(relation))) {
    const [owner, thing] = [from, to].map((id) => subjects.find((each) => each.id === id))
    if (owner && thing && all.has(owner) && !isElement(thing)) all.add(thing)
  }
  return subjects.filter((each) => all.has(each))
}

const BRINGS = new Set<Shot['relations'][number]['relation']>(['riding', 'holding', 'inside'])

/** The first of those who are in the picture already and are asked to do something. */
export function moverIn({ subjects }: Shot): Subject | null {
  return subjects.find((each) => each.picture === IN_PICTURE && mannerOf(each) !== null) ?? null
}

/** How each of those moves who are in the picture already and are asked to do something. */
export function mannersIn({ subjects }: Shot): Manner[] {
  return subjects.flatMap((subject) => {
    const manner = subject.picture === IN_PICTURE ? mannerOf(subject) : null
    return manner ? Array.from({ length: subject.count }, () => manner) : []
  })
}

/** Whether who is to move has legs or wings of its own. */
export function isLivingMover(shot: Shot): boolean {
  const mover = moverIn(shot)
  return mover !== null && mover.noun !== IT && LIVING.has(mover.kind)
}
