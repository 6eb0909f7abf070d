import { WATERS } from './water-words.ts'
import { Person, type Action, type Shot, type Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

const AFLOAT = /^(?:float|drift|swim|sleep|nap|glide|lie|rest|relax|paddle)$/u

/** Nothing that is seen: who takes part in what another does has hands. */
const TAKES_PART: Action = doing('take-part')

const FLOATS: Action = doing('swim', { pace: 'slow' })

/** Two otters hand in hand float as one picture; other beasts that hold hands do so on two legs. */
export function holdPaws(shot: Shot): Shot {
  const pair = shot.subjects.filter((each) => each.count === 1 && holds(each))
  const [first, second] = pair
  return withEach(onItsBelly(shot), (each) => {
    if (onItsBack(each, shot)) return { ...each, picture: 'prop:floating-otter', actions: [FLOATS] }
    if (pair.length === 2 && each === first) return handInHand(each, second?.id)
    if (pair.length === 2 && each === second) return { ...handInHand(each), actions: [TAKES_PART] }
    if (each.count !== 2 || !holds(each)) return each
    if (!isAfloat(each, shot)) return handInHand(each)
    return { ...each, count: 1, picture: 'prop:otter-pair', actions: [FLOATS] }
  })
}

const holds = ({ kind, actions }: Subject): boolean =>
  ANIMALS.has(kind) && actions.some(({ verb }) => verb === 'hold-hands')

function isAfloat({ noun, actions }: Subject, { place }: Shot): boolean {
  const wet = WATERS.test(place ?? '') || actions.some(({ verb }) => AFLOAT.test(verb))
  return /\botter$/u.test(noun) && wet
}

/** Turned over, one that is drawn sitting would hang with its head in the water. */
function onItsBack({ noun, actions }: Subject, { place }: Shot): boolean {
  const lies = /^(?:lie-on-back|float)$/u.test(actions[0]?.verb ?? '')
  return /\botter$/u.test(noun) && lies && WATERS.test(place ?? '')
}

/** The clam that it cracks lies on its belly. */
function onItsBelly(shot: Shot): Shot {
  const otter = shot.subjects.find((each) => onItsBack(each, shot))
  const [, ...more] = otter?.actions ?? []
  const cracks = more.find(
    ({ verb, target }) => target !== null && /^(?:break|eat|hold)$/u.test(verb),
  )
  const to = otter?.id
  if (to === undefined || !cracks?.target) return shot
  const from = cracks.target
  const others = shot.relations.filter((each) => each.from !== from && each.to !== from)
  return { ...shot, relations: [...others, { from, relation: 'on', to }] }
}

/** What they do besides cannot be done with one hand in another's. */
function handInHand(each: Subject, target: string | null = null): Subject {
  const actions = [doing('hold-hands', { target }), TAKES_PART]
  return { ...each, actions, person: each.person ?? Person.parse({}) }
}
