import type { Kind } from '../plan/plan.ts'

const KIND_OF_SUBGROUP: Record<string, Kind> = {
  'animal-mammal': 'animal',
  'animal-bird': 'bird',
  'animal-amphibian': 'animal',
  'animal-reptile': 'animal',
  'animal-marine': 'fish',
  'animal-bug': 'insect',
  'plant-flower': 'plant',
  'plant-other': 'plant',
  'food-fruit': 'food',
  'food-vegetable': 'food',
  'food-prepared': 'food',
  'food-asian': 'food',
  'food-sweet': 'food',
  drink: 'food',
  dishware: 'tool',
  'place-map': 'thing',
  'place-geographic': 'nature',
  'place-building': 'building',
  'place-religious': 'building',
  'place-other': 'building',
  'transport-ground': 'vehicle',
  'transport-water': 'boat',
  'transport-air': 'aircraft',
  hotel: 'thing',
  time: 'thing',
  'sky-weather': 'sky',
  event: 'thing',
  sport: 'toy',
  game: 'toy',
  clothing: 'clothing',
  'musical-instrument': 'instrument',
  tool: 'tool',
  household: 'thing',
  person: 'person',
  'person-gesture': 'person',
  'person-role': 'person',
  'person-fantasy': 'person',
  'person-activity': 'person',
  'person-sport': 'person',
  'person-resting': 'person',
  family: 'person',
}

/** Pictures whose subgroup says too little about how they behave on the stage. */
const KIND_OF_NAME: Record<string, Kind> = {
  bat: 'bird',
  dolphin: 'fish',
  dragon: 'creature',
  'dragon-face': 'creature',
  unicorn: 'animal',
  phoenix: 'bird',
  seal: 'fish',
  crab: 'animal',
  lobster: 'fish',
  'flying-saucer': 'aircraft',
  robot: 'creature',
  alien: 'creature',
  'alien-monster': 'creature',
  ghost: 'creature',
  ogre: 'creature',
  goblin: 'creature',
  'hairy-creature': 'creature',
  troll: 'creature',
  mermaid: 'creature',
  merman: 'creature',
  merperson: 'creature',
  fairy: 'creature',
  genie: 'creature',
  snowman: 'thing',
  'snowman-without-snow': 'thing',
  bed: 'furniture',
  'couch-and-lamp': 'furniture',
  chair: 'furniture',
  toilet: 'furniture',
  bathtub: 'furniture',
  door: 'furniture',
  window: 'furniture',
  mirror: 'furniture',
  seat: 'furniture',
  shower: 'furniture',
  elevator: 'furniture',
  'file-cabinet': 'furniture',
  skateboard: 'vehicle',
  'roller-skate': 'clothing',
  sled: 'vehicle',
  kite: 'toy',
  balloon: 'toy',
  'teddy-bear': 'toy',
  'christmas-tree': 'plant',
  mountain: 'nature',
  'mount-fuji': 'nature',
  'snow-capped-mountain': 'nature',
  volcano: 'nature',
  rock: 'nature',
  wood: 'nature',
  'water-wave': 'nature',
  fire: 'nature',
  droplet: 'nature',
  parachute: 'aircraft',
  satellite: 'aircraft',
  'fuel-pump': 'thing',
  'stop-sign': 'thing',
  'vertical-traffic-light': 'thing',
  'horizontal-traffic-light': 'thing',
  'bus-stop': 'building',
  station: 'building',
  construction: 'thing',
  wheel: 'thing',
  'police-car-light': 'thing',
  'railway-track': 'nature',
  motorway: 'nature',
  'oil-drum': 'thing',
  anchor: 'thing',
  'ring-buoy': 'thing',
  umbrella: 'tool',
  'closed-umbrella': 'tool',
  mushroom: 'plant',
  'brown-mushroom': 'plant',
}

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
    KIND_OF_NAME[name] ??
    KIND_OF_SUBGROUP[subgroup] ??
    (isSeldom(name, subgroup) ? 'symbol' : 'thing')
  )
}

/** Whether it is a symbol, a face, a hand or a flag rather than a thing to put on a stage. */
export function isSeldom(name: string, subgroup: string): boolean {
  return SELDOM.test(subgroup) || name.endsWith('-face')
}
