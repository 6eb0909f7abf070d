import type { Shot } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { overBridge, placeOfDeed } from './deed-places.ts'
import { frontForDrivers, frontOf } from './fronts.ts'
import { inJapan } from './in-japan.ts'
import { outOfTown, throughLand } from './roads.ts'
import { shopOfTrade } from './trade-shops.ts'
import { placesUntold } from './untold-places.ts'
import { SEEN_BETTER } from './seen-better.ts'

/** A place that shows the same words better for those who are in it: a city from above for whoever flies over it. */
export function apterPlaces(shot: Shot): string[] {
  const { place: words, subjects } = shot
  const [lead] = subjects
  if (words !== null) {
    const place = findPlace(words)?.id ?? ''
    const through = byWhatIsThere(place, shot)
    if (through !== null) return [through]
    const rule = SEEN_BETTER.find(
      ([places, suits]) => places.split(' ').includes(place) && suits({ shot, lead, words }),
    )
    return rule ? [rule[2]] : []
  }
  return placesUntold(shot)
}

function byWhatIsThere(place: string, shot: Shot): string | null {
  return (
    frontOf(shot.place) ??
    frontForDrivers(place, shot) ??
    throughLand(place, shot) ??
    outOfTown(shot) ??
    overBridge(place, shot) ??
    inJapan(place, shot) ??
    shopOfTrade(place, shot) ??
    placeOfDeed(place, shot)
  )
}
