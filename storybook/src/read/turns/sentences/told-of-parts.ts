import type { Turn } from '../turn.ts'

/** Parts of beasts, plants, houses and vehicles that may have a look of their own. */
const PART =
  '(?:fur|feathers?|plumage|scales|skin|mane|tail|wings?|eyes?|ears?|nose|snout|beak|bill|paws?|belly|head|face|horns?|antlers?|tusks?|legs?|feet|hooves|whiskers|fins?|claws|shell|stripes|spots|roof|doors?|windows|walls|shutters|chimney|sails?|hull|wheels|tires|tyres|leaves|petals|stem|trunk)'
const LOOK = '(?!(?:a|an|the|not|on|in|at|full|made|wide)\\b)[a-z-]+'
const LOOKS = `(${LOOK}(?:,? (?:and )?${LOOK}){0,2}?)`
const PARTS = `(?:an? |two |four |six |eight )?(?:[a-z-]+ ){0,3}?${PART}`
const END = '(?=\\s*(?:[.;]|$))'

function told(parts: readonly (readonly [looks: string, part: string])[]): string {
  const all = parts.map(([looks, part]) => `${looks.replace(/,? and |, /g, ' ')} ${part}`)
  return ` with ${all.join(' and ')}`
}

/** "Its fur is white and its eyes are blue", "it has a green head": said of whoever was named, as "with white fur". */
export const PART_LOOK_TURNS: readonly Turn[] = [
  [
    'its their',
    new RegExp(
      `\\s*[.;,] (?:its|their) (${PART}) (?:is|are) ${LOOKS},? and (?:its |their )?(${PART}) (?:is|are) ${LOOKS}${END}`,
      'g',
    ),
    (_, ...found) => {
      const [part = '', looks = '', second = '', others = ''] = found
      return told([
        [looks, part],
        [others, second],
      ])
    },
  ],
  [
    'its their',
    new RegExp(`\\s*[.;] (?:its|their) (${PART}) (?:is|are) ${LOOKS}${END}`, 'g'),
    (_, part = '', looks = '') => told([[looks, part]]),
  ],
  [
    'has have',
    new RegExp(
      `\\s*\\. (?:it|they) ha(?:s|ve) (${PARTS}(?:(?:, and |, | and )${PARTS})*)${END}`,
      'g',
    ),
    ' with $1',
  ],
  // "A robot has a square head", "a fox that has blue eyes".
  [
    'has',
    new RegExp(
      `(^|[.;] )((?:an?|the) (?:[a-z-]+ ){0,3}?[a-z]+) (?:that |which )?has (?!a runny )(?=${PARTS}\\b(?! (?:painted|pierced|bandaged)))`,
      'g',
    ),
    '$1$2 with ',
  ],
]
