import { findPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { colourAt } from '../words/colours.ts'
import { numberOf } from '../words/counts.ts'
import { garmentOf } from '../words/describing-words.ts'
import { knowsDeed } from '../words/verb-form.ts'
import { isDescribing } from '../phrases/traits.ts'

const WHICH =
  '(?:one|another|the other|an?|the (?:first|second|third|fourth|fifth|last|left|right|middle))'
/** "Is red", "in red", "wears red". */
const LOOKS = '(?:(?:is )?(?:in |dressed in |wearing )|is |wears |has )?'
/** "Red", "in red gloves", "in a green coat". */
const LOOK = '(?:an? )?[a-z]+(?: (?!and|one|the|with|or|in)[a-z]+)?'
const ITEM = `${WHICH}(?: one)? ${LOOKS}${LOOK}(?: one)?`
const JOINT = '(?:,? and |, ?(?:and )?)'
const END = '(?=\\s*(?:[,.;)!]|$))'

/** What parts a group into its members, and the words for each. */
const LISTS: readonly (readonly [list: RegExp, item: RegExp])[] = [
  // ", one is grey, one is orange and one is white", ": a red one and a blue one".
  [
    new RegExp(`\\s*[,:;(.-]\\s*(${ITEM}(?:${JOINT}${ITEM}){1,4})${END}`),
    new RegExp(`${WHICH}(?: one)? ${LOOKS}(${LOOK})(?: one)?`, 'g'),
  ],
  // ": red, yellow and blue".
  [
    new RegExp(`\\s*(?:: ?|, )([a-z]+(?:, ?[a-z]+){0,3},? and [a-z]+)${END}`),
    /\b(?!and\b)([a-z]+)\b/g,
  ],
]
/** "The kites are red, yellow and blue". */
const TOLD = new RegExp(
  `[,.;]? ?(?:and )?\\b(?:the|their|his|her|its) ([a-z]+) are ([a-z]+(?:, ?[a-z]+){0,3},? and [a-z]+)${END}`,
)

/** "Three kittens sleep, one is grey, one white, one black": each by itself, where they are named. */
export function nameEachOne(body: string): string {
  if (!/\b(?:one|another|other|first)\b|: ?[a-z]+,| are [a-z]+[, ]| and /.test(body)) return body
  for (const [list, item] of LISTS) {
    const found = list.exec(body)
    const looks = [...(found?.[1] ?? '').matchAll(item)].map(([, look = '']) => look)
    if (found === null || !looks.every(isLook)) continue
    const before = partGroup(body.slice(0, found.index), looks)
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
  const named = eachOf(singular(noun), looks)
  const rest = before.slice(at + noun.length) + body.slice(found.index + found[0].length)
  return `${before.slice(0, counted ? start : at)}${named}${rest}`
}

function isLook(look: string): boolean {
  const [word = '', ...worn] = look.replace(/^an? /, '').split(' ')
  const colour = colourAt([word]) !== null
  return worn.length > 0
    ? colour && garmentOf(worn.join(' ')) !== null
    : colour || isDescribing(word)
}

const COUNTED = /\b(two|three|four|five|2|3|4|5) ((?:[a-z]+ ){0,2}?)([a-z]+)\b/g

/** The text before a list with its group in parts; null if it names no group of that number. */
function partGroup(before: string, looks: readonly string[]): string | null {
  for (const found of [...before.matchAll(COUNTED)].toReversed()) {
    const [match, number = '', look = '', noun = ''] = found
    if (numberOf(number) !== looks.length || !isPlural(noun)) continue
    const named = eachOf(`${look}${singular(noun)}`, looks)
    return before.slice(0, found.index) + named + before.slice(found.index + match.length)
  }
  return null
}

/** "A grey kitten , a white kitten and a black kitten". */
function eachOf(noun: string, looks: readonly string[]): string {
  // Of people it is their clothes that are red, green and blue.
  const people = findPicture(noun)?.picture === 'person'
  const worn = looks.every((look) => look.includes(' ') || (people && colourAt([look]) !== null))
  const all = looks.map((look, at) =>
    worn ? `${at === 0 ? 'a' : 'another'} ${noun} in ${look}` : `a ${look} ${noun}`,
  )
  return `${all.slice(0, -1).join(' , ')} and ${all.at(-1) ?? ''}`
}
