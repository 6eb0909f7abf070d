import { baseVerb } from '../../lexicon/morphology.ts'
import { goesTogether } from './at-once.ts'
import { STATES } from './deeds-told.ts'
import { tellsEvent } from './events.ts'
import { knownDeed } from './known-deeds.ts'
import { LEFT_ALONE, STAYS_AWAY } from './left-alone.ts'
import { looksOn } from './onlookers.ts'
import { LATER, WHEN } from './sentence-starts.ts'
import { nearestAction } from '../words/verbs.ts'

/** Who comes into a story that has begun, or has to do with somebody in it: "a dragon appears", "a girl offers it a flower". */
const COMES = new RegExp(
  `^${WHEN}(?:an?|another|two|three|some) (?:(?!that|who|which|whose)[a-z]+ ){1,6}?(?:(appears?|arrives?|attacks?|comes?|joins?|emerges?|lands?|awakens?|wakes?)\\b|([a-z]+) (?:it|him|her|them)\\b)`,
)

/** "A man waits at a bus stop. The bus arrives": what was only a name of the place comes on. */
const PULLS_UP = new RegExp(
  `^${WHEN}(?:the|his|her|their) [a-z]+ (arrives|pulls (?:up|in)|departs|leaves|(?:drives|sails|flies) (?:off|away)|takes off)\\b`,
)

export function newDeed(sentence: string, seen: ReadonlySet<string>, tale: boolean): string | null {
  const told = sentence.trim()
  const [, pulls] = PULLS_UP.exec(told) ?? []
  if (pulls !== undefined) return pulls
  if ((seen.size === 0 && !tale) || /\bcamera\b/.test(told)) return null
  if (LEFT_ALONE.test(told) || STAYS_AWAY.test(told)) return 'alone'
  if (LATER.test(told)) return 'later'
  return comingDeed(told) ?? furtherDeed(told, seen, tale) ?? (isNews(told) ? 'event' : null)
}

/** What somebody known does now, unless it is the same again or goes with it. */
function furtherDeed(told: string, seen: ReadonlySet<string>, tale: boolean): string | null {
  const action = knownDeed(told)
  if (action === null || seen.has(action)) return null
  return !tale && goesTogether(action, seen) ? null : action
}

/** "A girl rides it", "a butterfly lands on its head": that is so all along, and no shot of its own. */
const JOINS_IN =
  /^(?:an?|two|three) (?:[a-z-]+ ){0,7}?(?:(?:rides?|drives?|steers?|leads?|pulls?|pushes|wears?|holds?|carries) (?:it|him|her|them)\b|(?:lands?|sits?|perches) on (?:its|his|her|their|one of) )/

/** "The flask explodes", "a seal swims away": before it all was otherwise. */
function isNews(told: string): boolean {
  return tellsEvent(told) && !looksOn(told) && !JOINS_IN.test(told)
}

/** What somebody new does to those who are known, or that they come. */
function comingDeed(told: string): string | null {
  if (looksOn(told) || JOINS_IN.test(told)) return null
  const [, comes, meets = ''] = COMES.exec(told) ?? []
  if (comes !== undefined) return comes
  const base = baseVerb(meets)
  const isDeed = base !== null && base !== meets && !STATES.test(base)
  return isDeed && nearestAction(base) !== null ? base : null
}
