import { findPicture } from '../../lexicon/find-picture.ts'
import { isPlural } from '../../lexicon/morphology.ts'
import { described, headOf } from './describe.ts'
import { asLit } from './lights.ts'
import { asState, isState } from './states.ts'

/** Somebody or something as it is then; what it has become may be another thing. */
export function inState(who: string, said: string): string {
  const state = asState(said)
  if (state !== null)
    return asLit(who, state) ?? ofPlace(who, state) ?? ofRoom(described(who, state))
  if (headOf(said) === headOf(who) && !isOtherKind(said))
    return ofRoom(described(who, leadingStates(said)))
  if (/^(?:the |an? )?face$/.test(who)) return `a close-up of ${withArticle(said)}`
  return withArticle(said.replaceAll(', ', ' '))
}

/** A sports car is no car that is sporty. */
const isOtherKind = (said: string): boolean => {
  const kind = said.split(/,? /).slice(-2).join(' ')
  return (
    !isState(kind.split(' ')[0] ?? '') &&
    findPicture(kind)?.picture !== findPicture(headOf(said))?.picture
  )
}

/** The metal of a metal water cup. */
function leadingStates(said: string): string {
  const words = said.replace(/^(?:an?|the) /, '').split(/,? /)
  const end = words.findIndex((word, at) => at > 0 && !isState(word))
  return words.slice(0, Math.max(1, end)).join(' ')
}

function withArticle(noun: string): string {
  if (/^(?:an?|the) /.test(noun)) return noun.replace(/\bhuman$/, 'man')
  return isPlural(headOf(noun)) ? noun : `a ${noun}`
}

const SKY = /^(?:the |an? )?(?:[a-z]+ )*?sky$/
const BACKDROP = /^(?:the |an? )?((?:city )?skyline|landscape) background$/
const DARK = /^(?:(?:deep|pitch|very|completely) )*(?:dark|black)$/
const BRIGHT = /^(?:(?:very|clear|completely) )*(?:bright|white|light|blue|clear|sunny)$/
const LEAVES =
  /^(?:the |some )?(?:[a-z]+ )?leaves(?: (?:on|of|in) (?:an?|the) ((?:[a-z]+ )?tree)\b)?/

/** A sky gets dark at night, and leaves turn on their tree. */
function ofPlace(who: string, state: string): string | null {
  if (SKY.test(who)) {
    if (DARK.test(state)) return 'a meadow under a dark sky at night'
    if (BRIGHT.test(state)) return 'a meadow on a sunny day'
    return /cloud|overcast/.test(state) ? 'a meadow on a cloudy day' : null
  }
  const [, place] = BACKDROP.exec(who) ?? []
  if (place !== undefined) return `a ${place} under ${described('a sky', state)}`
  const [leaves, tree = 'tree'] = LEAVES.exec(who) ?? []
  return leaves === undefined ? null : `a ${tree} with ${state} leaves${who.slice(leaves.length)}`
}

/** A floor is in a room. */
export const ofRoom = (told: string): string =>
  /\b(?:floor|ceiling|wallpaper)$/.test(told)
    ? `an empty room with ${told.replace(/^the /, 'a ')}`
    : told
