import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const GATES = /\bgate$/u
const FLOCK = 4

/** Who herds sheep walks behind them, with the dog, and all go the same way; a gate on their way is a field's. */
export function driveFlock(shot: Shot): Shot {
  const herders = shot.subjects.filter(({ actions: [deed] }) => deed?.verb === 'herd')
  const flock = shot.subjects.find(({ id }) => id === herders[0]?.actions[0]?.target)
  if (!flock || !LIVING.has(flock.kind)) return shot
  const going = new Set([flock, ...herders].map(({ id }) => id))
  const walks = doing('walk', { direction: 'right' })
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id === flock.id)
      return { ...each, count: Math.max(FLOCK, each.count), actions: [walks] }
    if (going.has(each.id)) return { ...each, actions: [walks] }
    return GATES.test(each.noun)
      ? { ...each, noun: 'field gate', picture: 'prop:field-gate' }
      : each
  })
  const behind = herders.map(({ id }): Relation => ({
    from: id,
    relation: 'left-of',
    to: flock.id,
  }))
  const gate = shot.subjects.find(({ noun }) => GATES.test(noun))
  const through: Relation[] = gate ? [{ from: gate.id, relation: 'right-of', to: flock.id }] : []
  const others = shot.relations.filter(({ from, to }) => !going.has(from) && !going.has(to))
  return {
    ...shot,
    place: shot.place ?? 'meadow',
    subjects,
    relations: [...others, ...behind, ...through],
  }
}
