import type { Turn } from '../turn.ts'

/** Cars that are called after beasts, if there is a year before them. */
const CALLED =
  'mustang|impala|jaguar|viper|barracuda|cobra|firebird|thunderbird|beetle|bronco|stingray|spider|cougar|charger|falcon'

/** "A blue 1977 coupe": a year, and not so many of them. */
export const MODEL_YEAR_TURNS: readonly Turn[] = [
  [
    '19 20',
    new RegExp(`\\b(?:19|20)\\d\\d (?:[a-z]+ )?(?:${CALLED})\\b(?! (?:horses?|migration)\\b)`, 'g'),
    'sports car',
  ],
  [
    '18 19 20',
    /\b(an?|my|his|her|this|that)((?: [a-z]+){0,3}) (?:1[89]\d\d|20[0-4]\d)(?= [a-z]+)(?! (?:piece|people|year)\b)/g,
    '$1$2',
  ],
]
