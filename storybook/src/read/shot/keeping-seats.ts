import { CRAFT, LIVING } from '../../plan/kinds.ts'
import { plainAction } from '../binding/binding.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'

type Held = Pick<Shot, 'subjects' | 'relations'>

/** What one does without getting up, down or out. */
const SEATED =
  /^(?:read|write|type|look|look-out|stand|talk|eat|drink|feed|smile|laugh|cry|hold|lift|sew|knit|paint|draw|blow-bubbles|think|sing|phone|sleep|yawn|listen|kiss|hug|wave|point|nod|play-.+|give|show|open|feed-.+|write-.+|break|drop|clean|shout|cheer|bark|meow|growl|screech|roar|purr|whisper|pet|shiver|sneeze|blink|wink|wag|photograph|sit|lie|reach|clap|applaud|whistle|smoke|nod-off)$/
/** How one is there, and is still. */
const POSTURES = /^(?:sit|stand|lie|kneel|crouch|perch|land|hide|hide-behind)$/
const COMES_TO_SIT = /^(?:land|perch|hide|hide-behind)$/
/** What nobody is on or in who is not said to leave it. */
const PLACED = /^(?:on|inside|under|riding)$/

/** "They sit on a bench. He feeds pigeons", "she hides under the table. She giggles": still there. */
export function stillSat(
  subjects: readonly Subject[],
  previous: Shot | null,
  moved: ReadonlySet<string> = new Set(),
): Held {
  const seats: Held = { subjects: [], relations: [] }
  if (previous === null) return seats
  for (const subject of subjects) {
    const seat = moved.has(subject.id) ? null : seatOf(subject, previous)
    if (seat === null) continue
    const { sits } = seat
    const told = subject.actions.some(({ verb }) => verb === sits?.verb)
    if (sits && !told && subject.actions.length < 3) subject.actions.push({ ...sits })
    if (![...subjects, ...seats.subjects].some(({ id }) => id === seat.thing.id))
      seats.subjects.push(seat.thing)
    seats.relations.push(seat.relation)
  }
  return seats
}

interface Seat {
  readonly thing: Subject
  readonly relation: Relation
  readonly sits: Action | undefined
}

function seatOf({ id, kind, actions }: Subject, { subjects, relations }: Shot): Seat | null {
  if (!LIVING.has(kind) || !actions.every(({ verb }) => SEATED.test(verb))) return null
  const before = subjects.find((each) => each.id === id)
  const sits = postureOf(before) ?? seatedFor(before, { subjects, relations })
  const relation =
    entered(before) ??
    relations.find((each) => each.from === id && (PLACED.test(each.relation) || isAt(each, sits)))
  const thing = subjects.find((each) => each.id === relation?.to)
  if (relation === undefined || thing === undefined || !isSeat(thing, relation)) return null
  // Who is put down somewhere by another is told by that one's deed.
  const known = sits !== undefined || CRAFT.has(thing.kind) || relation.relation !== 'on'
  return known ? structuredClone({ thing, relation, sits }) : null
}

/** Who has climbed into a box is in it. */
function entered(one: Subject | undefined): Relation | undefined {
  const { way, target = null } = one?.actions.at(-1) ?? {}
  if (one === undefined || way !== 'into' || target === null) return undefined
  return { from: one.id, relation: 'inside', to: target }
}

const SEATS =
  /(?:^| )(?:bench|chair|armchair|sofa|couch|stool|throne|swing|log|rock|hammock|rug|blanket|steps?|bed)$/

/** Who read on a bench sat on it. */
function seatedFor(before: Subject | undefined, { subjects, relations }: Held): Action | undefined {
  const seat = relations.find(({ from, relation }) => from === before?.id && relation === 'on')
  const noun = subjects.find(({ id }) => id === seat?.to)?.noun ?? ''
  const did = before?.kind === 'person' && before.actions.some(({ verb }) => SEATED.test(verb))
  return did && SEATS.test(noun) ? plainAction('sit') : undefined
}

/** A bird that landed there sits there, and so does who hid under a table. */
function postureOf(before: Subject | undefined): Action | undefined {
  const rests = before?.actions.find(({ verb }) => POSTURES.test(verb))
  return rests && COMES_TO_SIT.test(rests.verb) ? { ...rests, verb: 'sit' } : rests
}

const isSeat = ({ kind }: Subject, { relation }: Relation): boolean =>
  relation === 'next-to' ? /^(?:furniture|thing)$/.test(kind) : !LIVING.has(kind)

/** "Sits at a desk". */
const isAt = ({ relation }: Relation, sits: Action | undefined): boolean =>
  relation === 'next-to' && sits?.verb === 'sit'

const BEARS = /^(?:shoulder-ride|piggyback|carry-child|cradle)$/

/** "A father carries his daughter on his shoulders. She reaches for a star": she has not been set down. */
export function stillBorne(all: readonly Subject[], previous: Shot | null): Relation[] {
  const ids = new Set(all.map(({ id }) => id))
  const free = all.filter(({ actions }) => actions.length === 0).map(({ id }) => id)
  return (previous?.subjects ?? []).flatMap((one): Relation[] => {
    const deed = one.actions.find(({ verb }) => BEARS.test(verb))
    const bearer = all.find(({ id }) => id === one.id)
    const { target = null } = deed ?? {}
    if (!deed || !bearer || target === null || !ids.has(target) || !free.includes(one.id)) return []
    bearer.actions = [structuredClone(deed)]
    return [{ from: one.id, relation: 'holding', to: target }]
  })
}
