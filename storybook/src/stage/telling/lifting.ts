import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './people/people-told.ts'

const FLIERS: ReadonlySet<Subject['kind']> = new Set<Subject['kind']>([
  'bird',
  'insect',
  'aircraft',
  'creature',
  'toy',
])

const lifts = ({ verb, target }: Action): boolean =>
  /^(lift|carry|lift-up|pull)$/u.test(verb) && target !== null

/** Butterflies that lift a girl hover above her, and she rises with them. */
export function liftUp(shot: Shot): Shot {
  const flier = shot.subjects.find(
    ({ kind, actions }) => FLIERS.has(kind) && actions.some(({ verb }) => verb === 'lift'),
  )
  const load = shot.subjects.find(({ id }) => id === flier?.actions.find(lifts)?.target)
  if (!flier || !load) return shot
  const subjects = shot.subjects.map((each) => {
    if (each.id === flier.id) return { ...each, actions: [doing('hover')] }
    return each.id === load.id ? { ...each, actions: [doing('rise')] } : each
  })
  const others = shot.relations.filter(
    ({ from, to }) =>
      !(from === flier.id && to === load.id) && !(from === load.id && to === flier.id),
  )
  return {
    ...shot,
    subjects,
    relations: [...others, { from: flier.id, relation: 'above', to: load.id }],
    place: shot.place ?? 'meadow',
  }
}
