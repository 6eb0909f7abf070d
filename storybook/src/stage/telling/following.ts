import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const ON_FOOT =
  /\b(?:duck|duckling|chick|chicken|hen|rooster|goose|gosling|penguin|turkey|peacock|ostrich|emu)$/u
/** They lie still: whoever reads them has a tale of their own. */
const PRINTS = /\b(?:footprint|print|track|trail)s?$/u
const AFOOT = new Set<Subject['kind']>(['person', 'animal', 'creature'])

/** "A puppy follows an old man": both walk, the one behind the other; whoever is after who hurries or flies chases. */
export function followBehind(shot: Shot): Shot {
  const isFollow = ({ verb }: Action): boolean => verb === 'follow'
  const who = shot.subjects.find(({ kind, actions }) => LIVING.has(kind) && actions.some(isFollow))
  const deed = who?.actions.find(isFollow)
  const other = shot.subjects.find(({ id }) => id === deed?.target)
  if (!who || !deed || PRINTS.test(other?.noun ?? '')) return shot
  const free = !shot.relations.some(({ from }) => from === other?.id)
  const calm = other?.actions.length === 0 && free && [who, other].every(walks)
  return calm ? inLine(shot, { who, other, deed }) : chasing(shot, { who, other, deed })
}

const LOW = /\b(?:fence|wall|gate|bench|log|hurdle|barrier|puddle|hydrant)$/u

/** "A dog chases a mailman over a fence": the one is over it already, and the other leaps after. */
export function chaseOver(shot: Shot): Shot {
  const over = shot.relations.find(({ from, relation, to }) => {
    const low = shot.subjects.find(({ id }) => id === to)
    const chases = shot.relations.some((one) => one.from === from && one.relation === 'chasing')
    return relation === 'above' && chases && LOW.test(low?.noun ?? '')
  })
  const prey = shot.relations.find(
    ({ from, relation }) => from === over?.from && relation === 'chasing',
  )?.to
  if (!over || prey === undefined) return shot
  const told = withEach(shot, (each): Subject => {
    if (each.id === prey && each.actions.length === 0)
      return { ...each, actions: [doing('flee', { direction: 'right' })] }
    if (each.id !== over.from) return each
    return { ...each, actions: [doing('jump', { target: over.to, direction: 'right' })] }
  })
  const order: Relation[] = [{ from: prey, relation: 'right-of', to: over.from }]
  const rest = shot.relations.filter(({ from }) => from !== over.from)
  return { ...told, relations: [...rest, ...order] }
}

const walks = ({ kind, noun }: Subject): boolean => AFOOT.has(kind) || ON_FOOT.test(noun)

interface Following {
  readonly who: Subject
  readonly other: Subject | undefined
  readonly deed: Action
}

function inLine(shot: Shot, { who, other, deed }: Following): Shot {
  const direction = deed.direction === 'left' ? 'left' : 'right'
  const walk: Action = { ...doing('walk', { direction }), pace: deed.pace }
  const order: Relation = {
    from: who.id,
    relation: direction === 'right' ? 'left-of' : 'right-of',
    to: other?.id ?? '',
  }
  const told = withEach(shot, (each): Subject => {
    if (each.id === other?.id) return { ...each, actions: [walk] }
    if (each.id !== who.id) return each
    return { ...each, actions: each.actions.map((one) => (one === deed ? walk : one)) }
  })
  return { ...told, relations: [...shot.relations, order] }
}

function chasing(shot: Shot, { who, other, deed }: Following): Shot {
  const chases = { ...deed, verb: 'chase' }
  const told = withEach(shot, (each): Subject =>
    each.id === who.id
      ? { ...each, actions: each.actions.map((one) => (one === deed ? chases : one)) }
      : each,
  )
  if (!other) return told
  return {
    ...told,
    relations: [...shot.relations, { from: who.id, relation: 'chasing', to: other.id }],
  }
}
