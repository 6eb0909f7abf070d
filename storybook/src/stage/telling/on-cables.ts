import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const GOES =
  /^(fly|glide|go|move|travel|drive|cross|soar|hover|float|climb|rise|swing|hang|ride|pass)$/u

/** Cable cars and ski lifts follow their cable; what they pass over is seen beside them, not from the air. */
export function hangFromCable(shot: Shot): Shot {
  const hangs = ({ picture, actions: [first] }: Subject): boolean =>
    picture === 'prop:cable-car' && (first === undefined || GOES.test(first.verb))
  if (!shot.subjects.some(hangs)) return shot
  const subjects = shot.subjects.map((each) =>
    hangs(each)
      ? { ...each, actions: [doing('ride-cable', { pace: each.actions[0]?.pace ?? 'normal' })] }
      : each,
  )
  const scenery = shot.scenery?.filter((words) => words !== 'far below')
  const place = shot.place ?? (shot.weather === 'snow' ? 'snowy mountain' : 'mountains')
  return { ...shot, subjects, place, ...(scenery ? { scenery } : {}) }
}
