import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const WASHES = /^(clean|wash|laundry|wash-dishes|rinse|scrub|wash-hands)$/u
const WATERS =
  /\b(stream|river|creek|brook|lake|pond|sea|ocean|beach|shore|spring|waterfall|riverbank)$/u
const WASHED = new Set<Subject['kind']>(['food', 'fish', 'thing', 'tool', 'clothing', 'toy'])

/** What is washed in a stream is held into it: no table and no machine stands there. */
export function rinseInWater(shot: Shot): Shot {
  if (!WATERS.test(shot.place ?? '')) return shot
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

function washedBy({ verb, prop, target }: Action, shot: Shot): string | null {
  if (verb === 'laundry') return 'cloth'
  if (verb === 'wash-hands') return 'hands'
  if (target === null) return prop ?? (verb === 'wash-dishes' ? 'plate' : null)
  const thing = shot.subjects.find(({ id }) => id === target)
  return thing && WASHED.has(thing.kind) ? thing.noun : null
}
