import { isOfHands } from '../../plan/later-deeds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { humanDeed } from '../actions/people/human-actions.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

/** Who eats or reads on these has them as the deed brings them. */
const OWN_SEATS = new Set<Subject['kind']>(['furniture', 'vehicle', 'boat', 'aircraft', 'animal'])

/** Done with the face to us. */
const FRONTAL = /^(?:wave|salute|selfie|blow-kiss)$/u

/** "Sits on a rock and drinks coffee": the rock is the seat, and no table stands before it, nor does one rise for it. */
export function sitAtIt(asked: Shot): Shot {
  const shot = sitFlat(takeTractor(asked))
  const seated = new Set(
    shot.relations.flatMap(({ from, relation, to }) => {
      const thing = shot.subjects.find(({ id }) => id === to)
      return relation === 'on' && thing && !OWN_SEATS.has(thing.kind) ? [from] : []
    }),
  )
  return withEach(shot, (each) => {
    const [first, ...more] = each.actions
    // A wheelchair that the sitting names is rolled by its own rule.
    const sit = more.find(({ verb, target }) => verb === 'sit' && target === null)
    const alone = each.kind === 'person' && each.count === 1 && seated.has(each.id)
    if (!first || !sit || !alone || !isOfHands(first)) return each
    const seen = FRONTAL.test(first.verb) ? { ...sit, verb: 'sit-facing-us' } : sit
    return { ...each, actions: [seen, first, ...more.filter((deed) => deed !== sit)] }
  })
}

/** "Sits on the roof of a train and plays guitar", "giggles under the table": flat on it, and the train is no stool. */
function sitFlat(shot: Shot): Shot {
  const up = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      (relation === 'on' && isOf(shot, to, 'vehicle')) ||
      (relation === 'under' && isOf(shot, to, 'furniture'))
        ? [from]
        : [],
    ),
  )
  return withEach(shot, (each) => {
    const sits = each.actions.some(({ verb }) => verb === 'sit')
    if (each.kind !== 'person' || !sits || !up.has(each.id)) return each
    const deed = each.actions.find(({ verb }) => humanDeed(`${verb}-on-ground`))
    return {
      ...each,
      actions: [deed ? { ...deed, verb: `${deed.verb}-on-ground` } : doing('sit-on-grass')],
    }
  })
}

const isOf = ({ subjects }: Shot, id: string, kind: Subject['kind']): boolean =>
  subjects.some((each) => each.id === id && each.kind === kind && each.count === 1)

/** "A farmer and his daughter sit on a tractor": the first one has its seat. */
function takeTractor(shot: Shot): Shot {
  const tractor = shot.subjects.find(({ picture }) => picture === 'noto:tractor')
  const sitters = shot.subjects.filter(
    ({ id, kind, actions }) =>
      kind === 'person' &&
      actions.every(({ verb }) => verb === 'sit') &&
      shot.relations.some((each) => each.from === id && each.to === tractor?.id),
  )
  const [driver] = sitters
  if (!tractor || !driver) return shot
  const seat = (each: Relation): Relation =>
    each.to === tractor.id && sitters.some(({ id }) => id === each.from)
      ? { ...each, relation: each.from === driver.id ? 'riding' : 'inside' }
      : each
  return {
    ...withEach(shot, (each) =>
      sitters.includes(each)
        ? { ...each, actions: each === driver ? [doing('ride-along')] : [] }
        : each,
    ),
    relations: shot.relations.map(seat),
  }
}
