import type { Action, Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'

/** Who flies a drone stands below with the controls in hand. */
export function steerDrone(shot: Shot): Shot {
  const drone = shot.subjects.find(({ noun }) => /\bdrone$/u.test(noun))
  const flies = ({ verb, target }: Action): boolean => verb === 'fly' && target === drone?.id
  if (!drone || !shot.subjects.some(({ actions }) => actions.some(flies))) return shot
  const steering = doing('steer')
  const subjects = shot.subjects.map((each) => {
    if (each.actions.some(flies)) return { ...each, actions: [steering] }
    return each === drone ? { ...each, actions: [doing('hover')] } : each
  })
  const relations = shot.relations.filter(({ to }) => to !== drone.id)
  return { ...shot, place: shot.place ?? 'meadow', subjects, relations }
}
