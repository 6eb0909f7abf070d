import type { Turn } from '../turn.ts'
import { pattern } from '../../pattern.ts'

const AT_ONCE = '(?:suddenly|all of a sudden|abruptly|all at once|unexpectedly|without warning)'
const WHO = '(?:it|he|she|they|the (?:[a-z]+ )?[a-z]+)'
/** What one does before the next deed, and is seen to have done by that. */
const BEFORE_IT =
  '(?:(?:gets?|stands?|jumps?|rises?|springs?|leaps?) (?:back )?up|stops?|pauses?|turns? around)'

/** "…, then it suddenly stops and starts grazing": one deed, and then the next, in two shots and not in three. */
export const SUDDEN_TURNS: readonly Turn[] = [
  [pattern`\bthen,? ${AT_ONCE},? (?=${WHO} )`, 'then '],
  [pattern`\bthen (${WHO}),? ${AT_ONCE},? `, 'then $1 '],
  [pattern`\b${AT_ONCE},? then `, 'then '],
  [pattern`\bthen (${WHO}),? then `, 'then $1 '],
  // Who does the next thing has got up for it.
  [
    pattern`\b((?:then|suddenly) ${WHO}) ${BEFORE_IT},? and (?:then )?(?=(?:starts?|begins?|lies|goes|sits|runs?|walks?) )`,
    '$1 ',
  ],
  [
    /\b((?:then|suddenly) (?:it|he|she|the (?:[a-z]+ )?[a-z]+)) (?:sits|lies) down and (?:starts|begins) (?=[a-z]+ing\b)/g,
    '$1 is sitting , ',
  ],
  [pattern`\b((?:then|suddenly) ${WHO}) (?:starts|begins) (?=[a-z]{2,}ing\b)`, '$1 is '],
]
