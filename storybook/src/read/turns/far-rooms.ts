import type { Turn } from './turn.ts'

const ROOM =
  '(?:greenhouse|kitchen|living room|bedroom|bathroom|office|laboratory|lab|classroom|restaurant|cafe|café|coffee shop|bar|library|hospital|hotel|gym|studio|workshop|diner|bakery|barbershop|nursery|museum|base|station)'

/** Where such a room may be, and what is then outside its windows. */
const LANDS: readonly (readonly [guards: string, where: string, view: string])[] = [
  ['mars', 'on (?:the (?:red )?planet )?mars', 'the martian land'],
  ['moon', 'on the (?:surface of the )?moon', 'the lunar land'],
  ['space', '(?:in|floating in|drifting in) (?:outer |deep )?space', 'space'],
  [
    'sea ocean underwater water',
    '(?:under the (?:sea|ocean|water)|underwater|under water|(?:at|on) the bottom of the (?:sea|ocean)|beneath the (?:sea|ocean|waves))',
    'the underwater reef',
  ],
  [
    'antarctica pole arctic',
    '(?:in antarctica|in the (?:arctic|antarctic)|at the (?:north|south) pole)',
    'the polar ice',
  ],
  [
    'desert sahara',
    'in the (?:middle of the )?(?:(?:sahara|gobi|arizona|hot) )?(?:desert|sahara)',
    'the desert dunes',
  ],
]

/** Who goes into a cave is seen in it, coming in. */
const CAVES: readonly Turn[] = [
  [
    'cave cavern grotto',
    /\b((?:walk|wander|step|ventur|creep|crawl|head|go|climb|sneak|tiptoe|stumbl|march|run|hik|descend|swim|enter)[a-z]*(?: (?:slowly|carefully|cautiously|bravely|deep|deeper))*) (?:down )?(?:into|inside|through) ((?:an?|the) (?:[a-z]+ ){0,3}?(?:cave|cavern|grotto))\b(?! (?:entrance|mouth|opening))/g,
    '$1 in $2',
  ],
]

/** A room on Mars has Mars outside its windows. */
const FAR_ROOMS = LANDS.map(([guards, where, view]): Turn => [
  guards,
  new RegExp(
    `\\b(in|inside) (an?|the|his|her|their|its) ((?:[a-z]+ ){0,2}?${ROOM}) ${where}(?=[,.;!]|$| (?:at|with|while|and|as|where|under)\\b)`,
    'g',
  ),
  `$1 $2 $3 with a window overlooking ${view}`,
])

/** Rooms far away, and caves. */
export const FAR_ROOM_TURNS: readonly Turn[] = [...CAVES, ...FAR_ROOMS]
