import { ALL_CREATURES } from './creatures/all-creatures.ts'
import { ALL_FOOD } from './home/all-food.ts'
import { HOME_THINGS } from './home/all-home.ts'
import { LENT_TOOLS } from './lent-tools.ts'
import { ALL_OUTDOORS } from './outdoors/all-outdoors.ts'
import { PLAYTHINGS } from './play/all-play.ts'
import type { Family, ListedProp } from './prop.ts'
import { ALL_CRAFT } from './vehicles/all-vehicles.ts'
import { ALL_WONDERS } from './wonders/all-wonders.ts'
import { THINGS_OF_WORK } from './work/all-work.ts'

/** A folder's list is in the folder; no word is in two of them. */
const FAMILIES: readonly Family[] = [
  ...HOME_THINGS,
  ...ALL_FOOD,
  ...THINGS_OF_WORK,
  ...PLAYTHINGS,
  ...ALL_OUTDOORS,
  ...ALL_CRAFT,
  ...ALL_CREATURES,
  ...ALL_WONDERS,
]

/** Everything we draw ourselves. A noun's picture is `prop:<name>`; `words` are the nouns that mean it. */
export const PROPS: readonly ListedProp[] = [
  ...FAMILIES.flatMap(([kind, props]) =>
    props.map((prop) => ({ kind, name: (prop.words[0] ?? '').replaceAll(' ', '-'), ...prop })),
  ),
  ...LENT_TOOLS,
]
