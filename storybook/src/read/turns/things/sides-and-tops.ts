import type { Turn } from '../turn.ts'

const CRASHING = '(?:head-on |violent |high-speed |huge |great )*'
const ENDS = '(?= (?:in|on|at|near|over|above|under|while|as)\\b| ?[.,;¦]|$)'

/** Where on a thing something is, in words that do not make a thing of the part. */
export const SIDE_AND_TOP_TURNS: readonly Turn[] = [
  // "Climbs up the side of a pyramid": the pyramid, and no side of it.
  [
    'side',
    /\b(up|down) the (?:(?:steep|sheer|smooth|left|right|north|south|outer) )*(?:side|face|wall)s? of (?=(?:an?|the) )/g,
    '$1 ',
  ],
  // A plant or a poster on the side of a wall is on it.
  [
    'side',
    /\b(grow(?:s|ing)?|painted|written|stuck|hangs?|hanging|climb(?:s|ing)?) on the (?:out)?side of (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:wall|house|building|barn|cliff|tower|fence)\b)/g,
    '$1 on ',
  ],
  [
    'top tip summit',
    /\b(with (?:an?|two|three|some) (?:(?!at\b)[a-z]+ ){0,3}?[a-z]+) at (?:the|its) (?:very )?(?:top|tip|summit)(?= ?(?:[.,;¦]|$)| and\b)(?! of)/g,
    '$1 on top',
  ],
  ['rim', /\b(?:stuck|wedged|placed|hooked|perched|sitting) (?=on (?:the|its) rim\b)/g, ''],
  ['rim', /\b(?:stuck|wedged|placed|hooked|perched) in (?=(?:the|its) rim\b)/g, 'on '],
  // A glass of juice is drawn with its slice on the rim.
  [
    'rim',
    /\b(glass(?:es)? of (?:[a-z]+ ){0,2}?(?:juice|lemonade|cocktail|soda|iced tea|punch)) with (?:an?|some) (?:[a-z]+ )?(?:citrus slice|slice|wedge|peel) on (?:the|its) rim\b/g,
    '$1',
  ],
  // What grows on a wall has no pot.
  [
    'plant plants',
    /\b(?:an?|some|the) (?:green |climbing |leafy )*plants? (?=(?:that |which )?(?:is |are )?(?:growing|grows?|climbing|climbs?) (?:on|up|over|along) (?:an?|the) (?:[a-z]+ ){0,2}(?:wall|fence|house|facade)\b)/g,
    'ivy ',
  ],
  // "The collision of two planets": they collide, and nothing else stands beside them.
  [
    'collision',
    new RegExp(
      `\\b(?:the|an?) ${CRASHING}collision (?:of|between) ((?:two|three|several|an?|the) (?:[a-z-]+ ){0,5}?[a-z-]+)${ENDS}`,
      'g',
    ),
    '$1 colliding',
  ],
  [
    'carved figure',
    /\b(?:carved|sculpted|carven) ([a-z]+) (?:figure|head|statuette)\b/g,
    'wooden $1 figurine',
  ],
]
