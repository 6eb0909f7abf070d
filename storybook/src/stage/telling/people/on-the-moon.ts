import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'

const CRESCENT = /\b(crescent moon|half moon|crescent|moon)$/u
const AT_EASE = /^(sit|sit-gaze|fish|look|dream|think|relax|rest|smile|wish|wait|hold)$/u
/** They are there to work, on its ground. */
const CREW = /^(astronaut|scientist|explorer)$/u

/** Who sits on the moon and dreams, or fishes for stars, sits on a crescent in the night sky and not among craters. */
export function sitOnCrescent(shot: Shot): Shot {
  const who = people(shot).find((each) => isThere(each, shot))
  if (!who) return shot
  const fishes = who.actions.find(({ verb }) => verb === 'fish')
  const caught = shot.subjects.find(({ id }) => id === fishes?.target)
  const prop = caught?.noun.replace(/s$/u, '') ?? fishes?.prop ?? null
  const action = fishes ? doing('fish-from-moon', { prop }) : doing('sit-on-crescent')
  return {
    ...withSubject(
      withoutAll(shot, ({ kind, noun, id }) => {
        const above = kind === 'sky' && /\b(moon|crescent|stars?)$/u.test(noun)
        return above || id === caught?.id
      }),
      who,
      { actions: [action] },
    ),
    place: 'sky',
    time: shot.time ?? 'night',
  }
}

function isThere(who: Subject, { place, relations, subjects }: Shot): boolean {
  const { count, person, actions, id } = who
  if (count > 1 || CREW.test(person?.role ?? '')) return false
  if (!actions.some(({ verb }) => /^(sit|sit-gaze|fish)$/u.test(verb))) return false
  if (!actions.every(({ verb }) => AT_EASE.test(verb))) return false
  const on = relations.find(({ from, relation }) => from === id && relation === 'on')
  const seat = subjects.find((each) => each.id === on?.to)
  return seat ? CRESCENT.test(seat.noun) : place === 'moon'
}
