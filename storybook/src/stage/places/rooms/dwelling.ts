import { shellOf } from '../../../lexicon/places/shells.ts'
import type { Place } from '../../place.ts'
import { logCabinPlace } from './log-cabin.ts'

/** A hearth and what belongs to it, within the walls of whatever the prompt goes into: an igloo, a gingerbread house. */
export const dwellingPlace: Place = {
  ...logCabinPlace,
  id: 'dwelling',
  build: (context) => {
    const inside = context.words.replace(/ interior$/u, '').split(' ')
    const shell = inside
      .map((_, from) => inside.slice(from).join(' '))
      .find((words) => shellOf(words) !== null)
    const walls = shell === undefined ? [] : [`${shell} walls`]
    return logCabinPlace.build({ ...context, scenery: [...(context.scenery ?? []), ...walls] })
  },
}
