import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'

const GIVES = 'brings|carries|returns|takes|hands|gives|flies|fetches'
const HANDLES = `${GIVES}|wraps|puts|places|sets|lays|hangs|throws|tosses|slides|pushes|pours|drops|hides|buries|ties|pulls|lifts|drags|sticks|pins|offers|steals|mails|posts|loads|winds|drapes|slips`
/** "Then places it into a kiln". */
const IT = new RegExp(
  `\\b(?:${HANDLES}) it(?= (?:back|around|round|into|onto|in|on|over|under|inside|to|out|off|down|away|through|beside|next)\\b)`,
  'g',
)
/** A thing that something is done to, by what comes before and after it. */
const THING =
  /(?<!\b(?:in|on|at|with|from|by|near|under|into|onto|over|through|to|of|off|behind|beside|past|towards?|inside|around|across|along|for|and|as|like|next|(?<!\b(?:put|lay|set|knock|tear|take|cut|pull|blow|burn|break|chop|bring)s )down) )\b(?:an?|the|his|her|its|their) ((?:[a-z]+(?:'s)? ){0,3}?)([a-z]+)(?=[.,;!]|$| (?:and|in|on|to|at|from|out|off|under|with|into|over|by|for|beside|until|then|around|down|up|near|while|through|onto|inside|across|along|past)\b)/g
/** "A stork brings it back": to nobody who is said. */
const BACK = new RegExp(
  `(?:,? and |, )?\\b(?:an?|the) ([a-z]+) (?:[a-z]+ly )?(?:${GIVES}) (?:it|them|the [a-z]+) back(?= ?[.,;!]| ?$| and\\b)`,
)
const JOINED = /^(?:,? and |, )/
const PEOPLE = /\b(?:an?|the|his|her) (?:[a-z]+ ){0,2}?([a-z]+)(?='s\b|\b)/g

/** "Shapes a vase and places it into a kiln", "a kite escapes from a boy … a stork brings it back": what is handled again, and who has it back, by their names, as turns of phrase know them. */
export function nameHandled(body: string): string {
  const named = body.replace(IT, (words, at: number) => {
    const thing = thingBefore(body.slice(0, at))
    return thing === null ? words : words.replace(/ it$/, ` the ${thing}`)
  })
  return named.replace(BACK, (words, doer: string, at: number) => {
    const owner = ownerBefore(named.slice(0, at), doer)
    // Until then it was away: they have it back in a shot of its own.
    return owner === null ? words : `${words.replace(JOINED, '. then ')} to the ${owner}`
  })
}

/** What is put around, over or onto something, which is what one then goes on with. */
const LAID_OVER =
  /\b(?:ties|wraps|spreads|sprinkles|drapes|winds|paints|draws|writes|sews|pours|puts) $/

function thingBefore(text: string): string | null {
  return thingHandled(text) ?? (hasThing(text) ? null : doerBefore(text))
}

/** What something was done to last. */
export function thingHandled(text: string): string | null {
  const last = thingsIn(text).at(-1)
  if (last === undefined) return null
  return LAID_OVER.test(text.slice(0, last.at)) ? null : last.name
}

const hasThing = (text: string): boolean => thingsIn(text).length > 0

const SORTED = /^(?!of$|and$|with$|in$|on$)[a-z]+$/

function thingsIn(text: string): { readonly name: string; readonly at: number }[] {
  return [...text.matchAll(THING)].flatMap(({ 1: before = '', 2: noun = '', index }) => {
    const sort = before.trim().split(' ').at(-1) ?? ''
    // A teddy bear is no bear.
    const name = [noun, ...(SORTED.test(sort) ? [`${sort} ${noun}`] : [])].find(isThing)
    return name === undefined ? [] : [{ name, at: index }]
  })
}

/** "A kite escapes …; a stork brings it back": of what nothing but its own way was told. */
function doerBefore(text: string): string | null {
  if (!/(?:[.;,]| and) (?:an?|the) (?:[a-z]+ )?[a-z]+ $/.test(text)) return null
  const [, noun = ''] =
    /^ ?(?:an?|the|his|her) (?:[a-z]+(?:'s)? ){0,3}?([a-z]+) [a-z]+s\b(?! (?:an?|the|his|her)\b)/.exec(
      text,
    ) ?? []
  return isThing(noun) ? noun : null
}

function isThing(noun: string): boolean {
  const found = findPicture(noun)
  return found !== null && singular(noun) === noun && found.kind !== 'person' && !namesLiving(noun)
}

function ownerBefore(text: string, doer: string): string | null {
  const named = [...text.matchAll(PEOPLE)].map(([, noun = '']) => noun)
  const others = named.filter((noun) => noun !== doer)
  return (
    others.find((noun) => findPicture(noun)?.kind === 'person') ??
    others.find((noun) => namesLiving(noun) || FIGURES.test(noun)) ??
    null
  )
}

/** Who has a hat to lose, and is nobody. */
const FIGURES = /^(?:scarecrow|snowman|statue)$/
