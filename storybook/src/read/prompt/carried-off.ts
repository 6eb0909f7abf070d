import { findPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { thingHandled } from './handled-again.ts'

const WHO = '(?:an?|the|his|her|its|their|another|one|two|three) (?:[a-z-]+ ){0,3}?[a-z]+'
const JOINT = ',? (?:and|but|until|while|as|when)(?: then)?|[,;.](?: then)?'
const MAKES_OFF =
  'fl(?:y|ies)|runs?|swims?|walks?|hops?|drives?|sneaks?|dash(?:es)?|trots?|gallops?|races?|speeds?|slips?|scampers?|darts?|escapes?|scurr(?:y|ies)|leaps?|bolts?|scuttles?|makes?'

/** "… while the parrot flies away with it": another one has it then. */
const OFF_WITH_IT = new RegExp(
  `(?:${JOINT}) (${WHO}) (?:[a-z]+ly )?(${MAKES_OFF})(?: (?:away|off|home))? with it(?= ?[.,;!]| ?$| and\\b)`,
)

const TAKES = 'steals|takes|grabs|snatches|swipes|nabs|pinches|pilfers'
const WINDOW =
  '(?:an?|the|his|her|their) (?:(?:open|kitchen|bakery|back|shop|side|cottage|little|small) )*window'

/** "A boy steals one through the window": from outside, and of what was spoken of. */
const THROUGH_WINDOW = new RegExp(
  `(^|,? (?:and|but|until|while|as|when)(?: then)?|[,;.](?: then)?) ?(${WHO}) (?:[a-z]+ly )?(?:(?:reaches (?:in )?through ${WINDOW} and (?:${TAKES}) ((?:one|it|an?|the|some|two|three)(?: [a-z]+){0,3}?))|(?:(?:${TAKES}) ((?:one|it|an?|the|some|two|three)(?: [a-z]+){0,3}?) (?:in |out )?(?:through|from) ${WINDOW}))(?= ?[.,;!]| ?$| and\\b)`,
)

/** Who carries something off, and what, by their names, in a shot of its own. */
export function nameCarriedOff(body: string): string {
  return throughWindow(offWithIt(body))
}

function offWithIt(body: string): string {
  const found = OFF_WITH_IT.exec(body)
  const before = body.slice(0, found?.index ?? 0)
  const thing = found === null ? null : (quarrelled(before) ?? thingHandled(before))
  if (found === null || thing === null) return body
  const [words, who = '', verb = ''] = found
  const goes = verb.startsWith('make') ? 'runs' : verb
  const others = ownersIn(before)
  const see = others === null ? '' : ` , the ${others} look${others.endsWith('s') ? '' : 's'}`
  const after = body.slice(before.length + words.length)
  return `${before}. then ${who} ${goes} off with the ${thing}${see}${after}`
}

/** "Fight over a treasure map". */
function quarrelled(text: string): string | null {
  const [, thing = ''] =
    /\b(?:fight|argue|quarrel|squabble|battle|bicker|haggle)(?:s|ing)? over (?:an?|the|one) ((?:[a-z]+ ){0,2}?[a-z]+)(?= ?[.,;]| ?$| (?:on|in|at|by|near|under)\b)/.exec(
      text,
    ) ?? []
  return thing === '' ? null : thing
}

const MOST = 6

/** Who acts in the first words of a text, as it is called there; null if that is nobody. */
export function ownersIn(text: string): string | null {
  const words = text.trim().split(' ').slice(0, MOST)
  const at = words.findIndex(
    (word, index) => index > 1 && baseVerb(word) !== null && isPerson(words[index - 1] ?? ''),
  )
  const found = at > 0 ? words[at - 1] : words.find((word, index) => index > 0 && isPerson(word))
  return found ?? null
}

const isPerson = (word: string): boolean => findPicture(singular(word))?.kind === 'person'

function throughWindow(body: string): string {
  const found = THROUGH_WINDOW.exec(body)
  if (found === null) return body
  const [words, , who = '', reached, taken] = found
  const thief = who.split(' ').at(-1) ?? ''
  const before = body.slice(0, found.index)
  const goods = goodsOf(reached ?? taken ?? '', before)
  // A beast has paws, and takes it in its own way.
  if (!isPerson(thief) || goods === null) return body
  const start = before === '' ? '' : `${before}. then `
  return `${start}${who} window-steals ${goods}${body.slice(before.length + words.length)}`
}

/** "One" of those that were spoken of, "it" by its name. */
function goodsOf(said: string, before: string): string | null {
  if (said === 'it') {
    const thing = thingHandled(before)
    return thing === null ? null : `a ${thing}`
  }
  if (said !== 'one') return said
  const many = before.match(/\b[a-z]+s\b/g)?.findLast(isFood)
  return many === undefined ? null : `a ${singular(many)}`
}

const isFood = (word: string): boolean =>
  singular(word) !== word &&
  /^(?:food|thing|plant|toy)$/.test(findPicture(singular(word))?.kind ?? '')
