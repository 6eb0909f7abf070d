import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { withoutAll } from './without.ts'

const LEAPS = /^(?:jump|leap|hop|pounce|spring|bound|climb)$/u
/** Too large to be leapt from and onto on one stage. */
const VAST = new Set<Subject['kind']>(['building', 'boat', 'sky', 'nature'])

const leaves = ({ verb, way, target }: Action): boolean =>
  LEAPS.test(verb) && target !== null && (way === 'off' || way === 'out-of')

/** "Jumps out of the hat and onto the table": both are seen, and it goes from one to the other. */
export function leapAcross(shot: Shot): Shot {
  const find = (id: string | null | undefined): Subject | undefined =>
    shot.subjects.find((each) => each.id === id && !LIVING.has(each.kind) && !VAST.has(each.kind))
  const who = shot.subjects.find(
    ({ kind, count, actions }) => LIVING.has(kind) && count === 1 && actions.some(leaves),
  )
  const here = find(who?.actions.find(leaves)?.target)
  const bond = shot.relations.find(
    ({ from, relation }) => from === who?.id && /^(?:on|inside)$/u.test(relation),
  )
  const there = find(bond?.to)
  if (!who || !here || !there || here === there) return shot
  const prop = [here, there]
    .map(({ colour, noun }) => [colour, noun].filter(Boolean).join(' '))
    .join(' > ')
  const told = withoutAll(shot, new Set([here.id, there.id]))
  const place = shot.place ?? placeFor([here, there])
  return withSubject({ ...told, place }, who, { actions: [doing('leap-across', { prop })] })
}

/** Where such things stand: once they come with the leap, nobody else asks for their room. */
const ROOMS: readonly (readonly [thing: RegExp, place: string])[] = [
  [/\b(?:car|truck|bus|van|mailbox|dumpster|lamp ?post|trash can)$/u, 'street'],
  [/\b(?:bed|cradle|crib|pillow)$/u, 'bedroom'],
  [/\b(?:fridge|stove|oven|sink|counter|cup|mug|plate|pot|bowl|teapot)$/u, 'kitchen'],
  [
    /\b(?:sofa|couch|armchair|chair|table|shelf|bookshelf|wardrobe|piano|desk|lamp)$/u,
    'living room',
  ],
  [/\b(?:bench|fountain|tree|swing|fence|bush)$/u, 'park'],
]

const placeFor = (things: readonly Subject[]): string | null =>
  ROOMS.find(([thing]) => things.some(({ noun }) => thing.test(noun)))?.[1] ?? null
