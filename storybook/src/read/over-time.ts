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
const THAW = new RegExp(
  `${ITS}\\b(?:snow|ice and snow|snow and ice) ${SLOWLY}(?:melts?|thaws?|is melting|melting)(?: away)?\\b(?! (?:in|on) (?:his|her|its|their|an? hand))`,
)
const EBBS =
  /\b(?:the )?(?:tide|sea|water) (?:slowly |gradually )?(?:goes out|ebbs(?: away)?|recedes|retreats|draws back|pulls back)\b(?:,? (?:and leaves|leaving|stranding)(?= ))?/
const FLOWS =
  /\b(?:the )?tide (?:slowly |gradually )?(?:comes in|rises|returns|is rising|comes back)\b/

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
  [THAW, [', in winter ,', ', on a sunny spring day ,']],
  [EBBS, [', at the sea ,', ', on the mudflats ,']],
  [FLOWS, [', on the mudflats ,', ', at the sea ,']],
]

/** A change of weather, snow or tide as what is seen before and after it, each of the same place: one body for each shot, or none. */
export function statesOverTime(body: string): readonly string[] {
  const change = CHANGES.find(([pattern]) => pattern.test(body))
  if (!change) return []
  const [pattern, states] = change
  const plain = pattern === OVER || pattern === COMES_AND_GOES ? body.replace(SUN_AGAIN, '') : body
  return states.map((state, index) => {
    const told = plain.replace(pattern, state)
    // Who is there again is the same one.
    return index === 0 ? told : told.replace(/\ban? (?=[a-z])/g, 'the ')
  })
}
