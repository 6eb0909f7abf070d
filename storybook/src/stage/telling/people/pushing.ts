import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { people } from './people-told.ts'

const BY_HAND =
  /\b(cart|trolley|stroller|pram|buggy|carriage|wheelbarrow|barrow|wheelchair|bicycle|bike|scooter|sled|sleigh|mower|skateboard)$/u
const MUD = /^mud (puddle|pool|hole)$/u

/** Who pushes a car or a truck goes behind it with both hands, out of the mud when it is in it. */
export function pushVehicle(shot: Shot): Shot {
  const who = people(shot).find(({ actions: [deed] }) => /^push(-car)?$/u.test(deed?.verb ?? ''))
  const [deed] = who?.actions ?? []
  const mud = shot.subjects.find(({ noun }) => MUD.test(noun))
  // "It is stuck in the mud, they push it": the truck and not the mud.
  const sunk = shot.relations.find(({ to }) => to === mud?.id && to === deed?.target)
  const load = shot.subjects.find(({ id }) => id === (sunk?.from ?? deed?.target))
  if (!who || !deed || load?.kind !== 'vehicle' || BY_HAND.test(load.noun)) return shot
  const verb = mud ? 'push-from-mud' : 'push-car'
  const pushes = doing(verb, { target: load.id, prop: load.noun, pace: deed.pace })
  const gone = (id: string): boolean => id === mud?.id
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone(id))
      .map((each) => (each.id === who.id ? { ...each, actions: [pushes] } : each)),
    relations: shot.relations.filter(({ from, to }) => !gone(from) && !gone(to)),
  }
}

/** Who pushes somebody that is in no chair and on no swing shoves with both hands. */
export function shoveOther(shot: Shot): Shot {
  const who = people(shot).find(({ actions: [deed] }) => deed?.verb === 'push')
  const other = people(shot).find(({ id }) => id === who?.actions[0]?.target && id !== who.id)
  const borne = shot.relations.some(
    ({ from, relation }) => from === other?.id && /^(?:on|inside|riding)$/u.test(relation),
  )
  if (!who || !other || borne) return shot
  const [deed, ...later] = who.actions
  // "Pushes a stroller past him": nobody is shoved.
  const past = deed && BY_HAND.test(deed.prop ?? '') ? { ...deed, target: null } : null
  return withSubject(shot, who, {
    actions: [past ?? doing('shove', { target: other.id }), ...later],
  })
}
