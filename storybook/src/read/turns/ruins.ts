import type { Turn } from './turn.ts'

const GREEN =
  '(?:(?:green|thick|wild|lush|creeping|climbing|dense) )*(?:ivy|vines?|weeds|moss|plants|vegetation|greenery|nature|grass|jungle|creepers)(?: and (?:[a-z]+ )?(?:ivy|vines?|weeds|moss|plants|flowers|trees))?'
const BUILDING =
  '(?:factory|house|mansion|church|hospital|mall|shopping mall|train station|station|swimming pool|pool|school|amusement park|theme park|greenhouse|warehouse|hotel|city|street|library|theat(?:er|re)|castle|temple|supermarket|subway station)'

/** What has grown over a building is part of it, and no plant that stands before it. */
export const RUIN_TURNS: readonly Turn[] = [
  [
    'overgrown covered reclaimed overtaken swallowed',
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ ){0,3}?${BUILDING})(?: is| that is|,)? (?:slowly |being |completely |half )*(?:overgrown|covered|reclaimed|overtaken|swallowed)(?: up)? (?:with|by|in) (?:the )?${GREEN}\\b`,
      'g',
    ),
    '$1 overgrown $2',
  ],
]
