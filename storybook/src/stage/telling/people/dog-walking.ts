import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'

/** As many as go on leashes in one hand. */
const MOST = 6

/** Who walks several dogs has each of them on a leash. */
export function walkThemAll(shot: Shot): Shot {
  const who = people(shot).find(({ actions: [deed] }) => deed?.verb === 'walk-dog')
  const [deed] = who?.actions ?? []
  const dogs = shot.subjects.find(({ id }) => id === deed?.target)
  if (!who || !deed || !dogs || who.count > 1 || dogs.count < 2) return shot
  const prop = dogs.colour === null ? dogs.noun : `${dogs.colour} ${dogs.noun}`
  const verb = `walk-dogs-${Math.min(MOST, dogs.count)}`
  const walks = doing(verb, { prop, pace: deed.pace, direction: deed.direction })
  return {
    ...shot,
    subjects: shot.subjects
      .filter((each) => each !== dogs)
      .map((each) => (each === who ? { ...each, actions: [walks] } : each)),
    relations: shot.relations.filter(({ from, to }) => from !== dogs.id && to !== dogs.id),
  }
}
