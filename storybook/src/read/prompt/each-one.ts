import { findPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { colourAt } from '../words/colours.ts'
import { numberOf } from '../words/counts.ts'
import { garmentOf } from '../words/describing-words.ts'
import { knowsDeed } from '../words/verb-form.ts'
import { isDescribing } from '../phrases/traits.ts'

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|[1-9]|1[0-2])'
/** "One", "two of them", "the other three", "the rest". */
const WHICH = `(?:(?:${NUMBER}|half|another|the others?(?: ${NUMBER})?|the rest|the remaining ${NUMBER})(?: of (?:them|the [a-z]+))?|an?|the (?:first|second|third|fourth|fifth|last|left|right|middle))`
/** "Is red", "in red", "wears red". */
const LOOKS = '(?:(?:is |are )?(?:in |dressed in |wearing )|is |are |wears? |has |have )?'
/** "Tall and thin": two looks of the same one. */
const AND_LOOK = ' and (?!one\\b|two\\b|three\\b|four\\b|the\\b|an?\\b|another\\b)[a-z]+'
const WITH = ' with (?:an? )?[a-z]+(?: (?!and\\b)[a-z]+)?'
/** "Red", "in red gloves", "in a green coat", "tall and thin", "young with a red robe". */
const LOOK = `(?:an? )?[a-z]+(?:${AND_LOOK}| (?!and|one|the|with|or|in)[a-z]+)?(?:${WITH})?`
const ITEM = `${WHICH}(?: one)? ${LOOKS}${LOOK}(?: ones?)?`
/** Of one alone it must be said that it is part of them. */
const SOME_OF = `(?:with )?${WHICH}(?<=of (?:them|the [a-z]+)) ${LOOKS}${LOOK}`
const JOINT = '(?:,? and |, ?(?:and )?)'
const END = '(?=\\s*(?:[,.;)!]|$))'

/** What parts a group into its members, and the words for each. */
const LISTS: readonly (readonly [list: RegExp, item: RegExp])[] = [
  // ", one is grey, one is orange and one is white", ": a red one and a blue one".
  [
    new RegExp(`\\s*[,:;(.-]\\s*(?:and )?(${ITEM}(?:${JOINT}${ITEM}){1,4}|${SOME_OF})${END}`),
    new RegExp(`(${WHICH})(?: one)? ${LOOKS}(${LOOK})(?: ones?)?`, 'g'),
  ],
  // ": red, yellow and blue"; ", black and white" is how the film looks.
  [
    new RegExp(`\\s*(?:: ?|, (?!black and white\\b))([a-z]+(?:, ?[a-z]+){0,3},? and [a-z]+)${END}`),
    /()\b(?!and\b)([a-z]+)\b/g,
  ],
]
/** "The kites are red, yellow and blue". */
const TOLD = new RegExp(
  `[,.;]? ?(?:and )?\\b(?:the|their|his|her|its) ([a-z]+) are ([a-z]+(?:, ?[a-z]+){0,3},? and [a-z]+)${END}`,
)

/** "Three kittens sleep, one is grey, one white, one black": each by itself, where they are named. */
export function nameEachOne(body: string): string {
  if (!/\b(?:one|another|other|first|of them|of the)\b|: ?[a-z]+,| are [a-z]+[, ]| and /.test(body))
    return body
  for (const [list, item] of LISTS) {
    const found = list.exec(body)
    const shares = [...(found?.[1] ?? '').matchAll(item)].map(
      ([, which = '', look = '']): Share => ({ which, look }),
    )
    if (found === null || !shares.every(({ look }) => isLook(look))) continue
    const before = partGroup(body.slice(0, found.index), shares)
    const after = body.slice(found.index + found[0].length)
    if (before === null) continue
    return theRedOne(before + theirDeed(after))
  }
  return theRedOne(partTold(body))
}

/** "Two boxers, one in red and one in blue, fight": what comes after the list is what both do. */
function theirDeed(after: string): string {
  const [, verb = ''] = /^ ?, ?([a-z]+)/.exec(after) ?? []
  return baseVerb(verb) === verb && knowsDeed(verb) ? after.replace(/^ ?,/, ' , they') : after
}

/** "A red door and a blue door; she opens the red one": of what, was said before. */
function theRedOne(body: string): string {
  return body.replace(
    /\b([a-z]+) ([a-z]+)\b([^.]*?)\bthe \1 one\b/g,
    (...[match, look = '', noun = '', between = '']: string[]) =>
      isLook(look) ? `${look} ${noun}${between}the ${look} ${noun}` : (match ?? ''),
  )
}

function partTold(body: string): string {
  const found = TOLD.exec(body)
  const looks = (found?.[2] ?? '').split(/,? and |, ?/)
  if (found === null || !looks.every((look) => colourAt([look]) !== null)) return body
  const before = body.slice(0, found.index)
  const noun = found[1] ?? ''
  const at = before.lastIndexOf(noun)
  if (at < 0 || !isPlural(noun)) return body
  const start = /(?:\b(?:[a-z]+|\d) )?$/.exec(before.slice(0, at))?.index ?? at
  const counted = numberOf(before.slice(start, at).trim()) !== null
  const named = eachOf(
    { one: singular(noun), several: noun },
    looks,
    looks.map(() => 1),
  )
  const rest = before.slice(at + noun.length) + body.slice(found.index + found[0].length)
  return `${before.slice(0, counted ? start : at)}${named}${rest}`
}

function isLook(look: string): boolean {
  const [how = ''] = look.split(' with ')
  const [first = '', second] = how.split(' and ')
  if (second !== undefined) return isDescribing(first) && isDescribing(second)
  return isPlainLook(how)
}

function isPlainLook(look: string): boolean {
  const [word = '', ...worn] = look.replace(/^an? /, '').split(' ')
  const colour = colourAt([word]) !== null
  return worn.length > 0
    ? colour && garmentOf(worn.join(' ')) !== null
    : colour || isDescribing(word)
}

/** Which of a group look how. */
interface Share {
  readonly which: string
  readonly look: string
}

/** "Two rival chefs" are chefs. */
const MANY = '[a-z]+s|[a-z]*men|people|children|mice|geese|sheep|fish|deer|oxen'
const COUNTED = new RegExp(`\\b(${NUMBER}) ((?:[a-z]+ ){0,2}?)(${MANY})\\b`, 'g')

/** The text before a list with its group in parts; null if it names no group of that number. */
function partGroup(before: string, shares: readonly Share[]): string | null {
  for (const found of [...before.matchAll(COUNTED)].toReversed()) {
    const [match, number = '', look = '', noun = ''] = found
    const total = numberOf(number.replace('a ', '')) ?? 0
    const counts = isPlural(noun) ? countsOf(shares, total) : null
    if (counts === null) continue
    const looks = shares.map((share) => share.look)
    const [one, several] = [singular(noun), noun].map((word) => `${look}${word}`)
    const named = eachOf({ one: one ?? '', several: several ?? '' }, looks, counts)
    return before.slice(0, found.index) + named + before.slice(found.index + match.length)
  }
  return null
}

/** How many each share has, and how many are left; null where that is not the number of the group. */
function countsOf(shares: readonly Share[], total: number): readonly number[] | null {
  let left = total
  const counts = shares.map(({ which }) => {
    const rest = /^the (?:other|rest|remaining)/.test(which)
    const count = rest
      ? left
      : which.startsWith('half')
        ? total / 2
        : (numberOf(which.split(' ')[0] ?? '') ?? 1)
    left -= count
    return count
  })
  const said = shares.some(({ which }) => / of /.test(which))
  const fits = left === 0 || (left > 0 && said)
  if (!fits || counts.some((count) => count < 1)) return null
  return left > 0 ? [...counts, left] : counts
}
/** "Tall thin chef", "young monk with a red robe", "black and white cow". */
function described(who: string, look: string): string {
  const [how = '', having] = look.split(' with ')
  const colours = how.split(' and ').every((word) => colourAt([word]) !== null)
  const looks = colours ? how : how.replace(' and ', ' ')
  return `${looks} ${who}${having === undefined ? '' : ` with ${having}`}`
}

/** "A grey kitten , a white kitten and a black kitten", "2 blue cups and 3 cups". */
function eachOf(
  { one, several }: { readonly one: string; readonly several: string },
  looks: readonly string[],
  counts: readonly number[],
): string {
  // Of people it is their clothes that are red, green and blue.
  const people = findPicture(one)?.picture === 'person'
  const worn = looks.every(
    (look) => (look.includes(' ') && isPlainLook(look)) || (people && colourAt([look]) !== null),
  )
  const all = counts.map((count, at) => {
    const look = looks[at] ?? ''
    const [which, who] = count > 1 ? [`${count}`, several] : [at > 0 && worn ? 'another' : 'a', one]
    if (look === '') return `${which} other ${who}`
    return worn ? `${which} ${who} in ${look}` : `${which} ${described(who, look)}`
  })
  return `${all.slice(0, -1).join(' , ')} and ${all.at(-1) ?? ''}`
}
