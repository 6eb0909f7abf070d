import { findPicture, hasPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { frequencyOf, sensesOf } from '../../lexicon/wordnet.ts'
import { BODY_PARTS, DETERMINERS, HERDS } from '../words/closed-words.ts'
import { garmentOf } from '../words/describing-words.ts'
import { numberOf } from '../words/counts.ts'
import type { Token } from '../words/tokens.ts'
import { knowsDeed, verbForm, type VerbForm } from '../words/verb-form.ts'
import { actionOf } from '../words/verb-words.ts'
import { isDescribing } from './traits.ts'
import { canFollowVerb, isAdverb, isNounAt, textAt } from '../words/word-classes.ts'

/** What things without life do: "the sun sets", but "ocean waves" are a noun. */
const THINGS_DO = new Set(
  'fall rise set shine burn melt flow spin glow explode open crash blow roll float grow bloom drip erupt swing drift ring tick flicker sway sail fly drive land move race pass speed strike sparkle swirl dance rotate hang turn bounce launch sink appear stand lie emerge rustle gleam twinkle tumble pop burst break collapse crumble shatter vanish disappear flash crack boil bubble leak spill wave flutter hover orbit steam glitter glisten shimmer glint tremble crackle sizzle smoke unfold unfurl close stop slide arrive approach circle dissolve evaporate wilt wither droop shrivel fade sprout blossom thunder freeze thaw calve streak collide splash gush cascade trickle pour bob chime blink pulse glide zoom skid swerve dangle hatch topple crash sweep hop jump leap skip march tiptoe waddle sleep yawn sing smile laugh wheel wash'.split(
    ' ',
  ),
)

interface Owner {
  /** The noun before can act by itself. */
  readonly alive: boolean
  /** "A cat and a dog": together they are plural. */
  readonly joined: boolean
  /** One, by its article: "a robot waters" cannot be several waters. */
  readonly one: boolean
  /** "A cat with green eyes walks": eyes and coats do nothing, whoever has them does. */
  readonly part: boolean
  /** "A woman with two dogs walks": the one who has them does it. */
  readonly had: boolean
}

/** Whether a word right after a noun is its verb and not the next part of a compound ("a dog jumps", "ocean waves"). */
export function isVerbAfterNoun(tokens: readonly Token[], at: number, owner: Owner): boolean {
  const word = textAt(tokens, at)
  const base = baseVerb(word)
  if (base === null) return false
  const form = verbForm(word, base)
  // "The lamp goes out": nothing is called so.
  if (word === 'goes' || isBareVerb(tokens, at, form)) return true
  if (isNamed(tokens, at, form)) return false
  if (form === 'ing' && owner.alive) return true
  // "The twins wear matching shirts": no play of its own, but plainly a verb.
  if (word === 'wear' && (owner.joined || isPlural(textAt(tokens, at - 1)))) return true
  if (isNoPlural(form, { tokens, at, base, ...owner })) return true
  return knowsDeed(base) && fits(form, { tokens, at, base, ...owner })
}

/** "A girl frosts cupcakes", "people throw coloured powder": one and what is done to it are a known deed, whatever else the first word names. */
export function isKnownPair(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  const base = baseVerb(textAt(tokens, at))
  const many = namesMany(textAt(tokens, at - 1))
  if (base === null || (form === 's' ? many : form !== 'base' || !many)) return false
  const words = [1, 2, 3, 4].map((step) => textAt(tokens, at + step))
  const end = words.findIndex((word) => !DETERMINERS.has(word) && !isDescribing(word))
  // "Ices a birthday cake": of two nouns the second is what is done to.
  return words
    .slice(Math.max(0, end), end + 2)
    .some((word) => actionOf(`${base} ${singular(word)}`) !== null)
}

/** "A lake mirrors snowy peaks": water has no mirrors, it is one. */
function doesMirror(tokens: readonly Token[], at: number): boolean {
  const water = /^(?:lake|pond|pool|river|sea|ocean|water|canal|bay|lagoon|puddle|fjord|glass)s?$/
  return /^mirrors?$/.test(textAt(tokens, at)) && water.test(textAt(tokens, at - 1))
}

/** A verb as it is in the dictionary, by the words around it. */
export function isBareVerb(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  return [isMutual, isCaused, isWatching].some((is) => is(tokens, at, form))
}

/** "Face each other": only verbs have that behind them. */
function isMutual(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  const other = textAt(tokens, at + 1) === 'each' && textAt(tokens, at + 2) === 'other'
  return form === 'base' && other
}

/** "Lets a rabbit ride", "watches a bird sing": no rabbit ride is let. */
function isCaused(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  const [owner, ...before] = [1, 2, 3, 4].map((back) => textAt(tokens, at - back))
  if (form !== 'base' || owner === undefined || !namesLiving(singular(owner))) return false
  const named = before.slice(0, 2).some((word) => DETERMINERS.has(word))
  if (!named) return false
  if (before.slice(1).some((word) => /^(?:lets?|letting|makes?|helps?)$/.test(word))) return true
  const seen = before.slice(1).some((word) => SEES_DONE.test(word))
  return seen && !hasPicture(`${owner} ${textAt(tokens, at)}`)
}

/** "Two men on a bench watch the pigeons": a bench has no watch. */
function isWatching(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at + 1)
  const seen = DETERMINERS.has(next) || /^(?:tv|television|cartoons|films?|movies?)$/.test(next)
  return textAt(tokens, at) === 'watch' && seen && !DETERMINERS.has(textAt(tokens, at - 1))
}

/** "Watches his sister dance": what one sees somebody do. */
const SEES_DONE =
  /^(?:watch|watches|watching|sees?|seeing|hears?|hearing|observ(?:es?|ing)|notices?)$/

function isNamed(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  return [isWornOrGrown, isOneDress, isLimbs, isToldOf, actsItself].some((is) =>
    is(tokens, at, form),
  )
}

/** "A ship with canvas sails drifts through clouds": two finite verbs never stand in a row. */
function actsItself(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  return form === 's' && isPlural(textAt(tokens, at)) && isMostlyVerb(tokens, at + 1)
}

/** A word in -s that hardly ever names several of anything, with what may follow a verb behind it. */
function isMostlyVerb(tokens: readonly Token[], at: number): boolean {
  const base = textAt(tokens, at).endsWith('s') ? (baseVerb(textAt(tokens, at)) ?? '') : ''
  const often = frequencyOf(base, 'verb') > 2 * frequencyOf(base, 'noun')
  return often && knowsDeed(base) && canFollowVerb(tokens, at + 1)
}

/** "Dragonfly wings and a hat"; but "the cook hands tacos to people". */
function isLimbs(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  const ends = tokens[at + 1]?.kind !== 'word' || textAt(tokens, at + 1) === 'and'
  const whose = ends && hasPicture(textAt(tokens, at - 1))
  return form === 's' && whose && BODY_PARTS.has(singular(textAt(tokens, at)))
}

/** "A petal dress", "an acorn hat": after one thing that does nothing no bare verb follows. */
function isOneDress(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  if (form !== 'base' || garmentOf(textAt(tokens, at)) === null) return false
  const before = findPicture(textAt(tokens, at - 1))?.kind ?? 'thing'
  return /^an?$/.test(textAt(tokens, at - 2)) && !LIVING.has(before)
}

/** "Kids in pumpkin costumes knock", "a carrot nose": clothes and limbs, though one could costume or nose somebody. */
function isWornOrGrown(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  const word = textAt(tokens, at)
  // "Acacia trees behind them": nobody trees anything.
  if (word === 'trees' || (form === 'base' && BODY_PARTS.has(word))) return true
  if (form === 's' && isBeasts(tokens, at)) return true
  // "A rabbit in a waistcoat checks a watch": no noun has an article right behind it.
  if (form === 's' && /^(?:an?|the|his|her|its|their)$/.test(textAt(tokens, at + 1))) return false
  return (
    form !== 'ing' && garmentOf(word) !== null && frequencyOf(baseVerb(word) ?? word, 'verb') <= 1
  )
}

/** "Pirate cats", "while rabbits wait": what hardly anybody does but many are; "wolfs it down" is done. */
export function isBeasts(tokens: readonly Token[], at: number): boolean {
  const one = singular(textAt(tokens, at))
  // A rose withers, and a glacier calves.
  if (THINGS_DO.has(baseVerb(textAt(tokens, at)) ?? '')) return false
  const next = textAt(tokens, at + 1)
  if (DETERMINERS.has(next) || /^(?:it|down|around|about|away)$/.test(next)) return false
  const named = frequencyOf(one, 'noun') > 2 * frequencyOf(one, 'verb')
  return named && frequencyOf(one, 'verb') <= 2 && ANIMALS.has(findPicture(one)?.kind ?? 'thing')
}

/** "The velvet seats are empty": they are, and nobody seats. */
export function isToldOf(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  return form === 's' && /^(?:is|are|was|were)$/.test(textAt(tokens, at + 1))
}

interface Candidate extends Owner {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly base: string
}

/** "An anglerfish lures a shrimp": after "a" nobody names several, whatever the verb is. */
function isNoPlural(form: VerbForm, { tokens, at, base, alive, one }: Candidate): boolean {
  if (doesMirror(tokens, at) || (alive && isKnownPair(tokens, at, form))) return true
  if (form !== 's' || !one || isPlural(textAt(tokens, at - 1))) return false
  if (!alive) return isThingsDeed(tokens, at, base)
  if (hasObject(tokens, at, base)) return true
  if (isRare(base)) return false
  const follows = DETERMINERS.has(textAt(tokens, at + 1)) || canFollowVerb(tokens, at + 1)
  return follows || takesNoun(tokens, at, base)
}

const isRare = (base: string): boolean => frequencyOf(base, 'verb') <= 1 && !knowsDeed(base)

/** "A man tunes a piano": no noun has an article behind it. */
function hasObject(tokens: readonly Token[], at: number, base: string): boolean {
  return /^(?:an?|the|his|her)$/.test(textAt(tokens, at + 1)) && sensesOf(base, 'verb').length > 0
}

/** "A radio plays music", "an egg lifts weights", "a caravan crosses golden dunes", "a scarecrow watches". */
function isThingsDeed(tokens: readonly Token[], at: number, base: string): boolean {
  const ends = tokens[at + 1]?.kind !== 'word'
  const object = isDescribing(textAt(tokens, at + 1)) ? at + 2 : at + 1
  return knowsDeed(base) && (ends || isNounAt(tokens, object)) && isOftenVerb(base)
}

/** Of two nouns in a row the first rarely ends in s: a word that is a verb as often as a noun is one there. */
function isOftenVerb(base: string): boolean {
  return frequencyOf(base, 'verb') >= frequencyOf(base, 'noun') / 2
}

/** "An alien orders coffee". */
function takesNoun(tokens: readonly Token[], at: number, base: string): boolean {
  const article = tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^an?$/.test(text))
  return article && isNounAt(tokens, at + 1) && frequencyOf(base, 'verb') > 10
}

function fits(form: VerbForm, candidate: Candidate): boolean {
  const { tokens, at } = candidate
  const word = textAt(tokens, at)
  const nounToo = sensesOf(singular(word), 'noun').length > 0 || hasPicture(singular(word))
  if (form === 'ing') return true
  if (form === 'past') return (!nounToo || word.endsWith('ed')) && canFollowVerb(tokens, at + 1)
  if (form === 'base') return joinsDeeds(tokens, at) || bareFits(candidate, nounToo)
  return thirdPersonFits(candidate, nounToo)
}

/** "Dogs run", but "stop sign". */
function bareFits({ tokens, at, base, joined, alive, part }: Candidate, nounToo: boolean): boolean {
  // "Two samurai bow": the number tells.
  const counted = (numberOf(textAt(tokens, at - 2)) ?? 1) > 1
  // "A turtle race a rabbit", as after "see".
  if (!joined && !counted && !namesMany(textAt(tokens, at - 1)))
    return DETERMINERS.has(textAt(tokens, at + 1)) && knowsDeed(base)
  // "Children blow bubbles": verb and noun together are known.
  const object = singular(textAt(tokens, at + 1))
  return (
    !nounToo ||
    canFollowVerb(tokens, at + 1) ||
    actionOf(`${base} ${object}`) !== null ||
    // "In straw hats plant seedlings": several hats name nothing else.
    (alive && isDoneToIt(tokens, at, { base, counted: counted || part, joined })) ||
    frequencyOf(base, 'verb') > frequencyOf(base, 'noun')
  )
}

/** "Three chefs taste soup", "workers load boxes", "a farmer and his wife load hay": whoever lives names no kind of box, and does what is done as often as named. */
function isDoneToIt(
  tokens: readonly Token[],
  at: number,
  { base, counted, joined }: Pick<Candidate, 'base' | 'joined'> & { readonly counted: boolean },
): boolean {
  // "Fans wave red scarves".
  const object = isDescribing(textAt(tokens, at + 1)) ? at + 2 : at + 1
  if (!isNounAt(tokens, object)) return false
  const common = 2 * frequencyOf(base, 'verb') >= frequencyOf(base, 'noun')
  return counted || (common && (joined || isPlural(textAt(tokens, object))))
}

/** "A bride and a groom with a bow tie wave and kiss": two bare verbs, and nothing else is named by them. */
export function joinsDeeds(tokens: readonly Token[], at: number): boolean {
  const other = textAt(tokens, at + 2)
  const verb = baseVerb(other) === other && frequencyOf(other, 'verb') >= frequencyOf(other, 'noun')
  return (
    textAt(tokens, at + 1) === 'and' && verb && knowsDeed(other) && canFollowVerb(tokens, at + 3)
  )
}

function namesMany(word: string): boolean {
  const crew = /^(?:people|police|crew|audience|staff|team|passersby)$/
  return isPlural(word) || HERDS.test(word) || crew.test(word)
}

/** After several it can only be the deed of one before them. */
function isToldOfOne(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at + 1)
  return isMostlyVerb(tokens, at) || DETERMINERS.has(next) || isAdverb(next)
}

/** "A dog runs", but "palm trees". */
function thirdPersonFits(candidate: Candidate, nounToo: boolean): boolean {
  const { tokens, at, alive } = candidate
  const next = textAt(tokens, at + 1)
  if (isPlainlyVerb(candidate)) return true
  // "A ship with black sails battles waves": two plurals in a row are no compound.
  if (candidate.had && isPlural(textAt(tokens, at - 1))) return true
  if (isSeveral(candidate)) return isToldOfOne(tokens, at)
  if (!nounToo || DETERMINERS.has(next) || numberOf(next) !== null) return true
  if (alive && canFollowVerb(tokens, at + 1)) return true
  return takesObject(candidate, next)
}

/** "A dog barks", "in a red dress dances". */
function isPlainlyVerb({ tokens, at, alive, one, part }: Candidate): boolean {
  const single = one && alive && !isPlural(textAt(tokens, at - 1))
  if (single && isPlural(textAt(tokens, at))) return true
  return part && (canFollowVerb(tokens, at + 1) || isNounAt(tokens, at + 1))
}

/** "Dogs", but not "a family of toy soldiers": the family is one. */
function isSeveral({ tokens, at, joined }: Candidate): boolean {
  const grouped = tokens.slice(Math.max(0, at - 5), at).some(({ text }) => text === 'of')
  return !joined && !grouped && isPlural(textAt(tokens, at - 1))
}

/** "A woman in a coat feeds swans", "boy meets girl", and what things do: "the sun sets". */
function takesObject({ tokens, at, base, alive }: Candidate, next: string): boolean {
  const [verb, noun] = [frequencyOf(base, 'verb'), frequencyOf(base, 'noun')]
  const several = isPlural(next) || (isNounAt(tokens, at + 1) && isPlural(textAt(tokens, at + 2)))
  if (alive && verb >= noun && (several || namesLiving(next))) return true
  const object = isNounAt(tokens, at + 1) || isDescribing(next)
  const follows = canFollowVerb(tokens, at + 1) || (object && verb > 3 * noun)
  return follows && (alive || THINGS_DO.has(base))
}
