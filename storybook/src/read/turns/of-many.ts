import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'

import { deedNamed } from '../words/verb-form.ts'
import type { Turn } from './turn.ts'

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
]
