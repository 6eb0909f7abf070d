import type { Shot } from '../../../plan/plan.ts'
import { pickUp } from './picking-up.ts'
import { putThere, setDown, takeOut } from './setting-down.ts'

/** What hands take up, and where they leave it. */
export const HANDLING_TALES: readonly ((shot: Shot) => Shot)[] = [
  pickUp,
  takeOut,
  putThere,
  setDown,
]
