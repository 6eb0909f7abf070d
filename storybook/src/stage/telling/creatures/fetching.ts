import type { Shot, Subject } from '../../../plan/plan.ts'
import { inParts } from '../bands.ts'
import { doing } from '../doing.ts'
import { withSubject, withEach } from '../retold.ts'
import { bondsWithout } from '../without.ts'

const THINGS = /^(?:ball|stick|frisbee|bone|toy|tennis ball|branch)$/u
const IDLE = /^(?:play|fetch|stand|watch|look|laugh|have-fun|throw)$/u

/** A game of fetch: one of the people throws, the dog runs and brings it back. */
export function playFetch(shot: Shot): Shot {
  const fetches = ({ actions }: Subject): boolean => actions.some(({ verb }) => verb === 'fetch')
  const player = shot.subjects.find(fetches)
  const pet = shot.subjects.find(({ kind }) => kind === 'animal')
  // "Kids play fetch with a dog": it is the dog that does.
  const dog = player?.kind === 'person' ? pet : player
  const thrower = shot.subjects.find(
    ({ kind, actions }) => kind === 'person' && actions.every(({ verb }) => IDLE.test(verb)),
  )
  if (!dog || !thrower) return shot
  const named = [...dog.actions, ...thrower.actions].find(({ prop }) => THINGS.test(prop ?? ''))
  const prop = named?.prop ?? 'ball'
  const told = withDog(shot, dog, prop)
  const others = Array.from({ length: Math.min(thrower.count, 4) - 1 }, () => 'cheer')
  const parts = inParts(told, thrower, ['throw-for-dog', ...others])
  const first = `${thrower.id} 0`
  return {
    ...withEach(parts, (each) =>
      each.id === first ? { ...each, actions: [doing('throw-for-dog', { prop })] } : each,
    ),
    relations: [...parts.relations, { from: first, relation: 'left-of', to: dog.id }],
  }
}

/** Nobody is fetched, and who throws is not beside it as a mere onlooker. */
function withDog(shot: Shot, dog: Subject, prop: string): Shot {
  return {
    ...withSubject(shot, dog, { actions: [doing('fetch-thrown', { prop, direction: 'right' })] }),
    relations: bondsWithout(shot, dog),
  }
}
