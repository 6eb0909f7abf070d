import type { Turn } from '../turn.ts'

const QUEEN = "((?:queen (?:bee|ant|wasp|termite))|(?:(?:bee|ant|wasp|termite)(?: queen|s' queen)))"
const COURT =
  '(?:loyal |busy |tiny |little |royal |faithful )*(?:worker|workers|drones|soldiers|subjects|servants|guards|army|court|attendants|followers|helpers|maids|children|staff|crew)'

/** Bees and ants by the name of their queen. */
function kinOf(queen: string): string {
  return `${/bee|ant|wasp|termite/.exec(queen)?.[0] ?? 'bee'}s`
}

const HIVE =
  '(?:in|inside|inside of|within) (?:an?|the|her|their|its|his) ((?:[a-z]+ ){0,2}?)(?:bee ?)?hive'

/** The people of a queen bee are bees, and a hive that they are in is seen from within. */
export const COLONY_TURNS: readonly Turn[] = [
  [
    'queen',
    new RegExp(
      `\\b${QUEEN}\\b([^.;]{0,100}?) (?:her|its|the|hundreds of|dozens of|many) ${COURT}\\b(?! bees| ants)`,
      'g',
    ),
    (_, queen = '', deed = '') => `${queen}${deed} her ${kinOf(queen)}`,
  ],
  [
    'hive',
    new RegExp(
      `(?<=\\bbees?\\b[^]{0,160})\\b${HIVE}\\b(?! (?:in|on|under|hanging|by|at|near))`,
      'g',
    ),
    'in a $1beehive interior',
  ],
]
