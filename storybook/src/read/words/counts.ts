import { wordTable } from '../../lexicon/word-set.ts'
import { lookUp } from '../../lexicon/look-up.ts'

const NUMBERS = wordTable<number>([
  [0, 'zero'],
  [1, 'one'],
  [2, 'two|both'],
  [3, 'three|few|some|triple'],
  [4, 'four|various'],
  [5, 'five|several|multiple'],
  [6, 'six'],
  [7, 'seven'],
  [8, 'eight|many|numerous'],
  [9, 'nine'],
  [10, 'ten'],
  [11, 'eleven'],
  [12, 'twelve|dozen|countless'],
  [13, 'thirteen'],
  [14, 'fourteen'],
  [15, 'fifteen'],
  [16, 'sixteen'],
  [17, 'seventeen'],
  [18, 'eighteen'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [30, 'thirty'],
  [40, 'forty|fifty|hundred|thousand|million|billion'],
])

/** How many are meant by "a herd of", "a pair of", … */
const GROUPS = wordTable<number>([
  [2, 'pair|couple|duo'],
  [3, 'trio'],
  [4, 'quartet|handful|family|set|crew|variety|band|panel'],
  [5, 'group|bunch|pod|pack|pride|litter|stack|cluster|team|fleet|convoy|gang|troupe'],
  [5, 'collection|caravan|train|number|ballet|squad|squadron|tribe|council'],
  [6, 'gaggle|row|line|column|pile|heap|procession|troop|parade|array|murder|circle|ring'],
  [6, 'peloton|majority|queue|scattering|choir|brigade|platoon|class|jury'],
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

/** "One of them", "half of the dogs", as one word each: `one_of`, `half_of`. */
export function isShare(word: string): boolean {
  return word.endsWith('_of')
}

/** How many of so many such a word means; some are always left. */
export function shareOf(word: string, all: number): number {
  const part = word.replace('_of', '')
  const rough: Record<string, number> = { half: Math.floor(all / 2), some: 2, most: all - 1 }
  return Math.max(1, Math.min(all - 1, rough[part] ?? numberOf(part) ?? 1))
}

/** How many a group word stands for: a herd, a pair, dozens; "pairs" are as many as a pair. */
export function groupSize(word: string): number | null {
  return lookUp(GROUPS, word) ?? lookUp(GROUPS, word.replace(/s$/, '')) ?? null
}
