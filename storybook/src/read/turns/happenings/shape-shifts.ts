import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

const MANY =
  '(two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|dozens of|hundreds of|thousands of|a hundred|a thousand|hundred|thousand|100|1000|countless)'
const COUNTS: Readonly<Record<string, string>> = {
  many: 'eight',
  several: 'five',
  'dozens of': 'twelve',
  'hundreds of': 'twenty',
  'thousands of': 'twenty',
  'a hundred': 'twenty',
  'a thousand': 'twenty',
  hundred: 'twenty',
  thousand: 'twenty',
  100: 'twenty',
  1000: 'twenty',
  countless: 'twenty',
}

const ODD_PLURALS: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  person: 'people',
  child: 'children',
  mouse: 'mice',
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
}

function several(noun: string): string {
  const odd = lookUp(ODD_PLURALS, noun)
  if (odd !== undefined) return odd
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

/** Who comes to the one that was there before. */
function others(count: string, noun: string): string {
  if (count === 'two') return `another ${noun} appears`
  const fewer = NUMBERS[NUMBERS.indexOf(count) - 1]
  return `${lookUp(COUNTS, count) ?? fewer ?? count} ${several(noun)} appear`
}

/** A cell that divides is none of a prison. */
const alive = (noun: string): string => (noun === 'cell' ? 'microbe' : noun)

const BEAST =
  '(cat|dog|lion|tiger|bear|wolf|fox|horse|cow|pig|sheep|goat|rabbit|mouse|elephant|monkey|panda|koala|frog|fish|shark|snail|duck|chicken|owl|eagle|parrot|penguin|dragon|unicorn|deer|giraffe|zebra|snake|turtle|whale|octopus|bird|swan|crocodile|hippo|rhino)'

/** What stuff in the air is called when it has taken a shape. */
const AIRY: Readonly<Record<string, string>> = {
  cloud: 'clouds',
  flames: 'fire',
}

/** One that becomes several, stuff that takes a shape, and beasts that are put together from two. */
export const SHAPE_SHIFT_TURNS: readonly Turn[] = [
  // Else "wheels races" are some kind of race.
  [
    'wheels',
    /\b((?:on|with) (?:[a-z]+ )?wheels) races\b(?! (?:an?|the|against|with)\b)/g,
    '$1 drives quickly',
  ],
  ['legs', /\b((?:on|with) (?:[a-z]+ )?legs) races\b(?! (?:an?|the|against|with)\b)/g, '$1 runs'],
  [
    'multipl split divid duplicat clone',
    new RegExp(
      `\\b(?:one|an?|the|a single) ((?:[a-z]+ )?)([a-z]+) (?:slowly |suddenly |quickly )?(?:multipl(?:ies|y)|splits?|divides?|duplicates?|clones?)(?: itself| himself| herself)?(?: in)?to ${MANY}\\b(?: (?:smaller|tiny|identical|little|more|new))*(?: (?!and\\b)[a-z]+)?(?: of (?:itself|himself|herself|him|her|it))?`,
      'g',
    ),
    (...[, look = '', noun = '', count = '']) =>
      `one ${look}${alive(noun)}. then ${others(count, `${look}${alive(noun)}`)}`,
  ],
  [
    'form shape twist curl gather',
    /\b(?:the |some |white |dark |grey |black )*(smoke|clouds?|water|sand|flames|fire|snow)(?: (?:rising |coming )?from (an?|the) ([a-z]+(?: [a-z]+)?))? (?:slowly )?(?:forms?|forming|(?:twists?|curls?|gathers?|shapes? itself|shape themselves) into|takes? the (?:shape|form) of)(?: the shape of)? (?:an?|the) (?:(?:giant|huge|big|great) )?(?!line|circle|wall|ring|column|pool|puddle|lake|river|wave|storm|funnel|pattern|pillar|cloud|trail)([a-z]+)\b/g,
    (...[, stuff = '', the = '', source = '', shape = '']) =>
      `a giant ${shape} made of ${lookUp(AIRY, stuff) ?? stuff} floats${source === '' ? '' : ` above ${the} ${source}`}`,
  ],
  [
    'head',
    new RegExp(
      `\\b(?:an?|the) ${BEAST}(?:'s)? head on (?:an?|the) ${BEAST}(?:'s)?(?: body)?\\b`,
      'g',
    ),
    'a half $1 half $2',
  ],
  [
    'body',
    new RegExp(
      `\\bthe (?:(head) of an? ${BEAST} and the body of an? ${BEAST}|body of an? ${BEAST} and the head of an? ${BEAST})\\b`,
      'g',
    ),
    (...[, first, one, two, three, four]: (string | undefined)[]) =>
      first === undefined ? `a half ${four} half ${three}` : `a half ${one} half ${two}`,
  ],
]
