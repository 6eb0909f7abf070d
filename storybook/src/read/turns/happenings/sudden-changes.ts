import type { Turn } from '../turn.ts'

const AT_ONCE = '(?:suddenly|all of a sudden|abruptly|all at once|unexpectedly|without warning)'
const WHO = '(?:it|he|she|they|the (?:[a-z]+ )?[a-z]+)'
/** What one does before the next deed, and is seen to have done by that. */
const BEFORE_IT =
  '(?:(?:gets?|stands?|jumps?|rises?|springs?|leaps?) (?:back )?up|stops?|pauses?|turns? around)'

/** "…, then it suddenly stops and starts grazing": one deed, and then the next, in two shots and not in three. */
export const SUDDEN_TURNS: readonly Turn[] = [
  [
    'suddenly sudden abruptly once unexpectedly warning',
    new RegExp(`\\bthen,? ${AT_ONCE},? (?=${WHO} )`, 'g'),
    'then ',
  ],
  [
    'suddenly sudden abruptly once unexpectedly warning',
    new RegExp(`\\bthen (${WHO}),? ${AT_ONCE},? `, 'g'),
    'then $1 ',
  ],
  [
    'suddenly sudden abruptly once unexpectedly warning',
    new RegExp(`\\b${AT_ONCE},? then `, 'g'),
    'then ',
  ],
  ['then', new RegExp(`\\bthen (${WHO}),? then `, 'g'), 'then $1 '],
  // Who does the next thing has got up for it.
  [
    'then suddenly',
    new RegExp(
      `\\b((?:then|suddenly) ${WHO}) ${BEFORE_IT},? and (?:then )?(?=(?:starts?|begins?|lies|goes|sits|runs?|walks?) )`,
      'g',
    ),
    '$1 ',
  ],
  [
    'then suddenly',
    /\b((?:then|suddenly) (?:it|he|she|the (?:[a-z]+ )?[a-z]+)) (?:sits|lies) down and (?:starts|begins) (?=[a-z]+ing\b)/g,
    '$1 is sitting , ',
  ],
  [
    'then suddenly',
    new RegExp(`\\b((?:then|suddenly) ${WHO}) (?:starts|begins) (?=[a-z]{2,}ing\\b)`, 'g'),
    '$1 is ',
  ],
]
