import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { colourAt } from '../words/colours.ts'
import { numberOf, shareOf } from '../words/counts.ts'
import { knowsDeed } from '../words/verb-form.ts'
import type { Turn } from './turn.ts'

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const SHARE = '(one|two|three|four|five|six|half|some|most)'
const MANY = '[a-z]+s|people|children|men|women|sheep|fish|deer'
/** Who is one though many: of a crowd it is people who do this or that. */
const BODIES = /^(?:crowd|class|team|audience|group|fans|band)$/
/** So many are a group whose number is not told. */
const UNTOLD = 6

/** The deed that a word names, whoever does it; null for any other word. */
function deedOf(word: string): string | null {
  const base = baseVerb(word)
  return base !== null && knowsDeed(base) && colourAt([word]) === null ? base : null
}

type Parts = [string, string, string | undefined, string, string, string, string]

/** "Half of the children swing, the other half slide": so many children swing, so many other children slide. */
function inTwoParts(match: string, ...groups: string[]): string {
  const [start, share, number, noun, deed, joint, next] = groups as Parts
  const all = Math.max(2, numberOf(number ?? '') ?? UNTOLD)
  const count = shareOf(`${share}_of`, all)
  const many = BODIES.test(noun) ? 'people' : noun
  const [verb = '', ...what] = deed.split(' ')
  const base = deedOf(verb)
  if (base === null) return match
  const told = (heads: number, other = ''): string =>
    heads === 1 ? `one ${other}${singular(many)}` : `${heads} ${other}${many}`
  // "The other half blue flags": they do the same with them.
  const own = deedOf(next)
  const goesOn = own === null ? `${base} ${next}` : all - count > 1 ? own : next
  const first = count > 1 ? [base, ...what].join(' ') : deed
  return `${start}${told(count)} ${first}${joint} ${told(all - count, 'other ')} ${goesOn}`
}

/** Some of many, and the rest of them. */
export const SHARE_TURNS: readonly Turn[] = [
  ['remaining', new RegExp(`\\bthe remaining (?=${NUMBER}\\b)`, 'g'), 'the other '],
  [
    'rest half',
    /\bthe (?:rest|other half)(?: of (?:them|us|the (?:group|team|band|class|pack|litter|(?!day|world|film|time)[a-z]+s)))?(?= (?!of\b|stops?\b|areas?\b|rooms?\b|homes?\b)[a-z])/g,
    'the others',
  ],
  [
    'others other',
    new RegExp(
      `(^ ?|[.;] ?)${SHARE} of (?:the|an?) (?:(?:group|crowd) of )?(?:(${NUMBER}) )?(${MANY}|crowd|class|team|audience|group|band) ([^.;]+?)(,? (?:while|and|but|as)|,) the others?(?: ${NUMBER})? ([a-z]+)`,
      'g',
    ),
    inTwoParts,
  ],
  [
    'one of',
    /\bone of (?:(?:the|these|those|his|her|its|their|my|our) (?:(?:two|three|four|five|six) )?(?=[a-z]+(?: [a-z]+)?s\b)|(?=them\b|us\b))/g,
    'one_of ',
  ],
  [
    ' of them',
    new RegExp(`(?<!the )\\b${SHARE} of them (?=([a-z]+))`, 'g'),
    // "Half of them green" is how they look.
    (match, share, next) => (deedOf(next) === null ? match : `${share}_of them `),
  ],
]
