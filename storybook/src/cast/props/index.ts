import { APPLIANCES } from './appliances.ts'
import { BAGS } from './bags.ts'
import { BOARDS } from './boards.ts'
import { FURNITURE } from './furniture.ts'
import { KITCHEN } from './kitchen.ts'
import type { Prop } from './prop.ts'
import { SPORT_GEAR } from './sport-gear.ts'
import { STREET } from './street.ts'

/** Everything we draw ourselves. A noun's picture is `prop:<name>`; `words` are the nouns that mean it. */
export const PROPS: readonly Prop[] = [
  ...STREET,
  ...BAGS,
  ...BOARDS,
  ...SPORT_GEAR,
  ...KITCHEN,
  ...APPLIANCES,
  ...FURNITURE,
]

const byName = new Map(PROPS.map((prop) => [prop.name, prop]))

export function findProp(name: string): Prop | undefined {
  return byName.get(name)
}
