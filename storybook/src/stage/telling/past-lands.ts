import { wordTable } from '../../lexicon/word-set.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

const GOES_BY_WATER = /^(drift|sail|float|glide|row|paddle|pass|cruise|go|move|travel|kayak|swim)$/u
const IN_A_BOAT = /^(row|sail|kayak)$/u

/** Dry land along which boats go, and the water that lies there. */
const WATERS = wordTable<string>([
  ['lake', 'meadow|hilltop|highlands|mountain|snowy-mountain|valley|forest|farm|village'],
  ['lake', 'castle'],
  ['jungle river', 'jungle'],
  ['river', 'desert|savanna|tuscan-hills|vineyard|wheat-field'],
])

function isUnderWay({ kind, actions }: Subject): boolean {
  const way = kind === 'boat' ? GOES_BY_WATER : IN_A_BOAT
  return actions.some(({ verb }) => way.test(verb))
}

/** A boat that drifts past hills or through a forest is on the water that lies there, and they are behind it. */
export function passLands(shot: Shot): Shot {
  const { place, scenery = [] } = shot
  if (place === null || !shot.subjects.some(isUnderWay)) return shot
  const water = WATERS[findPlace(place)?.id ?? '']
  if (water === undefined || scenery.some((words) => /^(flooded|floating|flying)$/u.test(words)))
    return shot
  return { ...shot, place: water, scenery: [place, ...scenery].slice(0, 6) }
}
