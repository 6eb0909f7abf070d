import type { Subject } from '../../plan/plan.ts'

const FALLING = /^(fall|drop|pour|rain|tumble|plop)$/u

/** Whether something is on its way down, into a bowl or to the ground. */
export function falls({ actions }: Subject): boolean {
  return actions.some(({ verb }) => FALLING.test(verb))
}
