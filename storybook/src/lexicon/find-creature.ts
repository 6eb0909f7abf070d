import { findPicture } from './find-picture.ts'
import type { Found } from './found.ts'

/** A picture for a creature and what is said of it: a green dragon is a dragon, though a herb is called so too. */
export function findCreature(words: string): Found | null {
  const whole = findPicture(words)
  if (whole !== null && whole.via !== 'hypernym') return whole
  return findPicture(words.split(' ').at(-1) ?? '') ?? whole
}
