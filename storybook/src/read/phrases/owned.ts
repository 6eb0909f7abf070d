import { LIVING } from '../../plan/kinds.ts'
import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import type { Found } from '../../lexicon/found.ts'
import { findProp } from '../../lexicon/props.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'
import type { Token } from '../words/tokens.ts'
import { isClosed, isWordAt, textAt } from '../words/word-classes.ts'
import type { NounPhrase, Reading } from './sentence-parts.ts'

/** "The man 's hat", but not "the man 's running". */
export function ownsNext(tokens: readonly Token[], at: number): boolean {
  const owned = textAt(tokens, at + 1)
  if (textAt(tokens, at) !== "'s" || !isWordAt(tokens, at + 1)) return false
  return !isClosed(owned) && !owned.endsWith('ing')
}

const HEARD = /^(?:laughter|voices?|footsteps|whispers?|screams?|cries|echo)$/
const LIKENESS = /^(?:selfie|portrait|silhouette)$/
/** What nobody sees apart from whose it is. */
const OF_THE_BODY =
  /^(?:temperature|heartbeat|heart|pulse|pressure|wounds?|fever|pain|breath|(?:toe|finger)?nails?|casts?|eyelash(?:es)?|wrinkles|tears?|makeup|palms?)$/
/** What animals make for themselves is there without them. */
const LEFT_ALONE = /(?:^| )(?:nest|web|cobweb|egg|milk|wool|fur|day|eve|festival|team)$/

/** Who or what "the girl's kite" means: the kite with its owner; but "the chef's hands" are the chef. */
export function meantOf(owner: NounPhrase, owned: NounPhrase): NounPhrase {
  const words = `${owner.words}'s ${owned.words}`
  const named = wholeName(owner, owned, words)
  if (named !== null) return named
  const last = owned.words.split(' ').at(-1) ?? ''
  // "New year's eve" is nobody of that name.
  if (last === 'eve') return { ...owned, words, found: null, talk: true }
  if (HEARD.test(last) || /^(?:day|week|night)$/.test(last)) return { ...owned, words }
  if (owned.body || owned.talk || isPartOf(owner, last)) return asWhole(owner, owned, words)
  const seen = isSeen(owner, owned)
  const worn = isWorn(owned) ? ofItsTrade(owner, owned) : owned
  return { ...worn, words, owner: seen ? owner : null, ...(seen ? {} : { wearer: owner }) }
}

/** A place or a thing whose name has an owner in it: a baker's shop; a Rubik's cube belongs to nobody of that name. */
function wholeName(owner: NounPhrase, owned: NounPhrase, words: string): NounPhrase | null {
  const place = placeNamed(owner, owned)
  if (place !== null) return { ...owned, words, head: place.name, place, found: null }
  // "A pirate's hat" is one that he has on.
  if (isWorn(owned)) return null
  const head = `${owner.head}'s ${owned.head}`
  return findProp(head) === null ? null : { ...owned, words, head, found: findPicture(head) }
}

/** "The baker's shop", "the restaurant's kitchen". */
function placeNamed({ head, place }: NounPhrase, owned: NounPhrase): ReturnType<typeof placeWord> {
  const room = place === null ? null : placeWord(`${place.name} ${owned.head}`)
  return placeWord(`${head}'s ${owned.head}`) ?? room
}

/** "A chef's hat" is no top hat, whoever wears it. */
function ofItsTrade(owner: NounPhrase, owned: NounPhrase): NounPhrase {
  const name = `${owner.head} ${owned.head}`
  if (owned.plural || !hasPicture(name)) return owned
  const garment = garmentOf(name) ?? owned.garment
  return { ...owned, head: name, found: findPicture(name), garment }
}

/** What is done to clothes that somebody has on. */
const FASTENS =
  /^(?:fix|tie|untie|straighten|adjust|button|unbutton|zip|lace|fasten|buckle|shine|polish|tighten|loosen)\b/

/** What is done to hair, hearts and ties is done to whose they are. */
export function isTended({ chunks }: Reading, noun: NounPhrase): boolean {
  const base = deedBefore(chunks)
  const { head, body, definite } = noun
  const worn = (isWorn(noun) || head.endsWith('lace')) && FASTENS.test(base ?? '')
  return base !== null && definite && (body || worn || OF_THE_BODY.test(head))
}

/** The deed whose object comes now, or what one listens to. */
function deedBefore(chunks: Reading['chunks']): string | null {
  const [first, last] = chunks.slice(-2)
  const heard = last?.type === 'preposition' && last.word === 'to' ? first : undefined
  const said = heard ?? chunks.at(-1)
  return said?.type === 'verb' ? said.verb.base : null
}

function isWorn({ found, garment }: NounPhrase): boolean {
  return found?.kind === 'clothing' || garment !== null
}

function isPartOf(owner: NounPhrase, part: string): boolean {
  const felt = hasBody(owner) && OF_THE_BODY.test(part)
  return felt || LIKENESS.test(part) || isGrown(owner, part)
}

/** Dolls and teddy bears are examined as those they stand for. */
function hasBody({ found, head }: NounPhrase): boolean {
  return found !== null && (LIVING.has(found.kind) || /(?:^| )(?:bear|doll|puppet)$/.test(head))
}

/** Horns are blown, trunks are packed and shells are gathered, but not those of a beast. */
function isGrown({ found }: NounPhrase, part: string): boolean {
  const beast = found !== null && found.kind !== 'person' && LIVING.has(found.kind)
  return (
    beast && /^(?:horn|antler|trunk|shell|hump|snout|muzzle|beak|bill|tusk|mane|tail)s?$/.test(part)
  )
}

/** "The chef's hands knead": several hands, and one chef. */
function asWhole(owner: NounPhrase, owned: NounPhrase, words: string): NounPhrase {
  const { plural, head } = owned
  const { emotion } = owned.traits
  const count = owner.count ?? (owner.plural ? null : 1)
  const traits = { ...owner.traits }
  if (traits.emotion === 'neutral') traits.emotion = emotion
  return { ...owner, words, plural: owner.plural || plural, count, traits, part: head }
}

/** "A farmer's daughter": what she is, and nobody beside her. */
function isCalledAfter({ person }: Found, owned: NounPhrase): boolean {
  return Boolean(person?.role) && owned.found?.kind === 'person'
}

/** Whether the owner is to be seen beside what is owned: a hat is worn by nobody until somebody is named. */
function isSeen({ found, plural, count }: NounPhrase, owned: NounPhrase): boolean {
  if (found === null || !LIVING.has(found.kind) || found.via === 'kin') return false
  if (owned.place !== null && !owned.place.thing) return false
  if (isCalledAfter(found, owned)) return false
  return (
    !isWorn(owned) && !LEFT_ALONE.test(owned.head) && !(plural && count === null && owned.plural)
  )
}
