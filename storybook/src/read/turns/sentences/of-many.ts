import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'

import { deedNamed } from '../../words/verb-form.ts'
import type { Turn } from '../turn.ts'

const MANY = '[a-z]+s|people|children|men|women|sheep|fish|deer|mice|geese|police'
const WINGS = /^(?:bird|insect)$/

const isWinged = (noun: string): boolean =>
  noun === 'bat' || WINGS.test(findPicture(noun)?.kind ?? '')

/** "They all wave", "the guests all march": a deed, and no wave or march of which all is told. */
function allDo(match: string, ...groups: string[]): string {
  const [who = '', deed = ''] = groups
  return deedNamed(deed) === deed ? `${who} ${deed}` : match
}

/** "The pigeons fly up": they were on the ground before. */
function takeOff(match: string, ...groups: string[]): string {
  const [who = ''] = groups
  return who === 'they' || isWinged(singular(who)) ? `${who} take off` : match
}

/** What all of many do, and what they do at once. */
export const OF_MANY_TURNS: readonly Turn[] = [
  [
    ' all both',
    /\b(and|then|but) (?:then )?(?:all|both) (?!of |join )([a-z]+)\b(?! (?:in|of|with)\b)/g,
    allDo,
  ],
  ['locals', /\b(?:the )?locals\b/g, 'people'],
  [
    ' all both each',
    new RegExp(`\\b(they|we|${MANY}) (?:all|both|each) (?!of |join )([a-z]+)\\b`, 'g'),
    allDo,
  ],
  // What flies is a flock of birds, whoever else was named.
  [
    'flock',
    /\b(?:the|a) (?:(?:whole|entire|startled|big|large|huge) )*flock (?:flies|takes off|flutters|soars|rises)(?: (?:up|off|away))?\b/g,
    'the birds fly away',
  ],
  [
    'fly',
    new RegExp(
      `\\b(they|${MANY}) (?:suddenly )?fly (?:up|off|away)\\b(?! (?:to|on|in|with|into)\\b)`,
      'g',
    ),
    takeOff,
  ],
  [
    ' fly',
    new RegExp(`\\b(${MANY})( [^.;]{3,60}? (?:and|then)) fly (?:up|off|away)\\b`, 'g'),
    (match, who = '', told = '') => (isWinged(singular(who)) ? `${who}${told} take off` : match),
  ],
  // Nobody pours bats: they fly.
  [
    'pour stream burst spill swarm flood erupt',
    new RegExp(
      `\\b(${MANY}) (?:pour|stream|burst|spill|swarm|flood|erupt)(ing)? (?=(?:out|from|into|through|over|across)\\b)`,
      'g',
    ),
    (match, who = '', ending = '') => (isWinged(singular(who)) ? `${who} fly${ending} ` : match),
  ],
  // Who is left of a crowd of whom nothing was told is a crowd.
  ['rest', /\bthe rest of the (crowd|audience)\b/g, 'a $1'],
  // "The class laughs except the teacher": it is seen of both.
  [
    'except',
    /,? (?:all )?except(?: for)? (the|an?|his|her|their) ((?:[a-z]+ )?[a-z]+)(?= ?[.;]|$)/g,
    ', while $1 $2 stands still',
  ],
  [
    'early',
    /\b(?:starts?|begins?|takes? off|sets? off) (?:running )?(?:too early|too soon|before the (?:others|gun|signal|shot))\b/g,
    'runs',
  ],
  ['start', /\b(?:at|on|behind) the start(?:ing)? line\b/g, 'on a running track'],
]
