import { findPicture } from '../../../lexicon/find-picture.ts'
import { pluralOf } from '../../languages/plurals.ts'
import { garmentOf } from '../../words/describing-words.ts'
import { saidFor, type Rows, type Turn } from '../turn.ts'

/** How somebody has something, and how that is said of all of them. */
const HAVING: Rows = [
  ['with|has|have|having', 'with'],
  ['in|wearing|wears?', 'wearing'],
  ['holding|holds?', 'holding'],
  ['carrying|carr(?:ies|y)', 'carrying'],
  ['waving|waves?', 'waving'],
]
const HAS = HAVING.map(([words]) => words).join('|')

/** What differs by its colour; of instruments, cakes and beasts different ones are other things. */
const DYED =
  /^(?:balloon|umbrella|parasol|flag|kite|lantern|pennant|ribbon|candle|cup|mug|balloon dog)$/

function differsByColour(thing: string): boolean {
  return DYED.test(thing) || garmentOf(thing) !== null || findPicture(thing)?.kind === 'vehicle'
}

/** "Each in a different hat", "hats of different colours": every one has its own colour. */
export const EACH_OWN_TURNS: readonly Turn[] = [
  [
    'colors colours',
    /\b([a-z]+s) (?:of|in) (?:(?:all|many|of|the|lots of) )*(?:different|various|varied|several|differing) colou?rs\b/g,
    'colorful $1',
  ],
  [
    'color colour',
    /\ban? ([a-z]+) (?:of|in) (?:an?|its|his|her|their) (?:own |different |other )+colou?r\b/g,
    'a different $1',
  ],
  [
    'each',
    new RegExp(
      `[,.;]? each (?:one |of them |of whom |person |child )?(?:is )?(${HAS}) an? (?:different|colorful)[- ](?:colou?r )?([a-z]+)\\b(?: ?,)?`,
      'g',
    ),
    (match, having = '', thing = '') =>
      /colou?r/.test(match) || differsByColour(thing)
        ? ` ${saidFor(HAVING, having)} colorful ${/^colou?r$/.test(thing) ? 'clothes' : pluralOf(thing)}`
        : match,
  ],
  [
    'each',
    /, each (?:one |of them )?wear(?:ing|s) an? ((?:[a-z]+ )?)([a-z]+)(?= ?[,.;]|$| (?:in|on|at|and|walk|run|stand|sit)\b)/g,
    (match, how, thing) =>
      garmentOf(thing) === null ? match : ` wearing ${how}${pluralOf(thing)}`,
  ],
]
