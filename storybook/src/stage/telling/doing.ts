import type { Action } from '../../plan/plan.ts'

/** This deed, and nothing else said about it. */
export const doing = (verb: string, more: Partial<Action> = {}): Action => ({
  verb,
  direction: null,
  target: null,
  prop: null,
  pace: 'normal',
  ...more,
})

/** The same deed, done to nobody. */
export const unaimed = (action: Action): Action => ({ ...action, target: null })
