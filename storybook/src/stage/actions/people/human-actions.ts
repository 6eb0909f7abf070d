import type { Choreography } from '../action.ts'
import { GESTURES } from './gestures.ts'
import { WALKING } from './walking.ts'

/** Everything people do; ids are the verbs of the plan. */
export const HUMAN_ACTIONS: readonly Choreography[] = [...WALKING, ...GESTURES]
