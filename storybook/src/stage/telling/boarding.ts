import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const TRAINS = /\b(?:train|locomotive|express|metro|subway)$/u
const STATIONS = /\b(?:station|platform|subway|metro)\b/u
const ENTERS = /^(?:jump|leap|hop|board|climb|enter|walk|go|run|step)$/u

/** Who gets into a train does so at a station, from the platform; it stands there or comes in. */
export function boardTrain(shot: Shot): Shot {
  const trains = new Map(
    shot.subjects.flatMap((each) => (TRAINS.test(each.noun) ? [[each.id, each] as const] : [])),
  )
  const boards = ({ verb, target }: Action): boolean =>
    ENTERS.test(verb) && trains.has(target ?? '')
  const isBoarding = ({ kind, actions }: Subject): boolean =>
    kind === 'person' && actions.some(boards)
  if (!shot.subjects.some(isBoarding)) return shot
  const told = withEach(shot, (each) =>
    isBoarding(each)
      ? { ...each, actions: each.actions.map((act) => (boards(act) ? doing('board-train') : act)) }
      : each,
  )
  const place = STATIONS.test(shot.place ?? '') ? shot.place : 'station'
  const relations = shot.relations.filter(({ from, to }) => !trains.has(to) && !trains.has(from))
  return { ...told, place, relations }
}
