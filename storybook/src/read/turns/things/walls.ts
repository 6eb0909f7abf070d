import { placeWord } from '../../words/place-words.ts'
import type { Turn } from '../turn.ts'

const FULL =
  '(?:(?:completely|entirely|all|densely) )?(?:covered|lined|plastered|hung|papered|filled|decorated|adorned|crowded)(?: (?:in|with|by))'
const OF_IT = "(?: of (?:the|an?|his|her|their) (?:[a-z']+ ){0,2}?[a-z]+(?![a-z']))?"
/** Ivy that covers a wall and snow on it are no things that one hangs up. */
const THINGS =
  '(?!ivy|vines?|moss|snow|ice|frost|mud|dust|blood|graffiti|mirrors|leaves|vegetation|plants|tiles|wood|wooden|books|bookshelves)((?:[a-z]+ ){0,3}?[a-z]+s(?: and (?:[a-z]+ ){0,2}?[a-z]+s)?)'
const CLOSE = '(?= ?[.,;¦]|$| and (?:an?|the|his|her) | while | as )'

/** "The walls of the cabin": that cabin is where it plays. */
function inIt(of: string | undefined): string {
  const room = / of (.*)$/.exec(of ?? '')?.[1]
  if (room === undefined || !room.split(' ').some((word) => placeWord(word) !== null)) return ''
  return ` in ${room.replace(/(?:cabin|hut|cottage|castle)$/, '$& interior')}`
}

const ON_A_WALL =
  '(an? (?:[a-z]+ ){0,3}?(?:painting|picture|portrait|poster|photo|photograph|mirror|clock|tapestry|map|calendar))'
const OF_COLOUR =
  '((?:(?:dark|light|pale|bright|deep|plain) )?(?:red|blue|green|yellow|white|black|pink|purple|orange|grey|gray|brown|beige|teal|turquoise|cream))'

/** What covers a wall hangs on it, and nobody builds another wall for it. */
export const WALL_TURNS: readonly Turn[] = [
  ['chart', /\b(?:star|sea|nautical|navigation|sailing) chart(s?)\b/g, 'map$1'],
  // A face in a frame, and no upright picture is asked for.
  [
    'portrait',
    /\bportraits(?! of| photo| style)|\bportrait(?= (?:hangs?|hanging|on the wall|above the|over the fireplace)\b)/g,
    (said) => said.replace('portrait', 'painting'),
  ],
  [
    'wall walls',
    new RegExp(
      `(?:,? whose walls? (?:are|is)|,? (?:with|its|the) walls?${OF_IT}(?: are| is)?|\\bthe walls?(${OF_IT})(?: are| is)) ${FULL} ${THINGS}${CLOSE}`,
      'g',
    ),
    (_, of, things) => ` , many ${things} are hanging on the walls${inIt(of)} `,
  ],
  [
    'wall walls',
    new RegExp(
      `(?<=^|[.,;¦] ?|\\band )${THINGS} (?:cover|line|fill|plaster|crowd)(?:ing)? (?:the|every|all the|its|his|her) walls?(${OF_IT})`,
      'g',
    ),
    (_, things, of) => `many ${things} are hanging on the walls${inIt(of)}`,
  ],
  // "A yellow wall with a framed picture": the wall of a room, and no wall of bricks in a garden.
  [
    'wall',
    new RegExp(
      `\\b(?:an?|the) ${OF_COLOUR} wall (?:with|that has|which has) ${ON_A_WALL}(?: (?:hanging |hung )?on it)?`,
      'g',
    ),
    '$2 hanging in a room with $1 walls',
  ],
  [
    'wall',
    new RegExp(
      `\\b${ON_A_WALL} (?:(?:is |that is )?(?:hanging|hangs|hung|mounted) )?on (?:an?|the) ${OF_COLOUR} wall\\b`,
      'g',
    ),
    '$1 hanging in a room with $2 walls',
  ],
  // Where books belong they are on the shelves that the room has.
  [
    'books bookshelves bookcases',
    /\b(library|study|bookshop|bookstore|book shop),? (?:that is |is )?(?:lined|filled|stacked|crammed|stuffed|packed|full) (?:with|of) (?:(?:tall|old|dusty|leather|countless|many|high|wooden|ancient|shelves of) )*(?:books|bookshelves|bookcases)\b/g,
    '$1',
  ],
]
