import type { Kind } from '../../plan/plan.ts'
import { AIRCRAFT } from './aircraft.ts'
import { ANIMAL_POSES } from './animal-poses.ts'
import { APPLIANCES } from './appliances.ts'
import { BAGS } from './bags.ts'
import { BOARDS } from './boards.ts'
import { BOATS } from './boats.ts'
import { BUSES } from './buses.ts'
import { CLOCKWORK } from './clockwork.ts'
import { CRAFTS } from './crafts.ts'
import { CREATURES } from './creatures.ts'
import { CURIOSITIES } from './curiosities.ts'
import { FANCY_FLIGHT } from './fancy-flight.ts'
import { FANTASY } from './fantasy.ts'
import { FOOD } from './food.ts'
import { FURNITURE } from './furniture.ts'
import { GARDEN } from './garden.ts'
import { GLOW_THINGS } from './glow-things.ts'
import { GYM } from './gym.ts'
import { HOUSEHOLD } from './household.ts'
import { HOUSES } from './houses.ts'
import { KITCHEN } from './kitchen.ts'
import { LANDMARKS } from './landmarks.ts'
import { MUSIC } from './music.ts'
import { NATURE } from './nature.ts'
import { OFFICE_THINGS } from './office-things.ts'
import { OPENINGS } from './openings.ts'
import { PASSENGER_VEHICLES } from './passenger-vehicles.ts'
import { PERCHES } from './perches.ts'
import { PLAYGROUND } from './playground.ts'
import { ROLLING_TOYS } from './rolling-toys.ts'
import { SCIENCE } from './science.ts'
import { SCREENS } from './screens.ts'
import { SEA_CREATURES } from './sea-creatures.ts'
import { SEATS } from './seats.ts'
import { SPORT_GEAR } from './sport-gear.ts'
import { STAGE_GEAR } from './stage-gear.ts'
import { STREET } from './street.ts'
import { TOYS } from './toys.ts'
import { TRAINS } from './trains.ts'
import { TREATS } from './treats.ts'
import { TREES } from './trees.ts'
import { VEHICLES } from './vehicles.ts'
import { WEARABLES } from './wearables.ts'
import { WILD_CREATURES } from './wild-creatures.ts'
import { WORK_VEHICLES } from './work-vehicles.ts'
import { WORKSHOP } from './workshop.ts'
import type { ListedProp, Prop } from './prop.ts'

const FAMILIES: readonly (readonly [Kind, readonly Prop[]])[] = [
  ['thing', STREET],
  ['thing', BAGS],
  ['toy', BOARDS],
  ['tool', SPORT_GEAR],
  ['tool', GYM],
  ['tool', KITCHEN],
  ['food', FOOD],
  ['furniture', APPLIANCES],
  ['thing', SCREENS],
  ['furniture', FURNITURE],
  ['furniture', SEATS],
  ['furniture', HOUSEHOLD],
  ['instrument', MUSIC],
  ['thing', STAGE_GEAR],
  ['tool', WORKSHOP],
  ['thing', CRAFTS],
  ['tool', SCIENCE],
  ['thing', GARDEN],
  ['vehicle', VEHICLES],
  ['vehicle', BUSES],
  ['vehicle', TRAINS],
  ['aircraft', AIRCRAFT],
  ['boat', BOATS],
  ['building', LANDMARKS],
  ['building', HOUSES],
  ['nature', NATURE],
  ['plant', TREES],
  ['toy', TOYS],
  ['toy', ROLLING_TOYS],
  ['thing', PLAYGROUND],
  ['thing', FANTASY],
  ['thing', CURIOSITIES],
  ['animal', CREATURES],
  ['animal', SEA_CREATURES],
  ['animal', WILD_CREATURES],
  ['animal', ANIMAL_POSES],
  ['thing', PERCHES],
  ['thing', OPENINGS],
  ['clothing', WEARABLES],
  ['vehicle', WORK_VEHICLES],
  ['vehicle', PASSENGER_VEHICLES],
  ['aircraft', FANCY_FLIGHT],
  ['thing', CLOCKWORK],
  ['thing', GLOW_THINGS],
  ['thing', OFFICE_THINGS],
  ['food', TREATS],
]

/** Everything we draw ourselves. A noun's picture is `prop:<name>`; `words` are the nouns that mean it. */
export const PROPS: readonly ListedProp[] = FAMILIES.flatMap(([kind, props]) =>
  props.map((prop) => ({ kind, ...prop })),
)

const byName = new Map(PROPS.map((prop) => [prop.name, prop]))
const byWord = new Map(PROPS.flatMap((prop) => prop.words.map((word) => [word, prop] as const)))

/** The prop of this name, without `prop:`. */
export function findProp(name: string): ListedProp | undefined {
  return byName.get(name)
}

/** The prop that an English noun in the singular means. */
export function propByWord(noun: string): ListedProp | undefined {
  return byWord.get(noun.toLowerCase())
}
