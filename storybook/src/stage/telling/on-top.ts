import type { Shot, Subject } from '../../plan/plan.ts'
import { unseen } from './without.ts'

/** What is too large to stand on in the picture, and the place that one has reached who is up there. */
const HEIGHTS: readonly (readonly [land: RegExp, place: string])[] = [
  [/\bsnowy mountain$/u, 'snowy mountain'],
  [/\b(mountain|mount|peak|summit)$/u, 'mountain top'],
  [/\b(hill|mound)$/u, 'hilltop'],
  [/\bcliff$/u, 'cliff'],
  [/\b(skyscraper|high-rise|office building|apartment building|tower block)$/u, 'rooftop'],
]

const TOWERS = /\b(skyscraper|high-rise|building|tower|tower block)$/u

/** Who is on top of a mountain is there: no hill of cardboard is put up for one pair of feet. */
export function standOnTop(shot: Shot): Shot {
  const { place, relations, subjects } = shot
  if (place !== null) return shot
  for (const { from, relation, to } of relations) {
    const [who, land] = [from, to].map((id) => subjects.find((each) => each.id === id))
    if (!who || !land || relation !== 'on' || !/^(person|animal|creature|bird)$/u.test(who.kind))
      continue
    const told = who.size === 'giant' ? onTower(shot, land) : onHeight(shot, who, land)
    if (told) return told
  }
  return shot
}

/** A giant is seen on the whole of it, with the town about. */
function onTower(shot: Shot, { kind, noun }: Subject): Shot | null {
  return kind === 'building' && TOWERS.test(noun) ? { ...shot, place: 'city' } : null
}

function onHeight(shot: Shot, { kind }: Subject, land: Subject): Shot | null {
  const height = HEIGHTS.find(([words]) => words.test(land.noun))
  const fits = land.count === 1 && land.size === 'normal' && kind !== 'bird'
  return fits && height ? unseen({ ...shot, place: height[1] }, land) : null
}
