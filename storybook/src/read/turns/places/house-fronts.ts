import type { Turn } from '../turn.ts'

/** Houses of the town that one may also be in. */
const HOUSES =
  '(?:hotel|motel|casino|museum|library|bank|hospital|clinic|restaurant|cinema|movie theat(?:er|re)|theat(?:er|re)|opera(?: house)?|concert hall|school|post office|police(?: station)?|fire station|apartment)'

/** Where one is within it, or what is said is a part of it. */
const NOT_WITHIN =
  '(?<!\\b(?:in|inside|into|within|through|at|on|onto|from|(?<!front )of|(?<!outside )for) (?:(?:an?|the|his|her|their|our|my|this|that|some) )?(?:[a-z-]+ ){0,2})'

const ENDS =
  '(?= *(?:$|[.,;¦]|(?:with|in|at|on|near|by|next|beside|behind|surrounded|overlooking|under|during|against|from|covered|and|while|as|across|through|is)\\b))'

const A = '(?:(an?|the) )?'
const LOOKS = '((?:(?!of\\b|and\\b|the\\b|an?\\b)[a-z-]+ ){0,2})'

/** A house that is named as a building is seen from its street; in it nobody would know it. */
export const HOUSE_FRONT_TURNS: readonly Turn[] = [
  ['building', new RegExp(`${NOT_WITHIN}\\b(${HOUSES}) buildings?\\b${ENDS}`, 'g'), '$1 exterior'],
  [
    'exterior outside front facade façade',
    new RegExp(
      `(?<!\\bin )\\b(?:the )?(?:exterior|outside|front|facade|façade)(?: views?| shots?)? of ${A}${LOOKS}(${HOUSES}|church|house|cathedral|temple|mosque|palace|villa|mansion|building)\\b${ENDS}`,
      'g',
    ),
    '$1 $2$3 exterior',
  ],
  [
    'overlooking',
    new RegExp(`(^|[.,;¦] *|\\bof )${A}${LOOKS}(${HOUSES}) (?=overlooking\\b)`, 'g'),
    '$1$2 $3$4 exterior ',
  ],
  [
    'dome domed',
    /\b(?:dome[- ](?:like|shaped)|domed) (?:building|structure)\b/g,
    'rotunda exterior',
  ],
  [
    'dome domed domes',
    /\b(?:(?:golden|gold|onion)[- ])+domed? (church|cathedral)\b|\b(church|cathedral) with (?:(?:golden|gold|onion) )+domes?\b/g,
    'orthodox church',
  ],
  [
    'door',
    /\b(?:an? |the )?(?:house )?front door (?:of (?:an?|the) house )?(?:with|decorated with|decorated for) (?:the )?(?:christmas|xmas|holiday)(?: decorations?| wreath| lights| garland)?s?\b/g,
    'a house exterior at christmas with christmas lights',
  ],
  ['fire', /\b(?:an? |the )?indoor fire ?(?:pit|place)\b/g, 'a fireplace in a living room'],
  // A flag flies from the top, and not on the lawn before it.
  [
    'flag',
    /\bflag (?:waving|flying|fluttering|blowing)(?: in the wind)? (?:on|from|over|above) (?:(?:an?|the) )?(?:(?:old|ancient|stone|medieval|ruined) )*(?:tower|castle|fortress|fort)\b/g,
    'flag waving on castle battlements',
  ],
  // So far away it would stand on no ground.
  [
    'leading leads',
    /^(an?|the) ((?:[a-z]+ ){0,2}(?:road|path|lane|track|driveway)) (?:that |which )?lead(?:s|ing) to (an?|the) ((?:[a-z]+ ){0,2}(?:house|cottage|farmhouse|villa|home|hut|barn))$/g,
    '$3 $4 beside $1 $2',
  ],
  // "A plaza in front of a town hall": the house says where that square is.
  [
    'plaza square landscape',
    new RegExp(
      `\\b(?:in|on|at) (?:an?|the) (?:[a-z]+ )?(?:plaza|square|forecourt) (?=(?:in front of|outside|before) (?:an?|the) (?:[a-z-]+ ){0,2}(?:building|${HOUSES}|palace|cathedral|church)\\b)`,
      'g',
    ),
    '',
  ],
  [
    'landscape lawn grounds area scenery',
    /\b(?:the )?(?:landscape|lawn|grounds|area|scenery|view) (?=in front of (?:an?|the) (?:[a-z-]+ ){0,2}(?:building|exterior)\b)/g,
    '',
  ],
]
