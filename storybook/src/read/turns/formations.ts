import type { Turn } from './turn.ts'

/** How many stand together, and what those carry who march. */
export const FORMATION_TURNS: readonly Turn[] = [
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
  [
    'huddle',
    /\b(team|players|teammates|squad) huddles?(?: up| together)?\b/g,
    '$1 standing in a circle',
  ],
  ['wedding guests', /\bwedding guests\b/g, 'elegant guests'],
]
