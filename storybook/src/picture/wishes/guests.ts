import type { Shot, Subject } from '../../plan/plan.ts'
import { isElement } from './elements.ts'
import { mannerOf, type Manner } from './manners.ts'

/** What plays a subject that the picture shows already. */
export const IN_PICTURE = 'image'

/** Who comes into the picture: all but those whom it shows already and what light, air and water show. */
export function visitorsIn({ subjects }: Shot): Subject[] {
  return subjects.filter((subject) => subject.picture !== IN_PICTURE && !isElement(subject))
}

/** Whether the first of those who are in the picture and asked to do something is a person. */
export function isPersonMoved({ subjects }: Shot): boolean {
  const mover = subjects.find((each) => each.picture === IN_PICTURE && mannerOf(each) !== null)
  return mover?.kind === 'person'
}

/** How each of those moves who are in the picture already and are asked to do something. */
export function mannersIn({ subjects }: Shot): Manner[] {
  return subjects.flatMap((subject) => {
    const manner = subject.picture === IN_PICTURE ? mannerOf(subject) : null
    return manner ? Array.from({ length: subject.count }, () => manner) : []
  })
}
