import type { Shot, Subject } from '../../../plan/plan.ts'
import { AFTER_ANOTHER_TALES } from './one-after-another.ts'
import { RIDE_TALES } from './rides.ts'

/** "A snowball fight": nobody has it alone. */
function fightInCompany(shot: Shot): Shot {
  const [only, ...others] = shot.subjects
  const alone = only?.words === '' && only.count === 1 && others.length === 0
  if (!alone || !only.person || only.actions[0]?.verb !== 'throw-snowball') return shot
  const children: Subject = { ...only, count: 4, person: { ...only.person, age: 'child' } }
  return { ...shot, subjects: [children] }
}

export const PLAY_TALES = [...RIDE_TALES, ...AFTER_ANOTHER_TALES, fightInCompany]
