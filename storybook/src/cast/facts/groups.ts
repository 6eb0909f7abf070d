import { wordTable } from '../../lexicon/word-set.ts'
import { readAsset } from '../../lexicon/asset.ts'
import type { Facts } from './facts.ts'

/** What a picture is like by its emoji subgroup, when nobody wrote down more about it. */
const GROUP_FACTS = wordTable<Facts>([
  [{ tall: 0.9, faces: 'left', build: 'quadruped' }, 'animal-mammal'],
  [{ tall: 0.4, faces: 'left', build: 'bird' }, 'animal-bird'],
  [{ tall: 0.15, build: 'quadruped' }, 'animal-amphibian'],
  [{ tall: 0.4, faces: 'left', build: 'quadruped' }, 'animal-reptile'],
  [{ long: 0.8, faces: 'left', home: 'underwater', build: 'fish' }, 'animal-marine'],
  [{ long: 0.08, build: 'insect' }, 'animal-bug'],
  [{ tall: 0.4, build: 'plant' }, 'plant-flower'],
  [{ tall: 0.5, build: 'plant' }, 'plant-other'],
  [{ tall: 0.1 }, 'food-fruit|lock'],
  [{ tall: 0.15 }, 'food-vegetable|money'],
  [{ tall: 0.14 }, 'food-prepared|food-asian'],
  [{ tall: 0.12 }, 'food-sweet'],
  [{ tall: 0.16 }, 'drink|phone'],
  [{ tall: 0.2 }, 'dishware|medical'],
  [{ tall: 1 }, 'place-map'],
  [{ tall: 60 }, 'place-geographic'],
  [{ tall: 12 }, 'place-building'],
  [{ tall: 14 }, 'place-religious'],
  [{ tall: 8 }, 'place-other'],
  [{ tall: 1.8, faces: 'left', build: 'wheeled' }, 'transport-ground'],
  [{ tall: 4, faces: 'left', home: 'surface', build: 'boat' }, 'transport-water'],
  [{ tall: 4, faces: 'left', home: 'air' }, 'transport-air'],
  [{ tall: 0.5 }, 'hotel|event|clothing|household|monkey-face'],
  [{ tall: 0.3 }, 'time|award-medal|sport|game|arts-crafts|sound|music|mail'],
  [{ tall: 3, home: 'air' }, 'sky-weather'],
  [{ tall: 0.8 }, 'musical-instrument'],
  [{ tall: 0.35 }, 'computer|tool|science'],
  [{ tall: 0.25 }, 'light-video|office'],
  [{ tall: 0.28 }, 'book-paper'],
  [{ tall: 0.18 }, 'writing'],
  [{ tall: 0.6 }, 'other-object|flag'],
  [{ tall: 1.2 }, 'face-costume|person-gesture|person-role|person-resting'],
  [{ tall: 0.4 }, 'cat-face'],
  [{ tall: 0.5, home: 'any' }, 'heart|emotion'],
  [{ tall: 1.7 }, 'person|person-fantasy|family'],
  [{ tall: 1.7, faces: 'left' }, 'person-activity|person-sport'],
])

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
