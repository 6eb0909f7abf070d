import type { Deeds, Score, Variation } from '../../score.ts'
import { KEYS_AND_DRUMS } from './keys-and-drums.ts'
import { STRINGS } from './strings.ts'
import { WINDS } from './winds.ts'

const MUSIC: Deeds = { ...STRINGS, ...KEYS_AND_DRUMS, ...WINDS }

/** Each plays something else, by chance. */
const oneOf = (...instruments: readonly string[]): Variation => ({
  needs: { place: 'stage' },
  by: (context) => {
    const chosen = MUSIC[context.random.fork('instrument').pick(instruments)]
    return isScore(chosen) ? chosen : SILENT
  },
})

const SILENT: Score = { seconds: 4, keys: [[0, {}]] }

function isScore(each: Score | Variation | undefined): each is Score {
  return each !== undefined && 'keys' in each
}

/** Bands and orchestras, with an instrument for everybody. */
export const ENSEMBLES: Deeds = {
  'play-in-band': oneOf(
    'play-electric-guitar',
    'play-drums',
    'play-saxophone',
    'play-guitar',
    'play-trumpet',
  ),
  'play-in-orchestra': oneOf(
    'play-violin',
    'play-cello',
    'play-flute',
    'play-trumpet',
    'play-clarinet',
    'play-violin',
  ),
}
