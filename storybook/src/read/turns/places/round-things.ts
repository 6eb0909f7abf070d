import type { Turn } from '../turn.ts'

/** Where "the front" or "the top" is a place of its own, and nobody goes round anything. */
const WIDE =
  '(?!(?:an?|the|his|her|its|their) (?:[a-z]+ )?(?:class|classroom|room|line|queue|stage|bus|train|shop|store|theatre|theater|church|crowd|boat|ship|plane|garden|yard|hill|mountain|stairs?|staircase|sea|ocean|pool|lake|river|slide|page|screen|frame|slope|cliff|valley|tower|building|skyscraper|house|castle|lighthouse|ladder|peak|world|ramp|mast|steps)\\b)'
const GOES =
  '(?:run|jump|fl(?:y|ies)|leap|hop|walk|go|goe|move|dash|climb|dart|swoop|step|come|trot|crawl|sneak|scurri|scurry|hurri|hurry|rushe|rush|race|gallop|dashe|march|marche)(?:es|s|ing|)(?: (?:slowly|quickly|over|around|round|up|down|back|gently))*'

const to = (words: string): RegExp =>
  new RegExp(`\\b(${GOES}) to (?:the )?${words} of ${WIDE}`, 'g')

/** "Runs to the front of the table", "is in the front a tree": where one ends, or is, beside a thing. */
export const ROUND_THING_TURNS: readonly Turn[] = [
  ['front', to('front(?: side)?'), '$1 in front of '],
  ['back behind rear', to('(?:back(?: side)?|behind|rear)'), '$1 behind '],
  [
    'bottom below underneath underside under',
    to('(?:bottom|below|underneath|underside|under)'),
    '$1 under ',
  ],
  ['top', to('top'), '$1 onto '],
  ['above', to('above'), '$1 above '],
  [
    'left right',
    /\b(?:on|to|at) the (left|right)(?: side)? (?=(?:an?|the) [a-z])/g,
    'on the $1 of ',
  ],
  [
    'side',
    /\bon the (left|right)(?:[- ]hand)? side of (?=(?:an?|the) (?!(?:[a-z]+ )?(?:room|screen|frame|image|picture|street|road|stage|bed|face|body|head|river|hill|forest|kitchen)\b))/g,
    'on the $1 of ',
  ],
  // What hangs or lies "on the left of" a thing hangs on no thing.
  [
    'left right',
    /\b(?:hanging|hung|hangs|draped|mounted|placed|displayed|kept|fixed|propped|lying open) (?:up )?on the (left|right) of (?=(?:an?|the) )/g,
    'on the $1 of ',
  ],
  [
    'mounted suspended strung',
    /\b(?:is |are )?(?:mounted|strung|suspended)(?: up)? (?=(?:above|over|under|below|between|beside|next to|behind)\b)/g,
    '',
  ],
  ['front', /\bin the front (?:of )?(?=(?:an?|the) [a-z])/g, 'in front of '],
]
