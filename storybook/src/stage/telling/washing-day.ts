import type { Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { does } from './people/people-told.ts'
import { withEach } from './retold.ts'

const CLOTHESLINE = /\b(clothes|washing|laundry) ?line$/u

/** A line on which something named hangs is empty else; the house whose washing dries is one to live in. */
export function hangWashing(shot: Shot): Shot {
  const line = shot.subjects.find(({ noun }) => CLOTHESLINE.test(noun))
  if (!line) return shot
  const taken = shot.relations.some(
    ({ relation, to }) => relation === 'hanging-from' && to === line.id,
  )
  const place = shot.place ?? 'garden'
  return withEach({ ...shot, place }, (each) => {
    // Who hangs it up has the hands on the line.
    if (taken && does(each, /^raise-hand$/u)) return { ...each, actions: [doing('reach-to')] }
    if (each === line) return taken ? { ...each, picture: 'prop:wire' } : each
    return each.kind === 'building' && each.size === 'tiny' ? { ...each, size: 'small' } : each
  })
}
