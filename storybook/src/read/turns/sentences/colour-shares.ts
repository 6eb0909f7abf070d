import type { Turn } from '../turn.ts'

const NUMBER = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven'
const COLOUR =
  'red|blue|green|yellow|orange|purple|pink|black|white|brown|gr[ae]y|gold(?:en)?|silver|turquoise|beige'

/** "Nine balloons, three red and six yellow": each colour has its number. */
export const COLOUR_SHARE_TURNS: readonly Turn[] = [
  [
    ',',
    new RegExp(
      `\\b(?:(?:${NUMBER}|twelve|a dozen) )([a-z]+s),? (${NUMBER}) (${COLOUR}) and (${NUMBER}) (${COLOUR})(?! (?:ones|[a-z]+s)\\b)`,
      'g',
    ),
    '$2 $3 $1 and $4 $5 $1',
  ],
]
