import type { Role } from './roles.ts'

/** From so many metres on it is a house, and no doghouse. */
const HOUSE = 3

/** How much larger than other houses. */
export const BLAZING = 1.35

/** A house that burns is what one looks at: it fills the frame, and stands high above those who run from it. */
export function isBlazing({ subject, metres }: Role): boolean {
  const burns = subject.actions.some(({ verb }) => /^burn(?:-down)?$/u.test(verb))
  return burns && subject.kind === 'building' && metres > HOUSE
}
