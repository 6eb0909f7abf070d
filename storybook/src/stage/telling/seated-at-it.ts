import { isOfHands } from '../../plan/later-deeds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'

/** Who eats or reads on these has them as the deed brings them. */
const OWN_SEATS = new Set<Subject['kind']>(['furniture', 'vehicle', 'boat', 'aircraft', 'animal'])

/** Done with the face to us. */
const FRONTAL = /^(?:wave|salute|selfie|blow-kiss)$/u

/** "Sits on a rock and drinks coffee": the rock is the seat, and no table stands before it, nor does one rise for it. */
export function sitAtIt(shot: Shot): Shot {
  const seated = new Set(
    shot.relations.flatMap(({ from, relation, to }) => {
      const thing = shot.subjects.find(({ id }) => id === to)
      return relation === 'on' && thing && !OWN_SEATS.has(thing.kind) ? [from] : []
    }),
  )
  return withEach(shot, (each) => {
    const [first, ...more] = each.actions
    const sit = more.find(({ verb }) => verb === 'sit')
    const alone = each.kind === 'person' && each.count === 1 && seated.has(each.id)
    if (!first || !sit || !alone || !isOfHands(first)) return each
    const seen = FRONTAL.test(first.verb) ? { ...sit, verb: 'sit-facing-us' } : sit
    return { ...each, actions: [seen, first, ...more.filter((deed) => deed !== sit)] }
  })
}
