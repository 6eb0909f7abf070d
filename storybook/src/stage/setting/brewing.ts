import type { Subject } from '../../plan/plan.ts'

const BREWS = /\b(cauldrons?|(?:magic )?potions?|spell ?books?|crystal balls?)$/u

/** Whether this is what witches and wizards have at home, or is done with it. */
export function brews({ noun, actions }: Subject): boolean {
  return BREWS.test(noun) || actions.some(({ prop }) => BREWS.test(prop ?? ''))
}
