import type { Shot } from '../../plan/plan.ts'

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

/** A tiger that jumps out of a book does so where books are, and not where tigers are. */
export function comeOut(shot: Shot): Shot {
  if (shot.place !== null) return shot
  const ways = shot.subjects.flatMap(({ actions }) => actions)
  const left = ways.find(({ way }) => way === 'out-of')?.target
  const noun = shot.subjects.find(({ id }) => id === left)?.noun ?? ''
  const place = STANDS.find(([thing]) => thing.test(noun))?.[1] ?? null
  return { ...shot, place }
}
