import { namesLiving } from '../../../lexicon/find-picture.ts'
import type { Turn } from '../turn.ts'

const WHO =
  '(?:he|she|it|they|(?:the|an?|one|his|her|their|two|three) (?:[a-z-]+ ){0,2}?[a-z]+|[a-z]+)'

/** After these words nobody is named: "another" is somebody like the first. */
const UNNAMED =
  "(?= ?[.,;!]|$| (?:to|into|onto|off|out|while|with|at|in|on|by|as|and|for|from|who|that|an?|the|some|his|her|their|its|climbs|looks|watches|waits|holds|sits|stands|walks|searches|reads|sleeps|eats)\\b|'s\\b)"

/** "One person hands a cup to another": to another person. From one place to another nobody is meant. */
function namedAgain(said: string, ...[article = '', noun = '', between = '']: string[]): string {
  // "A bee flies from one flower to another": to a flower.
  return namesLiving(noun) && !/\b(?:one|from)\b/.test(between)
    ? `${article} ${noun}${between} another ${noun}`
    : said
}

/** Who "another" is, whose a part is, and "suddenly" where it keeps somebody from the deed. */
export const ANOTHER_TURNS: readonly Turn[] = [
  [
    'suddenly at once',
    new RegExp(
      `(?<=(?:^|[.;!?] ?|\\b(?:then|and then),? )${WHO}) (?:suddenly|all at once|all of a sudden) (?=[a-z])`,
      'g',
    ),
    ' ',
  ],
  ['then suddenly', /\bthen,? (?:suddenly|all at once|all of a sudden),? (?=[a-z])/g, 'then '],
  [
    ' another',
    new RegExp(
      `\\b(one|an?) (?:of the )?((?!of\\b)[a-z]+)( [^.;]{3,90}?) another(?: one)?${UNNAMED}`,
      'g',
    ),
    namedAgain,
  ],
  // "The shoelaces of another person", "the collar of her son's shirt": whose it is is said first.
  [
    ' of ',
    /\bthe ((?!(?:back|front|side|top|rest|middle|edge|end|arms|photo|picture|portrait|hand|hands)\b)(?:[a-z]+ )?[a-z]+) of (another|his|her|their) ((?:[a-z]+ )?(?:person|man|woman|boy|girl|child|friend|kid|son|daughter|sister|brother|mother|father|wife|husband|grandmother|grandfather|partner|student|teammate))(?:'s (?:shirt|jacket|coat|dress|suit|blouse|sweater|uniform|helmet))?(?= ?[.,;!]|$| (?:in|on|at|with|while|and|before|by)\b)/g,
    "$2 $3's $1",
  ],
]
