import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'

const SELLS =
  /\b(truck|van|stall|stand|kiosk|cart|booth|counter|shop|store|bakery|cafe|snack bar|newsstand|machine|window|toilet|bus stop)$/u
const HANDS_OUT = /^(give|serve|serve-food|sell|cook|offer|work|stand|wait)$/u
const WAITS = /^(wait-in-line|wait|stand)$/u

/** Who waits in line does it on one side of what they wait for, one behind the other, and looks at it. */
export function queueUp(shot: Shot): Shot {
  const stand = shot.subjects.find(({ noun, kind }) => kind !== 'person' && SELLS.test(noun))
  const queue = people(shot).find((each) => each.count > 1 && waits(each, stand))
  if (!stand || !queue) return shot
  const here = ({ from, to }: Relation): boolean => from === queue.id || to === queue.id
  const beside: Relation = { from: queue.id, relation: 'right-of', to: stand.id }
  return {
    ...shot,
    place: shot.place ?? 'street',
    subjects: shot.subjects.map((each) => inPlace(each, { stand, queue })),
    relations: [...shot.relations.filter((each) => !here(each)), beside],
  }
}

/** Customers wait though nobody says so. */
function waits(each: Subject, stand: Subject | undefined): boolean {
  if (does(each, /^wait-in-line$/u)) return true
  const idle = each.actions.every(({ verb, target }) => WAITS.test(verb) && target === null)
  return idle && stand !== undefined && /^(customer|client|guest|shopper)$/u.test(each.noun)
}

function inPlace(each: Subject, { stand, queue }: Record<'stand' | 'queue', Subject>): Subject {
  if (each.id === queue.id)
    return { ...each, actions: [doing('wait-in-line', { target: stand.id, direction: 'left' })] }
  const served = each.id === stand.id && each.actions.every(({ verb }) => HANDS_OUT.test(verb))
  return served ? { ...each, actions: [] } : each
}
