import type { Shot, Subject } from '../../plan/plan.ts'
import { without } from './without.ts'

/** An erupting volcano is the whole place, not a picture of one in a meadow. */
export function becomePlace(shot: Shot): Shot {
  const land = shot.subjects.find(isLand)
  if (land && shot.place === null && shot.subjects.length > 1)
    return without({ ...shot, place: land.noun }, land)
  const mount = shot.subjects.find(isVolcano)
  if (!mount || (shot.place !== null && !/volcano|mountain|island/u.test(shot.place))) return shot
  return without({ ...shot, place: 'volcano' }, mount)
}

/** One that has a face is nobody's place. */
function isVolcano({ noun, count, emotion }: Subject): boolean {
  return count === 1 && emotion === 'neutral' && /\bvolcano$/u.test(noun)
}

/** Land and water that is only named: who hovers over a lake is there. */
function isLand({ noun, kind, actions, colour, size }: Subject): boolean {
  const plain = actions.length === 0 && colour === null && size === 'normal'
  return (
    plain && kind === 'nature' && /^(lake|river|sea|ocean|pond|canyon|valley|desert)$/u.test(noun)
  )
}
