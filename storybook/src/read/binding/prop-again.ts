import { findPicture } from '../../lexicon/find-picture.ts'
import type { Subject } from '../../plan/plan.ts'
import { addSubject, type Binding } from './binding.ts'
import { somebody } from './somebody.ts'

/** What is out of the hands after this. */
const SENT_OFF =
  /^(?:throw|kick|toss|drop|lose|launch|release|roll|hit|bounce|fling|hurl|sail|shoot)\b/

const WORKED_AT = /^(?:hammer|build|repair|point|touch|polish|carve|assemble)$/

/** "A girl bakes a cake. It explodes", "throws a stick, his dog swims after it": what was only a prop so far comes on by itself; else it would be the girl. */
export function propAgain(binding: Binding, word: string, acts: boolean): Subject | null {
  if (word !== 'it' || (!acts && binding.preposition === null)) return null
  const prop = propOf(binding, acts)
  const found = prop === null ? null : findPicture(prop)
  if (prop === null || found === null) return null
  // A robot is built, and is "it".
  if (found.kind === 'person' && found.person?.role !== 'robot') return null
  return nowWorkedAt(
    binding,
    prop,
    addSubject(binding, { ...somebody(null), words: prop, head: prop, bare: false, found }),
  )
}

/** "They build a robot, and it waves": what is built stands there, and no second one beside it. */
function nowWorkedAt({ subjects }: Binding, prop: string, thing: Subject): Subject {
  for (const action of subjects.flatMap(({ actions }) => actions))
    if (action.prop === prop && WORKED_AT.test(action.verb))
      Object.assign(action, { prop: null, target: thing.id })
  return thing
}

/** What was handled last, where nothing else than people was named; null if it is still in the hands and does nothing itself. */
function propOf({ known, subjects, group }: Binding, acts: boolean): string | null {
  const all = [...known, ...subjects]
  const others = acts ? all : all.filter(({ id }) => !group.includes(id))
  if (others.some(({ kind }) => kind !== 'person')) return null
  const deed = others.flatMap(({ actions }) => actions).findLast(({ prop }) => prop !== null)
  return acts || SENT_OFF.test(deed?.verb ?? '') ? (deed?.prop ?? null) : null
}
