import { readAsset } from '../../lexicon/asset.ts'
import type { Facts } from './facts.ts'

/** What a picture is like by its emoji subgroup, when nobody wrote down more about it. */
const GROUP_FACTS: Readonly<Record<string, Facts>> = {
  'animal-mammal': { tall: 0.9, faces: 'left', build: 'quadruped' },
  'animal-bird': { tall: 0.4, faces: 'left', build: 'bird' },
  'animal-amphibian': { tall: 0.15, build: 'quadruped' },
  'animal-reptile': { tall: 0.4, faces: 'left', build: 'quadruped' },
  'animal-marine': { long: 0.8, faces: 'left', home: 'underwater', build: 'fish' },
  'animal-bug': { long: 0.08, build: 'insect' },
  'plant-flower': { tall: 0.4, build: 'plant' },
  'plant-other': { tall: 0.5, build: 'plant' },
  'food-fruit': { tall: 0.1 },
  'food-vegetable': { tall: 0.15 },
  'food-prepared': { tall: 0.14 },
  'food-asian': { tall: 0.14 },
  'food-sweet': { tall: 0.12 },
  drink: { tall: 0.16 },
  dishware: { tall: 0.2 },
  'place-map': { tall: 1 },
  'place-geographic': { tall: 60 },
  'place-building': { tall: 12 },
  'place-religious': { tall: 14 },
  'place-other': { tall: 8 },
  'transport-ground': { tall: 1.8, faces: 'left', build: 'wheeled' },
  'transport-water': { tall: 4, faces: 'left', home: 'surface', build: 'boat' },
  'transport-air': { tall: 4, faces: 'left', home: 'air' },
  hotel: { tall: 0.5 },
  time: { tall: 0.3 },
  'sky-weather': { tall: 3, home: 'air' },
  event: { tall: 0.5 },
  'award-medal': { tall: 0.3 },
  sport: { tall: 0.3 },
  game: { tall: 0.3 },
  'arts-crafts': { tall: 0.3 },
  clothing: { tall: 0.5 },
  sound: { tall: 0.3 },
  music: { tall: 0.3 },
  'musical-instrument': { tall: 0.8 },
  phone: { tall: 0.16 },
  computer: { tall: 0.35 },
  'light-video': { tall: 0.25 },
  'book-paper': { tall: 0.28 },
  money: { tall: 0.15 },
  mail: { tall: 0.3 },
  writing: { tall: 0.18 },
  office: { tall: 0.25 },
  lock: { tall: 0.1 },
  tool: { tall: 0.35 },
  science: { tall: 0.35 },
  medical: { tall: 0.2 },
  household: { tall: 0.5 },
  'other-object': { tall: 0.6 },
  'face-costume': { tall: 1.2 },
  'cat-face': { tall: 0.4 },
  'monkey-face': { tall: 0.5 },
  heart: { tall: 0.5, home: 'any' },
  emotion: { tall: 0.5, home: 'any' },
  person: { tall: 1.7 },
  'person-gesture': { tall: 1.2 },
  'person-role': { tall: 1.2 },
  'person-fantasy': { tall: 1.7 },
  'person-activity': { tall: 1.7, faces: 'left' },
  'person-sport': { tall: 1.7, faces: 'left' },
  'person-resting': { tall: 1.2 },
  family: { tall: 1.7 },
  flag: { tall: 0.6 },
}

const ANYTHING: Facts = { tall: 0.5 }

let groupByName: ReadonlyMap<string, string> | undefined

/** The emoji subgroup of a picture (`animal-mammal`); undefined for the few without. */
export function groupOf(name: string): string | undefined {
  groupByName ??= loadGroups()
  return groupByName.get(name)
}

function loadGroups(): ReadonlyMap<string, string> {
  const groups = JSON.parse(String(readAsset('picture-groups.json'))) as Record<string, string[]>
  return new Map(
    Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
  )
}

/** What to believe of a picture before looking at it. */
export function groupFacts(name: string): Facts {
  return GROUP_FACTS[groupOf(name) ?? ''] ?? ANYTHING
}
