import { isFormation } from '../../../plan/formations.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

/** Fewer show no outline. */
const MANY = 18

/** "Starlings form a heart": many of them in the open sky, or in the sea, each in its place of the outline. */
export function formShape(shot: Shot): Shot {
  const flock = shot.subjects.find(isFormation)
  if (!flock) return shot
  const swims = flock.kind === 'fish'
  const wet = shot.place === null || /sea|ocean|water|lake/u.test(shot.place)
  const alone = shot.subjects.length === 1 ? 'sky' : null
  const place = swims && wet ? 'underwater' : (shot.place ?? alone)
  const told = withEach(shot, (each) => (each === flock ? drawn(each, swims) : each))
  // Above a church they are in its sky, and sit on no roof.
  return { ...told, place, relations: shot.relations.filter(({ from }) => from !== flock.id) }
}

function drawn(flock: Subject, swims: boolean): Subject {
  return {
    ...flock,
    count: Math.max(MANY, flock.count),
    actions: [doing(swims ? 'float' : 'hover')],
  }
}
