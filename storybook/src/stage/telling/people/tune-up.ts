import { ANIMALS } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { bandDeeds, dealOut, inParts } from '../bands.ts'
import { doing } from '../doing.ts'
import { does } from './people-told.ts'
import { withSubject } from '../retold.ts'

const marched = (band: Subject): Subject => ({ ...band, actions: [doing('march-in-band')] })

const SMALL_BAND = 5
/** A string quartet is a band of four. */
const ORCHESTRAL = /orchestra|classical|symphon|string(?! (?:quartet|trio|quintet|duo))/iu

const BAND_WORDS = /\b(trio|quartet|quintet|sextet|band|ensemble|orchestra)s?\b/iu
const JUST_PLAYS = /^(play|play-guitar|perform|sit|stand)$/u

/** In a band everybody plays something else. */
export function tuneUp(shot: Shot): Shot {
  return shot.subjects.reduce((told, each): Shot => {
    const { count, words } = each
    if (count < 2) return told
    if (BAND_WORDS.test(words) && does(each, /^(march|parade)$/u))
      return withOne(told, marched(each))
    const dealt = dealOut(told, each)
    if (dealt) return dealt
    const named = oneInstrument(each)
    if (named !== null) return inParts(told, each, [named, ...bandDeeds(words, count - 1, named)])
    if (!isIdleBand(each)) return told
    // Beasts are no musicians by trade: each is seen with an instrument of its own.
    if (ANIMALS.has(each.kind) && ORCHESTRAL.test(words))
      return inParts(told, each, bandDeeds(words, Math.min(count, SMALL_BAND)))
    if (ORCHESTRAL.test(words) || count > SMALL_BAND)
      return withOne(told, { ...each, actions: [doing('play-in-orchestra')] })
    return inParts({ ...told, place: told.place ?? 'stage' }, each, bandDeeds(words, count))
  }, shot)
}

/** "A jazz band, the saxophone player in front": one of them has it, and the others what such a band has. */
function oneInstrument({ person, words, actions, count }: Subject): string | null {
  const [first, ...more] = actions
  const plays = /^play-./u.test(first?.verb ?? '') && first?.prop !== null && more.length === 0
  const band = person?.role === 'musician' && BAND_WORDS.test(words) && count <= SMALL_BAND
  return first && plays && band ? first.verb : null
}

/** Musicians of whom nothing is said but that they play. */
function isIdleBand({ person, words, actions }: Subject): boolean {
  const band = person?.role === 'musician' || BAND_WORDS.test(words)
  return band && actions.every(({ verb, prop }) => JUST_PLAYS.test(verb) && prop === null)
}

function withOne(shot: Shot, changed: Subject): Shot {
  return withSubject(shot, changed, changed)
}
