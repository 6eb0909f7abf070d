import type { Turn } from './turn.ts'

const MEN = '(?:knight|queen|king|bishop|rook|pawn)s?'
const ALL = 'chess (?:pieces?|figures?|men)'
const ONE = `(?:an?|the|one|two) (?:[a-z]+ )?chess ${MEN}`

/** Kings and knights of a game of chess are pieces, and no people. */
export const CHESS_TURNS: readonly Turn[] = [
  [
    'game match round',
    /\b(play(?:s|ing|ed)?) an? (?:[a-z]+ )?(?:game|match|round) of (?=(?:chess|checkers|draughts|dominoes|backgammon|mahjong|mah-?jongg|cards|go|baduk|weiqi)\b)/g,
    '$1 ',
  ],
  // A checker is somebody who checks, and "go" a deed.
  ['checkers', /\b(play(?:s|ing|ed)?) checkers\b/g, '$1 draughts'],
  ['mahjong mah-jong', /\b(play(?:s|ing|ed)?) mah-?jongg?\b/g, '$1 mah jongg'],
  [
    'go baduk weiqi',
    /\b(play(?:s|ing|ed)?) (?:go|baduk|weiqi)(?=[,.;!]|$| (?:under|in|on|at|by|beside|near|with|while|outside|and|game)\b)/g,
    '$1 go game',
  ],
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
