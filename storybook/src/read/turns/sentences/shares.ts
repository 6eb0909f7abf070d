import { singular } from '../../../lexicon/morphology.ts'
import { numberOf, shareOf } from '../../words/counts.ts'
import { deedNamed } from '../../words/verb-form.ts'
import type { Turn } from '../turn.ts'

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const SHARE = '(one|two|three|four|five|six|half|some|most)'
const MANY = '[a-z]+s|people|children|men|women|sheep|fish|deer'
/** Who is one though many: of a crowd it is people who do this or that. */
const BODIES = /^(?:crowd|class|team|audience|group|fans|band)$/
/** So many are a group whose number is not told. */
const UNTOLD = 6

type Parts = [string, string, string | undefined, string, string, string, string]

/** "Half of the children swing, the other half slide": so many children swing, so many other children slide. */
function inTwoParts(match: string, ...groups: string[]): string {
  const [start, share, number, noun, deed, joint, next] = groups as Parts
  const all = Math.max(2, numberOf(number ?? '') ?? UNTOLD)
  const count = shareOf(`${share}_of`, all)
  const many = BODIES.test(noun) ? 'people' : noun
  const [verb = '', ...what] = deed.split(' ')
  const base = deedNamed(verb)
  if (base === null) return match
  const told = (heads: number, other = ''): string =>
    heads === 1 ? `one ${other}${singular(many)}` : `${heads} ${other}${many}`
  // "The other half blue flags": they do the same with them.
  const own = deedNamed(next)
  const goesOn = own === null ? `${base} ${next}` : all - count > 1 ? own : next
  const first = count > 1 ? [base, ...what].join(' ') : deed
  return `${start}${told(count)} ${first}${joint} ${told(all - count, 'other ')} ${goesOn}`
}

/** "One of the five puppies is black, the others are white": one black puppy and four white puppies. */
function unlikeTheOthers(match: string, ...groups: string[]): string {
  const [start = '', share = '', number = '', noun = '', look = '', otherLook = ''] = groups
  const all = Math.max(2, numberOf(number) ?? UNTOLD)
  const count = shareOf(`${share}_of`, all)
  const told = (heads: number, how: string): string =>
    `${heads} ${how} ${heads === 1 ? singular(noun) : noun}`
  return [look, otherLook].some((word) => word.endsWith('ing'))
    ? match
    : `${start}${told(count, look)} and ${told(all - count, otherLook)}`
}

/** "The leader howls. The others join in": they howl. */
function joinIn(match: string, ...groups: string[]): string {
  const [verb = '', between = '', who = ''] = groups
  const base = deedNamed(verb)
  return base === null ? match : `${verb}${between} ${who} ${base}`
}

/** Some of many, and the rest of them. */
export const SHARE_TURNS: readonly Turn[] = [
  // "One plays the guitar, two sing": two of those.
  [
    'two three four five',
    /(?<=\b(?:one|another) [a-z]+s\b[^.;]{0,60}(?:, |, and | and ))(two|three|four|five) (?:others? )?(?=(?:sing|dance|play|clap|watch|laugh|sleep|read|wave|eat|drink|run|sit|stand|look|cheer|talk|swim|jump|fight|walk|listen|cook|paint|write)\b)/g,
    '$1 of them ',
  ],
  ['remaining', new RegExp(`\\bthe remaining (?=${NUMBER}\\b)`, 'g'), 'the other '],
  [
    'rest half',
    /\bthe (?:rest|other half)(?: of (?:them|us|the (?:group|team|band|class|pack|litter|(?!day|world|film|time)[a-z]+s)))?(?= (?!of\b|stops?\b|areas?\b|rooms?\b|homes?\b)[a-z])/g,
    'the others',
  ],
  [
    'others',
    new RegExp(
      `(^ ?|[.;] ?)${SHARE} of (?:the|an?) (?:(${NUMBER}) )?(${MANY}) (?:is|are) ([a-z]+)(?:,|,? (?:while|and|but)) the others(?: are)? ([a-z]+)(?= ?[,.;]|$)`,
      'g',
    ),
    unlikeTheOthers,
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
    (match, share, next) => (deedNamed(next) === null ? match : `${share}_of them `),
  ],
  [
    'join in',
    /\b([a-z]+s)((?: [a-z]+){0,2} ?(?:[.,;]|,? and|,? while|,? then)) (the others|the others all|they all) join in\b(?: (?:with (?:him|her|it)|too))?/g,
    joinIn,
  ],
]
