import type { Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

const RACER = /\b(?:rac(?:e|ing)|formula(?: one| 1)?|f1) ?cars?$/u
const DRIVES = /^(?:drive|race|steer|ride|test-drive)$/u

/** Who drives a racing car sits low in it, and not upon its bonnet. */
export function sitInRacer(shot: Shot): Shot {
  const driver = shot.subjects.find(
    ({ kind, count, actions }) =>
      kind === 'person' && count === 1 && actions.some(({ verb }) => DRIVES.test(verb)),
  )
  const car = shot.subjects.find(({ noun, kind }) => kind === 'vehicle' && RACER.test(noun))
  const red = car?.colour === null || car?.colour === 'red'
  const alone = shot.subjects.every(({ id }) => id === driver?.id || id === car?.id)
  if (!driver || !car || !red || car.count > 1 || !alone) return shot
  const driven = unseen(shot, car)
  const actions = [doing('drive', { prop: 'racing car' })]
  return { ...withSubject(driven, driver, { actions }), place: shot.place ?? 'race track' }
}
