import type { Time } from '../../plan/plan.ts'

/** What is celebrated, what lies on the panes, and whether the lamps burn. */
export interface Occasion {
  /** It is a party. */
  readonly party?: boolean
  /** It is Christmas. */
  readonly christmas?: boolean
  /** Everybody is there at once. */
  readonly crowded?: boolean
  /** Frost is on the panes. */
  readonly frost?: boolean
  /** The lights have gone out. */
  readonly blackout?: boolean
  /** It is done under the moon, the stars or the open sky. */
  readonly underSky?: boolean
}

const PARTY =
  /\b(?:dance |pool |beach |birthday |house )?party\b(?! (?:hats?|dress|members?))|\bdisco\b(?! ball)|\brave\b/
/** In its streets are garlands, and everybody. */
const FESTIVAL =
  /\b(?:festivals?|festivities|carnival|street part(?:y|ies)|fiesta)\b(?! (?:ride|rides|mask|game|games|poster|ticket))/

const CHRISTMAS =
  /\b(?:christmas|xmas|yule ?tide|noel)\b(?! tree| present| gift| card| cookie| song| carol)/
const CROWDED =
  /\b(?:at|during|in)(?: the)?(?: [a-z]+)? (?:rush[- ]hour|peak hours?)\b|\b(?:full of|crammed with) people\b/
const FROST = /\bfrost(?:y|ed|-covered)?\b(?! giants?\b)/
const BLACKOUT =
  /\b(?:lights|lamps|power|electricity) (?:suddenly |all )?(?:go|goes|turn|turns|cut|cuts|is|are) (?:out|off)\b|\b(?:during|in) an? (?:blackout|power (?:cut|outage|failure))\b/

const UNDER_SKY =
  /\b(?:under|beneath|below) (?:the |an? )?(?:[a-z]+ ){0,2}?(?:(?:full |crescent |new |half )?moon|moonlight|stars|starlight|sky|skies|milky way|northern lights|aurora)\b/

export function occasionIn(body: string): Occasion {
  return {
    ...(PARTY.test(body) || FESTIVAL.test(body) ? { party: true } : {}),
    ...(CHRISTMAS.test(body) ? { christmas: true } : {}),
    ...(CROWDED.test(body) || FESTIVAL.test(body) ? { crowded: true } : {}),
    ...(FROST.test(body) ? { frost: true } : {}),
    ...(BLACKOUT.test(body) ? { blackout: true } : {}),
    ...(UNDER_SKY.test(body) ? { underSky: true } : {}),
  }
}

/** A hot day is bright, whatever hour its place likes best. */
const HOT = /\b(?:hot|sweltering|scorching|blazing)(?: [a-z]+)? days?\b|\bsummer(?:'s)? days?\b/

/** Halloween and the eves of the great feasts are kept after dark. */
const AFTER_DARK =
  /\b(?:(?:on|at|during|for) halloween|(?:on|at|during) (?:christmas|new year'?s?) eve)\b/

export function hourOfOccasion(body: string): Time | null {
  if (HOT.test(body)) return 'day'
  return AFTER_DARK.test(body) ? 'night' : null
}
