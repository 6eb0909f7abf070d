import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { withEach } from '../retold.ts'

const STINGERS = /\b(?:ant|flea|scorpion|spider)$/u
const ON_WINGS = /\b(?:mosquito|wasp|bee|hornet|horsefly|fly|gnat)$/u

/** A mosquito that bites a man eats nobody, a cat that scratches a sofa does not stroke it, and a crab finds toes on the beach. */
export function nipOthers(shot: Shot): Shot {
  const isAlive = (id: string | null): boolean =>
    shot.subjects.some((each) => each.id === id && LIVING.has(each.kind))
  const inTruth = ({ noun, kind }: Subject, { verb, target }: Action): string => {
    const stings = isAlive(target) && /^(?:eat|nip)$/u.test(verb)
    if (stings && ON_WINGS.test(noun)) return 'chase'
    if (isAlive(target)) return stings && STINGERS.test(noun) ? 'nip' : verb
    return verb === 'pet' && kind === 'animal' && target !== null ? 'claw' : verb
  }
  const told = withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((deed) => ({ ...deed, verb: inTruth(each, deed) })),
  }))
  const nipper = told.subjects.find(({ actions }) => actions.some(({ verb }) => verb === 'nip'))
  const shore = /\b(?:crab|lobster)$/u.test(nipper?.noun ?? '') ? 'beach' : null
  return { ...told, place: shot.place ?? shore }
}
