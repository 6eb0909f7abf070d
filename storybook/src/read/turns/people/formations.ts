import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { PREPOSITIONS } from '../../words/closed-words.ts'
import { numberOf } from '../../words/counts.ts'
import { deedNamed } from '../../words/verb-form.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** Those who belong to a body of people. */
const MEMBERS: Rows = [
  ['choir', 'singers'],
  ['band|orchestra', 'musicians'],
  ['squad|platoon', 'soldiers'],
  ['class', 'students'],
  ['group|party|gang|bunch|crew|team|crowd', 'people'],
]

/** What a body of people does, in the word for several of them; null where they are not told to do anything. */
function theyDo(next: string, object: string | undefined): string | null {
  if (PREPOSITIONS.has(next)) return next
  const deed = deedNamed(next)
  // "Sails a ship" is no sail.
  const named = object === undefined && findPicture(singular(next)) !== null
  return deed === null || deed === next || named ? null : deed
}

/** "A crew of eight rows", "a choir of twenty": so many people, and they row. */
function soMany(match: string, ...groups: string[]): string {
  const [body, number, next, object] = groups as [string, string, string?, string?]
  const goesOn = next === undefined ? '' : theyDo(next, object)
  if (numberOf(number) === null || goesOn === null) return match
  return `${number} ${saidFor(MEMBERS, body)} ${goesOn}`.trimEnd()
}

/** How many stand together, and what those carry who march. */
export const FORMATION_TURNS: readonly Turn[] = [
  [
    ' of ',
    new RegExp(
      `\\b(?:an?|the) (${anyOf(MEMBERS)}) of ([a-z]+|\\d+)(?: ([a-z]+)\\b(?=( (?:an?|the|his|her|their|its)\\b)?)|(?= ?[,.;]|$))`,
      'g',
    ),
    soMany,
  ],
  // "One boy chases another": another boy.
  [
    'another',
    /\bone ((?:[a-z]+ )?[a-z]+(?<!ly)) ([a-z]+(?:s|ing)) another(?= ?[,.;]|$| (?:in|on|at|through|across|over|around|under|with|up|down|along)\b)/g,
    'one $1 $2 another $1',
  ],
  [
    'counter',
    /\bat (?:an?|the) (bakery|cafe|café|deli|butcher|ice cream parlou?r|pharmacy|bank|library) counter\b/g,
    'at the counter of the $1',
  ],
  [
    'ring',
    /\b((?:stand|sit|gather|kneel|lie|lying|skip|danc|hold)[a-z]*(?: hands)?) in a (?:big |wide |large )?ring\b(?! of)/g,
    '$1 in a circle',
  ],
  [
    'semicircle semi-circle half-circle half circle',
    /\b((?:stand|sit|seat|gather|kneel)[a-z]*) in a (?:semi-?circle|half[- ]circle)\b/g,
    '$1',
  ],
  [
    'signs',
    /\b((?:protest|demonstrat|striker|activist|picket)[a-z]*\b[^.;]*?)\bsigns\b(?! of)/g,
    '$1placards',
  ],
  [
    'stands bleachers',
    /\b((?:fans|supporters|spectators)\b[^.;]*?) in the (?:stands|bleachers|grandstand)\b/g,
    '$1 in the stadium',
  ],
  // People who stand on one another are a pyramid of their own, and none of stone.
  [
    'pyramid tower',
    /\b(?:an? |the )?(?:human|living) (?:pyramid|tower) (?:made )?of ((?:[a-z]+ )?(?:[a-z]+s|people|children|men|women))\b/g,
    '$1 form a human pyramid',
  ],
  [
    'pyramid tower',
    /\b((?:[a-z]+ers|acrobats|people|children|kids|students|boys|girls|friends|men|women|soldiers|firefighters|athletes|castellers|clowns|pirates)(?: in [a-z]+)? (?:form|build|make|create)s?) an? (?:[a-z]+ )?(?:pyramid|tower)(?! (?:of|out|with|from)\b)/g,
    '$1 a human pyramid',
  ],
  [
    'huddle',
    /\b(team|players|teammates|squad) huddles?(?: up| together)?\b/g,
    '$1 standing in a circle',
  ],
]
