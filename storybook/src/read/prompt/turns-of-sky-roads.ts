import type { Turn } from './turn.ts'

const GOES =
  '((?:gallop|run|runn|walk|trot|pranc|danc|skipp|skip|rid|driv|rac|cycl|stroll|slid|jump|hopp|hop|march|skat|tiptoe|tipto|tread|leap|dash|wander|speed|roll|charg|canter)(?:s|es|e|ing)?(?: [a-z]+ly)?(?: (?:his|her|its|their|a|an|the) [a-z]+)?)'
const ALONG = '(?:across|over|on(?:to)?(?: top of)?|along|down|up)'

/** Who goes along what lies in the sky runs on it, and it is the road. */
export const SKY_ROAD_TURNS: readonly Turn[] = (
  [
    ['rainbow', '(?:an?|the) (?:[a-z]+ )??rainbows?(?: bridge)?', 'rainbow road'],
    ['milky', '(?:an?|the) milky way', 'milky way road at night'],
    [
      'moonbeam moonlight',
      '(?:an?|the) (?:moonbeam|beam of moonlight|ray of moonlight)',
      'moonbeam road at night',
    ],
    ['keys', '(?:an?|the) (?:[a-z]+ )?(?:piano keys|keys of a piano)|piano keys', 'piano key road'],
    ['clouds', '(?:the )?(?:[a-z]+ )??clouds', 'cloud road'],
  ] as const
).map(([guards, what, road]): Turn => [
  guards,
  new RegExp(`\\b${GOES} ${ALONG} ${what}(?! [a-z]*(?:striped|colou?red))`, 'g'),
  `$1 along the ${road}`,
])
