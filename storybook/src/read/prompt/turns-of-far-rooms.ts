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

/** A room on Mars has Mars outside its windows. */
export const FAR_ROOM_TURNS: readonly Turn[] = LANDS.map(([guards, where, view]) => [
  guards,
  new RegExp(
    `\\b(in|inside) (an?|the|his|her|their|its) ((?:[a-z]+ ){0,2}?${ROOM}) ${where}(?=[,.;!]|$| (?:at|with|while|and|as|where|under)\\b)`,
    'g',
  ),
  `$1 $2 $3 with a window overlooking ${view}`,
])
