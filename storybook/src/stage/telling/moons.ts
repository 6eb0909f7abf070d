import type { Shot } from '../../plan/plan.ts'
import { withEach } from './retold.ts'

/** The moons that come to the one that every night has. */
export const OTHER_MOON = 'other moon'

/** Two moons: every night has one of them already, the others are played; Mars has both of its own. */
export function countMoons(shot: Shot): Shot {
  if (/\bmars\b/u.test(shot.place ?? ''))
    return {
      ...shot,
      subjects: shot.subjects.filter(({ noun, count }) => count !== 2 || !/\bmoon$/u.test(noun)),
    }
  if (shot.time !== 'night') return shot
  return withEach(shot, (each) =>
    each.kind === 'sky' && each.count > 1 && /^(?!orbit).*\bmoon$/u.test(each.noun)
      ? { ...each, noun: OTHER_MOON, count: each.count - 1, colour: each.colour ?? 'white' }
      : each,
  )
}
