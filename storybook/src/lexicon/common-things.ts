import { ANIMALS } from './things/animals.ts'
import { BODY } from './things/body.ts'
import { BUILDINGS } from './things/buildings.ts'
import { CLOTHES } from './things/clothes.ts'
import { DESK } from './things/desk.ts'
import { DEVICES } from './things/devices.ts'
import { FOOD } from './things/food.ts'
import { HOME } from './things/home.ts'
import { LEGENDS } from './things/legends.ts'
import { NATURE } from './things/nature.ts'
import { PLANTS } from './things/plants.ts'
import { PLAY } from './things/play.ts'
import { TOOLS } from './things/tools.ts'
import { TRAVEL } from './things/travel.ts'

/**
 * Everyday words whose picture the keyword data gets wrong, or finds only by luck. A word may stand for several meanings,
 * told apart by the words around it (see `senses.ts`). Of two lines with the same word the later one wins.
 */
const TABLES = [
  TRAVEL,
  ANIMALS,
  FOOD,
  PLANTS,
  HOME,
  DEVICES,
  DESK,
  CLOTHES,
  PLAY,
  TOOLS,
  BUILDINGS,
  NATURE,
  LEGENDS,
  BODY,
]

/** Word or phrase → Noto picture. */
export const COMMON_THINGS: ReadonlyMap<string, string> = new Map(
  TABLES.flatMap((table) => table.trim().split('\n')).flatMap((line) => {
    const [picture = '', words = ''] = line.split(': ')
    return words.split('|').map((word): [string, string] => [word, picture])
  }),
)
