import { lookUp } from './look-up.ts'
import { wordTable } from './word-set.ts'
import type { Kind } from '../plan/plan.ts'

const KIND_OF_SUBGROUP = wordTable<Kind>([
  ['animal', 'animal-mammal|animal-amphibian|animal-reptile'],
  ['bird', 'animal-bird'],
  ['fish', 'animal-marine'],
  ['insect', 'animal-bug'],
  ['plant', 'plant-flower|plant-other'],
  ['food', 'food-fruit|food-vegetable|food-prepared|food-asian|food-sweet|drink'],
  ['tool', 'dishware|tool'],
  ['thing', 'place-map|hotel|time|event|household'],
  ['nature', 'place-geographic'],
  ['building', 'place-building|place-religious|place-other'],
  ['vehicle', 'transport-ground'],
  ['boat', 'transport-water'],
  ['aircraft', 'transport-air'],
  ['sky', 'sky-weather'],
  ['toy', 'sport|game'],
  ['clothing', 'clothing'],
  ['instrument', 'musical-instrument'],
  ['person', 'person|person-gesture|person-role|person-fantasy|person-activity'],
  ['person', 'person-sport|person-resting|family'],
])

/** Pictures whose subgroup says too little about how they behave on the stage. */
const KIND_OF_NAME = wordTable<Kind>([
  ['bird', 'bat|phoenix'],
  ['fish', 'dolphin|seal|lobster'],
  ['creature', 'dragon|dragon-face|robot|alien|alien-monster|ghost|ogre|goblin'],
  ['animal', 'unicorn|crab'],
  ['aircraft', 'flying-saucer|parachute|satellite'],
  ['creature', 'hairy-creature|troll|mermaid|merman|merperson|fairy|genie'],
  ['thing', 'snowman|snowman-without-snow|fuel-pump|stop-sign|vertical-traffic-light'],
  ['furniture', 'bed|couch-and-lamp|chair|toilet|bathtub|door|window|mirror|seat|shower'],
  ['furniture', 'elevator|file-cabinet'],
  ['vehicle', 'skateboard|sled'],
  ['clothing', 'roller-skate'],
  ['toy', 'kite|balloon|teddy-bear'],
  ['plant', 'christmas-tree|mushroom|brown-mushroom'],
  ['nature', 'mountain|mount-fuji|snow-capped-mountain|volcano|rock|wood|water-wave|fire'],
  ['nature', 'droplet|railway-track|motorway'],
  ['thing', 'horizontal-traffic-light|construction|wheel|police-car-light|oil-drum|anchor'],
  ['building', 'bus-stop|station'],
  ['thing', 'ring-buoy'],
  ['tool', 'umbrella|closed-umbrella'],
])

// Symbols, letters, flags, faces and hands mean something else than the thing they are named after.
const SELDOM =
  /^(?:face-|heart|emotion|hand|body-parts|skin-tone|hair-style|transport-sign|warning|arrow|religion|zodiac|av-symbol|gender|math|punctuation|currency|other-symbol|keycap|alphanum|geometric|flag|country-flag|subdivision-flag|variant|alias|cat-face|monkey-face|sound)/

interface Shelf {
  readonly name: string
  readonly subgroup: string
}

/** What a picture shows, as far as the stage cares: how it stands, moves and grows. */
export function kindOf({ name, subgroup }: Shelf): Kind {
  return (
    lookUp(KIND_OF_NAME, name) ??
    lookUp(KIND_OF_SUBGROUP, subgroup) ??
    (isSeldom(name, subgroup) ? 'symbol' : 'thing')
  )
}

/** Whether it is a symbol, a face, a hand or a flag rather than a thing to put on a stage. */
export function isSeldom(name: string, subgroup: string): boolean {
  return SELDOM.test(subgroup) || name.endsWith('-face')
}
