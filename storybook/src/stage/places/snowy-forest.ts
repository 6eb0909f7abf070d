import forest from './forest.ts'
import type { Place } from '../place.ts'

/** The forest in deep winter, whatever the season of the shot. */
const snowyForest: Place = {
  ...forest,
  id: 'snowy-forest',
  words: ['snowy forest', 'winter forest', 'snow covered forest', 'frozen forest', 'snow forest'],
  build: (context) => ({ ...forest.build({ ...context, season: 'winter' }), ground: 'snow' }),
}

export default snowyForest
