import { bareName } from './grafts/anatomy.ts'
import { findPicture } from '../lexicon/find-picture.ts'
import type { Found } from '../lexicon/found.ts'
import type { Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'
import { createPicture } from './create-picture.ts'
import { withGrafts } from './grafts/with-grafts.ts'
import { hasHead } from './mascots/animal-head.ts'

const HALVES = /\bhalf[- ](\w+),? (?:and )?half[- ](\w+)/u

/** Half a duck, half a dragon: the body of the one with the head of the other, and whatever else it is known by. Null for all that is whole. */
export function createHybrid(subject: Subject): Actor | null {
  const { noun, words } = subject
  const [, one, other] = HALVES.exec(noun) ?? HALVES.exec(words.toLowerCase()) ?? []
  const [first, second] = [one, other].map((name) => findPicture(name ?? ''))
  if (!first || !second || (!isHead(first) && !isHead(second))) return null
  const [head, body] = isHead(first) ? [first, second] : [second, first]
  const { colour, ...plain } = subject
  const halves = { ...plain, ...inParts(head, body), colour: null }
  return withGrafts(halves, ({ picture, noun: whose }) =>
    createPicture(picture ?? findPicture(whose)?.picture ?? '', { colour }),
  )
}

const isHead = ({ picture }: Found): boolean => hasHead(bareName(picture))

const flies = ({ kind, concept }: Found): boolean =>
  kind === 'bird' || kind === 'insect' || /bat$|dragon(?:fly)?$/u.test(concept)

/** A beast with the head and the wings of a bird; the body of a fish on the legs of a beast; else a head on a body. */
function inParts(head: Found, body: Found): Pick<Subject, 'noun' | 'picture' | 'grafts'> {
  const [flyer, walker] = flies(head) ? [head, body] : [body, head]
  if (flies(flyer) && !flies(walker)) {
    const face = isHead(flyer) ? [{ part: 'head', of: flyer.concept } as const] : []
    const wings = { part: 'wings', of: flyer.concept } as const
    return { noun: walker.concept, picture: walker.picture, grafts: [...face, wings] }
  }
  const legs = body.kind === 'fish' && head.kind === 'animal'
  const below = legs ? [{ part: 'legs', of: head.concept } as const] : []
  const grafts = [{ part: 'body', of: body.concept } as const, ...below]
  return { noun: head.concept, picture: head.picture, grafts }
}
