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
const GROUPS: Record<string, number> = {
  pair: 2,
  couple: 2,
  trio: 3,
  duo: 2,
  quartet: 4,
  group: 5,
  bunch: 5,
  handful: 4,
  family: 4,
  herd: 7,
  flock: 8,
  pack: 5,
  school: 10,
  shoal: 10,
  swarm: 12,
  pride: 5,
  litter: 5,
  colony: 10,
  gaggle: 6,
  crowd: 10,
  row: 6,
  line: 6,
  pile: 6,
  stack: 5,
  heap: 6,
  cluster: 5,
  set: 4,
  team: 5,
  fleet: 5,
  convoy: 5,
  army: 10,
  horde: 10,
  gang: 5,
  troop: 6,
  parade: 6,
  lot: 8,
  lots: 8,
  plenty: 8,
  dozen: 12,
  dozens: 14,
  hundreds: 24,
  thousands: 30,
  tons: 10,
  array: 6,
  collection: 5,
  murder: 6,
  caravan: 5,
  circle: 6,
  ring: 6,
  formation: 7,
  number: 5,
  variety: 4,
  majority: 6,
  queue: 6,
  scattering: 6,
  kaleidoscope: 8,
}

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
