import { isDescribing } from '../phrases/traits.ts'
import { garmentOf } from '../words/describing-words.ts'
import { knowsDeed } from '../words/verb-form.ts'
import type { Turn } from './turn.ts'

const WEARS: Readonly<Record<string, string>> = { has: 'wears', have: 'wear', having: 'wearing' }
const WHO: Readonly<Record<string, readonly [who: string, wears: string]>> = {
  her: ['she', 'wears'],
  his: ['he', 'wears'],
  their: ['they', 'wear'],
}

/** "White and long" before the noun; null if more is said than how it looks. */
function asLook(looks: string): string | null {
  const words = looks.split(/,? and |, ?| /).filter((word) => word !== '')
  return words.length > 0 && words.every(isDescribing) ? words.join(' ') : null
}

function ownLook(match: string, ...[whose = '', thing = '', looks = '']: string[]): string {
  const hair = thing === 'hair'
  const look = hair || garmentOf(thing) !== null ? asLook(looks) : null
  const [who, wears] = WHO[whose] ?? []
  const article = hair || thing.endsWith('s') ? '' : 'a '
  return look === null ? match : `${who} ${hair ? 'with' : wears} ${article}${look} ${thing}`
}

/** What somebody has on, said in other ways than that they wear it. */
export const CLOTHES_TURNS: readonly Turn[] = [
  // "The drummer has a black hat": it is on the head, and stands nowhere.
  [
    'has have having',
    /\b(has|have|having) ((?:an? )?(?:[a-z]+ ){0,2}?[a-z]+)(?= ?[,.;]|$| (?:on|while|with|and (?!an? ))\b)(?! on (?:the|an?|its) (?:table|floor|wall|shelf|head of))/g,
    (match, has, thing) =>
      garmentOf(thing.split(' ').at(-1) ?? '') === null ? match : `${WEARS[has] ?? has} ${thing}`,
  ],
  // "His face painted like a tiger".
  [
    'paint',
    /\b(?:with )?(?:his |her |their |its |a )?faces? (?:is |are )?(?:painted|made up) (?:like|as) (?:an? )?([a-z]+?)s?\b/g,
    'with $1 face paint',
  ],
  ['paint', /\b([a-z]+) face-?painting(?= on|[,.;]|$)/g, '$1 face paint'],
  // "Her hair and white dress blow in the wind": the hair cannot, and there is one dress.
  [
    'wind breeze gale',
    /\b(an?|the) ([a-z]+)'s ((?:[a-z]+ ){0,2}hair) and ((?:[a-z]+ ){0,2}[a-z]+) (?:blow|flow|flutter|billow|wave|stream|whip|dance)s? in the (?:[a-z]+ )?(wind|breeze|gale) (?:as|while) (?:s?he|they) /g,
    '$1 $2 with $3 in a $4 in the wind ',
  ],
  [
    'hair',
    /\b(her|his|their) (?:[a-z]+ ){0,2}hair and ((?:[a-z]+ ){0,2}[a-z]+) (?:blow|flow|flutter|billow|wave|stream|whip|danc)(?:e?s|ing|e)? in the (?:[a-z]+ )?(?:wind|breeze|gale)\b/g,
    '$1 $2 flowing in the wind',
  ],
  // "The bassist has long green hair".
  ['hair', /\b(?:has|have) (?=(?:[a-z]+ ){1,3}hair\b)/g, 'with '],
  // "Her dress is white and long, his suit is dark blue": each their own.
  [
    'her his their',
    /\b(her|his|their) ([a-z]+) (?:is|are) ([a-z]+(?:(?:,| and|) [a-z]+){0,2})(?= ?[,.;]|$)/g,
    ownLook,
  ],
  // "Two girls swing. Both wear yellow dresses".
  [
    'both',
    /((?:^|[.;,]|\band) ?)both (?:of them )?(?=([a-z]+)\b)/g,
    (match, start, verb) =>
      /^(?:are|have|wear)$/.test(verb) || knowsDeed(verb) ? `${start}they ` : match,
  ],
]
