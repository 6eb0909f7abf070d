import type { Turn } from './turn.ts'

const KIND =
  '(?:toy|candy|sweet|chocolate|pet|book|music|guitar|flower|dress|clothes|clothing|shoe|gift|jewel(?:le)?ry|cake|pastry|cheese|tea|antique|hat|fish|fruit|camera|watch|ice cream)'
const SHOP = `(?:bakery|patisserie|pastry shop|bookshop|bookstore|florist|${KIND} ?(?:shop|store)|department store|shop|store)(?:'s)?`
/** Animals that live there look out of it. */
const OUTSIDE = '(?<!\\b(?:cat|kitten|dog|puppy|parrot)\\b[^.,;]{0,40}\\bin (?:an?|the) )'

/** A shop's window is seen from the street, and is no window of the room behind it. */
export const SHOPFRONT_TURNS: readonly Turn[] = [
  [
    'window',
    new RegExp(`${OUTSIDE}\\b(${SHOP}) (?:display )?windows?\\b(?! (?:seat|sill|table))`, 'g'),
    '$1 shopfront',
  ],
  [
    'window display',
    new RegExp(`\\b(?:the )?(?:display )?windows? of (?:an?|the) ((?:[a-z]+ )?${SHOP})\\b`, 'g'),
    'the $1 shopfront',
  ],
  [
    'shopfront',
    /\bpress(?:es|ing)? (?:his|her|its|their) (?:little |small |tiny )?(?:nose|face|hand|forehead|palm|cheek)s? (?:up |flat |close )*(?:against|to|on|onto) (?=[^.;]*\bshopfront\b)/g,
    'looks at ',
  ],
]
