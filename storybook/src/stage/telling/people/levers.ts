import { LIVING } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { does, people } from './people-told.ts'

const WAKES = /^(?:sit-up|wake-up|get-up|rise|awaken|stir|move|come-alive)$/u

/** Great levers are in laboratories; the lightning that one calls strikes whoever lies there and sits up. */
export function pullLever(shot: Shot): Shot {
  const puller = people(shot).find((each) => does(each, /^pull-lever$/u))
  if (!puller) return shot
  const sleeper = shot.subjects.find(
    (each) => each !== puller && LIVING.has(each.kind) && does(each, WAKES),
  )
  const told = withEach(shot, (each): Subject => {
    if (each === sleeper) return { ...each, actions: [doing('sit-up')] }
    const strikes = sleeper && /\blightning$/u.test(each.noun)
    return strikes ? { ...each, actions: [doing('strike', { target: sleeper.id })] } : each
  })
  return { ...told, place: shot.place ?? 'laboratory' }
}
