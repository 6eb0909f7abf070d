import { ANIMALS } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { withEach } from '../retold.ts'

/** One beast that is fed eats out of the hand; a flock has its grains on the ground. */
export function feedFromHand(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const [action] = each.actions
    const fed = shot.subjects.find(({ id }) => id === action?.target)
    const plain = each.kind === 'person' && each.count === 1 && action?.verb === 'feed'
    if (!plain || action.prop !== null || fed?.kind !== 'animal' || fed.count > 1) return each
    return { ...each, actions: [{ ...action, verb: 'feed-from-hand' }] }
  })
}

const TOYS = /\b(doll|teddy|teddy bear|plush)\b/u

const SMALL =
  /\b(frog|toad|kitten|puppy|rabbit|bunny|cat|mouse|hamster|bird|chick|duckling|turtle|hedgehog|squirrel|guinea pig|lamb|owl|chicken|hen)\b/u

/** To a dog that is too large for the arms one kneels down. */
const WHISPERED = /^(whisper|comfort|cuddle)$/u

/** These are stroked: nobody has them in the arms. */
const LARGE =
  /\b(horse|pony|foal|stallion|mare|donkey|mule|cow|bull|ox|camel|llama|alpaca|elephant|giraffe|deer|reindeer|moose|zebra|rhino|hippo|buffalo)$/u

/** To these one stands up. */
const TALL =
  /\b(?:horse|pony|stallion|mare|donkey|mule|cow|bull|ox|camel|llama|alpaca|elephant|giraffe|zebra|moose|buffalo)$/u

/** Animals, and what is loved like one. */
const isDarling = ({ kind, noun }: Subject): boolean => ANIMALS.has(kind) || TOYS.test(noun)

/** What is small is taken into both hands to be kissed. */
export function takeUp(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const [action] = each.actions
    const loved = shot.subjects.find(({ id }) => id === action?.target)
    const fond =
      each.kind === 'person' && action && /^(kiss|hug|cuddle|whisper|comfort)$/u.test(action.verb)
    if (!fond || !loved || !isDarling(loved)) return each
    if (!SMALL.test(loved.noun) && !TOYS.test(loved.noun))
      return WHISPERED.test(action.verb) || LARGE.test(loved.noun)
        ? { ...each, actions: [{ ...action, verb: TALL.test(loved.noun) ? 'love-beast' : 'pet' }] }
        : each
    const verb = action.verb === 'kiss' ? 'kiss-darling' : 'hug-darling'
    return { ...each, actions: [{ ...action, verb }] }
  })
}
