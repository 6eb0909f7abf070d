import type { Ink } from '../../ink.ts'
import type { Breed } from './breed.ts'

/** The coat's second colour: its own, or a step from the colour that a prompt asked for. */
export function toneOf(ink: Ink, { second, coat }: Breed): string {
  if (second && ink.own) return second
  return coat === 'bib' || coat === 'mask' ? ink.pale : ink.deep
}

/** The dark patches of a coat in three colours. */
export function thirdOf(ink: Ink): string {
  return ink.own ? '#4b423d' : ink.deep
}
