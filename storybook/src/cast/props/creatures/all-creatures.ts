import { SLOW_CRAWLERS } from './slow-crawlers.ts'
import { SHORE_FINDS } from './shore-finds.ts'
import type { Family } from '../prop.ts'
import { ANIMAL_GEAR } from './animal-gear.ts'
import { ANIMAL_HOMES } from './animal-homes.ts'
import { ANIMAL_POSES } from './animal-poses.ts'
import { CLINGING_POSES } from './clinging-poses.ts'
import { CURLED } from './curled.ts'
import { LAIRS } from './lairs.ts'
import { CREATURES } from './creatures.ts'
import { DRAGONS } from './dragons.ts'
import { SEA_CREATURES } from './sea-creatures.ts'
import { MONSTERS } from './monsters.ts'
import { OTTER_PAIRS } from './otter-pair.ts'
import { BREEDS } from './breeds/breeds.ts'
import { WILD_POSES } from './wild-poses.ts'
import { PENGUIN_CHICKS } from './penguin-chick.ts'
import { WILD_CREATURES } from './wild-creatures.ts'
import { GRAZERS } from './grazers.ts'
import { SONGBIRDS } from './songbirds.ts'
import { WADERS } from './waders.ts'
import { IN_FLIGHT } from './in-flight.ts'
import { SMALL_MAMMALS } from './small-mammals.ts'
import { LIZARDS } from './lizards.ts'
import { REPTILES } from './reptiles.ts'
import { SWIFT_DINOSAURS } from './swift-dinosaurs.ts'
import { UPRIGHT_MAMMALS } from './upright-mammals.ts'
import { DINOSAURS } from './dinosaurs.ts'
import { DEEP_SEA } from './deep-sea.ts'
import { LEGENDARY } from './legendary.ts'
import { SERPENTS } from './serpents.ts'
import { KAIJU } from './kaiju.ts'
import { GENIES } from './genies.ts'
import { EGGS_AND_MUD } from './eggs-and-mud.ts'
import { MADE_CREATURES } from './made-creatures.ts'
import { SMALL_CRAWLERS } from './small-crawlers.ts'

/** Beasts that we draw, with what they wear, live in and come out of. */
export const ALL_CREATURES: readonly Family[] = [
  ['animal', CREATURES],
  ['animal', SEA_CREATURES],
  ['animal', WILD_CREATURES],
  ['animal', PENGUIN_CHICKS],
  ['animal', BREEDS],
  ['animal', ANIMAL_POSES],
  ['animal', CLINGING_POSES],
  ['animal', CURLED],
  ['nature', LAIRS],
  ['animal', WILD_POSES],
  ['animal', GRAZERS],
  ['animal', SONGBIRDS],
  ['animal', WADERS],
  ['animal', IN_FLIGHT],
  ['animal', SMALL_MAMMALS],
  ['animal', REPTILES],
  ['animal', LIZARDS],
  ['animal', SWIFT_DINOSAURS],
  ['animal', UPRIGHT_MAMMALS],
  ['animal', DINOSAURS],
  ['animal', DEEP_SEA],
  ['animal', LEGENDARY],
  ['creature', SERPENTS],
  ['animal', [KAIJU]],
  ['creature', GENIES],
  ['animal', SMALL_CRAWLERS],
  ['animal', MADE_CREATURES],
  ['thing', ANIMAL_HOMES],
  ['thing', EGGS_AND_MUD],
  ['thing', ANIMAL_GEAR],
  ['creature', DRAGONS],
  ['creature', MONSTERS],
  ['animal', OTTER_PAIRS],
  ['thing', SHORE_FINDS],
  ['animal', SLOW_CRAWLERS],
]
