import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { bondsWithout } from '../without.ts'

/** Birds that come to an arm; hens and swans do not. */
const COMES =
  /\b(eagle|hawk|falcon|owl|parrot|macaw|cockatoo|budgie|parakeet|raven|crow|dove|pigeon|bird|sparrow|robin|bluebird|finch|canary|magpie|jay|kestrel|vulture|songbird|hummingbird|blackbird)$/u

/** Who has a bird come down on the arm holds it out, whatever else their calling is. */
export function holdOutArm(shot: Shot): Shot {
  for (const person of shot.subjects) {
    const bird = birdOf(person, shot)
    if (!bird) continue
    const deed = doing('receive-bird', { target: bird.id })
    const subjects = shot.subjects.map((each) => {
      if (each.id === person.id) return { ...each, actions: [deed] }
      return each.id === bird.id ? { ...each, actions: [] } : each
    })
    const relations = bondsWithout(shot, bird)
    return { ...shot, subjects, relations }
  }
  return shot
}

function birdOf({ id, kind, count, actions, noun }: Subject, shot: Shot): Subject | null {
  if (kind !== 'person' || count > 1 || /falconer/u.test(noun)) return null
  const [first] = actions
  const caught = /^(catch|hold)$/u.test(first?.verb ?? '') ? first?.target : null
  const held = shot.relations.find(({ from, relation }) => from === id && relation === 'holding')
  const wanted = caught ?? (first ? null : held?.to)
  return (
    shot.subjects.find(
      (each) =>
        each.id === wanted && each.kind === 'bird' && each.count === 1 && COMES.test(each.noun),
    ) ?? null
  )
}
