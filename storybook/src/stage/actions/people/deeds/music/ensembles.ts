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

const SILENT: Score = { seconds: 4, keepsTool: true, keys: { 0: {} } }

function isScore(each: Score | Variation | undefined): each is Score {
  return each !== undefined && 'keys' in each
}

/** Knees up, in step with all others. */
const marching: NonNullable<Score['live']> = (stance, { t }) => {
  const step = Math.sin(t * 5.6)
  return {
    ...stance,
    rf: [0.03 + step * 0.12, Math.max(0, step) * 0.16],
    lf: [0.03 - step * 0.12, Math.max(0, -step) * 0.16],
  }
}

/** The same music on the march. */
const onTheMarch = (...instruments: readonly string[]): Variation => ({
  needs: { place: 'street', way: 0.35 },
  by: (context) => {
    const chosen = MUSIC[context.random.fork('instrument').pick(instruments)]
    const { set: _left, ...played } = isScore(chosen) ? chosen : SILENT
    return { ...played, glides: true, costume: 'marching musician', live: marching }
  },
})

/** Bands and orchestras, with an instrument for everybody. */
export const ENSEMBLES: Deeds = {
  'march-in-band': onTheMarch('play-trumpet', 'play-flute', 'play-saxophone', 'play-clarinet'),
  'play-in-orchestra': oneOf(
    'play-violin',
    'play-cello',
    'play-flute',
    'play-trumpet',
    'play-clarinet',
    'play-violin',
  ),
}
