import { type Relation, type Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { SOLD_FROM, withSign } from '../stalls.ts'
import { without } from '../without.ts'
import { does, people } from './people-told.ts'

const SELLS =
  /\b(truck|van|stall|stand|kiosk|cart|booth|counter|shop|store|bakery|cafe|snack bar|newsstand|machine|window|toilet|bus stop)$/u
const HANDS_OUT = /^(give|serve|serve-food|sell|cook|offer|work|stand|wait)$/u
const WAITS = /^(wait-in-line|wait|stand)$/u

/** Who waits in line does it on one side of what they wait for, one behind the other, and looks at it. */
export function queueUp(shot: Shot): Shot {
  const stand = shot.subjects.find(({ noun, kind }) => kind !== 'person' && SELLS.test(noun))
  const queue = people(shot).find((each) => each.count > 1 && waits(each, stand))
  if (!queue) return amongOthers(shot)
  if (!stand) return oneBehindTheOther(shot, queue)
  const told = fromItsWindow(shot, stand)
  const here = ({ from, to }: Relation): boolean => from === queue.id || to === queue.id
  const beside: Relation = { from: queue.id, relation: 'right-of', to: stand.id }
  return {
    ...told,
    place: told.place ?? 'street',
    subjects: told.subjects.map((each) => inPlace(each, { stand, queue })),
    relations: [...told.relations.filter((each) => !here(each)), beside],
  }
}

/** One who waits in line alone has a line to wait in: some are ahead. */
function amongOthers(shot: Shot): Shot {
  const [one, ...others] = shot.subjects
  if (!one || others.length > 0 || one.kind !== 'person' || !does(one, /^wait-in-line$/u))
    return shot
  const waiting = one.actions.map((action) => ({
    ...action,
    direction: action.direction ?? 'left',
  }))
  const ahead = Subject.parse({
    id: 'ahead',
    noun: 'person',
    kind: 'person',
    picture: 'person',
    person: {},
    count: AHEAD,
    actions: waiting,
  })
  const behind: Relation = { from: one.id, relation: 'right-of', to: ahead.id }
  const told = withSubject(shot, one, { actions: waiting })
  return { ...told, subjects: [...told.subjects, ahead], relations: [...told.relations, behind] }
}

const AHEAD = 3

/** Nobody in a queue turns their back on where it leads. */
function oneBehindTheOther(shot: Shot, queue: Subject): Shot {
  const actions = queue.actions.map((action) => ({
    ...action,
    direction: action.verb === 'wait-in-line' ? (action.direction ?? 'left') : action.direction,
  }))
  return withSubject(shot, queue, { actions })
}

/** Whoever serves from a truck is in its window already: what is sold is its sign, and nobody stands beside it. */
function fromItsWindow(shot: Shot, stand: Subject): Shot {
  const seller = people(shot).find(
    ({ count, actions: [first], ...each }) =>
      count === 1 && first?.verb === 'give' && !isBound(shot, each.id),
  )
  if (!seller || !SOLD_FROM.test(stand.picture ?? '')) return shot
  const ware = seller.actions[0]?.prop
  const told = without(shot, seller)
  return ware ? withSign(told, stand.id, ware) : told
}

const isBound = ({ relations }: Shot, id: string): boolean =>
  relations.some(({ from, to }) => from === id || to === id)

/** No more than these of a queue that nobody has counted, or the truck would be a toy beside it. */
const LONGEST = 4
const IN_LINE = /^(?:an? |the )?(?:[a-z]+ )*(?:queue|line) of\b/u

/** Customers wait though nobody says so. */
function waits(each: Subject, stand: Subject | undefined): boolean {
  if (does(each, /^wait-in-line$/u) || IN_LINE.test(each.words)) return true
  const idle = each.actions.every(({ verb, target }) => WAITS.test(verb) && target === null)
  return idle && stand !== undefined && /^(customer|client|guest|shopper)$/u.test(each.noun)
}

function inPlace(each: Subject, { stand, queue }: Record<'stand' | 'queue', Subject>): Subject {
  if (each.id === queue.id)
    return {
      ...each,
      count: lengthOf(each),
      actions: [doing('wait-in-line', { target: stand.id, direction: 'left' })],
    }
  const served = each.id === stand.id && each.actions.every(({ verb }) => HANDS_OUT.test(verb))
  return served ? { ...each, actions: [] } : each
}

function lengthOf({ words, count }: Subject): number {
  return IN_LINE.test(words) ? Math.min(count, LONGEST) : count
}
