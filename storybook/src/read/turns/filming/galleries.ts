import { namesLiving } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { lastOf } from '../somebody.ts'
import type { Turn } from '../turn.ts'

/** How the example pages of video models describe what is seen: praise, camera, light and looks that cast nobody. */
export const GALLERY_TURNS: readonly Turn[] = [
  [
    'showcas highlight emphasi capabilities',
    /,? ?\b(?:showcas|highlight|emphasi[sz]|accentuat)(?:es|ing|e) (?:its|his|her|their|the|how) [^.;]*/g,
    '',
  ],
  ['attention', /,? ?\bdrawing (?:the )?(?:viewer's )?attention to [^.;]*/g, ''],
  ['focus on', /,? ?\bwith (?:an? )?(?:strong |clear )?focus on [^.;]*/g, ''],
  [
    'expression is',
    /,? ?\b(?:her |his |its |the )?expression is (?:one )?(?:of )?(?:pure |utter |deep )?(?:joy|happiness|delight)\b[^.;]*/g,
    ' , smiling ',
  ],
  [
    'camera',
    /\b(the camera [^.;]{2,80}?), (?:following|tracking|showing|revealing|capturing) (?=(?:an?|the|several|two|some|many|people)\b)/g,
    '$1 . ',
  ],
  [
    '0s ties',
    /\b(an?|the) ((?:(?!of\b|an?\b|the\b)[a-z-]+ )*?)(man|woman|lady|gentleman|couple|person)\b([^.;]*?),? in (?:his|her|their) (?:early |mid |late |mid-|late-)?(?:[6-9]0'?s|sixties|seventies|eighties|nineties)\b/g,
    '$1 old $2$3$4',
  ],
  ['year 2', /,? ?\bin the year 2(?:0[3-9]|[1-9]\d)\d\b/g, ' in a futuristic city'],
  ['king queen emperor', /\b(?:king|spider|hermit) (?=crabs?\b)/g, ''],
  [
    'stalls',
    /\b(shop|brows|buy|walk)(ping|ing|s|es)? (?:at|past|among|between) (?:the |nearby |several |many )*stalls\b/g,
    '$1$2',
  ],
]

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
  // A tag that says what all before it is made of, and no second thing beside it; a garden and a statue are two.
  [
    'sculpture statue carving hologram',
    /^\s*((?:an?|the) )?((?:[a-z]+ ){0,3}?[a-z]+)((?: (?:in|on|at|by|under|near|beside) [^,.;¦]*)?), (?:an? )?((?:(?:white |black )?(?:marble|bronze|stone|ice|snow|wood(?:en)?|clay|gold(?:en)?|silver|copper|jade|granite|glass|crystal|sand|paper) )?(?:sculpture|statue|carving|hologram))(?=\s*(?:[,.;¦]|$))/g,
    (match: string, ...[one = '', who = '', where = '', as = '']: string[]) =>
      namesLiving(singular(lastOf(who))) ? `a ${as} of ${one}${who}${where}` : match,
  ],
]
