import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { unseen } from '../without.ts'

const KEPT = /\b(?:koi|carp|goldfish)(?: fish)?$/u
const POND = /\bponds?$/u
const LOOKS_ON = /^(?:look|watch|stare|stand|sit|walk|wait|point|feed|crouch|lie)$/u

const isKept = ({ kind, noun }: Subject): boolean => kind === 'fish' && KEPT.test(noun)
const swims = ({ actions }: Subject): boolean =>
  actions.every(({ verb, target }) => /^(?:swim|glide|float)$/u.test(verb) && target === null)

/** Fish of a garden's pond are seen as one sees them: from above, through the water. Beside it they would be fins on a lake. */
export function fromTheBank(shot: Shot): Shot {
  const { subjects, relations, camera } = shot
  const fish = subjects.filter((each) => isKept(each) && swims(each))
  const [first] = fish
  if (!first || !POND.test(shot.place ?? '') || shot.lettering.length > 0) return shot
  if (fish.length === subjects.length) {
    const untold = camera.framing === null && camera.move === null && relations.length === 0
    return untold ? { ...shot, camera: { ...camera, framing: 'aerial', move: 'aerial' } } : shot
  }
  const others = subjects.filter((each) => !fish.includes(each))
  const onLand = others.every(
    ({ kind, actions }) =>
      /^(?:person|animal)$/u.test(kind) && actions.every(({ verb }) => LOOKS_ON.test(verb)),
  )
  if (!onLand) return shot
  // The pond has its own fish; afloat among them a cat would look at fins.
  const fed = others.map((each) => ({ ...each, actions: each.actions.map(feeding(first.noun)) }))
  const told = { ...shot, subjects: [...fed, ...fish], place: `${first.noun} pond` }
  return fish.reduce<Shot>(unseen, told)
}

/** No ducks come for what is thrown to fish. */
const feeding =
  (noun: string) =>
  (action: Action): Action =>
    action.verb === 'feed' ? { ...action, target: null, prop: noun } : action
