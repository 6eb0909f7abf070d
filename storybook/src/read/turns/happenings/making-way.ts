import { findPicture } from '../../../lexicon/find-picture.ts'
import { CRAFT } from '../../../plan/kinds.ts'
import type { Turn } from '../turn.ts'

const MANY =
  '(?:an?|the) (?:[a-z]+ )?(?:sea|herd|flock|crowd|pack|line|group|throng|school|swarm) of (?:[a-z]+ )?[a-z]+|(?:an?|the) (?:[a-z]+ )?(?:crowd|audience|herd|flock)|(?:the )?(?:sheep|cows|goats|geese|ducks|people|soldiers|guests|villagers|courtiers|penguins|fish|dancers|spectators)'
const PARTS =
  '(?:part|split|divide|separate|step(?:s)? aside|move(?:s)? aside|make(?:s)? way|open(?:s)? up|scatter)s?'
const WHO = '(?:an?|the|his|her) (?:[a-z]+ ){0,2}?[a-z]+'

/** "A herd parts to let a car through": it drives, and they are on both sides of it. */
function letThrough(_: string, ...groups: string[]): string {
  const [many = '', who = ''] = groups
  const kind = findPicture(who.split(' ').at(-1) ?? '')?.kind ?? 'thing'
  return `${many} stands while ${who} ${CRAFT.has(kind) ? 'drives' : 'walks'} between them`
}

/** Many who let one pass, and those who are on both sides of a window. */
export const MAKING_WAY_TURNS: readonly Turn[] = [
  [
    'part split divide separate aside way open',
    new RegExp(
      `\\b(${MANY}) ${PARTS} (?:to let|and lets?|for) (${WHO})(?: (?:to )?(?:pass|drive|walk|go|ride|come|get))?(?: (?:through|by|past))?(?= ?[.,;]|$| (?:on|in|at)\\b)`,
      'g',
    ),
    letThrough,
  ],
  [
    'part split divide separate aside way open',
    new RegExp(
      `\\b(${MANY}) ${PARTS} (?:as|when|while) (${WHO}) ([a-z]+s) (?:through|past|by|between)(?: (?:them|it))?\\b`,
      'g',
    ),
    '$1 stands while $2 $3 between them',
  ],
  // Those in the room are told of first: what waves outside is seen through their window.
  [
    'through',
    new RegExp(
      `\\b(${WHO}) (waves|smiles|looks|stares|peeks|peers|grins|knocks) (?:in )?at (${WHO}) through (?:the|an?|their) (?:[a-z]+ )?windows?,? (?:while|as|and) they (?:are )?([^.;,]+)`,
      'g',
    ),
    (_, ...[who = '', looks = '', whom = '', deed = '']) =>
      `${whom} ${deed}${/snow/.test(who) ? ' in winter' : ''}. through the window ${who} ${looks}`,
  ],
  [
    'window',
    new RegExp(
      `\\b(looks?|looking|watch|watches|watching|gaze|stare)( out)?(?: of| from| through)? (?:the|their|an?) (?:train |bus |car )?windows? (?:as|while|at) (${WHO}) ([a-z]+(?:s|ing)) (?:alongside|past|by|outside|beside (?:it|them|the (?:train|bus|car)))\\b(?: (?:it|them))?`,
      'g',
    ),
    '$1 out of the window. outside the window $3 $4',
  ],
]
