import type { Shot } from '../../plan/plan.ts'
import { withSubject } from './retold.ts'

/** Where the way goes down to the right. */
const SLOPES = /\b(?:rainbow|moonbeam|milky way|cloud) road\b/u

/** Who slides down a rainbow into a pot finds it at the lower end, and not above; no other rainbow is behind it. */
export function slideInto(shot: Shot): Shot {
  const who = shot.subjects.find(({ actions }) =>
    actions.some(({ verb, target }) => verb.startsWith('slide') && target !== null),
  )
  const deed = who?.actions.find(({ target }) => target !== null)
  if (!who || !deed || !SLOPES.test(shot.place ?? '')) return shot
  const slides = { ...deed, way: 'into' as const, direction: 'right' as const }
  return {
    ...withSubject(shot, who, { actions: [slides] }),
    weather: shot.weather === 'rainbow' ? 'clear' : shot.weather,
    relations: shot.relations.filter(({ from, to }) => from !== who.id || to !== deed.target),
  }
}
