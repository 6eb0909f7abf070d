import type { Shot } from '../../plan/plan.ts'
import { without } from './creatures/told.ts'

/** What is too large to stand on in the picture, and the place that one has reached who is up there. */
const HEIGHTS: readonly (readonly [land: RegExp, place: string])[] = [
  [/\bsnowy mountain$/u, 'snowy mountain'],
  [/\b(mountain|mount|peak|summit)$/u, 'mountain top'],
  [/\b(hill|mound)$/u, 'hilltop'],
  [/\bcliff$/u, 'cliff'],
  [/\b(skyscraper|high-rise|office building|apartment building|tower block)$/u, 'rooftop'],
]

/** Who is on top of a mountain is there: no hill of cardboard is put up for one pair of feet. */
export function standOnTop(shot: Shot): Shot {
  const { place, relations, subjects } = shot
  if (place !== null) return shot
  for (const { from, relation, to } of relations) {
    const [who, land] = [from, to].map((id) => subjects.find((each) => each.id === id))
    const up = relation === 'on' && /^(person|animal|creature)$/u.test(who?.kind ?? '')
    const height = up && HEIGHTS.find(([words]) => words.test(land?.noun ?? ''))
    if (land?.count === 1 && land.size === 'normal' && height)
      return without({ ...shot, place: height[1] }, land)
  }
  return shot
}
