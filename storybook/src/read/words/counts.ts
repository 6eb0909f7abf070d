import { wordTable } from '../../lexicon/word-set.ts'
import { lookUp } from '../../lexicon/look-up.ts'

const NUMBERS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 40,
  dozen: 12,
  both: 2,
  several: 5,
  few: 3,
  some: 3,
  many: 8,
  numerous: 8,
  multiple: 5,
  countless: 12,
  various: 4,
  hundred: 40,
  thousand: 40,
  million: 40,
  billion: 40,
  triple: 3,
}

/** How many are meant by "a herd of", "a pair of", … */
const GROUPS = wordTable<number>([
  [2, 'pair|couple|duo'],
  [3, 'trio'],
  [4, 'quartet|handful|family|set|crew|variety|band|panel'],
  [5, 'group|bunch|pod|pack|pride|litter|stack|cluster|team|fleet|convoy|gang|troupe'],
  [5, 'collection|caravan|train|number|ballet|squad|squadron|tribe|council'],
  [6, 'gaggle|row|line|pile|heap|procession|troop|parade|array|murder|circle|ring'],
  [6, 'majority|queue|scattering|choir|brigade|platoon|class|jury'],
  [7, 'herd|formation|orchestra|mob'],
  [8, 'flock|lot|lots|plenty|kaleidoscope|audience|congregation'],
  [9, 'regiment|battalion|legion'],
  [10, 'school|shoal|colony|crowd|army|horde|tons'],
  [12, 'murmuration|swarm|dozen'],
  [14, 'dozens'],
  [24, 'hundreds'],
  [30, 'thousands'],
])

/** A number in digits or words, at most what a plan can hold; null if the word is no number. */
export function numberOf(word: string): number | null {
  if (/^\d{1,9}$/.test(word)) return Math.min(40, Number(word))
  const own = lookUp(NUMBERS, word)
  if (own !== undefined) return own
  const [tens = '', units = ''] = word.split('-')
  const [high, low] = [lookUp(NUMBERS, tens), lookUp(NUMBERS, units)]
  if (high === undefined || low === undefined || high < 20 || low > 9) return null
  return Math.min(40, high + low)
}

/** How many a group word stands for: a herd, a pair, dozens; "pairs" are as many as a pair. */
export function groupSize(word: string): number | null {
  return lookUp(GROUPS, word) ?? lookUp(GROUPS, word.replace(/s$/, '')) ?? null
}
