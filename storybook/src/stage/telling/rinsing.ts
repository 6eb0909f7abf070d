import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { without } from './without.ts'

const WASHES = /^(clean|wash|laundry|wash-dishes|rinse|scrub|wash-hands)$/u
const WATERS =
  /\b(stream|river|creek|brook|lake|pond|sea|ocean|beach|shore|spring|waterfall|riverbank)$/u
const WASHED = new Set<Subject['kind']>(['food', 'fish', 'thing', 'tool', 'clothing', 'toy'])

/** Who washes things does it at the water: of a stream, or of a tap. */
export function rinse(shot: Shot): Shot {
  return WATERS.test(shot.place ?? '') ? rinseInWater(shot) : washUnderTap(shot)
}

/** What is washed in a stream is held into it: no table and no machine stands there. */
function rinseInWater(shot: Shot): Shot {
  const gone = new Set<string>()
  const subjects = shot.subjects.map((each): Subject => {
    const deed = each.actions.find(({ verb }) => WASHES.test(verb))
    const prop = deed && washedBy(deed, shot)
    if (!prop) return each
    if (deed.target !== null) gone.add(deed.target)
    return { ...each, actions: [doing('rinse', { prop })] }
  })
  return {
    ...shot,
    subjects: subjects.filter(({ id }) => !gone.has(id)),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}

/** Fruit, vegetables and what one cooks with are washed under the tap, and not wiped on a table. */
function washUnderTap(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ kind, actions: [first] }) =>
      kind === 'person' && /^(?:clean|wash)$/u.test(first?.verb ?? ''),
  )
  const deed = who?.actions[0]
  const food = deed && washedUnderTap(deed, shot)
  if (!who || !food) return shot
  const gone = shot.subjects.filter(
    ({ id, noun }) => id === deed.target || /\b(?:sink|tap|faucet|basin)$/u.test(noun),
  )
  const told = gone.reduce((rest, each) => without(rest, each), shot)
  return withSubject(told, who, { actions: [doing('wash-food', { prop: food })] })
}

const KITCHENWARE =
  /\b(?:knife|fork|spoon|chopsticks|cup|mug|pot|pan|frying pan|bowl|jar|vase|baby bottle)$/u

function washedUnderTap({ prop, target }: Action, { subjects }: Shot): string | null {
  const thing = subjects.find(({ id }) => id === target)
  const noun = thing?.noun ?? prop
  const kind = thing?.kind ?? (prop === null ? undefined : findPicture(prop)?.kind)
  if (noun === null) return null
  return kind === 'food' || KITCHENWARE.test(noun) ? noun : null
}

function washedBy({ verb, prop, target }: Action, shot: Shot): string | null {
  if (verb === 'laundry') return 'cloth'
  if (verb === 'wash-hands') return 'hands'
  if (target === null) return prop ?? (verb === 'wash-dishes' ? 'plate' : null)
  const thing = shot.subjects.find(({ id }) => id === target)
  return thing && WASHED.has(thing.kind) ? thing.noun : null
}
