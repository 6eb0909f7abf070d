import { Subject, type Shot } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { withEach } from '../retold.ts'
import { unseen } from '../without.ts'

const STUFF = /^(dust|sand|dirt|earth|mud|snow|water)$/u
const FLINGS = /^(throw|toss|fling|blow|spray|squirt|scatter|splash)$/u

/** Who throws dust over its back does it as it sprays water: nothing is thrown as people throw a ball. */
export function flingStuff(shot: Shot): Shot {
  return withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((action) =>
      ANIMALS.has(each.kind) && FLINGS.test(action.verb) && STUFF.test(action.prop ?? '')
        ? { ...action, verb: 'spray' }
        : action,
    ),
  }))
}

/** No dust lies on a green meadow. */
export function rollInDust(shot: Shot): Shot {
  const rolls = shot.subjects.some(({ actions }) => actions[0]?.verb === 'dust-bathe')
  if (!rolls || shot.season === 'winter' || /snow/u.test(shot.place ?? '')) return shot
  return {
    ...shot,
    place: shot.place ?? 'dry plain',
    scenery: ['dry', ...(shot.scenery ?? [])].slice(0, 6),
  }
}

const TAME =
  /\b(dog|puppy|pup|poodle|corgi|pug|beagle|dachshund|labrador|retriever|terrier|cat|kitten|hamster|guinea pig|rabbit|bunny|piglet|duckling|chick|goat|lamb|sheep|raccoon|otter|penguin|panda|sloth|capybara|mouse|monkey|dragon)$/u
const YOUNG = /\b(baby|little|tiny|small|cute)\b/u
const BATHS = /\b(?:bath|bathtub|tub)$/u

/** Whether somebody tame or young bathes, in a house or where nothing is said. */
function isForTub({ kind, noun, words, count, actions }: Subject): boolean {
  const bathes = actions.some(({ verb }) => verb === 'bathe')
  return ANIMALS.has(kind) && bathes && count === 1 && (TAME.test(noun) || YOUNG.test(words))
}

/** Pets and young beasts bathe in a tub full of foam, the wild ones in a river: none of them on dry ground. */
export function takeBath(shot: Shot): Shot {
  const beast = shot.subjects.find(
    ({ kind, actions }) => ANIMALS.has(kind) && actions.some(({ verb }) => verb === 'bathe'),
  )
  if (!beast) return shot
  const named = shot.subjects.find(({ noun, kind }) => kind !== 'person' && BATHS.test(noun))
  const home = shot.place === null || /^(?:bath ?room|home|house|living room)$/u.test(shot.place)
  if (home && (named !== undefined || isForTub(beast))) return inTub(shot, beast, named)
  if (shot.place !== null || beast.kind === 'bird') return shot
  return { ...shot, place: 'river' }
}

function inTub(shot: Shot, beast: Subject, named: Subject | undefined): Shot {
  const bath = named ?? tubOf(beast)
  const bare = unseen(shot, bath)
  const actions = beast.actions.filter(({ verb }) => verb !== 'bathe')
  return {
    ...bare,
    place: 'bathroom',
    subjects: [
      ...bare.subjects.map((each) => (each.id === beast.id ? { ...each, actions } : each)),
      bath,
    ],
    relations: [...bare.relations, { from: beast.id, relation: 'inside', to: bath.id }],
  }
}

function tubOf({ id }: Subject): Subject {
  return Subject.parse({
    id: `bath of ${id}`,
    noun: 'bubble bath',
    kind: 'furniture',
    picture: 'prop:bathtub',
  })
}
