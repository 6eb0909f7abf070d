import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

const THREADS = /\b(yarn|wool|thread|string|ribbon|lights?|rope|toilet paper|scarf)$/u

/** Who ties a knot, or shakes and is in the threads. */
function isTangled({ actions: [deed] }: Subject, threads: readonly Subject[]): boolean {
  if (deed?.verb === 'tie-knot') return true
  return threads.length > 0 && /^shake(?:-off)?$/u.test(deed?.verb ?? '')
}

/** A kitten that is tangled in yarn plays with it at home: it ties no knots on a ship. One that plays with a knitter's wool has a ball of its own. */
export function playInTangle(shot: Shot): Shot {
  const knits = shot.subjects.some(({ actions }) => actions.some(({ verb }) => verb === 'knit'))
  const threads = shot.subjects.filter(({ noun }) => THREADS.test(noun))
  const toyOf = ({ actions: [deed] }: Subject): Subject | undefined =>
    knits && deed?.verb === 'play' ? threads.find(({ id }) => id === deed.target) : undefined
  const pet = shot.subjects.find(
    (each) =>
      each.kind !== 'person' && LIVING.has(each.kind) && (isTangled(each, threads) || toyOf(each)),
  )
  if (!pet) return shot
  const thread = toyOf(pet) ?? threads[0]
  const [deed] = pet.actions
  const dye = thread?.colour ? `${thread.colour} ` : ''
  const prop = thread ? `${dye}${thread.noun}` : (deed?.prop ?? null)
  return {
    ...withSubject(unseen(shot, thread), pet, { actions: [doing('play', { prop })] }),
    place: shot.place ?? (/\b(cat|kitten|dog|puppy)$/u.test(pet.noun) ? 'living room' : null),
  }
}
