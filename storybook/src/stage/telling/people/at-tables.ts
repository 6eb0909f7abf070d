import type { Action, Kind, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, headsOf, people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'

const TABLES = /\b(?:table|desk)$/u
const EATERIES =
  /\b(?:caf[eé]|coffee ?(?:shop|house)|restaurant|diner|bistro|tea ?house|tea room|bakery|pub|library|office|study|classroom)\b/u
const SMALL_KINDS = new Set<Kind>(['food', 'tool', 'thing', 'toy', 'clothing', 'plant'])
/** What stands on the floor or hangs on a wall, whoever sits beside it. */
const LARGE =
  /\b(?:window|door|lamp ?post|fireplace|tree|bench|piano|mirror|statue|suitcase|umbrella|bicycle|bike|cart|wall|fountain|screen|television|tv|ball|stroller|wheelchair|crutch(?:es)?|backpack|sign|throne|tent|gift|present|box|bush)s?$/u
/** What one does sitting at a table with the hands free. */
const MUSING = /^(?:sit|think|look|look-out|wait|smile|stare|gaze|rest|relax|daydream|frown)$/u
const MOST = 3

const AT_DESKS = /^(?:type|write|do-homework|take-exam)$/u

/** Who types or writes sits at a desk, and what is beside them stands on it. */
export function layBesideWork(shot: Shot): Shot {
  const who = people(shot).find((each) => each.count === 1 && does(each, AT_DESKS))
  const deed = who?.actions.find(({ verb }) => AT_DESKS.test(verb))
  const table = shot.subjects.find(({ noun, count }) => TABLES.test(noun) && count === 1)
  if (!who || !deed || (deed.target !== null && deed.target !== table?.id)) return shot
  const laid = shot.subjects.filter(
    (each) => isWrittenWith(each) || (isNear(each, shot) && isBefore(each, [who, table], shot)),
  )
  const gone = new Set([...(table ? [table] : []), ...laid].map(({ id }) => id))
  // A named table is the one that the deed brings.
  if (gone.size === 0 || laid.length > MOST || bearsMore(table, gone, { shot, person: who }))
    return shot
  const prop = besides(deed, laid)
  return withSubject(withoutAll(shot, gone), who, { actions: [doing(deed.verb, { prop })] })
}

function besides({ prop, verb }: Action, laid: readonly Subject[]): string | null {
  return laid.length === 0 ? prop : [prop ?? verb, ...laid.map(named)].join(' + ')
}

/** Pen and paper are at the desk of whoever writes, wherever they were said to be. */
const isWrittenWith = ({ noun, kind, actions }: Subject): boolean =>
  kind !== 'person' && actions.length === 0 && WRITING.test(noun)

const WRITING = /\b(?:quill|(?:fountain )?pen|brush|paintbrush|paper|parchment|scroll)$/u

/** Said to be beside somebody, and not only there. */
const isNear = ({ id }: Subject, { relations }: Shot): boolean =>
  relations.some(({ from, to }) => from === id || to === id)

/** Who sits at a café has a table, and what is said to be before or beside them lies on it. */
export function sitAtTable(shot: Shot): Shot {
  const [person] = people(shot)
  if (!person || headsOf(people(shot)) !== 1 || !muses(person) || hasSeat(person, shot)) return shot
  const table = shot.subjects.find(({ noun, count }) => TABLES.test(noun) && count === 1)
  if (table === undefined && !EATERIES.test(shot.place ?? '')) return shot
  const laid = shot.subjects.filter((each) => isBefore(each, [person, table], shot))
  const gone = new Set([...(table ? [table] : []), ...laid].map(({ id }) => id))
  if (laid.length > MOST || bearsMore(table, gone, { shot, person })) return shot
  const others = shot.subjects.filter(({ id }) => id !== person.id && !gone.has(id))
  return {
    ...shot,
    place: shot.place ?? roomWith(table),
    subjects: [{ ...person, actions: [sitting(person, laid)] }, ...others],
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}

function sitting(person: Subject, laid: readonly Subject[]): Action {
  const verb = does(person, /^(?:think|frown)$/u) ? 'think-at-table' : 'sit-at-table'
  return doing(verb, { prop: laid.map(named).join(' + ') || null })
}

function roomWith(table: Subject | undefined): string {
  return table?.noun.endsWith('desk') ? 'office' : 'living room'
}

function muses(person: Subject): boolean {
  const musing = person.actions.every(({ verb }) => MUSING.test(verb))
  return musing && person.size === 'normal' && does(person, /^sit$/u)
}

/** A cat on the table: then it stays a thing of its own. */
function bearsMore(
  table: Subject | undefined,
  gone: ReadonlySet<string>,
  { shot, person }: { readonly shot: Shot; readonly person: Subject },
): boolean {
  const known = (id: string): boolean => gone.has(id) || id === person.id
  return shot.relations.some(
    ({ from, to }) => (from === table?.id && !known(to)) || (to === table?.id && !known(from)),
  )
}

const NEAR = /^(?:in-front-of|next-to|on|left-of|right-of)$/u

/** Whether it is small, rests, and is said to be before this one or on the table. */
function isBefore(
  { id, kind, noun, size, actions }: Subject,
  there: readonly (Subject | undefined)[],
  { relations }: Shot,
): boolean {
  const small = SMALL_KINDS.has(kind) && size !== 'giant' && !LARGE.test(noun)
  // A cup that steams stands there as any other.
  if (!small || actions.some(({ verb }) => !/^(?:steam|cook|glow)$/u.test(verb))) return false
  const own = relations.filter(({ from, to }) => from === id || to === id)
  return own.every(
    ({ from, relation, to }) =>
      NEAR.test(relation) && there.some((each) => each?.id === to || each?.id === from),
  )
}

/** A sofa or an armchair of the prompt's own. */
function hasSeat({ id }: Subject, { relations, subjects }: Shot): boolean {
  return relations.some(
    ({ from, relation, to }) =>
      from === id &&
      /^(?:on|inside|riding|holding)$/u.test(relation) &&
      subjects.some((each) => each.id === to && !TABLES.test(each.noun)),
  )
}

function named({ noun, colour }: Subject): string {
  return [colour, noun].filter(Boolean).join(' ')
}
