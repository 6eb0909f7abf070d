import type { Turn } from './turn.ts'

const MEN = '(?:knight|queen|king|bishop|rook|pawn)s?'
const ALL = 'chess (?:pieces?|figures?|men)'
const ONE = `(?:an?|the|one|two) (?:[a-z]+ )?chess ${MEN}`

/** Kings and knights of a game of chess are pieces, and no people. */
export const CHESS_TURNS: readonly Turn[] = [
  ['chess', /\bchessmen\b/g, 'chess pieces'],
  ['chess', new RegExp(`(?<=\\b${ALL}\\b[^.]*)\\b(?<!chess )(${MEN})\\b`, 'g'), 'chess $1'],
  [
    'chess',
    new RegExp(`\\b(white|black|wooden|ivory) (${MEN})(?=[^.]*\\bchess ?board\\b)`, 'g'),
    '$1 chess $2',
  ],
  // "Two chess pieces, a knight and a queen, fight": the list says which.
  [
    'chess',
    new RegExp(`\\b(?:[a-z]+ )?${ALL}(?:,|:| -) (${ONE}(?:(?:,|,? and) ${ONE})*),?(?= )`, 'g'),
    '$1',
  ],
]
