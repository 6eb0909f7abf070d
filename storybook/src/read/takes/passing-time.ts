import { lookUp } from '../../lexicon/look-up.ts'
/** The hours of a day and the seasons of a year in their order: what is seen while one passes into another. */
const DAY = ['dawn', 'morning', 'noon', 'sunset', 'dusk', 'night']
const YEAR = ['spring', 'summer', 'autumn', 'winter']
const SAME: Readonly<Record<string, string>> = {
  sunrise: 'dawn',
  daybreak: 'dawn',
  day: 'noon',
  midday: 'noon',
  afternoon: 'noon',
  daylight: 'noon',
  sundown: 'sunset',
  evening: 'dusk',
  twilight: 'dusk',
  nightfall: 'dusk',
  midnight: 'night',
  fall: 'autumn',
}

const HOUR = `(?:(?:the|an?|early|late|broad|bright|deep|dark|golden|warm|cold|sunny|snowy|white) )*(?:(?:day|night|spring|summer|winter)time|${[...DAY, ...YEAR, ...Object.keys(SAME)].join('|')})`
const TURNS =
  '(?:turn|chang|fad|giv|becom|shift|transition|pass|melt|slip|flow|cycl|go)(?:e?s|ing|e)?(?: way)?'
const SLOWLY = '(?:(?:slowly|gradually|suddenly|quickly|all the way|right) )*'
const BEFORE =
  '(?:,? ?\\b(?:and|as|while|when|the seasons|going|turning|changing|shifting|passing|transitioning|changes?|turns?|goes|pass|shifts?|transitions?) )*'
/** After the hours that pass over something it is still there. */
const AFTER =
  '(?: (?:around|over|across|above|for|on|at)(?= (?:an?|the|his|her|their|one|two)\\b))?'
const TO = '(?:in)?to|through(?: to)?'
const UNTIL = new RegExp(`\\b(${HOUR}) (?:till|until) (?=${HOUR}\\b)`, 'g')

const FROM_TO = new RegExp(
  `${BEFORE}\\b(?:from ${SLOWLY}(${HOUR}) ${SLOWLY}(?:${TO})|(${HOUR}) ${SLOWLY}${TURNS} ${SLOWLY}(?:(?:in)?to )?|(${HOUR})(?: |-)(?:${TO})(?: |-)) ?${SLOWLY}(${HOUR})\\b${AFTER}`,
)
/** "Blossoms in spring, green leaves in summer": what a tree wears anyway. */
const EACH_SEASON = '(?:[a-z]+ ){1,4}in (?:the )?(?:spring|summer|autumn|fall|winter)'
const SEASONS = new RegExp(
  `${BEFORE}\\b(?:(?:the )?(?:four |all |changing )*seasons ${SLOWLY}(?:pass|chang|go|turn|com|cycl|roll|fly)(?:e?s|ing|e)?(?: (?:by|past|and go))*|(?:through(?:out)?|in|across|during|over|with|as) (?:the course of )?(?:all |the |its )*(?:four |changing |passing |different )*seasons|(?:in )?spring,? (?:then )?summer,? (?:then )?(?:autumn|fall),?(?: then| and)* winter|(?:through(?:out)?|over|during) (?:the course of )?(?:an?|the) (?:whole |entire |full )*year)\\b(?:[:,] ${EACH_SEASON}(?:,? (?:and )?${EACH_SEASON}){2,3})?${AFTER}`,
)

/** "From morning until night": one stretch of time, not a deed and then another. */
export const joinHours = (body: string): string => body.replace(UNTIL, '$1 to ')

/** Hours or seasons that pass over the same place, as how it is seen in each: the pattern of their words, and what stands there instead. */
export function passingTime(body: string): readonly [RegExp, readonly string[]] | null {
  const found = FROM_TO.exec(body)
  if (found === null)
    return SEASONS.test(body) ? [SEASONS, YEAR.map((season) => ` , in ${season} ,`)] : null
  const [, from, turns, bare, to = ''] = found
  const states = between(plain(from ?? turns ?? bare ?? ''), plain(to))
  return states.length < 2 ? null : [FROM_TO, states]
}

function plain(words: string): string {
  const last = (words.split(' ').at(-1) ?? '').replace(/time$/u, '')
  return lookUp(SAME, last) ?? last
}

/** The first, the last, and of a day what lies in the middle. */
function between(from: string, to: string): readonly string[] {
  const ring = [DAY, YEAR].find((each) => each.includes(from) && each.includes(to))
  if (ring === undefined || from === to) return []
  const start = ring.indexOf(from)
  const steps = (ring.indexOf(to) - start + ring.length) % ring.length
  const walk = Array.from({ length: steps + 1 }, (_, at) => ring[(start + at) % ring.length] ?? '')
  if (ring === YEAR) return walk.map((season) => ` , in ${season} ,`)
  const middle = steps > 1 ? [walk[Math.floor(steps / 2)] ?? ''] : []
  return [from, ...middle, to].map((hour) => ` , at ${hour} ,`)
}
