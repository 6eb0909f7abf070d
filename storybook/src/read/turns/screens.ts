import type { Turn } from './turn.ts'

const SCREEN = '(?:screens?|monitors?|displays?|computer screens?|computers?)'
const MANY =
  '(?:(?:the|his|her|their|its|several|multiple|many|two|three|four|five|six|seven|eight|nine|ten|big|large|huge|glowing|all|a wall of|a bank of|rows of) )*'
const RUNS =
  '(?: (?:scroll|run|flow|stream|glow|reflect|flicker|appear|mov|display|shown?)(?:s|es|ing|e|ed)?(?: (?:down|across|over|quickly|fast))?)?'
const SHOWS = '(?:(?:lines|streams|rows|walls) of )?(?:[a-z]+ )?'

/** What many screens show, in plainer words. */
export const SCREEN_TURNS: readonly Turn[] = [
  [
    'code',
    new RegExp(
      `\\b${SHOWS}(?:source |computer |binary |matrix )?code${RUNS} (?:on|across|down|over|filling) ${MANY}${SCREEN}\\b`,
      'g',
    ),
    'code screens',
  ],
  [
    'chart charts graph graphs prices data candlesticks',
    new RegExp(
      `\\b${SHOWS}(?:stock |market |price )?(?:charts?|graphs?|prices|candlesticks|data)${RUNS} (?:on|across|over|filling) ${MANY}${SCREEN}\\b`,
      'g',
    ),
    'chart screens',
  ],
  [
    'screens monitors displays',
    /\b(?:an? )?(?:wall|bank|row|array) of (?:[a-z]+ )?(?:screens|monitors|displays|tvs)\b/g,
    'many monitors',
  ],
]
