import { passingTime } from './passing-time.ts'
import { placesChanged } from './places-changed.ts'

/** What comes, stops or goes by itself, with its article and what describes it. */
const ITS =
  "(?:\\b(?:an?|the|heavy|sudden|summer|dark|thick|morning|violent|brief|short|winter's|last) )*"
const WEATHER =
  'thunder ?storms?|rain ?storms?|snow ?storms?|sand ?storms?|storms?|blizzards?|rain|downpour|shower|fog|mist|snowfall'
const SLOWLY = '(?:(?:slowly|finally|gradually|suddenly|gently|then) )*'
const ENDS =
  'stops?|ends?|lifts?|clears?(?: up| away)?|fades?(?: away)?|dies? down|moves? on|subsides?|blows? over|calms? down|passes?(?: by)?|goes away|is over'

const OVER = new RegExp(`${ITS}\\b(${WEATHER}) ${SLOWLY}(?:${ENDS})\\b(?! (?:by|through|near))`)
const COMES_AND_GOES = new RegExp(
  `${ITS}\\b(${WEATHER}) ${SLOWLY}(?:comes?|arrives?|rolls? in|gathers?|breaks?)(?: in)?(?:,| and| then| and then)+ (?:goes|go|passes|pass|leaves|leave|disappears|clears?|moves on|${ENDS})\\b`,
)
/** What is said besides of the sky that clears: the second shot shows it. */
const SUN_AGAIN =
  /,? (?:and )?the (?:sun|sky) (?:comes out|shines(?: again)?|clears(?: up)?|appears|returns)(?: again)?\b/
/** While it rains there is none yet. */
const RAINBOW_AFTER =
  /,? (?:and )?an? (?:[a-z]+ )?rainbow (?:appears|forms|comes out|stretches|arches|shines)\b/
const THAW = new RegExp(
  `${ITS}\\b(?:snow|ice and snow|snow and ice) ${SLOWLY}(?:melts?|thaws?|is melting|melting)(?: away)?\\b(?! (?:in|on) (?:his|her|its|their|an? hand))`,
)
const EBBS =
  /\b(?:the )?(?:tide|sea|water) (?:slowly |gradually )?(?:goes out|ebbs(?: away)?|recedes|retreats|draws back|pulls back)\b(?:,? (?:and leaves|leaving|stranding)(?= ))?/
const FLOWS =
  /\b(?:the )?tide (?:slowly |gradually )?(?:comes in|rises|returns|is rising|comes back)\b/

/** Water that turns to ice was water before. */
const FREEZES = new RegExp(
  `\\b((?:an?|the) (?:[a-z]+ ){0,2}?(?:pond|lake|river|stream|waterfall|puddle)) ${SLOWLY}(?:freezes(?: (?:over|solid|up))?|turns to ice|is freezing(?: over)?)(?:,? (?:as|when) (?:the )?winter (?:comes|arrives|begins|sets in))?(?:[:,]? (?:as |and )?(?:the )?(?:water|surface|falling water) (?:slowly )?(?:turns?|turning|freez(?:es|ing)) (?:in)?to ice)?`,
)

const SPRING_COMES =
  ',? (?:when|as|until|once|because|and) (?:the )?(?:spring|summer|warm weather) (?:comes|arrives|begins|starts|is here|returns)\\b'
/** What spring does to them was not so in winter. */
const MELTS = new RegExp(`${SLOWLY}\\bmelts?(?: away)?${SPRING_COMES}`)
const WAKES = new RegExp(`${SLOWLY}\\b(?:wakes?(?: up)?|awakens?|awakes?)${SPRING_COMES}`)

const CHANGES: readonly (readonly [pattern: RegExp, states: readonly string[]])[] = [
  [COMES_AND_GOES, [', sunny day ,', 'in the $1', ', sunny day ,']],
  [OVER, ['in the $1', ', sunny day ,']],
  [MELTS, ['stands in the snow in winter', 'melts on a sunny spring day']],
  [WAKES, ['sleeps in the snow in winter', 'wakes up on a sunny spring day']],
  [FREEZES, ['$1 in autumn', '$1 frozen over in winter']],
  [THAW, [', in winter ,', ', on a sunny spring day ,']],
  [EBBS, [', at the sea ,', ', on the mudflats ,']],
  [FLOWS, [', on the mudflats ,', ', at the sea ,']],
]

/** What went up by day stands at night, and does not go up once more. */
const GROWN = / grows upwards\b/

/** A change of hour, season, weather, snow, tide or place as what is seen before and after it, each of the same place: one body for each shot, or none. */
export function statesOverTime(body: string): readonly string[] {
  const change = passingTime(body) ?? CHANGES.find(([pattern]) => pattern.test(body))
  if (!change) return placesChanged(body)
  const [pattern, states] = change
  const plain = pattern === OVER || pattern === COMES_AND_GOES ? body.replace(SUN_AGAIN, '') : body
  return states.map((state, index) => {
    const told = plain.replace(pattern, state)
    // Who is there again is the same one.
    return index === 0 && pattern === OVER
      ? told.replace(RAINBOW_AFTER, '')
      : index === 0
        ? told
        : told.replace(GROWN, ' stands').replace(/\ban? (?=[a-z])/g, 'the ')
  })
}

const FALLS = 'snow|rain|hail|thunder|drizzle|pour'
/** "Suddenly it starts to rain", "a storm rolls in": what was not there before. */
const BEGINS = new RegExp(
  `(^|[.;,!?¦]\\s*| )((?:(?:and|but|then|suddenly|finally|soon|later|until|as|when|while|because|just|before) )*)(?:(?:dark |storm |gr[ae]y )*clouds (?:gather|roll in|move in|form)(?: overhead)?(?:,| and)* (?:then )?)?(?:it (?:is |has )?${SLOWLY}(?:just )?(?:start|begin|began)(?:s|ed|ning|ing)? (?:to (${FALLS})|(${FALLS.replaceAll('e|', '|')})ing)\\b|${ITS}\\b(${WEATHER}|snow|hail) ${SLOWLY}(?:(?:begins|starts)(?: to (?:fall|pour|come down)| falling| pouring)?|sets in|rolls in|moves in|comes up|breaks out|breaks loose))\\b(?: (?:heavily|hard))?`,
  'gu',
)
const ALREADY = new RegExp(`\\b(?:${WEATHER}|snow|night|evening|midnight|dusk|dawn|sunset)\\b`, 'u')
const MEANWHILE = /\b(?:as|when|while|because|before) /u

/** Weather that begins while something is told parts what was before it from what comes after; told first, or at the same time, it is there. */
export function markBegun(body: string, mark: string): string {
  let first = 0
  const marked = body.replace(BEGINS, (...found: (string | number | undefined)[]) => {
    const [, , joint = '', bare, ing, noun] = found
    const at = Number(found.find((each) => typeof each === 'number'))
    const falls = bare ?? ing
    const now = falls === undefined ? `in the ${noun}` : `${String(falls).replace(/e$/u, '')}ing`
    if (!/\p{L}{3}/u.test(body.slice(0, at)) || MEANWHILE.test(String(joint))) return ` , ${now} ,`
    first ||= at
    return `${mark}${now} , `
  })
  if (first === 0 || ALREADY.test(body.slice(0, first))) return marked
  return `${marked.slice(0, first)} , sunny ,${marked.slice(first)}`
}
