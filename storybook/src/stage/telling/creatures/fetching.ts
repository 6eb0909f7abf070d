import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { inParts } from '../bands.ts'
import { doing } from '../doing.ts'
import { withSubject, withEach } from '../retold.ts'
import { bondsWithout } from '../without.ts'

const THINGS = /^(?:ball|stick|frisbee|bone|toy|tennis ball|branch)$/u
const IDLE = /^(?:play|fetch|stand|watch|look|laugh|have-fun|throw)$/u

const DOGS =
  /\b(?:dog|puppy|pup|labrador|retriever|poodle|terrier|beagle|husky|dachshund|corgi|collie|spaniel)$/u
const CATS = /\b(?:cat|kitten)$/u

/** "Throws a ball for his dog": the dog is not hit, and brings it back. */
function isPlaying(deed?: Action): deed is Action {
  const throws = deed?.verb === 'throw' && THINGS.test(deed.prop ?? '')
  return deed?.verb === 'play' || throws
}

/** Who plays with one of these. */
function playmateOf({ subjects }: Shot, pets: RegExp): Subject | undefined {
  const isPet = (id: string | null): boolean =>
    subjects.some((each) => each.id === id && each.count === 1 && pets.test(each.noun))
  return subjects.find(
    ({ kind, actions: [deed] }) => kind === 'person' && isPlaying(deed) && isPet(deed.target),
  )
}

/** Before a cat one crouches, with a feather for its paws: it is no toy in a hand. */
export function teaseCat(shot: Shot): Shot {
  const who = playmateOf(shot, CATS)
  const cat = shot.subjects.find(({ id }) => id === who?.actions[0]?.target)
  if (!who || !cat) return shot
  const teased = withSubject(shot, cat, { actions: [doing('play')] })
  return withSubject(teased, who, {
    actions: [doing('reach-down', { prop: 'feather' }), ...who.actions.slice(1)],
  })
}

/** A game of fetch: one of the people throws, the dog runs and brings it back. */
export function playFetch(shot: Shot): Shot {
  const fetches = ({ actions }: Subject): boolean => actions.some(({ verb }) => verb === 'fetch')
  const player = shot.subjects.find(fetches) ?? playmateOf(shot, DOGS)
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
