import { Subject, type Action, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

/** Who flies a drone stands below with the controls in hand. */
export function steerDrone(asked: Shot): Shot {
  const shot = withDrone(throwBeam(asked))
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

/** "Flies a drone" names it only as what the hands steer: it is seen in the air as well. */
function withDrone(shot: Shot): Shot {
  const steers = ({ verb, prop }: Action): boolean =>
    verb === 'steer' && /\bdrone$/u.test(prop ?? '')
  const known = shot.subjects.some(({ noun }) => /\bdrone$/u.test(noun))
  if (known || !shot.subjects.some(({ actions }) => actions.some(steers))) return shot
  const drone = Subject.parse({
    id: 'drone',
    noun: 'drone',
    kind: 'aircraft',
    picture: 'prop:drone',
    actions: [doing('hover')],
  })
  return { ...shot, subjects: [...shot.subjects, drone] }
}

const BEAMS = /\b(light|lights|beam|searchlight|spotlight|flashlight|torch)$/u

/** "A drone floats along, shining a light", "a helicopter, its searchlight sweeping": a beam falls from it, and it flies on. */
function throwBeam(shot: Shot): Shot {
  const shines = ({ verb, prop, target }: Action): boolean =>
    verb === 'shine' && (target !== null || BEAMS.test(prop ?? ''))
  const lamp = shot.subjects.find(({ noun }) => /\b(search|spot)lights?$/u.test(noun))
  const craft = shot.subjects.find(
    ({ kind, actions }) => kind === 'aircraft' && (lamp !== undefined || actions.some(shines)),
  )
  if (!craft) return shot
  if (lamp)
    return throwBeam(
      unseen(
        withSubject(shot, craft, {
          actions: [...craft.actions, { ...doing('shine'), prop: 'light' }],
        }),
        lamp,
      ),
    )
  const on = craft.actions.filter((each) => !shines(each))
  const flying = { ...craft, actions: on.length === 0 ? [doing('fly')] : on }
  const beam = Subject.parse({ id: 'beam', noun: 'light beam', kind: 'sky' })
  return {
    ...shot,
    subjects: [...shot.subjects.map((each) => (each === craft ? flying : each)), beam],
  }
}
