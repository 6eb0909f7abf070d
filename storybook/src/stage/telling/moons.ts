import type { Shot } from '../../plan/plan.ts'

/** The moons that come to the one that every night has. */
export const OTHER_MOON = 'other moon'

/** Two moons: every night has one of them already, the others are played. */
export function countMoons(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) =>
    each.kind === 'sky' && each.count > 1 && /\bmoon$/u.test(each.noun)
      ? { ...each, noun: OTHER_MOON, count: each.count - 1, colour: each.colour ?? 'white' }
      : each,
  )
  return { ...shot, subjects }
}
