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

const WORLDS = /\b(?:planet|earth|mars|venus|jupiter|saturn|neptune|uranus)$/u
const UP_THERE = /^(?:float|hover|hang|loom|rise|shine|glow|drift|pass|move|stand|spin|turn|fly)$/u
/** Where worlds are near, or toys. */
const ELSEWHERE =
  /\b(?:space|orbit|galaxy|cosmos|planet|moon|mars|crater|room|table|desk|studio|museum|planetarium|lab|laboratory|classroom|hand)\b/u

/** "A huge planet floats over the hills": it hangs in their sky, and does not stand among them. */
function hangInSky(shot: Shot): Shot {
  const { place, scenery, subjects } = shot
  const hung = subjects.filter(
    ({ noun, kind, actions }) =>
      /^(?:thing|sky)$/u.test(kind) &&
      WORLDS.test(noun) &&
      actions.some(({ verb }) => UP_THERE.test(verb)),
  )
  if (place === null || ELSEWHERE.test(place) || hung.length === 0) return shot
  const told = withEach(shot, (each) =>
    hung.includes(each) ? { ...each, kind: 'sky', actions: [] } : each,
  )
  // They are far above the land, and whoever looks at them is on it.
  return scenery === undefined
    ? told
    : { ...told, scenery: scenery.filter((words) => words !== 'far below') }
}

/** Whether it is a world in the sky of another one. */
export const isHungWorld = ({ noun, kind }: Subject): boolean => kind === 'sky' && WORLDS.test(noun)

export const HEAVENLY_TALES = [setOrrery, setOrbits, hangInSky]
