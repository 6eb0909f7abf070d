import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

const IDLE = /^(stand|cheer|scream|laugh|wave|have-fun)$/u

/** Who is on a roller coaster rides it. */
function takeRide(shot: Shot): Shot {
  if (!/\broller ?coaster$/u.test(shot.place ?? '')) return shot
  return withEach(shot, (each) => {
    const idle = each.kind === 'person' && each.actions.every(({ verb }) => IDLE.test(verb))
    return idle ? { ...each, actions: [doing('ride-coaster')] } : each
  })
}

/** "A snowball fight": nobody has it alone. */
function fightInCompany(shot: Shot): Shot {
  const [only, ...others] = shot.subjects
  const alone = only?.words === '' && only.count === 1 && others.length === 0
  if (!alone || !only.person || only.actions[0]?.verb !== 'throw-snowball') return shot
  const children: Subject = { ...only, count: 4, person: { ...only.person, age: 'child' } }
  return { ...shot, subjects: [children] }
}

export const PLAY_TALES = [takeRide, fightInCompany]
