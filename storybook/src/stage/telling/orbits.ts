import type { Shot, Subject } from '../../plan/plan.ts'
import { setOrrery } from './orrery.ts'
import { withEach } from './retold.ts'

const BODIES =
  /\b(?:earth|moon|sun|planet|star|asteroid|comet|mars|venus|jupiter|saturn|neptune|uranus|mercury|pluto)$/u

/** What goes round, and what is gone round; each with its own name behind the word. */
export const ORBITING = 'orbiting'
export const ORBITED = 'orbited'

const isBody = ({ noun, kind }: Subject): boolean => BODIES.test(noun) && kind !== 'person'

/** "The moon orbits the earth": one sight in space, the way and all; nothing of it stands on the ground. */
function setOrbits(shot: Shot): Shot {
  const centre = centreOf(shot)
  if (centre === undefined || !shot.subjects.every(isBody)) return shot
  const told = withEach(shot, (each) => ({
    ...each,
    noun: `${each.id === centre.id ? ORBITED : ORBITING} ${each.noun}`,
    kind: 'sky',
  }))
  // A second moon or planet of the place would be counted with them.
  const bare = [...shot.without, 'planet', 'moon', 'asteroid']
  return { ...told, place: 'space', without: bare, relations: [] }
}

/** Whom the others go round. */
function centreOf({ subjects, relations }: Shot): Subject | undefined {
  const round = subjects.flatMap(({ id, actions }) => [
    ...actions.flatMap(({ verb, target }) => (verb === 'orbit' ? [target] : [])),
    ...relations.flatMap(({ from, relation, to }) =>
      from === id && relation === 'around' ? [to] : [],
    ),
  ])
  return subjects.find(({ id }) => round.includes(id))
}

export const HEAVENLY_TALES = [setOrrery, setOrbits]
