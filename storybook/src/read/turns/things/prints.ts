import { hasPicture } from '../../../lexicon/find-picture.ts'
import { numberOf } from '../../words/counts.ts'
import { colourAt } from '../../words/colours.ts'
import type { Turn } from '../turn.ts'
import { SIDE_AND_TOP_TURNS } from './sides-and-tops.ts'

/** What has a chest to print on. */
const TOPS =
  '(?:t-?shirt|tee|tshirt|shirt|jersey|hoodie|sweater|sweatshirt|pullover|jumper|jacket|vest|waistcoat|tank top|uniform|apron|bib|dress|coat|robe|tunic|onesie|costume|suit|armou?r|breastplate|chest|back|belly)'
const BODY = /^(?:chest|back|belly|breastplate|armou?r)$/
/** What is on somebody's back otherwise rides there. */
const SIGNS = /\b(?:number [a-z0-9]+|letter [a-z]|star|heart|cross|lightning bolt|lion|eagle|sun)$/
const HOW =
  '(?:(?:printed|painted|embroidered|stitched|sewn|drawn|pinned|emblazoned|knitted|emblem|logo|print|badge|patch|symbol) )?'
const ON_IT = '(?:on (?:it|its front|the front|the chest|the back|the front of it))'
const THING = '(?:(?:(?:an?|the|his|her) )?(?:picture|image|drawing|print|logo|face|patch) of )?'
const NUMBER = /^(?:number|numeral|no) ([a-z0-9]+)$/
const LETTER = /^(?:letter|initial) ([a-z])$/

/** "Number-10-print", "red-star-print": one word before the garment; null for what nobody could print. */
function printOf(words: string): string | null {
  const plain = words
    .replace(/^(?:big|large|huge|small|little|giant|tiny) /, '')
    .replace(/(?<=[a-z]) (?:picture|image|drawing|print|logo|face|patch|emblem|symbol|badge)$/, '')
  return signOf(plain) ?? thingOf(plain.split(' '))
}

function signOf(plain: string): string | null {
  const letter = LETTER.exec(plain)?.[1]
  if (letter !== undefined) return `letter${letter}-print`
  const count = NUMBER.exec(plain)?.[1]
  const number = count === undefined ? null : (/^\d{1,3}$/.exec(count)?.[0] ?? numberOf(count))
  return number === null ? null : `number-${number}-print`
}

function thingOf(words: readonly string[]): string | null {
  const noun = [words.slice(-2).join(' '), words.at(-1) ?? ''].find((name) => hasPicture(name))
  if (noun === undefined) return null
  const colour = words.find((word) => colourAt([word]) !== null && !noun.includes(word))
  return [...(colour === undefined ? [] : [colour]), ...noun.split(' '), 'print'].join('-')
}

/** The garment with its print said before it. */
function onGarment(match: string, ...[garment = '', words = '']: string[]): string {
  const print = printOf(words)
  return print === null ? match : `${print} ${garment}`
}

/** "With a silver star on his vest": he has a vest on, and the star is on that. */
function onOwn(match: string, ...[words = '', look = '', garment = '']: string[]): string {
  const print = BODY.test(garment) && !SIGNS.test(words) ? null : printOf(words)
  return print === null ? match : `in a ${look}${print} ${BODY.test(garment) ? 'emblem' : garment}`
}

/** What is printed on clothes is on them, and stands nowhere beside whoever wears them. */
export const PRINT_TURNS: readonly Turn[] = [
  ...SIDE_AND_TOP_TURNS,
  [
    'with has',
    new RegExp(
      `\\b(${TOPS}) (?:with|that has|which has) (?:an?|the|its) ${THING}(?:an?|the)? ?((?:[a-z0-9]+ ){0,3}?[a-z0-9]+) ${HOW}${ON_IT}`,
      'g',
    ),
    onGarment,
  ],
  [
    'wordprint',
    new RegExp(
      `\\b(${TOPS})s?,? (?:(?:that|which|with|says?|saying|reads?|reading|spells|the|words?|text|letters?|name) )*wordprint([a-z0-9]+)(?: ${ON_IT})?`,
      'g',
    ),
    'word$2-print $1',
  ],
  [
    'number letter',
    new RegExp(
      `\\b(${TOPS}),? (?:with )?(?:an? |the |its )?((?:big |large )?(?:number [a-z0-9]+|letter [a-z])\\b)(?: ${ON_IT})?`,
      'g',
    ),
    onGarment,
  ],
  [
    'number',
    new RegExp(`\\b(number [a-z0-9]+) (?:on (?:an?|the) )?(${TOPS})\\b`, 'g'),
    (match, words, garment) => onGarment(match, garment, words),
  ],
  [
    'his her its their',
    new RegExp(
      `\\b(?:with|wearing|has|wears) (?:(?:an?|the) |(?=number ))${THING}((?:[a-z0-9]+ ){0,3}?[a-z0-9]+) ${HOW}on (?:his|her|its|their) ((?:[a-z]+ )?)(${TOPS})\\b`,
      'g',
    ),
    onOwn,
  ],
]
