import type { Ink } from '../../ink.ts'
import type { Breed } from './breed.ts'

/** The coat's second colour: the one asked for, its own, or a step from the colour that a prompt asked for. */
export function toneOf(ink: Ink, { second, coat }: Breed): string {
  if (ink.second !== undefined) return ink.second
  if (second && ink.own) return second
  return coat === 'bib' || coat === 'mask' ? ink.pale : ink.deep
}

/** The dark patches of a coat in three colours. */
export function thirdOf(ink: Ink): string {
  return ink.second ?? (ink.own ? '#4b423d' : ink.deep)
}

/** The patterns of a coat, one over the other: two colours that were asked for show as patches where the breed has none. */
export function patternsOf(ink: Ink, { coat }: Breed): readonly Breed['coat'][] {
  const bare = coat === 'plain' || coat === 'stripes'
  return ink.second !== undefined && bare ? ['patches', coat] : [coat]
}
