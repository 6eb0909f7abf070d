import { baseVerb } from '../../lexicon/morphology.ts'
import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'

/** Names of places that are first of all a time, a tale or a company: better told as such. */
const TALES =
  /^(?:home|fantasy|apocalypse|utopia|movie|rush hour(?: traffic)?|road trip|shopping|heaven|lecture|(?:starry|clear|blue|night) sky|snow|orbit|galaxy|fair|the deep|digital rain|code rain|moon|(?:grocery )?shopping|garden party|scaffolding|zero gravity|drive in movie|two forces|water rings|(?:stormy )?weather)$/

/** A pit full of balls is a thing to jump into; with nobody there it is the room that has one. */
const BALLS = /^ball (?:pit|pool)s?$/
/** "Snowy forest": the forest, in weather that is read for itself. */
const WEATHERED = /^(?:snow(?:y|[- ]covered)?|winter|frozen|icy|night|cyberpunk|neon) (.+)$/

/** Whether these words, with nothing around them, are the name of a place; many of these are also verbs. */
function isPlace(name: string): boolean {
  const named = NAMED_PLACES.get(name)
  if (named === undefined || named.thing || TALES.test(name)) return false
  const [, land = ''] = WEATHERED.exec(name) ?? []
  return !named.alone && NAMED_PLACES.get(land)?.alone !== false
}

const WHOLE = /^(?:(?:at|in) (?=an? |the ))?(?:(?:an?|the) )?([^,;:!]+?)[.! ]*$/
const SETTING =
  /^([a-z]+)(?=,| (?:at (?:night|dawn|dusk|noon|midnight|sunrise|sunset)|in (?:the )?(?:winter|summer|spring|autumn|fall|rain|snow|fog|mist|morning|evening|sunshine)|on an? [a-z]+ (?:day|night|morning|evening)|(?:seen )?from (?:above|the air|afar))\b)/

/** "Milking shed": a place is all that is asked for, and nobody milks. Null where more is asked for. */
export function wholePlace(body: string): string | null {
  const whole = body.trim().replace(/[.! ]+$/, '')
  if (isPlace(whole)) return whole
  const name = WHOLE.exec(whole)?.[1] ?? ''
  if (BALLS.test(name)) return 'indoor playground'
  return isPlace(name) ? name : null
}

/** "Park at night": no order to do so. */
export function nameBarePlace(body: string): string {
  return body.replace(SETTING, (word) =>
    isPlace(word) && baseVerb(word) === word ? `a ${word}` : word,
  )
}
