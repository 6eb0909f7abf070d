import type { Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'

/** Where things stand that one does not expect anybody to come out of. */
const STANDS: readonly (readonly [thing: RegExp, place: string])[] = [
  [
    /\b(television|tv|painting|picture frame|mirror|goldfish bowl|wardrobe|closet)$/u,
    'living room',
  ],
  [/\b(book|bookshelf|drawer)$/u, 'library'],
  [/\b(washing machine|bathtub|toilet)$/u, 'bathroom'],
  [/\b(toaster|fridge|refrigerator|oven|microwave|cupboard)$/u, 'kitchen'],
]

const PICTURES = /\b(painting|picture|portrait|picture frame|mirror|poster|photo|photograph)$/u

/** Who is in a painting and climbs, climbs out of it: nobody has put a ladder on top. */
function leavePictures(shot: Shot): Shot {
  const frame = shot.subjects.find(({ noun }) => PICTURES.test(noun))
  const held = shot.relations.find(({ relation, to }) => relation === 'inside' && to === frame?.id)
  const who = shot.subjects.find(
    ({ id, actions }) =>
      id === held?.from && actions.some(({ verb, target }) => verb === 'climb' && target === null),
  )
  if (!frame || !who) return shot
  const actions = [doing('jump', { target: frame.id, way: 'out-of' })]
  return {
    ...withSubject(shot, who, { actions }),
    relations: shot.relations.filter((each) => each !== held),
  }
}

/** A tiger that jumps out of a book does so where books are, and not where tigers are. */
export function comeOut(asked: Shot): Shot {
  const shot = leavePictures(asked)
  if (shot.place !== null) return shot
  const ways = shot.subjects.flatMap(({ actions }) => actions)
  const left = ways.find(({ way }) => way === 'out-of')?.target
  const noun = shot.subjects.find(({ id }) => id === left)?.noun ?? ''
  const place = STANDS.find(([thing]) => thing.test(noun))?.[1] ?? null
  return { ...shot, place }
}
