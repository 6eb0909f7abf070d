import type { Kind } from '../../plan/plan.ts'
import { AIRCRAFT } from './aircraft.ts'
import { APPLIANCES } from './appliances.ts'
import { BAGS } from './bags.ts'
import { BOARDS } from './boards.ts'
import { BOATS } from './boats.ts'
import { CREATURES } from './creatures.ts'
import { FANTASY } from './fantasy.ts'
import { FURNITURE } from './furniture.ts'
import { GARDEN } from './garden.ts'
import { KITCHEN } from './kitchen.ts'
import { LANDMARKS } from './landmarks.ts'
import { MUSIC } from './music.ts'
import { NATURE } from './nature.ts'
import { PLAYGROUND } from './playground.ts'
import type { ListedProp, Prop } from './prop.ts'
import { SPORT_GEAR } from './sport-gear.ts'
import { STREET } from './street.ts'
import { TOYS } from './toys.ts'
import { VEHICLES } from './vehicles.ts'
import { WORKSHOP } from './workshop.ts'

const FAMILIES: readonly (readonly [Kind, readonly Prop[]])[] = [
  ['thing', STREET],
  ['thing', BAGS],
  ['toy', BOARDS],
  ['tool', SPORT_GEAR],
  ['tool', KITCHEN],
  ['furniture', APPLIANCES],
  ['furniture', FURNITURE],
  ['instrument', MUSIC],
  ['tool', WORKSHOP],
  ['thing', GARDEN],
  ['vehicle', VEHICLES],
  ['aircraft', AIRCRAFT],
  ['boat', BOATS],
  ['building', LANDMARKS],
  ['nature', NATURE],
  ['toy', TOYS],
  ['thing', PLAYGROUND],
  ['thing', FANTASY],
  ['animal', CREATURES],
]

/** Everything we draw ourselves. A noun's picture is `prop:<name>`; `words` are the nouns that mean it. */
export const PROPS: readonly ListedProp[] = FAMILIES.flatMap(([kind, props]) =>
  props.map((prop) => ({ kind, ...prop })),
)

const byName = new Map(PROPS.map((prop) => [prop.name, prop]))
const byWord = new Map(PROPS.flatMap((prop) => prop.words.map((word) => [word, prop] as const)))

export function findProp(name: string): ListedProp | undefined {
  return byName.get(name)
}

/** The prop that an English noun in the singular means. */
export function propByWord(noun: string): ListedProp | undefined {
  return byWord.get(noun.toLowerCase())
}
