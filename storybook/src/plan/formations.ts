import { ANIMALS } from './kinds.ts'
import type { Subject } from './plan.ts'

/** What a flock may form together. */
const FIGURES = /^(?:heart|star|arrow|circle|ring|triangle|diamond)$/
const FLOCK = 4

/** Whether these form a shape all together, and none of them is shaped so itself. */
export function isFormation({ kind, count, shape }: Subject): boolean {
  return ANIMALS.has(kind) && count >= FLOCK && FIGURES.test(shape ?? '')
}
