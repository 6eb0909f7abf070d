import type { Turn } from './turn.ts'

/** Roads and trails that go up or down a mountain. */
export const UP_AND_DOWN_MOUNTAINS: readonly Turn[] = [
  [
    'mountain',
    /\bclimb(?:s|ing)?(?: up)? (?=(?:an?|the) (?:[a-z]+ ){0,3}mountain (?:road|pass|trail|path|track)\b)/g,
    'walking up ',
  ],
  [
    'mountain',
    /\bup (?:an?|the) (?:[a-z]+ ){0,3}mountain (?:road|pass)\b/g,
    'along an uphill mountain road',
  ],
  [
    'mountain',
    /\bup (?:an?|the) (?:[a-z]+ ){0,3}mountain (?:trail|path|track)\b/g,
    'along an uphill mountain trail',
  ],
  [
    'mountain',
    /\bdown (?:an?|the) (?:[a-z]+ ){0,3}mountain (road|trail)\b/g,
    'along a downhill mountain $1',
  ],
]
