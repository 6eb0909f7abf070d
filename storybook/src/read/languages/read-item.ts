import { isPartOfOther, opensOther } from './chinese-words.ts'
import { stopWord } from './small-words.ts'
import type { Hit } from './hit.ts'
import type { Item } from './item.ts'
import { wordAt } from './letters.ts'
import { longest } from './own-words.ts'
import { particleAt } from './particles.ts'
import { pictureAt } from './picture-words.ts'
import { pluralOf } from './plurals.ts'
import { prefixedVerb } from './slavic-paths.ts'
import { spaceOf } from './thai-sentences.ts'
import { readUnknown } from './read-unknown.ts'

/** A word in English, how many letters it has, and those of them that are its ending. */
type Reading = readonly [Item | null, number, string?]

export function readItem(body: string, at: number, language: string): Reading {
  if (/\s|\u200c|\u200d|\ufe0f/.test(body.charAt(at))) return [spaceOf(language), 1]
  const word = wordAt(body, at, language)
  const own = ownWord(longestOrDoubled(body, at, language), word, language)
  const small = own === null ? stopWord(word, language) : null
  if (small !== null) return [small === '' ? null : { gloss: small, kind: 'binding' }, word.length]
  const where = language === 'ko' ? koreanPlace(body, at, own) : null
  if (where !== null) return where
  const hit = isOfMany(own, body.slice(at), language)
    ? own
    : better(own, pictureAt(body, at, language))
  if (hit !== null) return [hit.item, hit.length, hit.ending]
  return readSmall(body, at, { word, language })
}

/** 오른쪽에: nobody climbs (오르다). */
function koreanPlace(body: string, at: number, own: Hit | null): [Item, number] | null {
  const deed = own === null || own.item.kind === 'verb'
  const where = deed ? particleAt(body, at, 'ko') : null
  return where !== null && (own === null ? PLACED : SIDES).test(where[0].gloss) ? where : null
}

const SIDES = /^(?:왼|오른)[쪽편]/

const PLACED = new RegExp(`^(?:위|아래|밑|옆|앞|뒤|안.)|${SIDES.source}`)

function readSmall(
  body: string,
  at: number,
  { word, language }: { readonly word: string; readonly language: string },
): Reading {
  const particle = isPartOfOther(word, language) ? null : particleAt(body, at, language)
  return particle ?? prefixedVerb(word, language) ?? readUnknown(body.charAt(at), word, language)
}

/** Burung-burung: a name said twice is several. */
function longestOrDoubled(body: string, at: number, language: string): Hit | null {
  const own = longest(body, at, language)
  const twice = language === 'ms' ? /^(\p{L}{3,})-\1(?:nya)?(?!\p{L})/u.exec(body.slice(at)) : null
  const [whole = '', name = ''] = twice ?? []
  if (name === '' || whole.length <= (own?.length ?? 0)) return own
  const [item] = readItem(name, 0, language)
  const several = item?.kind === 'noun' ? { ...item, gloss: pluralOf(item.gloss) } : null
  return several === null ? own : { item: several, length: whole.length, ending: '' }
}

/** Thai has no spaces: a word of a letter or two that begins a longer one is not it. */
function ownWord(found: Hit | null, word: string, language: string): Hit | null {
  if (language === 'zh' && found !== null && opensOther(found, word)) return null
  if (language !== 'th' || found === null) return found
  return found.length < 4 && found.length < word.length ? null : found
}

/** 꽃들: what says that they are several is no part of a picture's name. */
function isOfMany(own: Hit | null, rest: string, language: string): boolean {
  return language === 'ko' && own?.item.kind === 'noun' && rest.startsWith('들', own.length)
}

function saysMore({ item }: Hit, picture: Hit): boolean {
  // «Две женщины» is a keyword of two who hold hands.
  if (item.kind === 'number') return true
  // "Menangkap ikan" (to catch fish) is a keyword of otters, "foglia verde" one of lettuce.
  return picture.named !== true && (item.kind === 'verb' || picture.phrase === true)
}

/** Our own word or a picture's name, whichever says more here. */
function better(own: Hit | null, picture: Hit | null): Hit | null {
  if (own === null || picture === null) return own ?? picture
  if (saysMore(own, picture)) return own
  // पगड़ी वाला आदमी: our own words know the colour of what is worn.
  if (/^(?:man|woman|person) (?:wearing|with|in) /.test(picture.item.gloss)) return own
  // "Man walking" is the name of a picture; our own verb knows who walks where.
  const acting = own.item.kind === 'verb' && /^(?:man|woman|person) /.test(picture.item.gloss)
  return acting || own.length >= picture.length ? own : picture
}
