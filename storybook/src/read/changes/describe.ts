import { findPicture } from '../../lexicon/find-picture.ts'
import { familyOf, isState } from './states.ts'

const WHOSE =
  /^(?:(an?|the|his|her|its|their|my|our|some|two|three|four|five|several|many|one|each|all) )?(.*)$/
const PACKED =
  /^((?:[a-z]+ )?(?:pairs?|pieces?|sheets?|blocks?|bunch(?:es)?|patch(?:es)?|bars?|drops?|strands?|lumps?|slices?|stalks?|fields?|group|row) of )(.*)$/
/** "A butterfly's wings", "a book's pages": it is the book that is seen. */
const OWNED =
  /^(.+?)'s ((?:[a-z-]+ ){0,3}?)(hair|eyes?|wings?|pages?|skin|fur|feathers|leaves|nose|beard|tail|cover|face|coat)\b(.*)$/
/** All of it takes the colour of its skin. */
const ALL_OF_IT = /^(?:skin|fur|feathers|cover|face|wings?|pages?|coat)$/

/** "The surface of a stone", "blue paint on a house", "a car body": it is the stone, the house, the car that is seen. */
const PARTS: readonly (readonly [part: RegExp, whole: string])[] = [
  [
    /^(an?|the) ((?:[a-z-]+ )*)(?:paint|colou?rs?|surface|coating) (?:on|of) (?:an?|the) ([a-z]+)\b/,
    '$1 $2$3',
  ],
  [/\b(stone|metal|wood|wooden|concrete|ice) surface$/, '$1'],
  [/\b(car|boat|ship|truck|bus|plane) (?:body|shell|hull|paint|chassis)$/, '$1'],
  [/^(.*'s) ((?:[a-z]+ )*)eyes?$/, 'a close-up of $1 $2eye'],
  [/\btable ?top$/, 'table'],
  [/'s (?:wings?|pages?|skin|fur|feathers)$/, ''],
  [/\b(?:canvas|oil|acrylic) painting\b/, 'painting'],
  [/\b(?:stair )?(?:railing|banister)s?$/, 'fence'],
]

/** What is seen whole where only the outside or most of it is named. */
export const whole = (phrase: string): string =>
  PARTS.reduce((told, [part, all]) => told.replace(part, all), phrase)

/** A noun phrase with another state said before it, in the place of what was said of it: "a white car", golden, is "a golden car". */
export function described(said: string, state: string): string {
  const phrase = whole(said)
  const owned = OWNED.exec(
    phrase.replace(/^(?:(her)|his) /, (_, hers) => `a ${hers ? 'wo' : ''}man's `),
  )
  if (owned) return ownerWith(owned, state)
  const [, whose, named = ''] = WHOSE.exec(phrase) ?? []
  const [, pack = '', rest = named] = PACKED.exec(named) ?? []
  const article = whose === undefined ? '' : /^(?:an?|one)$/.test(whose) ? 'a ' : `${whose} `
  return `${article}${pack}${state} ${withoutStates(rest, state)}`.replace('  ', ' ')
}

function ownerWith([, owner, , part = '', tail = '']: readonly string[], state: string): string {
  if (ALL_OF_IT.test(part)) return described(`${owner}${tail}`, state)
  if (part.startsWith('eye')) return `${owner}'s ${state} eye${tail}`
  return `${owner} with ${state} ${part}${tail}`
}

/** What was said of it before is no more true; the rubber of a rubber duck is. */
function withoutStates(rest: string, state: string): string {
  const words = rest.split(' ')
  const told = state.split(/[ ,]+/).filter(isState).map(familyOf)
  const kept: string[] = []
  let from = 0
  for (; from < words.length - 1 && isSaidOfIt(words, from); from++) {
    const word = (words[from] ?? '').replace(/,$/, '')
    const family = JOINS.test(word) ? 'condition' : familyOf(word)
    if (family !== 'condition' && !told.includes(family)) kept.push(word)
  }
  return [...kept, ...words.slice(from)].join(' ')
}

const JOINS = /^(?:and|brand|very|initially|originally|once)$/

/** Whether a word before the noun says how it is, and is no part of its name. */
function isSaidOfIt(words: readonly string[], at: number): boolean {
  const word = (words[at] ?? '').replace(/,$/, '')
  if (JOINS.test(word)) return true
  if (!isState(word)) return false
  const next = words[at + 1] ?? ''
  return findPicture(`${word} ${next}`)?.picture === findPicture(next)?.picture
}

/** The last word of what a phrase names: the wheel of a metal wheel. */
export const headOf = (phrase: string): string =>
  (phrase.split(/ (?:in|on|at|of|with|under|beside|near|from|by|that|which)\b/)[0] ?? '')
    .split(/[ ,]+/)
    .at(-1) ?? ''
