import { BEYOND, REMOTE } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

/** Whether it stands behind the whole place. */
export function isBeyond({ words }: Subject, { place }: Shot): boolean {
  return place !== null && words.endsWith(BEYOND)
}

/** Whether it is said to be in the distance, of a place under the open sky, while others are near. */
export function isRemote({ words }: Subject, { place, subjects }: Shot): boolean {
  const open = place === null || findPlace(place)?.indoors !== true
  return open && subjects.length > 1 && words.endsWith(REMOTE)
}

export const isFar = (subject: Subject, shot: Shot): boolean =>
  isBeyond(subject, shot) || isRemote(subject, shot)
