import type { Kind } from '../plan/plan.ts'
import { readAsset } from './asset.ts'

/** One Noto picture and the English words that lead to it. */
export interface Picture {
  readonly name: string
  readonly subgroup: string
  readonly emoji: string
  readonly label: string
  readonly keywords: readonly string[]
}

interface Index {
  readonly byName: ReadonlyMap<string, Picture>
  readonly byLabel: ReadonlyMap<string, Picture>
  /** By a word of the label, the last words of labels first: "apple" finds "red apple". */
  readonly byPart: ReadonlyMap<string, readonly Picture[]>
  readonly byKeyword: ReadonlyMap<string, readonly Picture[]>
  readonly byEmoji: ReadonlyMap<string, Picture>
}

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

let index: Index | undefined

/** All pictures, indexed once on first use. */
export function pictureIndex(): Index {
  index ??= indexPictures(loadPictures())
  return index
}

export function kindOf({ name, subgroup }: Picture): Kind {
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

function loadPictures(): readonly Picture[] {
  const lines = readAsset('pictures.tsv').toString('utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [name = '', subgroup = '', emoji = '', label = '', ...keywords] = line.split('\t')
    return { name, subgroup, emoji, label: label.toLowerCase(), keywords }
  })
}

function indexPictures(pictures: readonly Picture[]): Index {
  const byName = new Map(pictures.filter(isReal).map((picture) => [picture.name, picture]))
  const byLabel = new Map<string, Picture>()
  const byEmoji = new Map<string, Picture>()
  const parts = new Map<string, Ranked[]>()
  const byKeyword = new Map<string, Picture[]>()
  for (const picture of pictures) {
    const own = picture.subgroup === 'alias' ? byName.get(picture.label) : picture
    if (own === undefined) continue
    const plain = picture.name.replaceAll('-', ' ')
    if (!byLabel.has(plain)) byLabel.set(plain, own)
    if (picture.subgroup === 'alias') continue
    const label = plainLabel(picture.label)
    if (!byLabel.has(label)) byLabel.set(label, own)
    if (picture.emoji !== '') byEmoji.set(withoutSelector(picture.emoji), own)
    if (isSeldom(picture.name, picture.subgroup)) continue
    const words = label.split(' ')
    for (const [at, part] of words.entries()) {
      rank(parts, part, { picture: own, rank: (at === words.length - 1 ? 0 : 10) + words.length })
    }
    for (const keyword of picture.keywords) append(byKeyword, keyword.toLowerCase(), own)
  }
  const byPart = new Map([...parts].map(([part, list]) => [part, sorted(list)] as const))
  return { byName, byLabel, byPart, byKeyword, byEmoji }
}

interface Ranked {
  readonly picture: Picture
  readonly rank: number
}

function rank(map: Map<string, Ranked[]>, part: string, ranked: Ranked): void {
  const list = map.get(part)
  if (list === undefined) map.set(part, [ranked])
  else if (!list.some(({ picture }) => picture === ranked.picture)) list.push(ranked)
}

/** The pictures that end in the word first, short names before long ones. */
function sorted(list: Ranked[]): readonly Picture[] {
  if (list.length > 1) list.sort((one, other) => one.rank - other.rank)
  return list.map(({ picture }) => picture)
}

function isReal({ subgroup }: Picture): boolean {
  return subgroup !== 'alias'
}

export function withoutSelector(emoji: string): string {
  return emoji.replaceAll('\ufe0f', '')
}

function plainLabel(label: string): string {
  return label
    .replace(/[’'“”":,.()!]/g, '')
    .replaceAll('-', ' ')
    .trim()
}

function append(map: Map<string, Picture[]>, key: string, picture: Picture): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [picture])
  else if (!list.includes(picture)) list.push(picture)
}
